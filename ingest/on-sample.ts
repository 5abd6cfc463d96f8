import { deliveries, remembersAny } from './ledger/deliveries.ts';
import { type Ledger, openLedger } from './ledger/open.ts';
import { removeSampleLedger } from './ledger/sample.ts';
import type { MarketPlace } from './market.ts';
import { Refused } from './outcome.ts';
import { settleMarket } from './settle-market.ts';

/** A load of the sample: which dataset, and the files that it reads. */
interface SampleLoad {
  readonly dataset: string;
  readonly files: readonly string[];
  readonly waitSeconds?: number | undefined;
  /** it follows a delivery of the sample that was loaded just before */
  readonly follows?: boolean | undefined;
}

/** The sample's ledger. One in which the dataset is loaded already is of an engine that is gone: it begins anew. */
async function openSample(
  place: MarketPlace,
  { dataset, files, waitSeconds = 0, follows = false }: SampleLoad,
) {
  const options = { ...place, files, waitSeconds, sample: true };
  const ledger = await openLedger(options);
  try {
    await settleMarket(place, ledger);
    if (follows || !(await deliveries(ledger.db, dataset)).length) return ledger;
  } catch (error) {
    ledger.close();
    throw error;
  }
  ledger.close();
  removeSampleLedger(place.dataDir, place.market);
  return await openLedger(options);
}

/**
 * Loads a part of the sample into a ledger of its own; the real one is held meanwhile, so that nothing real can come in
 * between. Throws Refused where anything real is loaded in the market.
 */
export async function onSample<Result>(
  place: MarketPlace,
  real: Ledger,
  what: SampleLoad,
  load: (ledger: Ledger) => Promise<Result>,
): Promise<Result> {
  await settleMarket(place, real);
  if (await remembersAny(real.db)) throw new Refused('the sample is only loaded where nothing is loaded yet');
  const apart = await openSample(place, what);
  try {
    return await load(apart);
  } finally {
    apart.close();
  }
}
