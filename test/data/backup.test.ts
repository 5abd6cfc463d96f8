import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { type BackupOptions, backUp } from '../../ingest/backup/backup.ts';
import { fingerprintOf } from '../../ingest/backup/copy.ts';
import { readJournal } from '../../ingest/backup/journal.ts';
import type { Manifest } from '../../ingest/backup/manifest.ts';
import { partAt } from '../../ingest/backup/parts.ts';
import { type RestoreOptions, restore } from '../../ingest/backup/restore.ts';
import { filesBelow } from '../../ingest/ground/durable-files.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { LEDGER_VERSION } from '../../ingest/ledger/schema.ts';
import { migrateShared, SHARED_LEDGER } from '../../ingest/ledger/shared-schema.ts';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { openFile } from '../../src/accounts/sqlite/file.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { DATABASES, databasesOf } from '../../src/cli/databases.ts';
import { makeState } from '../faults/make-state.ts';
import { hold, run } from '../faults/run-state.ts';
import { loading, MEMORY, newFolder, wordsIn } from '../faults/state.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Backup and restore of real ledgers and accounts; killed ones are in test/faults/restore-kill.test.ts. */

const NEW = { us: 'new', uk: 'new', accounts: 'new' };
const OLD = { us: 'old', uk: 'old', accounts: 'old' };
const LEDGERS = ['ledger/uk-cars.duckdb', 'ledger/us-cars.duckdb'];

let folder: string;
let dataDir: string;
beforeEach(() => {
  folder = newFolder();
  dataDir = join(folder, 'state');
  return () => rmSync(folder, { recursive: true, force: true });
});

const at = (...parts: string[]): string => join(folder, ...parts);
const backedUp = (more: Partial<BackupOptions> = {}): Promise<Manifest> =>
  backUp({ dataDir, target: at('backup'), memory: MEMORY, databases: DATABASES, ...more });
const restored = (more: Partial<RestoreOptions> = {}) =>
  restore({ dataDir, source: at('backup'), memory: MEMORY, databases: DATABASES, ...more });
const modeOf = (path: string): number => statSync(path).mode & 0o777;

async function expectRefused(doing: Promise<unknown>, words: RegExp): Promise<void> {
  const error = await doing.then(
    () => undefined,
    (thrown: unknown) => thrown,
  );
  expect(error).toBeInstanceOf(CommandRefusal);
  expect((error as CommandRefusal).message).toMatch(words);
}

test('batch jobs: whole files alone, with the accounts that know them', async () => {
  await makeState('new', dataDir);
  const id = `job_${'a'.repeat(24)}`;
  const lease = '11111111-2222-3333-4444-555555555555';
  for (const name of ['input', `results-${lease}`, `.results-${lease}`, 'other']) {
    mkdirSync(join(dataDir, 'jobs', id), { recursive: true });
    writeFileSync(join(dataDir, 'jobs', id, name), name);
  }
  mkdirSync(join(dataDir, 'jobs', `.upload-${id}`));
  writeFileSync(join(dataDir, 'jobs', `.upload-${id}`, 'input'), 'half');
  const { files } = await backedUp();
  const paths = files.map(({ path }) => path);
  expect(paths).toEqual([...LEDGERS, `jobs/${id}/input`, `jobs/${id}/results-${lease}`, 'accounts.db']);
  const other = at('other');
  await restored({ dataDir: other });
  expect(readFileSync(join(other, 'jobs', id, 'input'), 'utf8')).toBe('input');
  expect(readdirSync(join(other, 'jobs'))).toEqual([id]);
});

/** A month's file of one row. */
async function writeMonth(file: string): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  await db.run(`COPY (SELECT 1 AS sold) TO '${file}'`);
  db.closeSync();
  instance.closeSync();
}

describe('backup', () => {
  test('ledgers, accounts and sold months, each with size and hash; private to the owner', async () => {
    await makeState('new', dataDir);
    mkdirSync(join(dataDir, 'sold', '2026-01'), { recursive: true });
    await writeMonth(join(dataDir, 'sold', '2026-01', 'part-0.parquet'));
    writeFileSync(join(dataDir, 'sold', 'manifest.json'), '{}');
    const { files, ...head } = await backedUp({ now: () => new Date('2026-06-01T12:00:00Z') });
    expect(head).toEqual({
      format: 'forecourt-backup',
      version: 1,
      ledger_version: LEDGER_VERSION,
      created_at: '2026-06-01T12:00:00.000Z',
    });
    const paths = [...LEDGERS, 'sold/2026-01/part-0.parquet', 'sold/manifest.json', 'accounts.db'];
    expect(files.map(({ path }) => path)).toEqual(paths);
    expect(filesBelow(at('backup'))).toEqual([...paths, 'manifest.json'].sort());
    for (const { path, ...print } of files) expect(print).toEqual(await fingerprintOf(at('backup', path)));
    for (const path of [...paths, 'manifest.json']) expect(modeOf(at('backup', path))).toBe(0o600);
    for (const path of ['', 'ledger', 'sold', 'sold/2026-01']) expect(modeOf(at('backup', path))).toBe(0o700);
    expect(readdirSync(folder).sort()).toEqual(['backup', 'state']);
    expect(await wordsIn(at('backup'))).toEqual(NEW);
  });

  test('what is not there is left out, and so is the sample market', async () => {
    (await loading(dataDir, 'us-cars')).close();
    const options = { dataDir, market: 'uk-cars', dataset: listingsOf('uk-cars'), memory: MEMORY };
    (await openLedger({ ...options, sample: true })).close();
    const { files } = await backedUp();
    expect(files.map(({ path }) => path)).toEqual(['ledger/us-cars.duckdb']);
  });

  test('the ledger that datasets without a market share belongs to it', async () => {
    (await openLedger({ dataDir, market: SHARED_LEDGER, migrate: migrateShared, memory: MEMORY })).close();
    const { files } = await backedUp();
    expect(files.map(({ path }) => path)).toEqual(['ledger/shared.duckdb']);
  });

  test('a key that a server has only in its log is in it', async () => {
    const open = await openAccounts({ dataDir });
    const { key } = await createKey(open, { plan: 'free' });
    await backedUp();
    await open.destroy();
    const copy = await serveAccounts({ dataDir: at('backup') });
    expect(await copy.callerOfKey(key)).toMatchObject({ planName: 'free' });
    await copy.close();
  });

  test('so is what a killed load has only in its log; the ledger itself is not written to', async () => {
    await makeState('new', dataDir);
    await run({ do: 'die', dataDir, word: 'more' });
    const file = ledgerFile(dataDir, 'us-cars');
    const before = [await fingerprintOf(file), await fingerprintOf(`${file}.wal`)];
    await backedUp();
    expect([await fingerprintOf(file), await fingerprintOf(`${file}.wal`)]).toEqual(before);
    expect(existsSync(at('backup', 'ledger', 'us-cars.duckdb.wal'))).toBe(false);
    expect(await wordsIn(at('backup'))).toEqual({ ...NEW, us: 'new more' });
  });

  test('while a load runs it is refused, and leaves nothing; --wait waits', async () => {
    await makeState('new', dataDir);
    const load = await hold(dataDir);
    await expectRefused(backedUp(), /^another load of us-cars is running \(pid \d+, for \d+ s\); .*--wait/);
    expect(readdirSync(folder)).toEqual(['state']);
    setTimeout(() => load.kill('SIGKILL'), 700);
    await backedUp({ waitSeconds: PATIENCE_MS / 1000 });
    expect(await wordsIn(at('backup'))).toEqual(NEW);
  });

  test('a target that is not empty, or a file, is refused and stays; an empty one is taken', async () => {
    await makeState('new', dataDir);
    mkdirSync(at('backup'));
    writeFileSync(at('backup', 'mine.txt'), 'mine');
    await expectRefused(backedUp(), /is not empty; give a new or empty folder/);
    await expectRefused(backedUp({ target: at('backup', 'mine.txt') }), /is a file/);
    expect(readdirSync(at('backup'))).toEqual(['mine.txt']);
    rmSync(at('backup', 'mine.txt'));
    await backedUp();
    expect(await wordsIn(at('backup'))).toEqual(NEW);
  });

  test('progress counts every file, also those of one size', async () => {
    const bytes = 3_000_000;
    mkdirSync(join(dataDir, 'sold'), { recursive: true });
    for (const name of ['1', '2', '3']) writeFileSync(join(dataDir, 'sold', name), Buffer.alloc(bytes));
    const seen: number[] = [];
    await backedUp({ progress: () => ({ at: (done) => void seen.push(done), say() {}, end() {} }) });
    expect(seen.at(-1)).toBe(9);
    expect(seen).toEqual([...seen].sort((one, other) => one - other));
  });

  test('accounts that are in PostgreSQL are left out, there and back, and it is said', async () => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const databases = databasesOf({ accountsUrl: 'postgres://localhost/accounts' });
    expect(said).toHaveBeenCalledExactlyOnceWith(expect.stringMatching(/in PostgreSQL .*pg_dump/));
    said.mockRestore();
    expect(databasesOf({ accountsUrl: undefined })).toBe(DATABASES);
    await makeState('new', dataDir);
    expect((await backedUp({ databases })).files.map(({ path }) => path)).toEqual(LEDGERS);
    await backedUp({ target: at('whole') });
    rmSync(dataDir, { recursive: true });
    expect((await restored({ source: at('whole'), databases })).files).toEqual(LEDGERS);
    expect(await wordsIn(dataDir)).toEqual({ ...NEW, accounts: undefined });
  });

  test('an empty state directory is refused', async () => {
    await expectRefused(backedUp(), /nothing to back up in/);
    expect(readdirSync(folder)).toEqual([]);
  });
});

describe('restore', () => {
  let original: string;
  beforeAll(async () => {
    original = newFolder();
    const state = await makeState('new', join(original, 'state'));
    const target = join(original, 'backup');
    await backUp({ dataDir: state, target, memory: MEMORY, databases: DATABASES });
  });
  afterAll(() => rmSync(original, { recursive: true, force: true }));
  beforeEach(() => {
    cpSync(join(original, 'backup'), at('backup'), { recursive: true });
  });

  const manifestFile = () => at('backup', 'manifest.json');
  const manifest = () => JSON.parse(readFileSync(manifestFile(), 'utf8')) as Manifest;
  const setManifest = (more: object): void =>
    writeFileSync(manifestFile(), JSON.stringify({ ...manifest(), ...more }));

  test('into an empty state directory, and each ledger with a delivery is rebuilt', async () => {
    const rebuilt: string[] = [];
    const report = await restored({ rebuild: async (ledger) => void rebuilt.push(ledger) });
    expect(report).toMatchObject({
      files: [...LEDGERS, 'accounts.db'],
      rebuilt: ['uk-cars', 'us-cars'],
      left: [],
    });
    expect(rebuilt).toEqual(['uk-cars', 'us-cars']);
    expect(await wordsIn(dataDir)).toEqual(NEW);
    for (const path of [...LEDGERS, 'accounts.db']) expect(modeOf(join(dataDir, path))).toBe(0o600);
    expect(readJournal(dataDir)).toBeUndefined();
    expect(readdirSync(join(dataDir, 'tmp'))).toEqual([]);
  });

  test('without a rebuild it tells which ledgers are left', async () => {
    expect(await restored()).toMatchObject({ rebuilt: [], left: ['uk-cars', 'us-cars'] });
  });

  test('what is there is not replaced unless asked', async () => {
    await makeState('old', dataDir);
    await expectRefused(
      restored(),
      /already holds ledger\/uk-cars\.duckdb, ledger\/us-cars\.duckdb, accounts\.db; use --replace/,
    );
    expect(await wordsIn(dataDir)).toEqual(OLD);
    await restored({ replace: true });
    expect(await wordsIn(dataDir)).toEqual(NEW);
  });

  test('accounts alone are enough to refuse', async () => {
    openFile(dataDir).close();
    await expectRefused(restored(), /already holds accounts\.db/);
    expect(existsSync(ledgerFile(dataDir, 'us-cars'))).toBe(false);
  });

  test('a server that has the accounts open sees the restored keys, and only those', async () => {
    await makeState('old', dataDir);
    const open = await openAccounts({ dataDir });
    const serving = await serveAccounts({ dataDir });
    const old = await createKey(open, { plan: 'free' });
    expect(await serving.callerOfKey(old.key)).toMatchObject({ planName: 'free' });
    await restored({ replace: true });
    expect(await serving.callerOfKey(old.key)).toBeUndefined();
    expect((await wordsIn(dataDir)).accounts).toBe('new');
    const { key } = await createKey(open, { plan: 'free' });
    expect(await serving.callerOfKey(key)).toMatchObject({ planName: 'free' });
    await open.destroy();
    await serving.close();
  });

  test('the log of the ledger that is replaced is not read into the one that comes', async () => {
    await makeState('old', dataDir);
    await run({ do: 'die', dataDir, word: 'more' });
    await restored({ replace: true });
    expect(await wordsIn(dataDir)).toEqual(NEW);
  });

  test('a ledger and accounts that cannot be opened are what a restore is for', async () => {
    await makeState('old', dataDir);
    writeFileSync(ledgerFile(dataDir, 'us-cars'), 'no database at all');
    for (const log of ['-wal', '-shm']) rmSync(join(dataDir, `accounts.db${log}`), { force: true });
    writeFileSync(join(dataDir, 'accounts.db'), 'neither is this one, and it is long enough'.repeat(40));
    await restored({ replace: true });
    expect(await wordsIn(dataDir)).toEqual(NEW);
  });

  test('what the backup does not have stays', async () => {
    await makeState('old', dataDir);
    setManifest({ files: manifest().files.filter(({ path }) => !path.includes('uk-cars')) });
    await restored({ replace: true });
    expect(await wordsIn(dataDir)).toEqual({ ...NEW, uk: 'old' });
  });

  test('while a load runs it is refused and changes nothing; --wait waits', async () => {
    await makeState('old', dataDir);
    const load = await hold(dataDir);
    await expectRefused(restored({ replace: true }), /another load of us-cars is running \(pid \d+/);
    setTimeout(() => load.kill('SIGKILL'), 700);
    await restored({ replace: true, waitSeconds: PATIENCE_MS / 1000 });
    expect(await wordsIn(dataDir)).toEqual(NEW);
  });

  test('a rebuild that fails leaves the files restored, and the same command goes on with it', async () => {
    const rebuilt: string[] = [];
    const rebuild = async (ledger: string): Promise<void> => {
      rebuilt.push(ledger);
      if (rebuilt.length === 2) throw new Error('the engine died');
    };
    await expect(restored({ rebuild })).rejects.toThrow('the engine died');
    expect(await wordsIn(dataDir)).toEqual(NEW);
    await restored({ rebuild });
    expect(rebuilt).toEqual(['uk-cars', 'us-cars', 'us-cars']);
    expect(readJournal(dataDir)).toBeUndefined();
  });

  /** name → what is done to the backup, and what the refusal says */
  const DAMAGE: Readonly<Record<string, readonly [() => void, RegExp]>> = {
    'no manifest': [() => rmSync(manifestFile()), /is not a backup: it has no manifest\.json/],
    'a manifest that is cut': [() => writeFileSync(manifestFile(), '{"format"'), /cannot be read as JSON/],
    'another thing': [() => writeFileSync(manifestFile(), '{"name":"x"}'), /is not a Forecourt backup/],
    'a version to come': [
      () => setManifest({ version: 2 }),
      /format version 2; this release reads version 1/,
    ],
    'a newer ledger': [
      () => setManifest({ ledger_version: LEDGER_VERSION + 1 }),
      /the backup was made by a newer release/,
    ],
    'a file that is missing': [
      () => renameSync(at('backup', 'accounts.db'), at('backup', 'other.db')),
      /accounts\.db is missing/,
    ],
    'a file that is cut': [
      () => writeFileSync(at('backup', 'accounts.db'), 'cut'),
      /accounts\.db is damaged: it has 3 bytes/,
    ],
    'a byte that turned': [
      () => {
        const file = at('backup', 'ledger', 'us-cars.duckdb');
        const bytes = readFileSync(file);
        bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1;
        writeFileSync(file, bytes);
      },
      /us-cars\.duckdb is damaged: its SHA-256 differs from the manifest/,
    ],
    'a path that leads out': [
      () => setManifest({ files: [{ path: 'sold/../../x', bytes: 1, sha256: '0'.repeat(64) }] }),
      /contains sold\/\.\.\/\.\.\/x, which this release does not know/,
    ],
  };

  test.each(Object.entries(DAMAGE))('%s is refused, and nothing is changed', async (_, [damage, words]) => {
    await makeState('old', dataDir);
    damage();
    await expectRefused(restored({ replace: true }), words);
    expect(await wordsIn(dataDir)).toEqual(OLD);
    expect(readJournal(dataDir)).toBeUndefined();
    expect(readdirSync(join(dataDir, 'tmp')).filter((name) => name.startsWith('restore'))).toEqual([]);
  });

  test('a ledger whose hash is right but that is none is refused', async () => {
    await makeState('old', dataDir);
    const path = 'ledger/us-cars.duckdb';
    writeFileSync(at('backup', path), 'no database');
    const print = await fingerprintOf(at('backup', path));
    setManifest({ files: manifest().files.map((file) => (file.path === path ? { path, ...print } : file)) });
    await expectRefused(restored({ replace: true }), /us-cars\.duckdb cannot be opened/);
    expect(await wordsIn(dataDir)).toEqual(OLD);
  });

  test('accounts that a newer program wrote are refused', async () => {
    await makeState('old', dataDir);
    const copy = openFile(at('backup'));
    copy.exec('PRAGMA user_version = 99; PRAGMA wal_checkpoint(TRUNCATE)');
    copy.close();
    const print = await fingerprintOf(at('backup', 'accounts.db'));
    setManifest({
      files: manifest().files.map((file) =>
        file.path === 'accounts.db' ? { path: file.path, ...print } : file,
      ),
    });
    await expectRefused(restored({ replace: true }), /the copy of the accounts was made by a newer release/);
    expect(await wordsIn(dataDir)).toEqual(OLD);
  });
});

test.each([
  ['ledger/us-cars.duckdb', 'ledger'],
  ['ledger/shared.duckdb', 'ledger'],
  ['accounts.db', 'database'],
  ['sold/2026-01/part-0.parquet', 'files'],
  ['sold/sample/manifest.json', undefined],
  ['trends/us-cars/2026-01-g1.parquet', 'files'],
  ['trends/us-cars/manifest.json', 'files'],
  ['trends/us-cars/sample/manifest.json', undefined],
  ['ledger/us-cars.sample.duckdb', undefined],
  ['ledger/us-cars.lock.json', undefined],
  ['ledger/../accounts.db', undefined],
  ['/sold/x', undefined],
  ['sold//x', undefined],
  ['sold/.hidden', undefined],
  ['demo-key', undefined],
  ['rejects/x.csv', undefined],
])('%s is of the kind %s', (path, kind) => {
  expect(partAt(path)?.kind).toBe(kind);
});
