import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { literal, rows } from '../../ingest/ground/sql.ts';
import { type Exported, exportLedger } from '../../ingest/ledger/export.ts';
import { ledgerFile } from '../../ingest/ledger/open.ts';
import { hold, run } from '../faults/run-state.ts';
import { loading, MEMORY, makeLedger, newFolder } from '../faults/state.ts';

/** `forecourt ledger export`: every table of a ledger as Parquet. */

let folder: string;
let dataDir: string;
let target: string;
beforeEach(async () => {
  folder = newFolder();
  dataDir = join(folder, 'data');
  target = join(folder, 'export');
  await makeLedger(dataDir, 'us-cars', 'word');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (waitSeconds = 0) =>
  exportLedger({ file: ledgerFile(dataDir, 'us-cars'), target, memory: MEMORY, waitSeconds });

async function read(file: string, what = '*') {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  const found = await rows(db, `SELECT ${what} FROM ${literal(join(target, file))}`);
  instance.closeSync();
  return found;
}

/** What a Parquet file says of itself. */
async function metadata(file: string): Promise<Record<string, string>> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  const found = await rows<{ key: string; value: string }>(
    db,
    `SELECT decode(key) AS key, decode(value) AS value FROM parquet_kv_metadata(${literal(join(target, file))})`,
  );
  instance.closeSync();
  return Object.fromEntries(
    found.map(({ key, value }) => [key, value]).filter(([key]) => key !== 'ARROW:schema'),
  );
}

test('every table, with what it is', async () => {
  const exported = await write();
  const ledger = await loading(dataDir, 'us-cars');
  const tables = await rows<{ name: string }>(
    ledger.db,
    'SELECT table_name AS name FROM duckdb_tables() WHERE database_name = current_database() ORDER BY 1',
  );
  ledger.close();
  const names = tables.map(({ name }) => name);
  expect(names).toContain('schema_version');
  expect(exported.tables.map(({ table }) => table)).toEqual(names);
  expect(readdirSync(target).sort()).toEqual(
    [...names.map((name) => `${name}.parquet`), 'schema.json'].sort(),
  );

  const schema = JSON.parse(readFileSync(join(target, 'schema.json'), 'utf8')) as Exported;
  expect(schema).toEqual(exported);
  expect(schema.ledger).toBe('us-cars');
  const table = (name: string) => schema.tables.find((one) => one.table === name);
  expect(table('note')).toEqual({
    table: 'note',
    about: "it's a word",
    file: 'note.parquet',
    rows: 1,
    columns: [{ column: 'word', type: 'VARCHAR', about: 'the word itself' }],
  });
  expect(table('schema_version')?.about).toBe('schema_version');
  expect(table('delivery')?.about).toMatch(/one row a delivery/);
  for (const { file, rows: count } of schema.tables) {
    expect([file, await read(file, 'count(*)::INTEGER AS count')]).toEqual([file, [{ count }]]);
  }
  expect(await read('note.parquet')).toEqual([{ word: 'word' }]);
  // what columns mean, in the words of `forecourt fields`, also in the files themselves
  const price = table('content')?.columns.find(({ column }) => column === 'price');
  expect(price?.about).toBe('Advertised price.');
  expect(await metadata('content.parquet')).toMatchObject({
    about: table('content')?.about,
    'column.price': 'Advertised price.',
    'column.make': 'Make.',
  });
  expect(await metadata('note.parquet')).toEqual({ about: "it's a word", 'column.word': 'the word itself' });
});

test('compressed, and private to the owner', async () => {
  await write();
  expect(statSync(target).mode & 0o777).toBe(0o700);
  for (const file of readdirSync(target))
    expect([file, statSync(join(target, file)).mode & 0o777]).toEqual([file, 0o600]);
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const db = await instance.connect();
  const file = literal(join(target, 'delivery.parquet'));
  expect(await rows(db, `SELECT DISTINCT compression FROM parquet_metadata(${file})`)).toEqual([
    { compression: 'ZSTD' },
  ]);
  instance.closeSync();
});

test('what a load that died left in the log is part of it', async () => {
  expect((await run({ do: 'die', dataDir, word: 'later' })).ended).toBe('SIGKILL');
  expect(statSync(`${ledgerFile(dataDir, 'us-cars')}.wal`).size).toBeGreaterThan(0);
  await write();
  expect(await read('note.parquet')).toEqual([{ word: 'word' }, { word: 'later' }]);
});

test('refused while a load runs, with who it is; nothing is left of the try', async () => {
  const holder = await hold(dataDir);
  await expect(write()).rejects.toThrow(
    new RegExp(`another load of us-cars is running \\(pid ${holder.pid}, for`),
  );
  expect(readdirSync(folder)).toEqual(['data']);
  const waiting = write(30);
  holder.kill('SIGKILL');
  expect((await waiting).tables.length).toBeGreaterThan(3);
});

test('two may read at once; a load may not come between', async () => {
  const [one, other] = await Promise.all([
    write(),
    exportLedger({ file: ledgerFile(dataDir, 'us-cars'), target: `${target}-2`, memory: MEMORY }),
  ]);
  expect(one).toEqual(other);
});

test('into what is not empty, or of what is not there: refused', async () => {
  mkdirSync(target);
  writeFileSync(join(target, 'mine'), '');
  await expect(write()).rejects.toThrow(CommandRefusal);
  expect(readdirSync(target)).toEqual(['mine']);
  const none = exportLedger({ file: ledgerFile(dataDir, 'uk-cars'), target: `${target}-2`, memory: MEMORY });
  await expect(none).rejects.toThrow('nothing is loaded in uk-cars');
  expect(readdirSync(folder).sort()).toEqual(['data', 'export']);
});
