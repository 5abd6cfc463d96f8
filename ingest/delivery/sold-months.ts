import { NO_MARKET } from '../../src/catalog/roles.ts';
import { soldRows } from '../accept/sold-rows.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { type Delivery, setIndices } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { requireHeld } from '../publish/fence.ts';
import { rememberDelivery } from '../publish/remember.ts';
import { admitSold } from '../sold/admit.ts';
import { isShown, shownBy } from '../sold/files.ts';
import { prepareSold, type SoldGeneration } from '../sold/prepare.ts';
import { refreshSold, refuseNewerSold } from '../sold/refresh.ts';
import { changesMonths, dropSold, monthsOf, takeSoldIn } from '../sold/take-in.ts';
import type { DeliveryAdapter } from './life.ts';
import type { Loader } from './load.ts';
import type { DeliveryLoad } from './load-options.ts';
import { refuseCounts } from './refusals.ts';
import type { LoadReport } from './report.ts';
import type { Withdrawable } from './roll-back.ts';

/**
 * The life of a delivery of sold vehicles: a generation of months in the state directory, in no index. It lives in the
 * ledger of the market whose sales are derived, so that one command at a time publishes.
 */

/** A load of sold months: into which installation, and which files. */
export interface SoldLoad extends InstalledMarket, DeliveryLoad {}

/** Sold months in the ledger of their market. */
export const soldAdapter = (installed: InstalledMarket, ledger: Ledger): DeliveryAdapter & Withdrawable => ({
  installed,
  ledger,
  dataset: 'sold',
  // no other generation can have come since: the delivery is pending
  answers: async ({ indices }) => isShown(ledger.folders, indices),
  keepReport: (delivery) => rememberDelivery(installed, delivery),
  // the manifest that is shown has dropped what it replaced
  dropReplaced: async () => undefined,
  // a generation that was never shown is dropped with the next one
  dropBuilt: async () => undefined,
  forget: ({ id }) => dropSold(ledger.db, id),
  // months of several deliveries answer together
  before: () => undefined,
  showWithout: () => refreshSold(installed, ledger),
  requireBefore: async (newest) => {
    if (!newest) throw new CommandRefusal('no delivery of sold vehicles is loaded');
    await admitSold(installed, ledger, false);
    refuseNewerSold(installed, ledger);
    return newest;
  },
});

/** Which months of the delivery are shown now, and which wait for their end. */
function divided(months: readonly string[], { manifest }: SoldGeneration) {
  const shown = new Set(manifest.months.map(({ month }) => month));
  return {
    months: months.filter((month) => shown.has(month)),
    months_waiting: months.filter((month) => !shown.has(month)),
  };
}

/** Writes the months and shows them; a generation that nobody has seen is dropped where that fails. */
async function publish(
  options: SoldLoad,
  ledger: Ledger,
  delivery: Delivery,
  onPrepared: (generation: SoldGeneration) => Promise<void>,
): Promise<void> {
  const generation = await prepareSold(ledger, options);
  if (!generation) throw new Error(`delivery ${delivery.id} changed no sold month`);
  try {
    await onPrepared(generation);
    // before it is shown: when this run dies right after that, the next command knows it by its generation
    await setIndices(ledger.db, delivery.id, shownBy(generation.manifest));
    await requireHeld(options.client);
    await generation.show();
  } catch (error) {
    if (!isShown(ledger.folders, shownBy(generation.manifest))) generation.drop();
    throw error;
  }
}

/** Loads a delivery of sold vehicles. */
export const soldLoader = (options: SoldLoad, ledger: Ledger): Loader<Partial<LoadReport>> => {
  const { asOf, market, sample = false, adopt = false, maxRejects } = options;
  const { db } = ledger;
  let reported: Partial<LoadReport> = {};
  return {
    ...soldAdapter(options, ledger),
    form: soldRows,
    rules: market,
    options,
    admit: async () => {
      await admitSold(options, ledger, adopt);
      refuseNewerSold(options, ledger);
      return undefined;
    },
    refuse: async ({ found, rejectsFile }) => refuseCounts(found, maxRejects, rejectsFile),
    pending: (id, accepted) => ({
      id,
      dataset: 'sold',
      market: NO_MARKET,
      asOf,
      sample,
      partial: false,
      state: 'pending',
      accepted,
      indices: {},
      report: '{}',
    }),
    takeIn: async (delivery) => {
      await takeSoldIn(db, delivery);
      return { changed: (await changesMonths(db, delivery.id)) ? ['sold'] : [] };
    },
    publish: async ({ delivery }, watch, onBuilt) => {
      const documents = { sold: delivery.accepted };
      await watch.time('months', () =>
        publish(options, ledger, delivery, async (generation) => {
          reported = divided(await monthsOf(db, delivery.id), generation);
          await onBuilt(documents);
        }),
      );
      return documents;
    },
    reported: (changed) => ({ ...reported, ...changed }),
  };
};
