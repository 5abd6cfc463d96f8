import type { Writable } from 'node:stream';
import { SingleBar } from 'cli-progress';

/** Counter of one stage of a long command. */
export interface Stage {
  /** the stage has come this far, in the unit it was opened with; `doing`: what it does now */
  at(done: number, doing?: string): void;
  /** why it does not get on; what is said stays */
  say(text: string): void;
  end(): void;
}

/** Opens a stage: its name, what it counts and how much there is when that is known. */
export type Progress = (name: string, unit: string, total?: number) => Stage;

/** Shows nothing. */
export const silent: Progress = () => ({ at() {}, say() {}, end() {} });

/** A stage that nobody sees. */
export const UNSEEN: Stage = silent('', '');

const EVERY_MS = 10_000;
const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** A bar for a person who watches. */
const bars =
  (out: Writable): Progress =>
  (name, unit, total) => {
    const bar = new SingleBar({
      stream: out as NodeJS.WritableStream,
      format: `${name.padEnd(8)} [{bar}] {percentage}% {value}/{total} ${unit} {doing}`,
      hideCursor: true,
      clearOnComplete: false,
      formatValue: (value, _options, type) =>
        type === 'percentage' ? String(value).padStart(3) : whole.format(value),
    });
    bar.start(total ?? 0, 0, { doing: '' });
    return {
      at(done, doing = '') {
        if (done > bar.getTotal()) bar.setTotal(done);
        bar.update(done, { doing });
      },
      say(text) {
        out.write(`\n${text}\n`);
      },
      end() {
        bar.update(bar.getTotal(), { doing: '' });
        bar.stop();
      },
    };
  };

/** A line now and then for a log. */
const counters =
  (out: Writable, now: () => number): Progress =>
  (name, unit, total) => {
    let said = now();
    let last = 0;
    const say = (done: number, doing?: string): void => {
      const of = total === undefined || total < done ? '' : ` of ${whole.format(total)}`;
      out.write(`${name}: ${whole.format(done)}${of} ${unit}${doing ? `, ${doing}` : ''}\n`);
    };
    return {
      at(done, doing) {
        last = done;
        if (now() - said < EVERY_MS) return;
        said = now();
        say(done, doing);
      },
      say(text) {
        out.write(`${text}\n`);
      },
      end() {
        say(last);
      },
    };
  };

/** A bar when `out` is a terminal, plain counters otherwise. */
export const progressOn = (out: Writable & { isTTY?: boolean }, now: () => number = Date.now): Progress =>
  out.isTTY ? bars(out) : counters(out, now);
