import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { bounded } from '../../src/search/bounds.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** Lists that become conditions of their own have a bound that every engine takes, also all of them at once. */

const list = (length: number, text: (i: number) => string): string =>
  Array.from({ length }, (_, i) => text(i)).join(',');

/** Parameter → its bound, and a value of it. */
const BOUNDS: Readonly<Record<string, readonly [most: number, text: (i: number) => string]>> = {
  ymmt: [150, (i) => `${1900 + i}|make ${i}|model ${i}|trim ${i}`],
  year: [100, (i) => `${2 * i}-${2 * i}`],
  high_value_features: [50, (i) => `feature ${i}`],
  options_packages: [50, (i) => `package ${i}`],
  dealership_group_name: [400, (i) => `group ${i}`],
  mc_dealership_group_name: [400, (i) => `group ${i}`],
  facets: [100, (i) => `make|${i}|1`],
  range_facets: [100, (i) => `price|${i}|1000`],
  stats: [100, () => 'price'],
};

const SEARCH = '/search/car/active';
const queryOf = (parts: Readonly<Record<string, string>>): string =>
  Object.entries(parts)
    .map(([name, text]) => `${name}=${encodeURIComponent(text)}`)
    .join('&');

describe('a list with a bound', () => {
  const { app: _, ask } = testApp();

  test.each(Object.entries(BOUNDS))('%s', async (name, [most, text]) => {
    const response = await ask(`${SEARCH}?${queryOf({ [name]: list(most + 1, text) })}`);
    expect([response.status, await response.json()]).toEqual([
      422,
      { code: 422, message: `Parameter ${name}: ${most + 1} values were sent; the limit is ${most}.` },
    ]);
    const search = OPERATIONS.find(({ path }) => path === SEARCH);
    const parameter = search?.parameters.find((one) => one.name === name);
    expect(parameter?.about).toContain(`At most ${most}.`);
  });

  test('a year of the sold summary, ZIPs of a rate of sales', async () => {
    const years = queryOf({ inventory_type: 'used', year: list(101, (i) => `${2 * i}`) });
    expect((await ask(`/sold-vehicles/summary?${years}`)).status).toBe(422);
    const zips = queryOf({ make: 'ford', zip: list(51, (i) => String(30_301 + i)) });
    const { status, message } = await ask(`/mds/car?${zips}`).then(async (response) => ({
      status: response.status,
      message: ((await response.json()) as { message: string }).message,
    }));
    expect([status, message]).toEqual([422, 'Parameter zip: 51 values were sent; the limit is 50.']);
  });
});

test('more conditions than every engine takes are refused, however they are nested', () => {
  const terms = (length: number): object[] => Array.from({ length }, (_, i) => ({ term: { make: `${i}` } }));
  const query = (length: number) => ({
    bool: {
      filter: [
        { nested: { path: 'vehicles', query: { bool: { should: terms(length), minimum_should_match: 1 } } } },
        { match: { text: { query: 'four words that stand', operator: 'and' } } },
        { match_phrase: { text: 'two words' } },
        { bool: { must_not: [{ terms: { make: ['any', 'number', 'of', 'values'] } }] } },
      ],
    },
  });
  expect(bounded(query(993))).toEqual(query(993));
  expect(() => bounded(query(994))).toThrow(/add up to 1001 conditions/);
});

test('words are counted as the engine makes them: a character of a script without blanks is one', () => {
  const text = (length: number) => ({ match: { text: { query: '車'.repeat(length) } } });
  expect(bounded(text(1000))).toEqual(text(1000));
  expect(() => bounded(text(1001))).toThrow(/1001 conditions/);
  expect(() => bounded({ match: { text: 'a/b,c-'.repeat(400) } })).toThrow(/1200 conditions/);
});

describeOnEngine('the longest lists', () => {
  let market: LoadedMarket;
  let service: TestApp;
  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  test.each(Object.entries(BOUNDS))('%s is answered', async (name, [most, text]) => {
    const response = await service.ask(`${SEARCH}?rows=1&${queryOf({ [name]: list(most, text) })}`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('num_found')]);
  });

  test('thousands of values of one field are answered', async () => {
    for (const name of ['make', 'vin', 'dealer_id', 'zip', 'exclude_make', 'taxonomy_vins', 'city']) {
      const response = await service.ask(
        `${SEARCH}?rows=1&${queryOf({ [name]: list(3000, (i) => String(i)) })}`,
      );
      expect([name, response.status]).toEqual([name, 200]);
    }
  });

  test('all of them at once are answered, or refused with what to do', async () => {
    const all = Object.fromEntries(
      Object.entries(BOUNDS).map(([name, [most, text]]) => [name, list(most, text)]),
    );
    const { ymmt = '', year: _year, ...rest } = all;
    const response = await service.ask(`${SEARCH}?rows=1&${queryOf({ ...rest, ymmt: ymmt.slice(0, 2000) })}`);
    expect(response.status).toBe(200);
  });
});
