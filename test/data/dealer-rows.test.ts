import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { acceptDelivery } from '../../ingest/accept/accept.ts';
import type { Acceptance } from '../../ingest/accept/acceptance.ts';
import { dealerRows } from '../../ingest/accept/dealer-rows.ts';
import { fieldOfHeader } from '../../ingest/accept/headers.ts';
import { type FeedMap, feedMap, NO_MAP } from '../../ingest/accept/map.ts';
import { prepareAccepting } from '../../ingest/accept/tables.ts';
import { LIMITS } from '../../ingest/feeds/limits.ts';
import { spool } from '../../ingest/feeds/spool.ts';
import { literal, rows } from '../../ingest/ground/sql.ts';
import { JOINS_AS_WRITTEN } from '../../ingest/ledger/database.ts';
import { attachDefinitions } from '../../ingest/ledger/definitions.ts';
import { directoryDataset } from '../../ingest/ledger/directories.ts';
import { dealers } from '../../src/catalog/dealers.ts';
import type { Directory } from '../../src/catalog/directory.ts';
import type { Market } from '../../src/catalog/markets.ts';

// Rows of the directories of dealers (feeds.md 2.2): what is required, defaults, ids, places.

const T = 1_700_000_000;
let folder: string;
let db: DuckDBConnection;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dealer-rows-'));
  db = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
  await db.run(`SET TimeZone = 'UTC'; ${JOINS_AS_WRITTEN}
    ATTACH ':memory:' AS staging; SET VARIABLE latest = ${T + 86_400}::BIGINT`);
  await attachDefinitions(db);
});
afterEach(() => {
  db.closeSync();
  rmSync(folder, { recursive: true, force: true });
});

interface How {
  readonly market?: Market;
  readonly directory?: Directory;
  readonly map?: FeedMap;
}

interface Accepted extends Acceptance {
  /** the accepted rows, unknown values left out */
  readonly dealers: Record<string, unknown>[];
  readonly rejects: string[];
}

/** Accepts a file. */
async function acceptFile(path: string, how: How = {}): Promise<Accepted> {
  const { market = 'us-cars', directory = 'dealers', map = NO_MAP } = how;
  const form = dealerRows(directoryDataset(market, directory), market, directory);
  await prepareAccepting(db, market);
  const field = fieldOfHeader(form.dataset, map);
  const spooled = await spool(path, join(folder, `${Math.random()}.rows`), {
    limits: LIMITS,
    isKnown: (key) => field(key) !== undefined,
    onRead: () => {},
  });
  const [rejectsFile, repeatedFile] = [join(folder, 'rejects.csv'), join(folder, 'repeated.csv')];
  const options = { form, map, rejectsFile, repeatedFile, onStep: () => {} };
  const found = await acceptDelivery(db, { ...options, files: [{ ...spooled, file: 'f' }] });
  const kept = await rows<Record<string, never>>(
    db,
    `SELECT ${form.dataset.fields.flatMap(({ name, column }) => (column ? [name] : [])).join(', ')}
     FROM delivered ORDER BY seq`,
  );
  return {
    ...found,
    dealers: kept.map((row) => Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))),
    rejects: readFileSync(rejectsFile, 'utf8').trim().split('\n').slice(1),
  };
}

/** Accepts the text of a file. */
function accept(text: string, how: How = {}): Promise<Accepted> {
  const path = join(folder, 'delivered');
  writeFileSync(path, text);
  return acceptFile(path, how);
}

const HEADER = 'id,seller_name,inventory_url';
const one = async (columns: string, cells: string, how: How = {}): Promise<Record<string, unknown>> => {
  const { dealers: found, rejects } = await accept(`${HEADER},${columns}\n7,A,a.example,${cells}\n`, how);
  if (!found[0]) throw new Error(rejects.join());
  return found[0];
};

describe('a row', () => {
  test('has defaults for what is empty', async () => {
    const { dealers: found } = await accept(`${HEADER}\n7,A,a.example\n`);
    const shown = { id: '7', seller_name: 'A', inventory_url: 'a.example' };
    expect(found).toEqual([{ ...shown, status: 'active', data_source: 'mc', country: 'US' }]);
    expect(await one('status,data_source', 'Inactive,own')).toMatchObject({
      status: 'inactive',
      data_source: 'own',
    });
  });

  test('without what is required, or with what cannot be, is rejected', async () => {
    const { accepted, rejects } = await accept(
      [
        `${HEADER},listing_count,status,created_at,latitude`,
        ',A,a.example,,,,',
        '1,,a.example,,,,',
        '2,B,,,,,',
        '3,C,c.example,-1,,,',
        '4,D,d.example,some,,,',
        '5,E,e.example,,closed,,',
        `6,F,f.example,,,${T + 2 * 86_400},`,
        '7,G,g.example,,,,91',
        '8,H,h.example,0,active,2023-01-01,',
        '',
      ].join('\n'),
    );
    expect(accepted).toBe(1);
    expect(rejects).toEqual([
      'f,2,id,,is missing',
      'f,3,seller_name,,is missing',
      'f,4,inventory_url,,is missing',
      "f,5,listing_count,'-1,is negative",
      'f,6,listing_count,some,is not a whole number',
      'f,7,status,closed,"is not one of active, inactive"',
      `f,8,created_at,${T + 2 * 86_400},"is not a valid time, or is over 24 hours after the delivery"`,
      'f,9,latitude,91,is not a latitude',
    ]);
  });

  test('whose id no document can be named by is rejected, for the delivery would fail with it', async () => {
    const [longest, tooLong] = ['x'.repeat(512), 'é'.repeat(257)];
    const text = `${HEADER}\n${longest},A,a.example\n${tooLong},B,b.example\n`;
    const { dealers: found, rejects } = await accept(text);
    expect(found.map(({ id }) => id)).toEqual([longest]);
    expect(rejects).toEqual([expect.stringMatching(/^f,3,id,é+,is longer than 512 bytes$/)]);
  });

  test('of dealerships is known by its website id', async () => {
    const text = 'mc_website_id,mc_dealer_id,seller_name,inventory_url\n12.0,5,A,a.example\n,6,B,b.example\n';
    const { dealers: found, rejects } = await accept(text, { directory: 'dealerships' });
    expect(found).toMatchObject([{ mc_website_id: '12', mc_dealer_id: '5', status: 'active' }]);
    expect(found[0]).not.toHaveProperty('data_source');
    expect(rejects).toEqual(['f,3,mc_website_id,,is missing']);
  });

  test('that comes again under its id: the last one counts', async () => {
    const { dealers: found, repeated } = await accept(
      `${HEADER}\n7,A,a.example\n8,B,b.example\n7.0,C,c.example\n`,
    );
    expect(repeated).toBe(1);
    expect(found.map(({ id, seller_name }) => [id, seller_name])).toEqual([
      ['8', 'B'],
      ['7', 'C'],
    ]);
  });

  test('may have other headers', async () => {
    const map = feedMap('{"columns": {"Website": "inventory_url", "No": "id"}}', dealers, 'map');
    const { dealers: found } = await accept('No,Seller_Name,Website\n7,A,a.example\n', { map });
    expect(found).toMatchObject([{ id: '7', inventory_url: 'a.example' }]);
  });
});

describe('ids are text', () => {
  test('in JSON Lines a number is the same id', async () => {
    const line = (id: string): string => `{"id": ${id}, "seller_name": "A", "inventory_url": "a.example"}\n`;
    const ids = ['3000001', '3000002.0', '"3000003"', '"03"', '"A-1.0"'];
    const { dealers: found } = await accept(ids.map(line).join(''));
    expect(found.map(({ id }) => id)).toEqual(['3000001', '3000002', '3000003', '03', 'A-1.0']);
  });

  test.each(['BIGINT', 'DOUBLE', 'VARCHAR'])('in Parquet, as %s', async (type) => {
    const path = join(folder, 'f.parquet');
    await db.run(
      `COPY (SELECT 3000001::${type} AS id, 'A' AS seller_name, 'a.example' AS inventory_url) TO ${literal(path)} (FORMAT parquet)`,
    );
    expect((await acceptFile(path)).dealers).toMatchObject([{ id: '3000001' }]);
  });
});

describe('a place', () => {
  test.each<[string, string, string, Record<string, unknown>]>([
    ['by its ZIP', 'zip', '60601', { city: 'Chicago', state: 'IL', country: 'US', zip: '60601' }],
    ['by a ZIP without its zero', 'zip,state', '2108,MA', { zip: '02108', city: 'Boston' }],
    ['by a Canadian code', 'zip', 'm5v3l9', { zip: 'M5V 3L9', state: 'ON', country: 'CA' }],
    ['by its province', 'state', 'BC', { country: 'CA' }],
    ['as it was given', 'zip,city,country', '60601,Loop,Canada', { city: 'Loop', country: 'CA' }],
    [
      'given coordinates keep their text',
      'zip,latitude,longitude',
      '60601,41.880,-87.60',
      { latitude: '41.880', longitude: '-87.60' },
    ],
  ])('%s', async (_, columns, cells, expected) => {
    expect(await one(columns, cells)).toMatchObject(expected);
  });

  test('with a ZIP that no table knows', async () => {
    const { dealers: found, marks } = await accept(`${HEADER},zip\n7,A,a.example,00000\n`);
    expect(found[0]).not.toHaveProperty('zip');
    expect(marks).toEqual({ zip_unknown: 1 });
  });

  test('in the UK stays as it was delivered', async () => {
    const uk = await one('country,county,postal_code,zip,fca_status', 'Wales,Powys,ld15ab,LD1,Authorised', {
      market: 'uk-cars',
    });
    expect(uk).toMatchObject({
      ...{ country: 'Wales', county: 'Powys', postal_code: 'LD1 5AB', fca_status: 'Authorised' },
    });
    expect(uk).not.toHaveProperty('city');
    expect(await one('city', 'Leeds', { market: 'uk-cars' })).not.toHaveProperty('country');
  });

  test.each<Market>(['motorcycles', 'heavy-equipment', 'rvs'])('in %s as for cars', async (market) => {
    expect(await one('zip', '60601', { market })).toMatchObject({ state: 'IL', country: 'US' });
  });
});

describe('places of the directories', () => {
  test.each([
    ['California', 'CA', 'US'],
    ['Calif.', 'CA', 'US'],
    ['N.Y.', 'NY', 'US'],
    ['Québec', 'QC', 'CA'],
    ['on', 'ON', 'CA'],
  ])('the state %s is %s', async (given, state, country) => {
    for (const directory of ['dealers', 'dealerships'] as const) {
      const key = directory === 'dealers' ? 'id' : 'mc_website_id';
      const header = `${key},seller_name,inventory_url,state`;
      const { dealers: found } = await accept(`${header}\n7,A,a.example,${given}\n`, { directory });
      expect(found[0]).toMatchObject({ state, country });
    }
  });

  test('states that nobody knows stay, and are counted', async () => {
    const { dealers: found, unknownWords } = await accept(`${HEADER},state\n7,A,a.example,Calfornia\n`);
    expect(found[0]).toMatchObject({ state: 'Calfornia' });
    expect(unknownWords.state).toMatchObject({ rows: 1, words: [{ word: 'Calfornia' }] });
  });

  test.each([
    ['DE', ''],
    ['', 'Ontario'],
    ['Canada', ''],
  ])('a ZIP of %s %s is no place in New York', async (country, state) => {
    const found = await one('zip,country,state', `10115,${country},${state}`);
    expect(found).not.toHaveProperty('city');
    expect(found).not.toHaveProperty('latitude');
  });
});
