import type { Installation, InstalledMarket } from '../ground/installation.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { deliveries, remembersAny } from '../ledger/deliveries.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';
import { openShared } from '../ledger/open-shared.ts';
import { removeSampleLedger } from '../ledger/sample.ts';
import { SHARED_LEDGER } from '../ledger/shared-schema.ts';
import { dropFence, raiseFence } from '../publish/fence.ts';
import type { DeliveryLoad } from './load-options.ts';
import { type Completed, recoverMarket, recoverShared } from './recover.ts';

/** How a ledger is opened. */
interface Opening {
  readonly files?: readonly string[] | undefined;
  /** seconds to wait while another process has it open; 0: refuse at once */
  readonly waitSeconds?: number | undefined;
  readonly sample?: boolean | undefined;
}

/** A ledger, and what a command on it begins with. */
export interface Home {
  readonly installation: Installation;
  readonly ledger: string;
  open(opening: Opening): Promise<Ledger>;
  /** ends what a run that died left behind in it */
  recover(ledger: Ledger): Promise<Completed>;
}

/** The ledger of a market. */
export const marketHome = (installed: InstalledMarket): Home => ({
  installation: installed,
  ledger: installed.market,
  open: ({ files = [], waitSeconds = 0, sample = false }) =>
    openLedger({ ...installed, files, waitSeconds, sample }),
  recover: (ledger) => recoverMarket(installed, ledger),
});

/** The ledger that the datasets without a market share. */
export const sharedHome = (installation: Installation): Home => ({
  installation,
  ledger: SHARED_LEDGER,
  open: ({ files = [], waitSeconds = 0, sample = false }) =>
    openShared(installation, { files, waitSeconds, sample }),
  recover: (ledger) => recoverShared(installation, ledger),
});

/** Runs work while this machine alone may load into the ledger, where several may. */
async function leased<Result>(
  { installation, ledger }: Home,
  { waitSeconds = 0 }: Opening,
  work: () => Promise<Result>,
): Promise<Result> {
  const { client, indexPrefix } = installation;
  const lease = await installation.lease?.(ledger, waitSeconds);
  if (!lease) return await work();
  try {
    await raiseFence(client, indexPrefix, ledger, lease);
    return await work();
  } finally {
    dropFence(client);
    await lease.release();
  }
}

/** Runs work on a ledger in which nothing is pending, and closes it. `work` is told of rollbacks that were completed. */
export async function onLedger<Result>(
  home: Home,
  opening: Opening,
  work: (ledger: Ledger, completed: Completed) => Promise<Result>,
): Promise<Result> {
  const ledger = await home.open({ ...opening, sample: false });
  try {
    return await leased(home, opening, async () => await work(ledger, await home.recover(ledger)));
  } finally {
    ledger.close();
  }
}

/** A load of a dataset, of the sample or a real one. */
interface LoadedDataset extends Pick<DeliveryLoad, 'files' | 'waitSeconds' | 'sample'> {
  readonly dataset: string;
  /** of the sample: it follows a delivery of the sample that was loaded just before */
  readonly follows?: boolean | undefined;
}

/** The sample's ledger. One in which the dataset is loaded already is of an engine that is gone: it begins anew. */
async function openSample(
  home: Home,
  { dataset, files, waitSeconds, follows = false }: LoadedDataset,
): Promise<Ledger> {
  const opening = { files, waitSeconds, sample: true };
  const ledger = await home.open(opening);
  try {
    await home.recover(ledger);
    if (follows || !(await deliveries(ledger.db, dataset)).length) return ledger;
  } catch (error) {
    ledger.close();
    throw error;
  }
  ledger.close();
  removeSampleLedger(home.installation.dataDir, home.ledger);
  return await home.open(opening);
}

/**
 * Runs a load on the ledger, the sample on a ledger of its own: the real one is held meanwhile, so that nothing real can
 * come in between. Throws CommandRefusal where a sample is to be loaded and anything real is there.
 */
export const loadOn = <Result>(
  home: Home,
  loaded: LoadedDataset,
  load: (ledger: Ledger) => Promise<Result>,
): Promise<Result> =>
  onLedger(home, loaded, async (real) => {
    if (!loaded.sample) return await load(real);
    if (await remembersAny(real.db))
      throw new CommandRefusal('the sample can only be loaded into an empty installation');
    const ledger = await openSample(home, loaded);
    try {
      return await load(ledger);
    } finally {
      ledger.close();
    }
  });
