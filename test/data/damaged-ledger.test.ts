import { mkdirSync, readdirSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { backUp } from '../../ingest/backup/backup.ts';
import { faultText } from '../../ingest/ground/fault-text.ts';
import { LedgerDamaged } from '../../ingest/ground/outcome.ts';
import { ledgerFile } from '../../ingest/ledger/open.ts';
import { smallDisk } from '../faults/small-disk.ts';
import { loading, MEMORY, newFolder } from '../faults/state.ts';

/** A ledger whose file is damaged, and a state folder that cannot be written. */

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = newFolder();
  dataDir = join(folder, 'state');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const file = (): string => ledgerFile(dataDir, 'us-cars');
const backedUp = () => backUp({ dataDir, target: join(folder, 'backup'), memory: MEMORY, databases: {} });

/** A ledger of many blocks, as deliveries of many rows leave it. */
async function makeLedger(): Promise<void> {
  const ledger = await loading(dataDir, 'us-cars');
  await ledger.db.run(
    'CREATE TABLE ledger.many AS SELECT i, hash(i) AS noise, md5(i::VARCHAR) AS text FROM range(300000) AS r(i)',
  );
  await ledger.db.run('CHECKPOINT ledger');
  ledger.close();
}

const faultOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  );

function expectDamage(fault: unknown, found: RegExp): void {
  expect(fault).toBeInstanceOf(LedgerDamaged);
  const text = faultText(fault);
  expect(text.startsWith(`the ledger ${file()} is damaged: `)).toBe(true);
  expect(text).toMatch(found);
  expect(text).toContain('the live data is still served');
  expect(text).toContain('forecourt restore --replace DIR');
}

test.each([
  ['another file', () => writeFileSync(file(), 'no database at all'.repeat(1000)), /not a valid DuckDB/],
  ['a file without a byte', () => writeFileSync(file(), ''), /it is empty/],
  ['a file without its head', () => truncateSync(file(), 4096), /./],
])('%s in its place: a load says which and what mends it, and changes nothing', async (_, spoil) => {
  await makeLedger();
  spoil();
  const before = readFileSync(file());
  expectDamage(await faultOf(loading(dataDir, 'us-cars')), /damaged/);
  expectDamage(await faultOf(backedUp()), /damaged/);
  expect(readFileSync(file())).toEqual(before);
});

test('a backup reads all that it copies: one of a ledger that is cut, or has other bytes inside, fails', async () => {
  await makeLedger();
  const whole = readFileSync(file());
  for (const spoil of [
    () => truncateSync(file(), whole.length - 262_144 * 2),
    () =>
      writeFileSync(
        file(),
        Buffer.concat([whole.subarray(0, 1_000_000), Buffer.alloc(whole.length - 1_000_000, 7)]),
      ),
  ]) {
    spoil();
    expectDamage(await faultOf(backedUp()), /./);
    writeFileSync(file(), whole);
  }
  expect((await backedUp()).files.map(({ path }) => path)).toEqual(['ledger/us-cars.duckdb']);
});

test('a sold month that is damaged is named', async () => {
  await makeLedger();
  mkdirSync(join(dataDir, 'sold', '2026-01'), { recursive: true });
  const month = join(dataDir, 'sold', '2026-01', 'part-0.parquet');
  writeFileSync(month, 'PAR1 and no end');
  expect(faultText(await faultOf(backedUp()))).toContain(`the sold month ${month} is damaged: `);
});

test('a ledger that could not be made on a full disk is made by the same command once there is room', async ({
  skip,
}) => {
  const disk = smallDisk(dataDir, 1);
  if (disk.reason) return skip(disk.reason);
  try {
    mkdirSync(dirname(file()), { recursive: true });
    const filler = join(dataDir, 'filler');
    // in pages of the file system: a last one that is not whole would leave room
    writeFileSync(filler, Buffer.alloc(1_048_576 - 4096 * 2));
    expect(await faultOf(loading(dataDir, 'us-cars'))).not.toBeUndefined();
    expect(readdirSync(dirname(file())).filter((name) => name.includes('duckdb'))).toEqual([]);
    disk.drop();
    const ledger = await loading(dataDir, 'us-cars');
    ledger.close();
  } finally {
    disk.drop();
  }
});

test('a state folder that is read-only is told as that, with its name', async ({ skip }) => {
  const disk = smallDisk(dataDir, 2);
  if (disk.reason) return skip(disk.reason);
  try {
    disk.readOnly(true);
    const text = faultText(await faultOf(loading(dataDir, 'us-cars')));
    expect(text).toMatch(/^the file system is read-only: /);
    expect(text).toContain(dataDir);
  } finally {
    disk.drop();
  }
});
