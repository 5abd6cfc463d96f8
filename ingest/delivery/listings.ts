import { directoryAlias, historyIndex } from '../../src/engine/names.ts';
import { listingRows } from '../accept/listing-rows.ts';
import type { DealerRow } from '../feeds/vehicle-ads/dealer.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { type Delivery, deliveries } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { collect, withdrawDelivery } from '../ledger/take.ts';
import { dropOtherReports } from '../publish/adopt.ts';
import { bytesOf, openToWrites, requireEngineRoom } from '../publish/engine-disk.ts';
import { dropDeadHistory, liveHistory, mergeHistory } from '../publish/history.ts';
import { dropIndices, dropOtherGenerations, generationIndices, generationOf } from '../publish/indices.ts';
import { keptDeliveries } from '../publish/kept-deliveries.ts';
import { isLive, nameOwner, ownNames, refuseStrange, seen, servedListings } from '../publish/owner.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { switchTo } from '../publish/switch.ts';
import { hasSold, refuseNewerSold } from '../sold/refresh.ts';
import { refuseNewerTrends } from '../trends/refresh.ts';
import { dropSilent } from '../whole-records/indices.ts';
import { admit, refuseUnpublished, strangeRows } from './admit.ts';
import type { DeliveryAdapter } from './life.ts';
import type { Loader } from './load.ts';
import type { DeliveryLoad } from './load-options.ts';
import { type PublishOptions, publishListings } from './publish-listings.ts';
import { refuseRows } from './refusals.ts';
import type { Withdrawable } from './roll-back.ts';
import { type TakenIn, takeListingsIn } from './take-listings-in.ts';

/** The life of a delivery of listings: a generation of indices, one for each role, and the records that it closed. */

/** A load of a market's listings: into which installation, which files, and how they are read. */
export interface LoadOptions extends PublishOptions, DeliveryLoad {
  /** the files are a dealer's own vehicle-ads feed */
  readonly format?: 'meta' | 'google' | undefined;
  /** that dealer, where the feed lacks it */
  readonly dealer?: DealerRow | undefined;
  /** of the sample: it follows a delivery of the sample that was loaded just before */
  readonly follows?: boolean | undefined;
  /** the delivery covers only the sources that it holds */
  readonly partial?: boolean | undefined;
}

/** The index of the records that a delivery closed. */
const historyOf = ({ indexPrefix, market }: InstalledMarket, delivery: Delivery): string =>
  historyIndex(indexPrefix, market, generationOf(delivery));

/** Dealers that were counted with a delivery that does not answer (dealer-counts.ts), and those that were counted before. */
const dropSilentDealers = ({ client, indexPrefix, market }: InstalledMarket): Promise<void> =>
  dropSilent(client, directoryAlias(indexPrefix, market, 'dealers'));

/** Removes indices older than those of the delivery before, and what the ledger keeps for a rollback only. */
async function dropReplaced(installed: InstalledMarket, ledger: Ledger, newest: Delivery): Promise<void> {
  const { db } = ledger;
  const { client, indexPrefix, market } = installed;
  const kept = await keptDeliveries(client, await deliveries(db, 'listings'), Date.now());
  const indices = kept.flatMap((one) => Object.values(one.indices));
  await dropOtherGenerations(client, indexPrefix, market, indices);
  await dropSilentDealers(installed);
  await dropDeadHistory(client, indexPrefix, market);
  await mergeHistory(installed, historyOf(installed, newest), nameOwner(ledger));
  const before = kept[1];
  if (before && !newest.partial) await collect(db, before.id, market);
}

/** Keeps the report of a delivery that answers, and what answers beside it. */
async function remember(installed: InstalledMarket, ledger: Ledger, delivery: Delivery): Promise<void> {
  const closed = await liveHistory(installed.client, installed.indexPrefix, installed.market);
  const sold = await hasSold(installed, ledger);
  await rememberDelivery(installed, delivery, { history: closed.length > 0, sold });
}

/** Lets the indices of the delivery before answer again. */
async function showWithout(
  installed: InstalledMarket,
  ledger: Ledger,
  newest: Delivery,
  before: Delivery,
): Promise<void> {
  const { client, indexPrefix, market } = installed;
  const found = await seen(client, ledger, await servedListings(installed, ledger));
  // another ledger has taken over meanwhile, on purpose: it goes on answering
  if (found.strange.length) return;
  await switchTo(client, indexPrefix, market, {
    indices: before.indices,
    history: { add: [], remove: [historyOf(installed, newest)] },
  });
  // what answers beside it may be more than there was when it came
  await remember(installed, ledger, before);
  // older ones may be there for whoever pages; to go back to them the ledger has forgotten too much (dropReplaced)
  await dropOtherGenerations(client, indexPrefix, market, Object.values(before.indices));
}

/** Does the engine still hold all indices of the delivery? */
async function isKept({ client }: InstalledMarket, { indices }: Delivery): Promise<boolean> {
  for (const index of Object.values(indices)) if (!(await client.indices.exists({ index }))) return false;
  return true;
}

/** Listings of a market in its ledger. */
export const listingsAdapter = (
  installed: InstalledMarket,
  ledger: Ledger,
): DeliveryAdapter & Withdrawable => ({
  installed,
  ledger,
  dataset: 'listings',
  answers: ({ indices }) => isLive(installed, ledger, indices),
  keepReport: (delivery) => remember(installed, ledger, delivery),
  dropReplaced: (delivery) => dropReplaced(installed, ledger, delivery),
  dropBuilt: async (delivery) => {
    const names = [...Object.values(delivery.indices), historyOf(installed, delivery)];
    await dropIndices(installed.client, await ownNames(installed.client, ledger, names));
    await dropSilentDealers(installed);
  },
  forget: ({ id }) => withdrawDelivery(ledger.db, id),
  before: (known) => known.find(({ state }) => state === 'live'),
  showWithout: async (newest, before) => {
    if (before) await showWithout(installed, ledger, newest, before);
  },
  requireBefore: async (newest, before) => {
    if (!newest) throw new CommandRefusal(`nothing is loaded in ${installed.market}`);
    refuseStrange(await seen(installed.client, ledger, await servedListings(installed, ledger)), ledger);
    if (!before) throw new CommandRefusal(`${installed.market} has no earlier delivery to roll back to`);
    if (!(await isKept(installed, before)))
      throw new CommandRefusal(
        'the engine no longer has the delivery before the newest: only one rollback in a row is possible',
      );
    refuseNewerSold(installed, ledger);
    refuseNewerTrends(installed, ledger);
    return newest;
  },
});

/** Loads a delivery of listings. */
export const listingsLoader = (options: LoadOptions, ledger: Ledger): Loader<TakenIn> => {
  const { client, indexPrefix, market, dataset, asOf, sample = false, partial = false } = options;
  return {
    ...listingsAdapter(options, ledger),
    form: listingRows(dataset, market),
    rules: market,
    options,
    admit: async (known) => {
      const found = await admit(options, ledger, await servedListings(options, ledger));
      await requireEngineRoom(client, bytesOf(options.files));
      await openToWrites(client, options.indexPrefix);
      if (partial) refuseUnpublished(known, found);
      refuseNewerSold(options, ledger);
      refuseNewerTrends(options, ledger);
      return found;
    },
    refuse: async ({ found, rejectsFile }, _, before) => {
      const answers = before && (await strangeRows(options, before));
      await refuseRows(ledger.db, found, { ...options, asOf, sample, partial, answers }, rejectsFile);
    },
    pending: (id, accepted) => ({
      id,
      dataset: 'listings',
      market,
      asOf,
      sample,
      partial,
      state: 'pending',
      accepted,
      indices: generationIndices(indexPrefix, market, generationOf({ id, asOf, sample })),
      report: '{}',
    }),
    takeIn: (delivery, _, watch) =>
      watch.time('derive', () => takeListingsIn(options, ledger, delivery, options.acceptShrink === true)),
    publish: ({ delivery, taken, seen: before }, watch, onBuilt) =>
      publishListings(options, ledger, { ...taken, delivery, seen: before }, watch, onBuilt),
    reported: ({ changes, derivation }, { notOffered }) => ({
      not_offered: notOffered,
      arrivals: changes.arrivals,
      departures: changes.departures,
      price_changes: changes.priceChanges,
      held: changes.held,
      holds: changes.holds,
      sales: changes.sales,
      sales_withdrawn: changes.salesWithdrawn,
      changed: changes.changed,
      searchable_passed_over: derivation.passedOver,
      ids_passed_over: derivation.passedOverIds,
    }),
    onAdopted: (delivery) => dropOtherReports(options, ledger, delivery),
  };
};
