/**
 * What a start tells while it runs. `say` gets one finished sentence; `progress` is called about once a second
 * with a label that names the unit (MB while downloading, seconds while booting), `total` undefined when unknown.
 */
export type EngineEvents = {
  say(text: string): void;
  progress?(done: number, total: number | undefined, label: string): void;
};
