import { readFileSync } from 'node:fs';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../ingest/ledger/schema.ts';
import { literal, name } from '../../ingest/sql.ts';
import { usCarListings } from '../../src/catalog/us-car-listings.ts';

// Each rule as SQL on a few rows made by hand.

const T = 1_700_000_000;
const DAY = 86_400;
let db: DuckDBConnection;

beforeEach(async () => {
  db = await (await DuckDBInstance.create(':memory:')).connect();
  await migrate(db, usCarListings);
  await db.run(`SET VARIABLE delivery = 1; SET VARIABLE as_of = ${T}::BIGINT`);
  await db.run('CREATE TEMP VIEW delivered AS SELECT * FROM listing WHERE delivery = 1 AND problems IS NULL');
  await rule('accept/read.sql');
});
afterEach(() => db.closeSync());

const rule = async (file: string): Promise<void> =>
  void (await db.run(readFileSync(`ingest/${file}`, 'utf8')));

type Cell = string | number | boolean | null;
const sql = (cell: Cell): string => (typeof cell === 'string' ? literal(cell) : String(cell));

/** Puts rows into the delivery; seq is their place, from 1. */
async function deliver(...rows: Record<string, Cell>[]): Promise<void> {
  for (const [at, row] of rows.entries()) {
    const cells = { delivery: 1, seq: at + 1, marks: 0, source: 'a.example', seller_type: 'dealer', ...row };
    await db.run(
      `INSERT INTO listing (${Object.keys(cells).map(name).join(', ')}) VALUES (${Object.values(cells).map(sql).join(', ')})`,
    );
  }
}

/** Column of a derived table, in the order of the rows. */
async function column(table: string, which: string): Promise<unknown[]> {
  const found = await db.runAndReadAll(`SELECT ${which} AS value FROM ${table} ORDER BY seq`);
  return found.getRowObjectsJS().map(({ value }) => (typeof value === 'bigint' ? Number(value) : value));
}

describe('repeated.sql: keys', () => {
  const kept = async (...rows: Record<string, Cell>[]) => {
    await deliver(...rows);
    await rule('accept/repeated.sql');
    return await column('identity', 'kept');
  };

  test('the last row of a VIN on a source counts; another source is another listing', async () => {
    expect(
      await kept(
        { vin: 'V1' },
        { vin: 'V1', source: 'b.example' },
        { vin: 'V1', source: 'https://www.A.example/' },
      ),
    ).toEqual([3, 2, 3]);
  });

  test('without a VIN the stock number is the key', async () => {
    expect(await kept({ stock_no: '1' }, { stock_no: '1' }, { stock_no: '2' })).toEqual([2, 2, 3]);
  });

  test('a stock number that several pages share is no key', async () => {
    const call = (url: string) => ({ stock_no: 'CALL', vdp_url: url });
    expect(
      await kept(call('u1'), call('u2'), call('u2'), {
        stock_no: 'CALL',
        vdp_url: 'u2',
        source: 'b.example',
      }),
    ).toEqual([1, 3, 3, 4]);
  });

  test('else the page is', async () =>
    expect(await kept({ vdp_url: 'u' }, { vdp_url: 'u' })).toEqual([2, 2]));
});

describe('dates.sql', () => {
  const dated = async (which: string, ...rows: Record<string, Cell>[]) => {
    await deliver(...rows);
    await rule('derive/dates.sql');
    return await column('dated', which);
  };

  test('what is not given is T', async () => {
    expect(
      await dated('[last_seen_at, scraped_at, first_seen_at, first_seen_at_source, first_seen_at_mc]', {
        vin: 'V',
      }),
    ).toEqual([[T, T, T, T, T].map(BigInt)]);
  });

  test('first_seen_at follows a given scraped_at', async () => {
    expect(await dated('first_seen_at', { vin: 'V', scraped_at: T - 5 })).toEqual([T - 5]);
  });

  test('on the source: given, else the earliest of T and the given instants of the record', async () => {
    expect(
      await dated(
        'first_seen_at_source',
        { first_seen_at_source: T - 9, scraped_at: T - 50 },
        { scraped_at: T - 5, first_seen_at: T - 7 },
        { scraped_at: T + 60 },
      ),
    ).toEqual([T - 9, T - 7, T]);
  });

  test('on any source: the earliest of the vehicle; a given one stands', async () => {
    expect(
      await dated(
        'first_seen_at_mc',
        { vin: 'V', scraped_at: T - 5 },
        { vin: 'V', source: 'b' },
        { vin: 'V', source: 'c', first_seen_at_mc: T - 99 },
        { scraped_at: T - 1 },
      ),
    ).toEqual([T - 99, T - 99, T - 99, T - 1]);
  });

  test('days are whole 24-hour spans; given ones stand', async () => {
    expect(
      await dated(
        'dos_active',
        { first_seen_at_source: T - 3 * DAY + 1 },
        { first_seen_at_source: T - 3 * DAY },
        { dos_active: 7 },
      ),
    ).toEqual([2, 3, 7]);
    expect(await column('dated', 'dom')).toEqual([0, 0, 0]);
  });
});

describe('id.sql', () => {
  const ids = async (...rows: Record<string, Cell>[]) => {
    await deliver(...rows);
    await rule('accept/repeated.sql');
    await rule('derive/id.sql');
    return (await column('identified', 'id')) as string[];
  };

  test('VIN and hash, 32 hex and hash, or given', async () => {
    const [withVin, without, given] = await ids(
      { vin: '1HGCM82633A004352' },
      { stock_no: '1' },
      { id: 'Mine-1' },
    );
    expect(withVin).toMatch(/^1HGCM82633A004352-[0-9a-f]{8}-[0-9a-f]{4}$/);
    expect(without).toMatch(/^[0-9a-f]{32}-[0-9a-f]{8}-[0-9a-f]{4}$/);
    expect(given).toBe('Mine-1');
    expect((await column('identified', 'tie')).every((tie) => typeof tie === 'number' && tie >= 0)).toBe(
      true,
    );
  });

  test('the hash depends on the key and on the start of the record alone', async () => {
    const [one, other] = await ids({ vin: 'V', price: 1 }, { vin: 'V', source: 'b.example' });
    expect(one).toBe((await ids())[0]);
    expect(one).not.toBe(other);
    await db.run(`SET VARIABLE as_of = ${T + 1}::BIGINT`);
    expect((await ids())[0]).not.toBe(one);
  });
});

describe('searchable.sql', () => {
  /** listings as derived tables see them: [searchable, owned] of each */
  const attributed = async (...rows: Record<string, Cell>[]) => {
    await deliver(...rows.map((row) => ({ vin: 'V', ...row })));
    await db.run('CREATE OR REPLACE TEMP TABLE identity AS SELECT seq, seq::VARCHAR AS key FROM delivered');
    for (const file of ['place.sql', 'dates.sql', 'id.sql', 'searchable.sql']) await rule(`derive/${file}`);
    return await column('attributed', 'is_searchable');
  };

  test('one listing of a vehicle: the newest, the longest on its source, the smallest id', async () => {
    expect(await attributed({ last_seen_at: T - 9 }, { last_seen_at: T - 5 })).toEqual([false, true]);
    await db.run('DELETE FROM listing');
    expect(await attributed({ dos_active: 5 }, { dos_active: 9 })).toEqual([false, true]);
    await db.run('DELETE FROM listing');
    expect(await attributed({ id: 'b' }, { id: 'a' })).toEqual([false, true]);
  });

  test('within each seller_type', async () => {
    expect(await attributed({ id: 'a' }, { id: 'b', seller_type: 'auction' }, { id: 'c' })).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('dealers before aggregators, groups and retailers', async () => {
    expect(
      await attributed(
        { mc_category: 'Aggregator', last_seen_at: T },
        { mc_category: 'Dealer', last_seen_at: T - 9 },
      ),
    ).toEqual([false, true]);
  });

  test('at its own dealer before elsewhere, and before the category', async () => {
    expect(
      await attributed(
        { car_city: 'Elsewhere', city: 'Here', mc_category: 'Dealer' },
        { mc_category: 'Aggregator' },
      ),
    ).toEqual([false, true]);
  });

  test('a given 0 never; a given 1 first; of several the rule picks one and counts the rest', async () => {
    expect(await attributed({ is_searchable: false })).toEqual([false]);
    await db.run('DELETE FROM listing');
    expect(
      await attributed({ mc_category: 'Aggregator', is_searchable: true }, { mc_category: 'Dealer' }),
    ).toEqual([true, false]);
    await db.run('DELETE FROM listing');
    expect(await attributed({ id: 'b', is_searchable: true }, { id: 'a', is_searchable: true })).toEqual([
      false,
      true,
    ]);
    expect(await column('attributed', 'passed_over')).toEqual([true, false]);
  });

  test('without a VIN each is its own', async () => {
    expect(await attributed({ vin: null }, { vin: null }, { vin: null, is_searchable: false })).toEqual([
      true,
      true,
      false,
    ]);
  });

  test('owned: given, searchable, or standing at its own dealer', async () => {
    await attributed(
      { id: 'a' },
      { id: 'b' },
      { id: 'c', car_city: 'Here', car_zip: '02108', city: 'here', zip: '02108' },
      { id: 'd', car_city: 'There', city: 'Here' },
      { id: 'e', is_owned: true },
      { id: 'f', vin: 'W', is_owned: false },
    );
    expect(await column('attributed', 'is_owned')).toEqual([true, false, true, false, true, false]);
  });
});

test('inventory.sql counts listings of every kind', async () => {
  await deliver({ dealer_id: 7 }, { dealer_id: 7, seller_type: 'auction' }, { dealer_id: 8 }, {});
  await rule('derive/inventory.sql');
  const found = await db.runAndReadAll(
    'SELECT dealer_id::INTEGER AS id, inventory_count::INTEGER AS n FROM inventory ORDER BY id',
  );
  expect(found.getRowObjectsJS()).toEqual([
    { id: 7, n: 2 },
    { id: 8, n: 1 },
  ]);
});

test('price.sql: the change, and its share in percent with two decimals', async () => {
  await rule('derive/price.sql');
  const found = await db.runAndReadAll(
    'SELECT price_change(30605, 30105)::DOUBLE AS c, price_change_percent(30605, 30105) AS p, price_change_percent(1, 0) AS z, price_change(NULL, 5) AS n',
  );
  expect(found.getRowObjectsJS()).toEqual([{ c: 500, p: 1.66, z: null, n: null }]);
});

test.each([
  ['dealer', 'V', true, 'US', 'us'],
  ['dealer', 'V', true, 'CA', 'ca'],
  ['dealer', 'V', false, 'US', 'rest'],
  ['dealer', null, true, 'US', 'rest'],
  ['fsbo', 'V', true, 'US', 'rest'],
] as const)(
  'coverage.sql: %s, %s, searchable %s, %s → %s',
  async (seller, vin, searchable, country, role) => {
    await rule('derive/coverage.sql');
    const found = await db.runAndReadAll(
      `SELECT role_of(${sql(seller)}, ${sql(vin)}, ${searchable}, ${sql(country)}) AS role`,
    );
    expect(found.getRowObjectsJS()).toEqual([{ role }]);
  },
);
