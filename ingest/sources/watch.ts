import { setTimeout as pause } from 'node:timers/promises';
import type { SourceRecord } from '../../src/sources/source-record.ts';
import { isLate, standingOf, waitsSince } from '../../src/sources/source-standing.ts';
import { lookAtSource } from './look.ts';
import { isTimeForLook } from './waits.ts';
import type { WatchedSource } from './watched-source.ts';

/** Told once for each time that a source becomes late. */
export type OnLate = (record: SourceRecord) => Promise<void>;

/** Longest time between two looks at the clock, in seconds: it may be set, a source becomes late, and a person may ask for a look. */
const LONGEST_PAUSE = 5;
/** Longest time between two tries to tell that a source is late; seconds. */
const TELL_AGAIN = 60;

const isDue = ({ store, config, now }: WatchedSource): boolean =>
  isTimeForLook(store.record.next_look_at, config.every, now());

/** Tells of a source that has become late; when that fails it is told with the next look at the clock. */
async function tellLate({ store, say, now }: WatchedSource, onLate: OnLate): Promise<void> {
  const { record } = store;
  const since = waitsSince(record);
  if (!isLate(record, now()) || record.told_late_since === since) return;
  try {
    await onLate(record);
    store.change({ told_late_since: since });
    say(`is late: no new delivery since ${new Date(since * 1000).toISOString()}`);
  } catch (error) {
    say(`is late, and that could not be told: ${error instanceof Error ? error.message : error}`);
  }
}

const wait = (seconds: number, signal: AbortSignal): Promise<void> =>
  pause(seconds * 1000, undefined, { signal }).catch(() => undefined);

/**
 * Watches sources until the signal ends; each by itself, so that a slow one holds up no other. `asked`: names the last
 * request to look at all of them now (requests.ts); each is served once.
 */
export async function watchSources(
  sources: readonly WatchedSource[],
  onLate: OnLate,
  asked: () => string | undefined,
  signal: AbortSignal,
): Promise<void> {
  const watchOne = async (watched: WatchedSource): Promise<void> => {
    const { store, now } = watched;
    let served: string | undefined;
    let toldAt = Number.NEGATIVE_INFINITY;
    while (!signal.aborted) {
      const request = asked();
      const isForced = request !== undefined && request !== served;
      if (isForced || isDue(watched)) await lookAtSource(watched, isForced, signal);
      served = request;
      if (Math.abs(now() - toldAt) >= TELL_AGAIN) {
        await tellLate(watched, onLate);
        toldAt = now();
      }
      const until = store.record.next_look_at - now();
      await wait(Math.min(Math.max(until, 1), LONGEST_PAUSE), signal);
    }
  };
  await Promise.all(sources.map(watchOne));
}

/**
 * Looks once at each source whose time has come; `isForced`: at each, and refused deliveries are tried again. Gives the
 * names of those with which something is wrong.
 */
export async function lookOnce(
  sources: readonly WatchedSource[],
  isForced: boolean,
  onLate: OnLate,
  signal: AbortSignal,
): Promise<string[]> {
  const lookOne = async (watched: WatchedSource): Promise<string[]> => {
    const { store, now, name } = watched;
    if (isForced || isDue(watched)) await lookAtSource(watched, isForced, signal);
    await tellLate(watched, onLate);
    return standingOf(store.record, now()).state === 'good' ? [] : [name];
  };
  return (await Promise.all(sources.map(lookOne))).flat();
}
