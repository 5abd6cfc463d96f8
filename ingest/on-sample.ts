import { deliveries, remembersAny } from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import { removeSampleLedger } from './ledger/sample.ts';
import type { DealerPlace } from './market.ts';
import { Refused } from './outcome.ts';
import { settleMarket } from './settle-market.ts';

/** A load of the sample: which dataset, and the files that it reads. */
interface SampleLoad {
  readonly dataset: string;
  readonly files: readonly string[];
  readonly waitSeconds?: number | undefined;
}

/** The ledger of a sample: whose it is, and how it is opened and settled. */
interface SampleLedger {
  readonly dataDir: string;
  /** name of the real ledger beside which it stands */
  readonly beside: string;
  open(): Promise<Ledger>;
  /** ends what a run that died left behind */
  settle(ledger: Ledger): Promise<unknown>;
}

/** The sample's ledger. One in which the dataset is loaded already is of an engine that is gone: it begins anew. */
async function openSample({ dataDir, beside, open, settle }: SampleLedger, dataset: string): Promise<Ledger> {
  const ledger = await open();
  try {
    await settle(ledger);
    if (!(await deliveries(ledger.db, dataset)).length) return ledger;
  } catch (error) {
    ledger.close();
    throw error;
  }
  ledger.close();
  removeSampleLedger(dataDir, beside);
  return await open();
}

/**
 * Loads a part of the sample into a ledger of its own; the real one, in which nothing is pending, is held meanwhile, so
 * that nothing real can come in between. Throws Refused where the real one remembers anything.
 */
export async function besideReal<Result>(
  real: Ledger,
  sample: SampleLedger,
  dataset: string,
  load: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  if (await remembersAny(real.db)) throw new Refused('the sample is only loaded where nothing is loaded yet');
  const apart = await openSample(sample, dataset);
  try {
    return await load(apart);
  } finally {
    apart.close();
  }
}

/** Loads a part of the sample of a market, beside its real ledger. Throws Refused where anything real is loaded there. */
export async function onSample<Result>(
  place: DealerPlace,
  real: Ledger,
  { dataset, files, waitSeconds = 0 }: SampleLoad,
  load: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  await settleMarket(place, real);
  const sample: SampleLedger = {
    dataDir: place.dataDir,
    beside: place.market,
    open: () => openLedger({ ...place, files, waitSeconds, sample: true }),
    settle: (ledger) => settleMarket(place, ledger),
  };
  return await besideReal(real, sample, dataset, load);
}
