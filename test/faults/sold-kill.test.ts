import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { literal } from '../../ingest/ground/sql.ts';
import type { SoldManifest } from '../../src/catalog/sold-vehicles.ts';
import { car, csv, type Row } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import type { Point } from './child.ts';
import { type Command, perform } from './commands.ts';
import { DAY, instantOf, Twins, whereOf } from './twins.ts';

// Sold months: whatever is killed and run again ends as if nothing had happened, and the months that readers see are old
// or new throughout. Day 0 is 2025-10-09: October ends on day 22.62.

const SWITCH = '^POST /_aliases';
const REPORT = '^PUT /[^/]*deliveries/_doc';
const DROP_REPORT = '^DELETE /[^/]*deliveries/_doc';
/** of a month, or of the recent sales */
const COPY = '^COPY \\(\\s*WITH';
const TAKEN = '^INSERT INTO sold_month';
const MARKED = '^UPDATE delivery SET indices';
const WITHDRAWING = "^UPDATE delivery SET state = 'withdrawing'";
const FORGET = '^BEGIN; DELETE FROM sold_row';
const LIVE = "^UPDATE delivery SET state = 'live'";

const STAYS = Array.from({ length: 6 }, (_, n) => car(n));
const sold = (...rows: readonly (readonly [day: number, price: number])[]): Row[] =>
  rows.map(([day, price]) => ({
    sold_date: new Date(instantOf(day) * 1000).toISOString().slice(0, 10),
    ...{ inventory_type: 'used', price },
  }));

interface Kill extends Point {
  readonly months: 'old' | 'new';
}

describeOnEngine('sold months of what is killed and run again', () => {
  let twins: Twins;
  let db: DuckDBConnection;
  beforeAll(async () => {
    db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
    twins = new Twins();
    const load = (day: number) => ({ run: 'load', file: `${day}.csv`, asOf: instantOf(day) }) as const;
    await twins.both(load(0), [...STAYS, car(20)]);
    for (const day of [1, 2, 5, 23, 24]) await twins.both(load(day), STAYS);
  });
  afterAll(() => {
    db.closeSync();
    return twins.drop();
  });

  /** What readers see: rows of each month, recent sales; without the numbers of generations. */
  async function published(dataDir: string) {
    const folder = join(dataDir, 'sold');
    const path = join(folder, 'manifest.json');
    if (!existsSync(path)) return 'nothing';
    const { months, recent, generation, ...rest } = JSON.parse(readFileSync(path, 'utf8')) as SoldManifest;
    const rowsOf = async (file: string) =>
      (await db.runAndReadAll(`FROM read_parquet(${literal(join(folder, file))})`)).getRowsJson();
    const shown: unknown[] = [rest, recent?.as_of, await rowsOf(recent?.file ?? '')];
    for (const { month, from, file } of months) shown.push([month, from, await rowsOf(file)]);
    return shown;
  }

  /** Names of all files, without the numbers of generations. */
  function namesOf(dataDir: string): string[] {
    return readdirSync(join(dataDir, 'sold'))
      .map((name) => name.replace(/-g\d+/, ''))
      .sort();
  }

  async function disturb(command: Command, rows: readonly Row[], kills: readonly Kill[], code: 0 | 3) {
    const [there, calm] = [twins.disturbed, twins.undisturbed].map(whereOf);
    if (!there || !calm) throw new Error('there are two');
    const old = await published(there.dataDir);
    const withFile = (here: typeof twins.disturbed): Command =>
      'file' in command ? { ...command, file: here.write(command.file, csv(rows)) } : command;
    expect(await perform(calm, withFile(twins.undisturbed))).toEqual({ code: 0, text: '' });
    const now = await published(calm.dataDir);
    expect(now).not.toEqual(old);
    for (const { months, ...point } of kills) {
      await twins.killed(withFile(twins.disturbed), point);
      expect(await published(there.dataDir), JSON.stringify(point)).toEqual(months === 'old' ? old : now);
    }
    expect((await perform(there, withFile(twins.disturbed))).code).toBe(code);
    expect(await published(there.dataDir)).toEqual(now);
    await twins.same();
  }

  test('a listings delivery that publishes a month', async () => {
    const load = { run: 'load', file: 'next.csv', asOf: instantOf(26) } as const;
    await disturb(
      load,
      STAYS,
      [
        { when: 'before', statement: COPY, months: 'old' },
        { when: 'after', statement: COPY, nth: 2, months: 'old' },
        { when: 'before', request: SWITCH, months: 'old' },
        { when: 'after', request: SWITCH, months: 'old' },
        // the delivery is in: the next command shows its months
        { when: 'before', statement: COPY, months: 'old' },
        { when: 'after', statement: COPY, nth: 2, months: 'old' },
      ],
      3,
    );
  });

  test('a sold delivery', async () => {
    const load = { run: 'load sold', file: 'sold.csv', asOf: instantOf(27) } as const;
    await disturb(
      load,
      sold([1, 5000], [2, 6000], [25, 7000]),
      [
        { when: 'after', statement: TAKEN, months: 'old' },
        { when: 'before', statement: COPY, months: 'old' },
        { when: 'after', statement: COPY, months: 'old' },
        { when: 'after', statement: MARKED, months: 'old' },
        { when: 'before', request: DROP_REPORT, months: 'old' },
        { when: 'before', statement: FORGET, months: 'old' },
        { when: 'before', request: REPORT, months: 'new' },
        { when: 'before', statement: LIVE, months: 'new' },
      ],
      3,
    );
  });

  test('its rollback', async () => {
    await disturb(
      { run: 'roll back sold' },
      [],
      [
        { when: 'after', statement: WITHDRAWING, months: 'old' },
        { when: 'after', statement: COPY, months: 'old' },
        { when: 'before', request: DROP_REPORT, months: 'new' },
        { when: 'before', statement: FORGET, months: 'new' },
      ],
      0,
    );
    // what was killed left no file that nobody names
    await twins.both({ run: 'load', file: 'last.csv', asOf: instantOf(28) + DAY / 2 }, STAYS);
    expect(namesOf(twins.disturbed.installation.dataDir)).toEqual(
      namesOf(twins.undisturbed.installation.dataDir),
    );
  });
});
