import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { firstPolicy } from '../../src/api/request/policies.ts';
import { DEFAULT_MARKET } from '../../src/catalog/markets.ts';
import { ask as askEngine } from '../../src/engine/ask-live.ts';
import { parts } from '../../src/search/export/pages.ts';
import { readFilters } from '../../src/search/read.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** Exports on the engine: the rows of the pages of the search, in their order, each once, in every form. */

interface Listing {
  readonly id: string;
  readonly price?: number;
  readonly high_value_features?: readonly string[];
  readonly build?: { readonly year?: number; readonly make?: string };
  readonly dealer?: { readonly id?: number };
  readonly carfax_1_owner?: boolean;
  readonly dist?: number;
}

/** Searches of each kind: default coverages, several indices, no VIN in the order, departed, a dealer, a radius. */
const SEARCHES = [
  ['/search/car/active', ''],
  ['/search/car/active', 'country=all&nodedup=true&include_non_vin_listings=true'],
  ['/search/car/active', 'body_type=suv,sedan&price_range=1-60000'],
  ['/search/car/uk/active', ''],
  ['/search/motorcycle/active', ''],
  ['/search/rv/active', ''],
  ['/search/car/recents', ''],
  ['/search/car/fsbo/active', ''],
  ['/dealerships/inventory', 'dealer_id=1001'],
] as const;

describeOnEngine('exports', () => {
  let market: LoadedMarket;
  let service: TestApp;
  let folder: string;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
    folder = mkdtempSync(join(tmpdir(), 'forecourt-export-'));
  });
  afterAll(async () => {
    rmSync(folder, { recursive: true, force: true });
    await market?.drop();
  });

  const text = async (path: string, query: string): Promise<string> => {
    const response = await service.ask(`${path}/export?${query}`);
    expect(response.status).toBe(200);
    return await response.text();
  };
  const lines = async (path: string, query: string): Promise<Listing[]> =>
    (await text(path, `format=jsonl&${query}`))
      .split('\n')
      .flatMap((line) => (line === '' ? [] : [JSON.parse(line) as Listing]));

  /** Every listing of a search, page by page. */
  async function paged(path: string, query: string): Promise<Listing[]> {
    const found: Listing[] = [];
    for (;;) {
      const page = `rows=7&start=${found.length}&append_api_key=false&${query}`;
      const response = await service.ask(`${path}?${page}`);
      const { listings, num_found } = (await response.json()) as {
        readonly listings: readonly Listing[];
        readonly num_found: number;
      };
      found.push(...listings);
      if (found.length >= num_found) return found;
    }
  }

  test.each(SEARCHES)('%s?%s: the rows of its pages, in their order', async (path, query) => {
    const pages = await paged(path, query);
    expect(pages.length).toBeGreaterThan(0);
    expect(await lines(path, query)).toEqual(pages);
    const csv = parse(await text(path, `columns=id&${query}`)) as string[][];
    expect(csv).toEqual([['id'], ...pages.map(({ id }) => [id])]);
  });

  test('behind each row comes what follows it, and no more', async () => {
    const query = 'country=all&nodedup=true&include_non_vin_listings=true';
    const ids = (await lines('/search/car/active', query)).map(({ id }) => id);
    for (const [at, id] of ids.entries()) {
      const rest = await lines('/search/car/active', `${query}&columns=id&after=${encodeURIComponent(id)}`);
      expect([id, rest.map((one) => one.id)]).toEqual([id, ids.slice(at + 1)]);
    }
  });

  test.each([1, 2, 3, 5])('parts of %d listings fit together', async (part) => {
    const policy = firstPolicy(DEFAULT_MARKET);
    const query = new Map([
      ['country', ['all']],
      ['nodedup', ['true']],
    ]);
    const plan = readFilters(query, policy, PLANS.enterprise, NOW);
    const ids: unknown[] = [];
    const most = Number.POSITIVE_INFINITY;
    for await (const hits of parts(plan, policy.dataset, { most, part }, (asked) =>
      askEngine(market.client, market.live, asked),
    ))
      ids.push(...hits.map(({ record }) => record.id));
    const whole = await lines('/search/car/active', 'country=all&nodedup=true');
    expect(ids).toEqual(whole.map(({ id }) => id));
  });

  test('CSV and Parquet hold the same as the listings', async () => {
    const names = [
      'price',
      'id',
      'year',
      'make',
      'dealer_id',
      'carfax_1_owner',
      'high_value_features',
      'dist',
    ];
    const query = `country=all&zip=60601&radius=7000&columns=${names.join(',')}`;
    const listings = await lines('/search/car/active', 'country=all&zip=60601&radius=7000');
    const byId = new Map(listings.map((one) => [one.id, one]));
    const expected = [...byId.values()].map((one) => [
      one.price ?? null,
      one.id,
      one.build?.year ?? null,
      one.build?.make ?? null,
      one.dealer?.id ?? null,
      one.carfax_1_owner ?? null,
      one.high_value_features ? JSON.stringify(one.high_value_features) : null,
      one.dist ?? null,
    ]);
    expect(expected.length).toBeGreaterThan(10);
    const [header, ...rows] = parse(await text('/search/car/active', query)) as string[][];
    expect(header).toEqual(names);
    expect(rows).toEqual(expected.map((row) => row.map((cell) => (cell === null ? '' : String(cell)))));

    const response = await service.ask(`/search/car/active/export?format=parquet&${query}`);
    expect(response.headers.get('Content-Disposition')).toBe(
      'attachment; filename="search-car-active-export.parquet"',
    );
    const file = join(folder, 'listings.parquet');
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    const duckdb = await instance.connect();
    const types = await duckdb.runAndReadAll(`DESCRIBE FROM '${file}'`);
    expect(types.getRows().map(([name, type]) => [name, type])).toEqual([
      ['price', 'DOUBLE'],
      ['id', 'VARCHAR'],
      ['year', 'BIGINT'],
      ['make', 'VARCHAR'],
      ['dealer_id', 'BIGINT'],
      ['carfax_1_owner', 'BOOLEAN'],
      ['high_value_features', 'VARCHAR'],
      ['dist', 'DOUBLE'],
    ]);
    const read = await duckdb.runAndReadAll(`FROM '${file}'`);
    const plain = read
      .getRows()
      .map((row) => row.map((cell) => (typeof cell === 'bigint' ? Number(cell) : cell)));
    expect(plain).toEqual(expected);
    duckdb.closeSync();
    instance.closeSync();
  });

  test('Parquet of nothing found is a table without rows', async () => {
    const response = await service.ask(
      '/search/car/active/export?format=parquet&make=nobody&columns=id,year',
    );
    const file = join(folder, 'nothing.parquet');
    writeFileSync(file, new Uint8Array(await response.arrayBuffer()));
    const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
    const duckdb = await instance.connect();
    const read = await duckdb.runAndReadAll(`FROM '${file}'`);
    expect([read.columnNames(), read.getRows()]).toEqual([['id', 'year'], []]);
    duckdb.closeSync();
    instance.closeSync();
  });
});
