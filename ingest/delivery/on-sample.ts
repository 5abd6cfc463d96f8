import type { InstalledMarket } from '../ground/installation.ts';
import { Refused } from '../ground/outcome.ts';
import { deliveries, remembersAny } from '../ledger/deliveries.ts';
import { type Ledger, openLedger } from '../ledger/open.ts';
import { removeSampleLedger } from '../ledger/sample.ts';
import { settleMarket } from './settle-market.ts';

/** A load of the sample: which dataset, and the files that it reads. */
interface SampleLoad {
  readonly dataset: string;
  readonly files: readonly string[];
  readonly waitSeconds?: number | undefined;
  /** it follows a delivery of the sample that was loaded just before */
  readonly follows?: boolean | undefined;
}

/** Where a part of the sample lives: beside the ledger of that name. */
export interface SampleHome {
  readonly dataDir: string;
  readonly ledger: string;
  open(opening: {
    readonly files: readonly string[];
    readonly waitSeconds: number;
    readonly sample: true;
  }): Promise<Ledger>;
  /** ends what a run that died left behind in a ledger, the real one or the sample's */
  settle(ledger: Ledger): Promise<unknown>;
}

/** The sample of a market. */
export const marketHome = (place: InstalledMarket): SampleHome => ({
  dataDir: place.dataDir,
  ledger: place.market,
  open: (opening) => openLedger({ ...place, ...opening }),
  settle: (ledger) => settleMarket(place, ledger),
});

/** The sample's ledger. One in which the dataset is loaded already is of an engine that is gone: it begins anew. */
async function openSample(
  home: SampleHome,
  { dataset, files, waitSeconds = 0, follows = false }: SampleLoad,
) {
  const opening = { files, waitSeconds, sample: true } as const;
  const ledger = await home.open(opening);
  try {
    await home.settle(ledger);
    if (follows || !(await deliveries(ledger.db, dataset)).length) return ledger;
  } catch (error) {
    ledger.close();
    throw error;
  }
  ledger.close();
  removeSampleLedger(home.dataDir, home.ledger);
  return await home.open(opening);
}

/**
 * Loads a part of the sample into a ledger of its own; the real one is held meanwhile, so that nothing real can come in
 * between. Throws Refused where anything real is loaded in the real one.
 */
export async function onSample<Result>(
  home: SampleHome,
  real: Ledger,
  what: SampleLoad,
  load: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  await home.settle(real);
  if (await remembersAny(real.db)) throw new Refused('the sample is only loaded where nothing is loaded yet');
  const apart = await openSample(home, what);
  try {
    return await load(apart);
  } finally {
    apart.close();
  }
}
