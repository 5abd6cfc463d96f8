import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { copyFile } from '../../ingest/backup/copy.ts';
import { literal } from '../../ingest/ground/sql.ts';
import { exportLedger } from '../../ingest/ledger/export.ts';
import { type Holder, holderFile } from '../../ingest/ledger/holder.ts';
import { ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { openToRead } from '../../ingest/ledger/read.ts';
import { migrateShared, SHARED_LEDGER } from '../../ingest/ledger/shared-schema.ts';
import { loading, MEMORY, makeLedger, newFolder } from '../faults/state.ts';
import { programFile } from '../programs.ts';

/** The lock of a ledger between real processes, and what a reader of it may do. */

let folder: string;
let dataDir: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(async () => {
  folder = newFolder();
  dataDir = join(folder, 'data');
  file = ledgerFile(dataDir, 'us-cars');
  await makeLedger(dataDir, 'us-cars', 'word');
  return () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  };
});

/** Another process that opens the ledger and keeps it; the words are its command. Gives why it could not, else its pid. */
function otherProcess(...words: string[]): Promise<number | string | undefined> {
  const child = fork(programFile('ingest-holder'), [...words, dataDir], {
    execArgv: [],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  return new Promise((resolve) => {
    child.once('message', () => resolve(child.pid));
    child.once('close', () => resolve(said));
  });
}

const reader = (name: string) => {
  mkdirSync(join(folder, name));
  return openToRead({ file, folder: join(folder, name), memory: MEMORY });
};
const holderPid = (): number => (JSON.parse(readFileSync(holderFile(file), 'utf8')) as Holder).pid;

test('a new ledger is read by whom the process lets read its files, whoever may read the program', async () => {
  const mask = process.umask(0o077);
  try {
    await makeLedger(join(folder, 'other'), 'us-cars', 'word');
  } finally {
    process.umask(mask);
  }
  expect(statSync(ledgerFile(join(folder, 'other'), 'us-cars')).mode & 0o777).toBe(0o600);
});

test.each([
  [['ingest', 'listings'], 'another load of us-cars is running'],
  [['backup'], 'the ledger of us-cars is in use'],
])('what runs in the other process is told: %j', async (words, who) => {
  const pid = await otherProcess(...words);
  await expect(loading(dataDir, 'us-cars')).rejects.toThrow(
    new RegExp(
      `^${who} \\(pid ${pid}, for \\d+ s: ${words.join(' ')}\\); ` +
        'try again when it has ended, or wait for it with --wait SECONDS$',
    ),
  );
});

test('readers share it and keep loads out; the last one that told leaves nothing', async () => {
  const [one, other] = [await reader('one'), await reader('other')];
  expect(await otherProcess()).toMatch(/another load of us-cars is running/);
  one.close();
  expect(holderPid()).toBe(process.pid);
  other.close();
  expect(existsSync(holderFile(file))).toBe(false);
});

test('copying the file of a ledger that is held does not give its lock away', async () => {
  const held = await reader('one');
  await copyFile(file, join(folder, 'copy', 'us-cars.duckdb'));
  expect(await otherProcess()).toMatch(/another load of us-cars is running/);
  held.close();
  expect(await otherProcess()).toEqual(expect.any(Number));
});

test('a reader touches no other file, and not the ledger', async () => {
  const { db, close } = await reader('one');
  const outside = literal(join(folder, 'outside.parquet'));
  await expect(db.run(`COPY delivery TO ${outside}`)).rejects.toThrow(/disabled/);
  await expect(db.run("FROM read_text('/etc/hostname')")).rejects.toThrow(/disabled/);
  await expect(db.run('SET enable_external_access = true')).rejects.toThrow(/locked|Cannot/);
  await expect(db.run('DELETE FROM delivery')).rejects.toThrow(/read-only/);
  close();
});

test('the ledger that datasets without a market share is exported as any other', async () => {
  (await openLedger({ dataDir, market: SHARED_LEDGER, migrate: migrateShared, memory: MEMORY })).close();
  const target = join(folder, 'export');
  const { ledger, tables } = await exportLedger({
    file: ledgerFile(dataDir, SHARED_LEDGER),
    target,
    memory: MEMORY,
  });
  expect(ledger).toBe('shared');
  expect(tables.map(({ table }) => table)).toEqual([
    'delivery',
    'history_record',
    'incentive',
    'ledger_id',
    'plate',
    'recall_campaign',
    'recall_record',
    'schema_version',
  ]);
});
