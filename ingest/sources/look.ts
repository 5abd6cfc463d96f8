import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OutgoingFault } from '../../src/outgoing/fault.ts';
import type { SourceDelivery } from '../../src/sources/source-record.ts';
import { faultText } from '../ground/fault-text.ts';
import { datedLater, foundDeliveries, newDeliveries, nothingFits } from './deliveries.ts';
import { fetchUnlessTooLarge, filesOf, folderOf, maxBytes } from './fetch.ts';
import { ComeBackLater, type RemoteFile } from './location.ts';
import type { RecordStore } from './store.ts';
import { isTimeForReload, waitAfterRefusals, waitAsAsked } from './waits.ts';
import type { WatchedSource } from './watched-source.ts';

/** Loading failed for a reason that is not the delivery's. */
class LoadFailed extends Error {}

/** Older deliveries that were refused, or never tried: what is newer is loaded. */
function passOlder({ store, folder }: WatchedSource, asOf: number, at: number): void {
  for (const older of store.record.deliveries) {
    if (older.state !== 'refused' || older.as_of > asOf) continue;
    store.note({ ...older, state: 'passed', at, next_at: undefined });
    rmSync(join(folder, older.id), { recursive: true, force: true });
  }
}

/** Loads a delivery that is fetched, and notes what became of it. Throws LoadFailed. */
async function load(watched: WatchedSource, delivery: SourceDelivery): Promise<void> {
  const { name, store, say, now } = watched;
  const { id, as_of } = delivery;
  const files = filesOf(watched, delivery);
  const outcome = await watched.load({ source: name, asOf: as_of, files, origin: `${name}/${id}` });
  const told = delivery.names.join(', ');
  if (outcome.is === 'failed') throw new LoadFailed(`${told}: ${outcome.fault}`);
  if (outcome.is === 'refused') {
    const tries = delivery.tries + 1;
    const wait = waitAfterRefusals(tries);
    const next_at = wait === undefined ? undefined : now() + wait;
    store.note({ ...delivery, state: 'refused', at: now(), tries, next_at, fault: outcome.fault });
    say(`refused: ${told}: ${outcome.fault}`);
    return;
  }
  const { fault: _, next_at: __, ...rest } = delivery;
  // the ledger has it: from here on only the note of it can be missing, and the ledger knows its origin
  store.note({ ...rest, state: 'loaded', at: now(), number: outcome.number }, { delivered_at: now() });
  rmSync(folderOf(watched, id), { recursive: true, force: true });
  passOlder(watched, as_of, now());
  say(`loaded: ${told} (delivery ${outcome.number})`);
}

/** Deliveries that were fetched by an earlier look, and refused ones whose time has come; the oldest first. */
async function loadWhatIsHere(watched: WatchedSource, isForced: boolean): Promise<void> {
  const { store, now } = watched;
  const isDue = ({ state, next_at, over }: SourceDelivery): boolean =>
    state === 'fetched' ||
    (state === 'refused' && over === undefined && (isForced || isTimeForReload(next_at, now())));
  const due = store.record.deliveries.filter(isDue).sort((one, other) => one.as_of - other.as_of);
  for (const delivery of due) await load(watched, delivery);
}

/** Notes when what was loaded was put up again unchanged: its source is at work. */
function noteAlive({ store, now }: WatchedSource, files: readonly RemoteFile[]): void {
  const { deliveries, put_up_at = 0, delivered_at = 0 } = store.record;
  const loaded = new Set(
    deliveries.flatMap((one) =>
      one.state === 'loaded' ? one.names.map((name, at) => `${name}\0${one.versions[at]}`) : [],
    ),
  );
  const times = files.flatMap(({ name, version, modified }) =>
    modified !== undefined && loaded.has(`${name}\0${version}`) ? [modified] : [],
  );
  const latest = Math.min(Math.max(0, ...times), now());
  if (latest > put_up_at && latest > delivered_at) store.change({ put_up_at: latest });
}

/** What a look found besides deliveries. */
interface Taken {
  /** the source is worth another look soon */
  readonly isUnsettled: boolean;
  /** files are there, and none of them is meant, or one waits for its time */
  readonly notice: string | undefined;
}

/** Fetches and loads what the source has that is not known. */
async function takeNew(watched: WatchedSource, signal: AbortSignal): Promise<Taken> {
  const { store, location, config, now } = watched;
  const versions = new Set(store.record.deliveries.slice(-1).flatMap((one) => one.versions));
  const files = await location.list(versions, signal);
  const { deliveries, isUnsettled } = foundDeliveries(files, config, now());
  noteAlive(watched, files);
  const limit = maxBytes(config);
  const known = store.record.deliveries.filter(
    ({ state, over }) => state !== 'refused' || over === undefined || over === limit,
  );
  const { newIn, isShown } = newDeliveries(files, known, config);
  const fresh = deliveries.flatMap((found) => newIn(found) ?? []);
  for (const found of fresh) {
    signal.throwIfAborted();
    const delivery = await fetchUnlessTooLarge(watched, found, signal);
    if (delivery) await load(watched, delivery);
  }
  const shown = new Set([...deliveries, ...fresh].flatMap(({ id }) => id ?? []));
  store.forget((one) => shown.has(one.id) || isShown(one));
  sweep(watched, shown);
  return { isUnsettled, notice: nothingFits(files, config) ?? datedLater(files, config, now()) };
}

/** Removes what was begun of versions that the source does not have any more. */
function sweep({ store, folder }: WatchedSource, shown: ReadonlySet<string>): void {
  const kept = store.record.deliveries.filter(({ state }) => state === 'fetched' || state === 'refused');
  const wanted = new Set([...shown, ...kept.map(({ id }) => id)]);
  const names = existsSync(folder) ? readdirSync(folder) : [];
  for (const name of names.filter((one) => !wanted.has(one)))
    rmSync(join(folder, name), { recursive: true, force: true });
}

/** Notes a failure. Where the disk is full that fails, too: this process knows it all the same, and goes on. */
function noteFailure({ store, say }: WatchedSource, noted: Parameters<RecordStore['change']>[0]): void {
  try {
    store.change(noted);
  } catch (error) {
    say(`what is known of it cannot be written: ${faultText(error)}`);
  }
}

/** In words of ours; what the calls say names the host at most. */
const wordsOf = (error: unknown): string =>
  error instanceof OutgoingFault || error instanceof LoadFailed ? error.message : faultText(error);

/**
 * Looks at a source once: loads what was fetched before, then fetches and loads what is new, the oldest first. Whatever
 * fails is noted, with when it is tried again; `isForced`: refused deliveries are tried again now. A kill at any moment
 * neither loses nor repeats a delivery: it is noted as fetched before its load begins, and the ledger takes an origin once.
 */
export async function lookAtSource(
  watched: WatchedSource,
  isForced: boolean,
  signal: AbortSignal,
): Promise<void> {
  const { store, config, say, now } = watched;
  try {
    await loadWhatIsHere(watched, isForced);
    const { isUnsettled, notice } = await takeNew(watched, signal);
    const wait = isUnsettled ? Math.min(config.every, config.settle) : config.every;
    if (notice !== undefined && notice !== store.record.fault) say(notice);
    store.change({ looked_at: now(), next_look_at: now() + wait, failures: 0, fault: notice });
  } catch (error) {
    // whoever ends the watch is no fault of the source
    if (signal.aborted) return;
    const [failures, fault] = [store.record.failures + 1, wordsOf(error)];
    const asked = error instanceof ComeBackLater ? error.seconds : 0;
    const wait = waitAsAsked(failures, config.every, asked);
    noteFailure(watched, { looked_at: now(), next_look_at: now() + wait, failures, fault });
    say(`${fault}; next try in ${wait} s`);
  }
}
