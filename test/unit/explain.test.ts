import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Operation } from '../../src/api/operation.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { exampleUrl } from '../../src/api/reference/examples.ts';
import { explainCommand } from '../../src/cli/explain.ts';
import { KEYS, testAccounts, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';

/**
 * `forecourt explain` and `GET /v2/explain` explain every operation, and the same (feeds.md section 1). There
 * is no engine here: nothing is run.
 */

interface Explanation {
  readonly operation: string;
  readonly plan: Readonly<Record<string, unknown>>;
  readonly request: readonly Readonly<Record<string, unknown>>[];
  readonly notes: readonly string[];
}

const { ask } = testApp();

const overHttp = async (url: string): Promise<{ status: number; body: Explanation }> => {
  const response = await ask(`/explain?url=${encodeURIComponent(url)}`, KEYS.demo);
  return { status: response.status, body: (await response.json()) as Explanation };
};

async function onTheCommandLine(url: string): Promise<Explanation> {
  const printed: string[] = [];
  vi.spyOn(console, 'log').mockImplementation((text: string) => void printed.push(text));
  await explainCommand().parseAsync([url], { from: 'user' });
  return JSON.parse(printed.join('\n')) as Explanation;
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** Kinds that ask neither the engine nor the sold months. */
const ASK_NOTHING: readonly Operation['kind'][] = [
  'decode',
  'jobs',
  'preferred dealers',
  'explain',
  'saved views',
  'alerts',
];

const examples = OPERATIONS.flatMap((operation) => {
  const { path, kind, method } = operation;
  const url = method ? undefined : exampleUrl(operation);
  return url === undefined ? [] : [[path, url, kind] as const];
});

describe.each(examples)('%s', (path, url, kind) => {
  test('its example is explained, by both in the same words', async () => {
    const { status, body } = await overHttp(`/v2${url}`);
    expect([status, body.operation]).toEqual([200, path]);
    expect(await onTheCommandLine(`/v2${url}`)).toEqual(body);
    expect(body.request.length > 0).toBe(!ASK_NOTHING.includes(kind));
    if (body.request.length === 0) expect(body.notes.join(' ')).toMatch(/read|No query is sent/);
    for (const part of body.request)
      expect('body' in part ? 'roles' in part || 'aliases' in part : 'sql' in part).toBe(true);
  });
});

test('every kind of operation has an example, or is explained all the same', async () => {
  const explained = new Set(examples.map(([, , kind]) => kind));
  const others = OPERATIONS.filter(({ kind }) => !explained.has(kind)).map(({ kind, path }) => [kind, path]);
  const [image, ...alerts] = others;
  expect(image).toEqual(['image', '/image/cache/car/{listing_id}/{image}']);
  expect([...new Set(alerts.map(([kind]) => kind))]).toEqual(['alerts']);
  const told = await overHttp('/v2/views/view_0123456789abcdef/alert');
  expect([told.status, told.body.request]).toEqual([200, []]);
  const { body } = await overHttp('/v2/image/cache/car/some-id/0123456789abcdef0123456789abcdef');
  expect(body.plan).toEqual({ id: 'some-id', image: '0123456789abcdef0123456789abcdef' });
  expect(body.request).toMatchObject([{ body: { query: { term: { id: 'some-id' } } } }]);
});

test('a radius in the UK: the centre of the outward code is asked for first', async () => {
  const { body } = await overHttp('/v2/search/car/uk/active?postal_code=ls1%204ab&radius=20&make=ford');
  const [centre, ...lines] = body.request;
  expect(centre).toMatchObject({ body: { aggs: { centre: { geo_centroid: { field: 'location' } } } } });
  expect(JSON.stringify(centre)).toContain('"LS1 "');
  expect(lines).toHaveLength(2);
  expect(body.plan.filters).toContainEqual({
    is: 'within',
    centre: { latitude: null, longitude: null },
    miles: 20,
  });
  expect(body.notes).toEqual([expect.stringContaining('LS1')]);
});

test('the summary: the statements of the months that are asked, newest first, with the values apart', async () => {
  const window = 'date_from=2026-01-01&date_to=2026-03-31';
  const { body } = await overHttp(
    `/v2/sold-vehicles/summary?inventory_type=used&state=CA&ranking_dimensions=make,body_subtype&${window}`,
  );
  const files = body.request.map(({ sql }) => /read_parquet\(\['([^']+)'\]/.exec(String(sql))?.[1]);
  const months = ['2026-03', '2026-02', '2026-01'];
  // the groups of a month, then how many vehicles lack the sparse dimension
  expect(files).toEqual(months.flatMap((month) => [`${month}.parquet`, `${month}.parquet`]));
  expect(JSON.stringify(body.request.map(({ values }) => values))).toContain('"ca"');
  expect(JSON.stringify(body.request.map(({ sql }) => sql))).not.toContain("'ca'");
  const { body: plain } = await overHttp('/v2/sold-vehicles/summary?inventory_type=used');
  expect(String(plain.request[0]?.sql)).toContain("'2026-05.rollup.parquet'");
  expect(plain.notes.join(' ')).toContain('2026-05 stands for it');
});

test('the history: every index that holds records', async () => {
  const { body } = await overHttp('/v2/history/car/1hgcm82633a004352?page=2&sort_order=asc');
  expect(body.plan).toMatchObject({ vehicle: '1HGCM82633A004352', page: 2, order: 'asc', duplicates: true });
  expect(body.request).toMatchObject([
    { aliases: ['us-cars-us', 'us-cars-ca', 'us-cars-rest', 'us-cars-history', 'history'] },
  ]);
});

test('supply of a VIN, a place; popular cars: listings and sales', async () => {
  const { body: supply } = await overHttp(
    '/v2/mds/car?vin=1HGCM82633A004352&zip=60601&radius=50&include_sold=true',
  );
  expect(supply.request.map((part) => ('sql' in part ? 'sales' : 'engine'))).toEqual([
    ...['engine', 'engine', 'sales', 'sales', 'sales'],
  ]);
  expect(supply.notes.join(' ')).toMatch(/build of the VIN.*lie in the area.*recent_sales/);
  const { body: popular } = await overHttp('/v2/popular/cars?car_type=new&city_state=Chicago|IL');
  expect(popular.request[1]).toMatchObject({ values: ['chicago', 'il', 'new', 'a make', 'a model'] });
});

test.each([
  ['/v2/history/car/short', 400, 'shorter than 17'],
  ['/v2/history/car/1HGCM82633A004352?page=0', 422, 'page'],
  ['/v2/sold-vehicles/summary', 422, 'inventory_type'],
  ['/v2/sold-vehicles/summary?inventory_type=Used', 422, 'inventory_type'],
  ['/v2/sales/car', 422, 'make'],
  ['/v2/mds/car?make=Ford&trim_o=XL', 422, 'trim_o'],
  ['/v2/popular/cars', 422, 'car_type'],
  ['/v2/thirdparty/plate-decoder/7FCT101', 422, 'state'],
  ['/v2/car/recalls/IOQ', 400, 'VIN'],
  ['/v2/deliveries?rows=1000', 422, 'rows'],
  ['/v2/dealerships/inventory', 422, 'dealer_id'],
  ['/v2/search/car/uk/active?zip=LS1&radius=0', 422, 'radius'],
  ['/v2/nowhere', 404, 'no operation'],
])('%s is refused as the URL itself would be', async (url, status, words) => {
  const answer = await overHttp(url);
  expect([answer.status, answer.body]).toEqual([
    status,
    { code: status, message: expect.stringContaining(words) },
  ]);
  await expect(onTheCommandLine(url)).rejects.toThrow(words);
});

test.each([
  '/search/car/active',
  '/search/car/active/pivot',
  '/search/car/active/export',
  '/search/car/auto-complete',
])('%s: the preferred dealers of whoever asks are known', async (path) => {
  const accounts = testAccounts();
  await accounts.setPreferredDealers('acc_demo', 'us', ['1000007']);
  const own = 'preferred_dealers_only=true&group_by=make&field=make&input=f';
  const url = `/explain?url=${encodeURIComponent(`/v2${path}?${own}`)}`;
  const response = await testApp(undefined, { accounts }).ask(url, KEYS.demo);
  const { plan } = (await response.json()) as Explanation;
  expect([response.status, plan?.filters]).toEqual([
    200,
    expect.arrayContaining([{ is: 'anyOf', field: 'dealer_id', values: ['1000007'] }]),
  ]);
});

test('nothing of the installation and no credential is told', async () => {
  const { body } = await overHttp(`/v2/sold-vehicles/summary?inventory_type=new&api_key=${KEYS.enterprise}`);
  expect(JSON.stringify(body)).not.toContain(KEYS.enterprise);
  expect(JSON.stringify(body)).not.toContain('nothing-');
});
