import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { MemoryAccounts } from '../market/accounts.ts';
import { KEYS, type TestApp, testAccounts, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** An account's preferred dealers: their list, the flag on their listings, theirs alone (feeds.md section 5). */

let accounts: MemoryAccounts;
let service: TestApp;

const setList = async (country: string, ids: unknown, key: string = KEYS.enterprise): Promise<Response> =>
  service.app.request(`/v2/client/configure/set?country=${country}&api_key=${key}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: typeof ids === 'string' ? ids : JSON.stringify({ preferred_dealers: ids }),
  });
const getList = (country: string, key: string = KEYS.enterprise) =>
  service.ask(`/client/configure/get?country=${country}`, key);
const answerOf = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  await response.json(),
];

describe('the list', () => {
  beforeEach(() => {
    accounts = testAccounts();
    service = testApp(undefined, { accounts });
  });

  test('is empty, is set whole, is told as numbers, a list a country, in any case', async () => {
    expect(await answerOf(await getList('us'))).toEqual([200, { country: 'us', preferred_dealers: [] }]);
    const set = [200, { country: 'us', preferred_dealers: [1003, 1001] }];
    expect(await answerOf(await setList('US', [1003, '1001', '01003']))).toEqual(set);
    expect(await answerOf(await getList('us'))).toEqual(set);
    expect(await answerOf(await setList('uk', [7]))).toEqual([
      200,
      { country: 'uk', preferred_dealers: [7] },
    ]);
    expect(await answerOf(await getList('Ca'))).toEqual([200, { country: 'ca', preferred_dealers: [] }]);
    expect(await answerOf(await setList('us', []))).toEqual([200, { country: 'us', preferred_dealers: [] }]);
    expect(await answerOf(await getList('Uk'))).toEqual([200, { country: 'uk', preferred_dealers: [7] }]);
  });

  test('is the account’s own', async () => {
    await setList('us', [1001]);
    expect(await answerOf(await getList('us', KEYS.free))).toEqual([
      200,
      { country: 'us', preferred_dealers: [] },
    ]);
  });

  test.each([
    ['no JSON', '{', 400],
    ['nothing', '', 400],
    ['no object', '[1001]', 400],
    ['null', 'null', 400],
    ['another member', '{"dealers":[1001]}', 400],
    ['no array', '{"preferred_dealers":1001}', 400],
    ['a word', ['peach'], 422],
    ['a negative id', [-1], 422],
    ['a fraction', [1001.5], 422],
    ['nothing among them', [1001, null], 422],
    ['a list among them', [[1001]], 422],
    ['a number that is too long', ['1234567890123456'], 422],
    ['1001 of them', Array.from({ length: 1001 }, (_, i) => i), 422],
  ] as const)('is not set by %s', async (_, body, status) => {
    await setList('us', [1001]);
    const response = await setList('us', body);
    expect(response.status).toBe(status);
    expect(await response.json()).toEqual({
      code: status,
      message: expect.stringContaining('preferred_dealers'),
    });
    expect(await answerOf(await getList('us'))).toEqual([200, { country: 'us', preferred_dealers: [1001] }]);
  });

  const upload = async (parts: Readonly<Record<string, string | readonly string[]>>): Promise<Response> => {
    const form = new FormData();
    for (const [name, texts] of Object.entries(parts))
      for (const text of [texts].flat())
        form.append(name, new Blob([text], { type: 'text/csv' }), 'dealers.csv');
    const url = `/v2/client/configure/set?country=us&api_key=${KEYS.enterprise}`;
    return service.app.request(url, { method: 'POST', body: form });
  };

  test.each([
    ['a column without a name', '1003\n1001\n01003\n', [1003, 1001]],
    ['a column with a name', 'dealer_id\r\n1003\r\n1001', [1003, 1001]],
    [
      'another name, a byte order mark, blanks, an empty line',
      '\uFEFFDealer Id\n 1003 \n\n1001\n',
      [1003, 1001],
    ],
    ['one of several columns', 'name,dealer_id\n"Peach, Inc.",1003\nBay,1001', [1003, 1001]],
    ['no id at all', 'dealer_id\n', []],
  ])('is set by a file: %s', async (_, csv, ids) => {
    await setList('us', [7]);
    const set = [200, { country: 'us', preferred_dealers: ids }];
    expect(await answerOf(await upload({ csvfile: csv }))).toEqual(set);
    expect(await answerOf(await getList('us'))).toEqual(set);
  });

  test.each([
    ['another part', { file: '1001' }],
    ['two files', { csvfile: ['1001', '1002'] }],
    ['several columns without names', { csvfile: '1001,Peach\n1002,Bay' }],
    ['a word among the ids', { csvfile: 'dealer_id\n1001\npeach' }],
    ['an open quote', { csvfile: 'dealer_id\n"1001' }],
    ['1001 of them', { csvfile: Array.from({ length: 1001 }, (_, i) => i).join('\n') }],
  ])('is not set by a form with %s', async (_, parts) => {
    await setList('us', [1001]);
    const [status, body] = await answerOf(await upload(parts));
    expect([status, body]).toEqual([422, { code: 422, message: expect.stringContaining('csvfile') }]);
    expect(await answerOf(await getList('us'))).toEqual([200, { country: 'us', preferred_dealers: [1001] }]);
  });

  test('a form that breaks off is malformed, one that is too long is 413', async () => {
    const post = (body: string) =>
      service.app.request(`/v2/client/configure/set?country=us&api_key=${KEYS.enterprise}`, {
        method: 'POST',
        headers: { 'Content-Type': 'multipart/form-data; boundary=x' },
        body,
      });
    expect(
      (await post('--x\r\nContent-Disposition: form-data; name="csvfile"; filename="a"\r\n\r\n1001')).status,
    ).toBe(400);
    expect((await post(`--x\r\n\r\n${'1'.repeat(70_000)}\r\n--x--`)).status).toBe(413);
  });

  test('takes a thousand', async () => {
    const ids = Array.from({ length: 1000 }, (_, i) => 9000 + i);
    expect((await setList('us', ids)).status).toBe(200);
  });

  test.each(['', 'all', 'de', 'us,ca'])('country "%s" is 422', async (country) => {
    for (const response of [await getList(country), await setList(country, [1])]) {
      expect(await answerOf(response)).toEqual([
        422,
        { code: 422, message: expect.stringContaining('country') },
      ]);
    }
  });

  test('is set by POST and told by GET', async () => {
    const key = `country=us&api_key=${KEYS.free}`;
    const got = await service.app.request(`/v2/client/configure/set?${key}`);
    expect([got.status, got.headers.get('Allow')]).toEqual([405, 'POST']);
    const posted = await service.app.request(`/v2/client/configure/get?${key}`, { method: 'POST' });
    expect([posted.status, posted.headers.get('Allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describeOnEngine('preferred dealers in searches', () => {
  let market: LoadedMarket;

  beforeAll(async () => {
    market = await sharedMarket();
  });
  afterAll(() => market?.drop());
  beforeEach(async () => {
    accounts = testAccounts();
    service = testApp(market, { accounts });
    // Bay of the US; Maple of Canada
    await setList('us', [1003, 4711]);
    await setList('ca', [2001]);
    accounts.reads = 0;
  });

  interface Listings {
    readonly num_found: number;
    readonly listings: readonly { readonly id: string; readonly preferred_dealer?: boolean }[];
  }
  async function found(query: string, key?: string): Promise<Listings> {
    const response = await service.ask(`/search/car/active?rows=50&${query}`, key);
    expect(response.status).toBe(200);
    return (await response.json()) as Listings;
  }
  const idsOf = ({ listings }: Listings): string[] => listings.map(({ id }) => id).sort();
  /** Those that are marked; every listing has the flag. */
  const marked = ({ listings }: Listings): string[] => {
    for (const one of listings) expect([one.id, typeof one.preferred_dealer]).toEqual([one.id, 'boolean']);
    return listings
      .filter((one) => one.preferred_dealer)
      .map(({ id }) => id)
      .sort();
  };
  const unmarked = ({ listings }: Listings): boolean => listings.every((one) => !('preferred_dealer' in one));

  const BAY = ['ioniq', 'leaf', 'model3'];

  test.each(['include_preferred_dealer_flag', 'preferred_dealers'])(
    '%s marks their listings',
    async (name) => {
      const answer = await found(`${name}=true`);
      expect(answer.num_found).toBe(14);
      expect(marked(answer)).toEqual(BAY);
      expect(marked(await found(`${name}=true&country=ca`))).toEqual(['f150ca']);
      expect(marked(await found(`${name}=true&country=all`))).toEqual([...BAY, 'f150ca'].sort());
    },
  );

  test('a dealer’s inventory is marked too', async () => {
    const response = await service.ask('/dealerships/inventory?dealer_id=1003,1002&preferred_dealers=true');
    expect(marked((await response.json()) as Listings)).toEqual(BAY);
  });

  test('preferred_dealers_only: theirs alone, with the other filters and the counts', async () => {
    expect(idsOf(await found('preferred_dealers_only=true'))).toEqual(BAY);
    expect(idsOf(await found('preferred_dealers_only=true&country=all'))).toEqual([...BAY, 'f150ca'].sort());
    expect(idsOf(await found('preferred_dealers_only=true&dealer_id=1003,1002'))).toEqual(BAY);
    expect(idsOf(await found('preferred_dealers_only=true&dealer_id=1002'))).toEqual([]);
    const response = await service.ask(
      '/search/car/active?preferred_dealers_only=true&rows=0&facets=dealer_id',
    );
    expect(await response.json()).toMatchObject({
      num_found: 3,
      facets: { dealer_id: [{ item: '1003', count: 3 }] },
    });
  });

  test('without a list for the country: no flag, and none alone is 422', async () => {
    await setList('ca', []);
    expect(unmarked(await found('preferred_dealers=true&country=ca'))).toBe(true);
    expect(unmarked(await found('preferred_dealers=true', KEYS.free))).toBe(true);
    for (const [query, key] of [
      ['preferred_dealers_only=true&country=ca', KEYS.enterprise],
      ['preferred_dealers_only=true', KEYS.free],
    ]) {
      const response = await service.ask(`/search/car/active?${query}`, key);
      expect(await answerOf(response)).toEqual([
        422,
        { code: 422, message: expect.stringContaining('preferred_dealers_only') },
      ]);
    }
  });

  test('the same question of another account gets nothing of it', async () => {
    const url = 'make=tesla,nissan&facets=make&stats=price&preferred_dealers=true';
    expect(marked(await found(url))).toEqual(['leaf', 'model3']);
    expect(unmarked(await found(url, KEYS.free))).toBe(true);
    expect(unmarked(await found('make=tesla,nissan&facets=make&stats=price'))).toBe(true);
  });

  test('the list is read only where it is asked for', async () => {
    await found('make=tesla');
    await found('preferred_dealers=false&preferred_dealers_only=false');
    await service.ask('/dealers/car?preferred_dealers=true');
    expect(accounts.reads).toBe(0);
    await found('preferred_dealers=true');
    expect(accounts.reads).toBe(2);
  });

  test('a fault of the flag names it; directories do not know it', async () => {
    const response = await service.ask('/search/car/active?preferred_dealers=perhaps');
    expect(await answerOf(response)).toEqual([
      422,
      { code: 422, message: expect.stringContaining('preferred_dealers') },
    ]);
    expect((await service.ask('/dealers/car?preferred_dealers=perhaps')).status).toBe(200);
  });

  test('explain shows the caller’s own', async () => {
    await setList('us', [1003], KEYS.explainer);
    const url = encodeURIComponent('/v2/search/car/active?preferred_dealers_only=true');
    const { plan } = (await (await service.ask(`/explain?url=${url}`, KEYS.explainer)).json()) as {
      plan: object;
    };
    expect(plan).toMatchObject({ filters: [{ is: 'anyOf', field: 'dealer_id', values: ['1003'] }] });
  });

  test('a point of a plot has no flag', async () => {
    expect(unmarked(await found('plot=true&preferred_dealers=true'))).toBe(true);
  });
});
