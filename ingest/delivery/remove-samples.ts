import { INSIGHTS_MARKET, MARKETS } from '../../src/catalog/markets.ts';
import { NO_MARKET } from '../../src/catalog/roles.ts';
import { REPLACED_NAMES } from '../../src/catalog/shared-datasets.ts';
import type { Installation } from '../ground/installation.ts';
import { removeSampleLedger, sampleLedgerExists } from '../ledger/sample.ts';
import { SHARED_LEDGER } from '../ledger/shared-schema.ts';
import { dropSampleIndices } from '../publish/indices.ts';
import { dropSampleReports } from '../publish/reports.ts';

/** Every ledger that may have a sample beside it, its markets in reports, and how the names of its indices begin. */
const HOMES: readonly {
  readonly ledger: string;
  readonly markets: readonly string[];
  readonly indices: readonly string[];
}[] = [
  ...MARKETS.map((market) => ({
    ledger: market,
    markets: market === INSIGHTS_MARKET ? [market, NO_MARKET] : [market],
    indices: [market],
  })),
  { ledger: SHARED_LEDGER, markets: [NO_MARKET], indices: REPLACED_NAMES },
];

/**
 * Removes the samples of all markets and of the datasets without one: the first real delivery of any dataset has replaced
 * them (feeds.md section 1). Their ledgers go last, so that another run goes on where this one died.
 */
export async function removeSamples(installation: Installation): Promise<void> {
  const { client, indexPrefix, dataDir, onSampleRemoved } = installation;
  for (const { ledger, markets, indices } of HOMES.filter(({ ledger }) =>
    sampleLedgerExists(dataDir, ledger),
  )) {
    // the reports first: what they tell of is missed by nobody then
    for (const market of markets) await dropSampleReports(client, indexPrefix, market);
    for (const stem of indices) await dropSampleIndices(client, indexPrefix, stem);
    await onSampleRemoved?.();
    removeSampleLedger(dataDir, ledger);
  }
}
