import { openLedger } from '../../ingest/ledger/open.ts';
import { listingsOf } from '../../src/catalog/markets.ts';

// Holds the ledger of us-cars in the folder given, until it is killed. Words before the folder: the command that it
// is said to run.
await openLedger({
  dataDir: process.argv.at(-1) ?? '',
  market: 'us-cars',
  dataset: listingsOf('us-cars'),
  memory: '256MB',
});
process.send?.('open');
setInterval(() => {}, 1000);
