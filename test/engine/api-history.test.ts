import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { historyIndexBody } from '../../src/catalog/mapping.ts';
import { historyAlias, historyIndex, sharedAlias, sharedIndex } from '../../src/engine/names.ts';
import { STANDARD_HISTORY_NAMES } from '../../src/records/history.ts';
import { KEYS, type TestApp, testApp } from '../market/app.ts';
import { at } from '../market/car.ts';
import { describeOnEngine, freshPrefix, type LoadedMarket, loadCars } from '../market/load.ts';

/** GET /v2/history/car/{vin} (part-1.md E8; feeds.md section 5). */

interface HistoryDocument {
  readonly id: string;
  readonly vin: string;
  readonly delivery: number;
  readonly loaded?: number;
  readonly record: Readonly<Record<string, unknown>>;
}

type Shown = Readonly<Record<string, unknown>>;

/** Open on two sources: `f150` of Peach State Ford, and `f150copy` (test/market). */
const F150 = '1FTFW1E80NFA00001';
/** Sold long ago: closed records alone, 51 of them. */
const LONG = '1FTFW1E80NFA00051';
/** Of the same 51, fewer: exactly one page. */
const PAGE = '1FTFW1E80NFA00050';

const day = (date: string): number => at(`${date}T06:00:00Z`);

/** A closed record of the F-150 at Peach State Ford. */
const record = (id: string, first: number, last: number, more: Shown = {}): Shown => ({
  ...{
    id,
    vin: F150,
    price: 40_000,
    miles: 20_000,
    source: 'peachford.example',
    seller_name: 'Peach State Ford',
  },
  ...{ first_seen_at: first, scraped_at: first, last_seen_at: last, status_date: last, is_searchable: true },
  ...more,
});

const APRIL = [day('2026-04-01'), day('2026-04-20')] as const;
const MAY = [day('2026-04-21'), day('2026-05-10')] as const;

/** Delivery 3 closed two records of April on two sources, and one that delivery 7 closed again. */
const THIRD: readonly HistoryDocument[] = [
  { id: 'april', vin: F150, delivery: 3, record: record('april', ...APRIL, { is_certified: true }) },
  {
    id: 'april-copy',
    vin: F150,
    delivery: 3,
    record: record('april-copy', ...APRIL, { source: 'hub.example', is_searchable: false }),
  },
  { id: 'may', vin: F150, delivery: 3, record: record('may', ...MAY, { price: 1 }) },
];
const SEVENTH: readonly HistoryDocument[] = [
  { id: 'may', vin: F150, delivery: 7, record: record('may', ...MAY, { price: 39_500 }) },
  // reopened since: the listing counts
  { id: 'f150', vin: F150, delivery: 7, record: record('f150', ...MAY, { price: 2 }) },
];

const months = (vin: string, count: number): HistoryDocument[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `${vin}-${i + 1}`,
    vin,
    delivery: 1,
    record: {
      id: `${vin}-${i + 1}`,
      first_seen_at: 1000 * i,
      last_seen_at: 1000 * i + 1,
      status_date: 1000 * i + 1,
    },
  }));

/** What a history delivery brought: a year before, and `april` again, which the ledger knows better. */
const LOADED: readonly HistoryDocument[] = [
  {
    id: 'older',
    vin: F150,
    delivery: 0,
    loaded: 2,
    record: record('older', day('2025-04-01'), day('2025-05-01'), { price: 45_000 }),
  },
  { id: 'april', vin: F150, delivery: 0, loaded: 2, record: record('april', ...APRIL, { price: 3 }) },
];

async function putHistory(
  { client }: LoadedMarket,
  index: string,
  alias: string,
  documents: readonly HistoryDocument[],
): Promise<void> {
  await client.indices.create({ index, ...historyIndexBody(), aliases: { [alias]: {} } });
  const operations = documents.flatMap((one) => [{ index: { _id: one.id } }, one]);
  const { errors } = await client.bulk({ index, operations, refresh: true });
  expect(errors).toBe(false);
}

describeOnEngine('history by VIN', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await loadCars();
    service = testApp(market);
    const { prefix } = market;
    const closed = (generation: string, documents: readonly HistoryDocument[]) =>
      putHistory(
        market,
        historyIndex(prefix, 'us-cars', generation),
        historyAlias(prefix, 'us-cars'),
        documents,
      );
    await closed('3', [...THIRD, ...months(LONG, 51), ...months(PAGE, 50)]);
    await closed('7', SEVENTH);
    await putHistory(market, sharedIndex(prefix, 'history', '2'), sharedAlias(prefix, 'history'), LOADED);
  });
  afterAll(() => market?.drop());

  const ask = (vin: string, query = ''): Promise<Response> => service.ask(`/history/car/${vin}?${query}`);
  const recordsOf = async (vin: string, query = ''): Promise<Shown[]> => {
    const response = await ask(vin, query);
    expect([query, response.status]).toEqual([query, 200]);
    return (await response.json()) as Shown[];
  };
  const idsOf = async (vin: string, query = ''): Promise<unknown[]> =>
    (await recordsOf(vin, query)).map(({ id }) => id);
  const refusal = async (vin: string, query = ''): Promise<[number, string]> => {
    const response = await ask(vin, query);
    const { code, message } = (await response.json()) as { code: number; message: string };
    expect(code).toBe(response.status);
    return [code, message];
  };

  describe('records', () => {
    test('open, closed and loaded ones, newest first, each once', async () => {
      const records = await recordsOf(F150, 'fields=id,price');
      expect(records).toEqual([
        { id: 'f150copy', price: 38_900 },
        { id: 'f150', price: 38_500 },
        { id: 'may', price: 39_500 },
        { id: 'april-copy', price: 40_000 },
        { id: 'april', price: 40_000 },
        { id: 'older', price: 45_000 },
      ]);
    });

    test('the default fields, in their order, of an open record', async () => {
      const records = await recordsOf(F150);
      const [, open = {}] = records;
      expect(open).toEqual({
        ...{ id: 'f150', price: 38_500, miles: 21_000, data_source: 'mc' },
        vdp_url: 'https://www.peachford.example/Cars/f150?Ref=a,b',
        ...{ seller_type: 'dealer', inventory_type: 'used' },
        ...{ last_seen_at: day('2026-06-15'), last_seen_at_date: '2026-06-15T06:00:00Z' },
        ...{ scraped_at: day('2026-06-01'), scraped_at_date: '2026-06-01T06:00:00Z' },
        ...{ first_seen_at: day('2026-06-01'), first_seen_at_date: '2026-06-01T06:00:00Z' },
        ...{ source: 'peachford.example', seller_name: 'Peach State Ford', city: 'Atlanta', state: 'GA' },
        ...{ zip: '30305', status_date: day('2026-06-15') },
      });
      expect(Object.keys(open)).toEqual(STANDARD_HISTORY_NAMES);
    });

    test('optional fields when they are named; certified is true in open and closed ones', async () => {
      const optional = 'id,vin,is_certified,is_searchable,dealer_id,latitude,stock_no,dom';
      const records = await recordsOf(F150, `fields=${optional}`);
      expect(records[1]).toEqual({
        ...{ id: 'f150', vin: F150, is_certified: true, dom: 30, stock_no: 'P-100' },
        ...{ is_searchable: true, dealer_id: 1001, latitude: '33.832' },
      });
      expect(records[0]).toMatchObject({ id: 'f150copy', is_searchable: false });
      expect(records[4]).toEqual({ id: 'april', vin: F150, is_certified: true, is_searchable: true });
    });

    test('the answer is nobody else’s', async () => {
      expect((await ask(F150)).headers.get('Cache-Control')).toBe('private, no-store');
    });

    test('the log tells how many there are', async () => {
      await ask(F150);
      expect(JSON.parse(service.log.at(-1) ?? '{}')).toMatchObject({
        operation: 'history/car/{vin}',
        status: 200,
        found: 6,
      });
    });
  });

  describe('fields', () => {
    test('in any case and with blanks; a repeated one is a list; an empty one counts as not sent', async () => {
      expect(Object.keys((await recordsOf(F150, 'fields=VIN,%20id%20'))[0] ?? {})).toEqual(['id', 'vin']);
      expect(Object.keys((await recordsOf(F150, 'fields=vin&fields=id'))[0] ?? {})).toEqual(['id', 'vin']);
      expect(await recordsOf(F150, 'fields=')).toEqual(await recordsOf(F150));
      expect(await recordsOf(F150, 'fields=,')).toEqual(await recordsOf(F150));
    });

    test('an unknown one is refused by its name', async () => {
      for (const name of ['heading', 'is_owned', 'status_date_date', '__proto__', 'constructor']) {
        const [status, message] = await refusal(F150, `fields=id,${name}`);
        expect([name, status]).toEqual([name, 422]);
        expect(message).toContain('fields');
        expect(message).toContain(`"${name}"`);
      }
    });
  });

  describe('pages', () => {
    test('50 a page, newest first; the rest on the next', async () => {
      const first = await idsOf(LONG);
      expect([first.length, first[0], first[49]]).toEqual([50, `${LONG}-51`, `${LONG}-2`]);
      expect(await idsOf(LONG, 'page=1')).toEqual(first);
      expect(await idsOf(LONG, 'page=2')).toEqual([`${LONG}-1`]);
      expect(await idsOf(LONG, 'page=2&sort_order=asc')).toEqual([`${LONG}-51`]);
    });

    test('beyond the last one: 422, also where the last is full or nothing was found', async () => {
      expect((await refusal(LONG, 'page=3'))[0]).toBe(422);
      expect((await refusal(LONG, 'page=9007199254740991'))[0]).toBe(422);
      expect(await idsOf(PAGE)).toHaveLength(50);
      const [status, message] = await refusal(PAGE, 'page=2');
      expect(status).toBe(422);
      expect(message).toMatch(/page.*2.*1/);
      expect((await refusal('OOOOOOOOOOOOOOOOO', 'page=2'))[0]).toBe(422);
    });

    test('what is no page', async () => {
      for (const page of ['0', '-1', 'x', '1.5', '1e3', '1,2', '9'.repeat(400)]) {
        const [status, message] = await refusal(F150, `page=${page}`);
        expect([page, status]).toEqual([page, 422]);
        expect(message).toContain('page');
      }
      expect((await refusal(LONG, 'page=1&page=2'))[0]).toBe(422);
      expect(await idsOf(LONG, 'page=')).toHaveLength(50);
    });
  });

  describe('sort_order', () => {
    test('desc is the default; asc is the other way round', async () => {
      const newestFirst = await idsOf(F150);
      expect(await idsOf(F150, 'sort_order=desc')).toEqual(newestFirst);
      expect(await idsOf(F150, 'sort_order=ASC')).toEqual(newestFirst.toReversed());
      expect(await idsOf(F150, 'sort_order=')).toEqual(newestFirst);
    });

    test('anything else is refused', async () => {
      for (const query of ['sort_order=newest', 'sort_order=1', 'sort_order=asc&sort_order=desc']) {
        const [status, message] = await refusal(F150, query);
        expect([query, status]).toEqual([query, 422]);
        expect(message).toContain('sort_order');
      }
    });
  });

  describe('include_duplicates', () => {
    test('false: of one span the searchable listing’s', async () => {
      expect(await idsOf(F150, 'include_duplicates=false')).toEqual(['f150', 'may', 'april', 'older']);
      expect(await idsOf(F150, 'include_duplicates=0&sort_order=asc')).toEqual([
        'older',
        'april',
        'may',
        'f150',
      ]);
    });

    test('true, or not sent: all', async () => {
      for (const query of ['include_duplicates=true', 'include_duplicates=', 'include_duplicates=,'])
        expect([query, await idsOf(F150, query)]).toEqual([query, await idsOf(F150)]);
    });

    test('anything else is refused', async () => {
      const [status, message] = await refusal(F150, 'include_duplicates=perhaps');
      expect(status).toBe(422);
      expect(message).toContain('include_duplicates');
    });
  });

  describe('VINs', () => {
    test('in any case', async () => {
      expect(await recordsOf(F150.toLowerCase())).toEqual(await recordsOf(F150));
    });

    test('shorter than 17 characters: 400, whatever else is wrong', async () => {
      const [status, message] = await refusal(F150.slice(0, 16), 'page=0');
      expect(status).toBe(400);
      expect(message).toContain(F150.slice(0, 16));
      expect((await refusal('%20'))[0]).toBe(400);
      // 16 characters whose upper case has 17
      expect((await refusal(encodeURIComponent(`${F150.slice(0, 15)}ß`)))[0]).toBe(400);
    });

    test('longer, or none: 200 and nothing', async () => {
      const long = 'A'.repeat(10_000);
      for (const vin of [`${F150}0`, 'OOOOOOOOOOOOOOOOO', '%F0%9F%9A%97'.repeat(17), '*'.repeat(17), long])
        expect([vin.slice(0, 20), await recordsOf(vin)]).toEqual([vin.slice(0, 20), []]);
      // a wild card, a slash and a sign are characters like others
      expect(await recordsOf(`${F150.slice(0, 16)}*`)).toEqual([]);
      expect(await recordsOf(`${F150.slice(0, 16)}%2F`)).toEqual([]);
      expect(await recordsOf(`${F150.slice(0, 16)}%25`)).toEqual([]);
    });

    test('percent-encoding that is no UTF-8: 400, however long it is', async () => {
      for (const vin of ['%FF', '%E0%A4%A', '%FF'.repeat(17), `${F150}%zz`]) {
        const [status, message] = await refusal(vin);
        expect([vin, status]).toEqual([vin, 400]);
        expect(message).toContain('percent-encoded');
      }
      expect((await refusal(F150, 'fields=%FF'))[0]).toBe(400);
    });

    test('none at all is no operation', async () => {
      expect((await service.ask('/history/car/')).status).toBe(404);
      expect((await service.ask('/history/car')).status).toBe(404);
    });
  });

  test('HEAD answers like GET, without a body; other methods are not allowed', async () => {
    const path = `/v2/history/car/${F150}?api_key=${KEYS.enterprise}`;
    const head = await service.app.request(path, { method: 'HEAD' });
    expect([head.status, await head.text()]).toEqual([200, '']);
    expect(head.headers.get('Content-Type')).toContain('application/json');
    expect((await service.app.request(path, { method: 'POST' })).status).toBe(405);
  });

  test('without a key nothing is told, not even that the VIN is too short', async () => {
    expect((await service.app.request('/v2/history/car/short')).status).toBe(401);
    expect((await service.app.request('/v2/history/car/%FF')).status).toBe(401);
  });

  test('a market that was never loaded has no history', async () => {
    const empty = testApp({ client: market.client, prefix: freshPrefix() });
    const response = await empty.ask(`/history/car/${F150}`);
    expect([response.status, await response.json()]).toEqual([200, []]);
  });

  test('closed records alone, without an alias of loaded ones or of listings, answer', async () => {
    const prefix = freshPrefix();
    const index = historyIndex(prefix, 'us-cars', '1');
    await putHistory(market, index, historyAlias(prefix, 'us-cars'), THIRD);
    const response = await testApp({ client: market.client, prefix }).ask(
      `/history/car/${F150}?fields=id&sort_order=asc`,
    );
    await market.client.indices.delete({ index });
    expect(await response.json()).toEqual([{ id: 'april' }, { id: 'april-copy' }, { id: 'may' }]);
  });
});

describe('history without an engine', () => {
  test('503 with Retry-After; what is wrong in the request is told all the same', async () => {
    const dead = testApp();
    const response = await dead.ask(`/history/car/${F150}`);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await response.json()).toEqual({ code: 503, message: expect.stringContaining('search engine') });
    expect((await dead.ask(`/history/car/${F150}?page=0`)).status).toBe(422);
    expect((await dead.ask('/history/car/short')).status).toBe(400);
    // no VIN is that long: the engine need not be asked
    expect((await dead.ask(`/history/car/${F150}0`)).status).toBe(200);
  });
});
