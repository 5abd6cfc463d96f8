import { marketHome, onLedger, sharedHome } from '../delivery/homes.ts';
import { documentsByRole, type PublishOptions, publishFull } from '../delivery/publish-listings.ts';
import type { RebuildOptions } from '../delivery/rebuild-options.ts';
import { derive } from '../derive/derive.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { NothingLoaded } from '../ground/outcome.ts';
import { Stopwatch } from '../ground/stopwatch.ts';
import { type Delivery, deliveries, setIndices, setLayout } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { refill } from '../ledger/refill.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { requireHeld } from '../publish/fence.ts';
import { dropDeadHistory } from '../publish/history.ts';
import { dropOtherGenerations, generationIndices, generationOf } from '../publish/indices.ts';
import { refuseForeign, seen, servedListings } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { switchTo } from '../publish/switch.ts';
import { publishWholeHistory } from '../publish/whole-history.ts';
import { admitSold } from '../sold/admit.ts';
import { prepareSold } from '../sold/prepare.ts';
import { hasSold } from '../sold/refresh.ts';
import { refreshTrends } from '../trends/refresh.ts';
import { directoryRecords } from '../whole-records/directory.ts';
import { rebuildRecords } from '../whole-records/rebuild.ts';
import { sharedRecords } from '../whole-records/shared-records.ts';
import type { InstalledDataset, InstalledDirectory } from './load.ts';

/** What a rebuild made: documents by role, closed records, seconds by stage. */
export interface RebuildResult {
  readonly documents: Readonly<Record<string, number>>;
  readonly seconds: Readonly<Record<string, number>>;
}

type ListingsRebuild = PublishOptions & Pick<RebuildOptions, 'adopt'>;

/** A generation name that no index has: the delivery's, and how often it was rebuilt before. */
async function freshGeneration({ client, indexPrefix, market }: PublishOptions, delivery: Delivery) {
  for (let times = 1; ; times += 1) {
    const generation = `${generationOf(delivery)}-rebuilt${times}`;
    const names = Object.values(generationIndices(indexPrefix, market, generation));
    const taken = await Promise.all(names.map((index) => client.indices.exists({ index })));
    if (!taken.includes(true)) return generation;
  }
}

async function rebuildFrom(options: ListingsRebuild, ledger: Ledger): Promise<RebuildResult> {
  const { client, indexPrefix, market, dataset, warm, adopt = false } = options;
  const known = await deliveries(ledger.db, 'listings');
  const newest = known[0];
  if (!newest)
    throw new NothingLoaded(`the ledger of ${market} has no delivery; load one with forecourt ingest`);
  const found = await seen(client, ledger, await servedListings(options, ledger));
  if (!adopt) refuseForeign(found, ledger);
  const watch = new Stopwatch();
  const generation = await freshGeneration(options, newest);
  const indices = generationIndices(indexPrefix, market, generation);
  const delivery = { ...newest, indices };
  await watch.time('refill', () => refill(ledger.db, { dataset, market, upto: newest.id }));
  const derivation = await watch.time('derive', () =>
    derive(ledger.db, { dataset, market, upto: newest.id, touchedOnly: false }),
  );
  const counts = await publishFull(options, ledger, { delivery, derivation }, watch);
  const history = await watch.time('history', () =>
    publishWholeHistory(options, ledger, newest.id, generation),
  );
  if (warm) await watch.time('warm', () => warm(Object.values(indices)));
  // the ledger first: a run that dies in between is completed by running it again
  await setIndices(ledger.db, newest.id, indices);
  await watch.time('switch', () => switchTo(client, indexPrefix, market, { indices, history, seen: found }));
  await setLayout(ledger.db, newest.id);
  await watch.time('trends', () => refreshTrends(options, ledger, { anew: true }));
  if (found.strange.length) await dropOtherReports(options, ledger, { dataset: 'listings', market });
  for (const one of known)
    await rememberDelivery(options, one.id === newest.id ? delivery : one, {
      history: one.id === newest.id && history.add.length > 0,
      sold: await hasSold(options, ledger),
    });
  await dropOtherGenerations(client, indexPrefix, market, Object.values(indices));
  await dropDeadHistory(client, indexPrefix, market);
  return { documents: documentsByRole(indices, counts), seconds: watch.seconds };
}

/**
 * Makes every index of a market again from the ledger alone and switches to them at once (feeds.md section 3). A
 * rollback is not possible afterwards, for the generation before is gone. Throws CommandRefusal when nothing is loaded, a
 * load is running, or another ledger's listings answer.
 */
export const rebuildListings = (
  options: PublishOptions,
  { waitSeconds = 0, adopt = false }: RebuildOptions = {},
): Promise<RebuildResult> =>
  onLedger(marketHome(options), { waitSeconds }, (ledger) => rebuildFrom({ ...options, adopt }, ledger));

/** Makes the index of a directory again from the ledger. Gives the number of records; throws CommandRefusal when nothing is loaded. */
export const rebuildDirectory = (
  installed: InstalledDirectory,
  { waitSeconds = 0, adopt = false }: RebuildOptions = {},
): Promise<number> =>
  onLedger(marketHome(installed), { waitSeconds }, async (ledger) => {
    const { market, directory } = installed;
    const made = await rebuildRecords(installed, ledger, directoryRecords(installed, directory), adopt);
    if (made) return made;
    throw new NothingLoaded(
      `the ledger of ${market} has no ${directory} delivery; load one with forecourt ingest`,
    );
  });

/**
 * Makes the indices of a dataset without a market again from the ledger. Gives the number of records. Throws NothingLoaded
 * (outcome.ts) where the newest delivery would answer and there is none.
 */
export const rebuildShared = (
  installed: InstalledDataset,
  { waitSeconds = 0, adopt = false }: RebuildOptions = {},
): Promise<number> =>
  onLedger(sharedHome(installed), { waitSeconds }, async (ledger) => {
    const records = sharedRecords(installed.dataset, installed.indexPrefix);
    const made = await rebuildRecords(installed, ledger, records, adopt);
    if (made || records.answer === 'together') return made;
    throw new NothingLoaded(
      `the ledger has no ${installed.dataset} delivery; load one with forecourt ingest`,
    );
  });

/** Writes every sold month again from the ledger alone. Gives their number and rows; throws CommandRefusal when there is none. */
export const rebuildSold = (
  installed: InstalledMarket,
  { waitSeconds = 0, adopt = false }: RebuildOptions = {},
): Promise<{ readonly months: number; readonly rows: number }> =>
  onLedger(marketHome(installed), { waitSeconds }, async (ledger) => {
    await admitSold(installed, ledger, adopt);
    const generation = await prepareSold(ledger, { ...installed, anew: true });
    if (!generation)
      throw new NothingLoaded(
        'the ledger has no sold months; load listings or sold vehicles with forecourt ingest',
      );
    await requireHeld(installed.client);
    await generation.show();
    for (const delivery of await deliveries(ledger.db, 'sold')) await rememberDelivery(installed, delivery);
    const { months } = generation.manifest;
    return { months: months.length, rows: months.reduce((sum, { rows }) => sum + rows, 0) };
  });
