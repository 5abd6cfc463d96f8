import { freemem, totalmem } from 'node:os';
import { EngineUnavailable } from './errors.ts';

const MB = 1024 * 1024;
const MIN_AVAILABLE = 1_500 * MB;
const USUAL_HEAP_MB = 2_048;

/** Bytes that a new process could have here: of the machine, or of the container when that is less. */
function availableBytes(): number {
  const limit = process.constrainedMemory();
  const all = limit > 0 ? Math.min(limit, totalmem()) : totalmem();
  // elsewhere "free" leaves out what the system would give up at once, so take half of all instead
  return process.platform === 'linux' ? Math.min(freemem(), all) : all / 2;
}

/**
 * The heap as the JVM writes it (`2048m`): the one asked for, else 2 GB, else a third of what is available, so that
 * the file cache and the service itself keep some.
 * @throws EngineUnavailable `memory` below 1.5 GB available, or when what was asked for does not fit.
 */
export function chooseHeap(asked: string | undefined, available = availableBytes()): string {
  const gigabytes = (available / 1024 / MB).toFixed(1);
  if (asked !== undefined) {
    const match = /^(\d+)([mg])$/i.exec(asked);
    const heap = Number(match?.[1]) * (match?.[2]?.toLowerCase() === 'g' ? 1024 : 1);
    if (!match || heap < 256)
      throw new EngineUnavailable('memory', `The heap "${asked}" is not a size such as 2g or 768m.`);
    if (heap * MB <= available) return `${heap}m`;
    throw new EngineUnavailable(
      'memory',
      `A heap of ${asked} does not fit into the ${gigabytes} GB available.`,
    );
  }
  if (available < MIN_AVAILABLE) {
    const message =
      `Only ${gigabytes} GB of memory are available; the engine needs 1.5 GB. ` +
      'Close some programs, or set ELASTICSEARCH_URL to an engine on another machine.';
    throw new EngineUnavailable('memory', message);
  }
  return `${Math.min(USUAL_HEAP_MB, Math.floor(available / 3 / MB))}m`;
}
