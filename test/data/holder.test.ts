import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { commandOf, holderFile, lockedText, spanText } from '../../ingest/ledger/holder.ts';
import { ledgerFile } from '../../ingest/ledger/open.ts';
import { hold } from '../faults/run-state.ts';
import { loading, makeLedger, newFolder } from '../faults/state.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Who has a ledger open: information beside the lock, never the lock. */

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = newFolder();
  file = ledgerFile(dataDir, 'us-cars');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const toldIn = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

describe('an open ledger', () => {
  test('tells its holder in a private file, until it is closed', async () => {
    const ledger = await loading(dataDir, 'us-cars');
    expect(holderFile(file)).toMatch(/ledger\/us-cars\.lock\.json$/);
    expect(toldIn(holderFile(file))).toMatchObject({ pid: process.pid, host: hostname() });
    expect(statSync(holderFile(file)).mode & 0o777).toBe(0o600);
    ledger.close();
    expect(existsSync(holderFile(file))).toBe(false);
  });

  test('refuses another process, and names the one that has it', async () => {
    const holder = await hold(dataDir);
    const text = `another load of us-cars is running \\(pid ${holder.pid}, for \\d+ s\\); try again when it has ended, or wait for it with --wait SECONDS`;
    await expect(loading(dataDir, 'us-cars')).rejects.toThrow(new RegExp(`^${text}$`));
    await expect(loading(dataDir, 'us-cars')).rejects.toThrow(CommandRefusal);
    rmSync(holderFile(file));
    await expect(loading(dataDir, 'us-cars')).rejects.toThrow(`is running (pid ${holder.pid}); try again`);
    holder.kill('SIGKILL');
  });

  test('of a process that died is free, and what it told is replaced', async () => {
    const holder = await hold(dataDir);
    const waiting = loading(dataDir, 'us-cars', PATIENCE_MS / 1000);
    holder.kill('SIGKILL');
    const ledger = await waiting;
    expect(toldIn(holderFile(file))).toMatchObject({ pid: process.pid });
    ledger.close();
  });

  test('that cannot be opened tells nobody', async () => {
    await makeLedger(dataDir, 'us-cars', 'word');
    writeFileSync(file, 'no database'.repeat(1000));
    await expect(loading(dataDir, 'us-cars')).rejects.toThrow(/not a valid DuckDB/);
    expect(existsSync(holderFile(file))).toBe(false);
  });
});

describe('the refusal', () => {
  const database = (): string => `${dataDir}/us-cars.duckdb`;
  const said =
    'Could not set lock on file "x": Conflicting lock is held in /usr/bin/node (PID 1234). See also';
  const tell = (holder: object): void =>
    writeFileSync(
      holderFile(database()),
      JSON.stringify({
        host: hostname(),
        command: 'ingest listings',
        since: '2026-01-15T06:00:00.000Z',
        ...holder,
      }),
    );
  const now = Date.parse('2026-01-15T06:03:20Z');
  const text = (refusal = said): string => lockedText(database(), 'us-cars', refusal, now);

  test('says pid, age and command', () => {
    tell({ pid: 1234 });
    expect(text()).toBe(
      'another load of us-cars is running (pid 1234, for 3 min 20 s: ingest listings); try again when it has ended, or wait for it with --wait SECONDS',
    );
  });

  test('trusts the database: what another process told, or half wrote, is ignored', () => {
    tell({ pid: 99 });
    expect(text()).toContain('is running (pid 1234); try');
    writeFileSync(holderFile(database()), '{"pid": 12');
    expect(text()).toContain('is running (pid 1234); try');
  });

  test('where the database cannot see the process: a live one of this machine, or one of another', () => {
    tell({ pid: process.pid });
    expect(text('Could not set lock on file "x"')).toContain(`(pid ${process.pid}, for 3 min 20 s`);
    tell({ pid: 2 ** 22 + 1 });
    expect(text('Could not set lock on file "x"')).toContain('us-cars is running; try');
    tell({ pid: 7, host: 'elsewhere' });
    expect(text('Could not set lock on file "x" (PID 0)')).toContain('(pid 7 on elsewhere, for 3 min 20 s');
  });

  test.each(['backup', 'restore', 'ledger export'])('a %s is no load', (command) => {
    tell({ pid: 1234, command });
    expect(text()).toContain(
      `the ledger of us-cars is in use (pid 1234, for 3 min 20 s: ${command}); try again`,
    );
  });
});

test.each([
  [['ingest', 'listings', '--market', 'us-cars', 'a.csv'], 'ingest listings'],
  [['backup', '--wait', '3', '/backup/x'], 'backup'],
  [['backup', '/backup/x'], 'backup'],
  [['ledger', 'export', 'all', 'out'], 'ledger export'],
  [['start'], 'start'],
  [['/tmp/script-argument'], ''],
  [[], ''],
])('the command of %j is "%s"', (words, command) => {
  expect(commandOf(words)).toBe(command);
});

test.each([
  [0, '0 s'],
  [45_000, '45 s'],
  [200_000, '3 min 20 s'],
  [7_500_000, '2 h 5 min'],
  [-5000, '0 s'],
])('%d ms is %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});
