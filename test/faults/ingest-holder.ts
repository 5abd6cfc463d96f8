import { openLedger } from '../../ingest/ledger/open.ts';
import { usCarListings } from '../../src/catalog/us-car-listings.ts';

// Holds the ledger of us-cars in the folder given, until it is killed.
await openLedger({
  dataDir: process.argv[2] ?? '',
  market: 'us-cars',
  dataset: usCarListings,
  memory: '256MB',
});
process.send?.('open');
setInterval(() => {}, 1000);
