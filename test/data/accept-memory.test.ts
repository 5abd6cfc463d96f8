import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import { fieldOfHeader } from '../../ingest/accept/headers.ts';
import { listingRows } from '../../ingest/accept/listing-rows.ts';
import { NO_MAP } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spool } from '../../ingest/feeds/spool.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { writeSample } from '../../sample/write.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import type { BulkDecoder } from '../../src/vin/decoded-vehicle.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Decodes every VIN, those of one maker by their serial numbers. */
const decoder: BulkDecoder = {
  decodeBuilds: async (vins) =>
    vins.map((vin) => ({
      vehicle: {
        year: 2019,
        make: 'Toyota',
        model: 'Sienna',
        body_type: 'Minivan',
        doors: 5,
        engine_size: 3.5,
      },
      ofSerial: vin.startsWith('1F'),
    })),
  models: async () => [{ make: 'Toyota', model: 'Sienna' }],
};

const SIZE = 5000;
const AS_OF = 1_760_000_000;

// as little as is allowed (one thread), and as little as two threads work with
test.each(['700MB', '1300MB'])('whole rows are read in %s, however many fields they have', async (memory) => {
  const folder = mkdtempSync(join(tmpdir(), 'accept-memory-'));
  const dataset = listingsOf('us-cars');
  const ledger = await openLedger({ dataDir: folder, market: 'us-cars', dataset, memory });
  onTestFinished(() => {
    ledger.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const { db, folders } = ledger;
  await prepareAccepting(db, 'us-cars');
  const file = join(folder, 'market.jsonl');
  await writeSample('listings', file, { size: SIZE, seed: 1, asOf: AS_OF }, () => {});
  const field = fieldOfHeader(dataset, NO_MAP);
  const isKnown = (key: string): boolean => field(key) !== undefined;
  const spooled = await spool(file, join(folders.work, 'rows'), {
    limits: LIMITS,
    isKnown,
    onRead: () => {},
  });
  await db.run(`SET VARIABLE latest = ${AS_OF + 86_400}`);
  const { accepted } = await acceptDelivery(db, {
    vins: { decoder, seconds: PATIENCE_MS / 1000 },
    form: listingRows(dataset, 'us-cars'),
    files: [spooled],
    map: NO_MAP,
    rejectsFile: join(folders.rejects, 'rejects.csv'),
    repeatedFile: join(folders.repeated, 'repeated.csv'),
    onStep: () => {},
  });
  expect(accepted).toBe(SIZE);
});
