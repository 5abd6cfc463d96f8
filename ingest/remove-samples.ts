import { DEALER_MARKETS, NO_MARKET } from '../src/engine/market.ts';
import { removeSampleLedger, sampleLedgerExists } from './ledger/sample.ts';
import { SHARED_LEDGER } from './ledger/shared-schema.ts';
import { dropSampleIndices, dropSharedSamples } from './publish/indices.ts';
import { dropSampleReports } from './publish/reports.ts';
import type { SharedPlace } from './shared.ts';

/**
 * Removes the samples of all markets, and of the datasets without one: the first real delivery of any dataset has replaced
 * them (feeds.md section 1). Their ledgers go last, so that another run goes on where this one died.
 */
export async function removeSamples(place: SharedPlace): Promise<void> {
  const { client, indexPrefix, dataDir, onSampleRemoved } = place;
  for (const held of DEALER_MARKETS.filter((one) => sampleLedgerExists(dataDir, one))) {
    await dropSampleIndices(client, indexPrefix, held);
    await dropSampleReports(client, indexPrefix, held);
    await onSampleRemoved?.();
    removeSampleLedger(dataDir, held);
  }
  if (!sampleLedgerExists(dataDir, SHARED_LEDGER)) return;
  await dropSharedSamples(client, indexPrefix);
  await dropSampleReports(client, indexPrefix, NO_MARKET);
  await onSampleRemoved?.();
  removeSampleLedger(dataDir, SHARED_LEDGER);
}
