import { type ChildProcess, fork } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { copyFile } from '../../ingest/backup/copy.ts';
import { announce, commandOf, type Holder, holderFile, lockedText, spanText } from '../../ingest/ledger/holder.ts';
import { ledgerFile, openLedger } from '../../ingest/ledger/open.ts';
import { openToRead } from '../../ingest/ledger/read.ts';
import { Refused } from '../../ingest/outcome.ts';
import { usCarListings } from '../../src/catalog/us-car-listings.ts';

/** Who has a ledger open: told beside it, never the lock itself. */

let dataDir: string;
let file: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'holder-'));
  file = ledgerFile(dataDir, 'us-cars');
  return () => {
    for (const child of children.splice(0)) child.kill('SIGKILL');
    rmSync(dataDir, { recursive: true, force: true });
  };
});

const open = (waitSeconds = 0) =>
  openLedger({ dataDir, market: 'us-cars', dataset: usCarListings, memory: '256MB', waitSeconds });

/** Another process that tries to hold the ledger; gives it once it does, or what it said when it could not. */
function otherProcess(...words: string[]): Promise<ChildProcess | string> {
  const child = fork(new URL('../faults/ingest-holder.ts', import.meta.url), [...words, dataDir], {
    execArgv: ['--import', 'tsx'],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  children.push(child);
  let said = '';
  child.stderr?.on('data', (text: Buffer) => {
    said += text.toString();
  });
  return new Promise((resolve) => {
    child.once('message', () => resolve(child));
    child.once('close', () => resolve(said));
  });
}

async function holding(...words: string[]): Promise<ChildProcess> {
  const child = await otherProcess(...words);
  if (typeof child === 'string') throw new Error(child);
  return child;
}

const ended = (child: ChildProcess): Promise<unknown> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
    child.kill('SIGKILL');
  });

const told = (): Holder => JSON.parse(readFileSync(holderFile(file), 'utf8')) as Holder;

describe('two processes', () => {
  test('the refusal names pid, age and command of the one that holds it', async () => {
    const { pid } = await holding('ingest', 'listings');
    const refused = open();
    await expect(refused).rejects.toBeInstanceOf(Refused);
    await expect(refused).rejects.toThrow(
      new RegExp(
        `^another load of us-cars is running \\(pid ${pid}, for \\d+ s: ingest listings\\); ` +
          'try again when it has ended, or use --wait SECONDS$',
      ),
    );
    expect(told()).toMatchObject({ pid, command: 'ingest listings' });
    expect(statSync(holderFile(file)).mode & 0o777).toBe(0o600);
  });

  test('a backup that holds it is no load', async () => {
    await holding('backup');
    await expect(open()).rejects.toThrow(/^the ledger of us-cars is in use \(pid \d+, for \d+ s: backup\)/);
  });

  test('what a killed process told is overwritten, and gone once the ledger is closed', async () => {
    const dead = await holding('ingest', 'listings');
    await ended(dead);
    expect(told().pid).toBe(dead.pid);
    const ledger = await open();
    expect(told().pid).toBe(process.pid);
    ledger.close();
    expect(existsSync(holderFile(file))).toBe(false);
  });

  test('--wait waits for its end', async () => {
    const child = await holding('ingest', 'listings');
    setTimeout(() => child.kill('SIGKILL'), 700);
    (await open(30)).close();
  });

  test('a reader keeps loads out, and other readers not', async () => {
    (await open()).close();
    const folder = (name: string) => join(dataDir, name);
    const [one, other] = [
      await openToRead({ file, folder: folder('one'), memory: '256MB' }),
      await openToRead({ file, folder: folder('other'), memory: '256MB' }),
    ];
    expect(await otherProcess()).toMatch(/another load of us-cars is running/);
    one.close();
    expect(told().pid).toBe(process.pid);
    other.close();
    expect(existsSync(holderFile(file))).toBe(false);
  });

  test('copying the file that is held does not give the lock away', async () => {
    (await open()).close();
    const reader = await openToRead({ file, folder: dataDir, memory: '256MB' });
    await copyFile(file, join(dataDir, 'copy', 'us-cars.duckdb'));
    expect(await otherProcess()).toMatch(/another load of us-cars is running/);
    reader.close();
    expect(typeof (await otherProcess())).toBe('object');
  });
});

describe('what is told', () => {
  const NOW = Date.parse('2026-06-01T12:00:00Z');
  const PID_1234 = 'IO Error: Could not set lock on file "x": Conflicting lock is held in node (PID 1234).';
  const tell = (holder: Partial<Holder>): void => {
    mkdirSync(dirname(file), { recursive: true });
    const whole = { pid: 1234, host: hostname(), command: 'ingest listings', since: '2026-06-01T11:56:40Z' };
    writeFileSync(holderFile(file), JSON.stringify({ ...whole, ...holder }));
  };

  test('pid, age and command', () => {
    tell({});
    expect(lockedText(file, 'us-cars', PID_1234, NOW)).toBe(
      'another load of us-cars is running (pid 1234, for 3 min 20 s: ingest listings); ' +
        'try again when it has ended, or use --wait SECONDS',
    );
  });

  test('a file about another process than the one that holds the lock is not believed', () => {
    tell({ pid: 99 });
    expect(lockedText(file, 'us-cars', PID_1234, NOW)).toMatch(/running \(pid 1234\); try/);
  });

  test('nor one about a dead process, where the database names none', () => {
    tell({ pid: 2 ** 22 + 1 });
    expect(lockedText(file, 'us-cars', 'locked', NOW)).toBe(
      'another load of us-cars is running; try again when it has ended, or use --wait SECONDS',
    );
  });

  test('another machine is named', () => {
    tell({ host: 'elsewhere' });
    expect(lockedText(file, 'us-cars', 'locked', NOW)).toMatch(/\(pid 1234 on elsewhere, for 3 min 20 s: /);
  });

  test('a torn file is none', () => {
    tell({});
    writeFileSync(holderFile(file), '{"pid": 12');
    expect(lockedText(file, 'us-cars', PID_1234, NOW)).toMatch(/running \(pid 1234\); try/);
  });

  test('who ends leaves what another one has told since', () => {
    mkdirSync(dirname(file), { recursive: true });
    const withdraw = announce(file);
    tell({});
    withdraw();
    expect(told().pid).toBe(1234);
  });
});

test.each([
  [['ingest', 'listings', '--market', 'us-cars', 'cars.csv'], 'ingest listings'],
  [['keys', 'create', '--key', 'SECRET'], 'keys create'],
  [['backup', '/backup/secret'], 'backup'],
  [['--help'], ''],
  [[], ''],
])('of %j only %j is told', (words, command) => {
  expect(commandOf(words)).toBe(command);
});

test.each([
  [-5, '0 s'],
  [45_000, '45 s'],
  [200_000, '3 min 20 s'],
  [3_600_000, '1 h 0 min'],
  [7_500_000, '2 h 5 min'],
])('%i ms is %s', (span, text) => {
  expect(spanText(span)).toBe(text);
});
