/** A plate that is asked for: in upper case, without blanks and dashes. */
export interface AskedPlate {
  readonly plate: string;
  readonly country: string;
  readonly state?: string | undefined;
}

/** Tells what a plate stands for, by the names of the answer's members; undefined: the plate is unknown. */
export type PlateSource = (
  asked: AskedPlate,
  signal: AbortSignal,
) => Promise<Readonly<Record<string, unknown>> | undefined>;
