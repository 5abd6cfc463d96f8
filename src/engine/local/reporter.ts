import type { WriteStream } from 'node:tty';
import { SingleBar } from 'cli-progress';
import type { EngineEvents } from './events.ts';

const PLAIN_EVERY_MS = 10_000;

/** What a person or a log sees while an engine starts; `close` ends an unfinished line. */
export type EngineReporter = Required<EngineEvents> & { close(): void };

/** Shows a start on `stream`: a bar or a counting line on a terminal, else a plain line every ten seconds. */
export function engineReporter(stream: WriteStream): EngineReporter {
  return stream.isTTY ? onTerminal(stream) : onLines(stream);
}

function onTerminal(stream: WriteStream): EngineReporter {
  let bar: { label: string; bar: SingleBar } | undefined;
  let counting = false;
  const close = (): void => {
    bar?.bar.stop();
    bar = undefined;
    if (counting) stream.write('\n');
    counting = false;
  };
  const open = (label: string, total: number): SingleBar => {
    close();
    const opened = new SingleBar({ stream, format: '{label} {bar} {value}/{total}', hideCursor: true });
    opened.start(total, 0, { label });
    bar = { label, bar: opened };
    return opened;
  };
  return {
    say: (text) => {
      close();
      stream.write(`${text}\n`);
    },
    progress: (done, total, label) => {
      if (total !== undefined) {
        (bar?.label === label ? bar.bar : open(label, total)).update(done);
        return;
      }
      if (!counting) close();
      counting = true;
      stream.write(`\r${label}: ${done}`);
    },
    close,
  };
}

function onLines(stream: WriteStream): EngineReporter {
  let label = '';
  let last = Number.NEGATIVE_INFINITY;
  return {
    say: (text) => void stream.write(`${text}\n`),
    progress: (done, total, now) => {
      if (now === label && performance.now() - last < PLAIN_EVERY_MS) return;
      label = now;
      last = performance.now();
      stream.write(`${now}: ${done}${total === undefined ? '' : `/${total}`}\n`);
    },
    close: () => undefined,
  };
}
