import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../market/app.ts';
import { documentOf } from '../market/car.ts';
import { CARS, US_IN_ORDER } from '../market/cars.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** sort_by values of part-1.md rule E1.6 without dist, and the indexed field whose values they order by. */
const SORTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    [
      ...['price', 'miles', 'dos_active', 'msrp', 'dom_active', 'dom_180', 'dom', 'highway_mpg', 'city_mpg'],
      ...['lease_term', 'lease_emp', 'lease_down_payment', 'finance_loan_term', 'finance_loan_apr'],
      ...['finance_emp', 'finance_down_payment', 'price_change_percent'],
    ].map((name) => [name, name]),
  ),
  last_seen: 'last_seen_at',
  first_seen: 'first_seen_at',
};

describeOnEngine('order and distance', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  const listings = async (query: string): Promise<{ id: string; dist?: number }[]> => {
    const response = await service.ask(`/search/car/active?${query}`);
    expect(response.status).toBe(200);
    return ((await response.json()) as { listings: { id: string; dist?: number }[] }).listings;
  };
  const ids = async (query: string): Promise<string[]> => (await listings(query)).map(({ id }) => id);

  const indexedValue = (id: string, field: string): number | undefined => {
    const car = CARS.find((one) => one.id === id);
    return car && (documentOf(car, 0)[field] as number | undefined);
  };

  test.each(Object.entries(SORTS))(
    'sort_by=%s, both ways; what has no value is last',
    async (sort, field) => {
      for (const direction of ['asc', 'desc']) {
        const values = (await ids(`sort_by=${sort}&sort_order=${direction}&rows=50`)).map((id) =>
          indexedValue(id, field),
        );
        expect(values).toHaveLength(14);
        const known = values.filter((value) => value !== undefined);
        expect(known.length).toBeGreaterThan(0);
        expect(values.slice(0, known.length)).toEqual(
          [...known].sort((a, b) => (direction === 'asc' ? a - b : b - a)),
        );
      }
    },
  );

  test('pages of an order tile it, also where many are equal', async () => {
    for (const sort of [
      '',
      'sort_by=dom&',
      'sort_by=lease_term&sort_order=desc&',
      'zip=94103&radius=3000&',
    ]) {
      const whole = await ids(`${sort}rows=50`);
      const paged: string[] = [];
      for (let start = 0; start < whole.length; start += 3)
        paged.push(...(await ids(`${sort}rows=3&start=${start}`)));
      expect(paged).toEqual(whole);
    }
    expect(await ids('rows=50')).toEqual(US_IN_ORDER);
  });

  test('dist: miles with two decimals, in location searches only', async () => {
    const shown = async (query: string) =>
      Object.fromEntries(
        (await listings(`${query}&make=honda,ford,tesla&rows=50`)).map(({ id, dist }) => [id, dist]),
      );
    expect(await shown('zip=30301&radius=5000')).toEqual({
      f150: 5.18,
      f150new: 5.18,
      escape: 5.18,
      mustang: 5.18,
      civic: 13.24,
      crv: 13.24,
      model3: 2128.57,
    });
    expect(new Set(Object.values(await shown('zip=30301')))).toEqual(new Set());
    expect(new Set(Object.values(await shown('country=us')))).toEqual(new Set([undefined]));
  });

  test('a radius holds what the shown distance says', async () => {
    // the dealers are 5.18 and 13.24 miles away
    expect(await ids('zip=30301&radius=5')).toEqual([]);
    expect(await ids('zip=30301&radius=6')).toHaveLength(4);
    expect(await ids('zip=30301&radius=13')).toHaveLength(4);
    expect(await ids('zip=30301&radius=14')).toHaveLength(7);
  });

  test('an explicit order in a location search', async () => {
    expect(await ids('zip=30301&radius=20&sort_by=price&sort_order=desc')).toEqual([
      'f150new',
      'ram',
      'f150',
      'mustang',
      'crv',
      'civic',
      'escape',
    ]);
    expect((await ids('zip=30301&radius=20&sort_by=nonsense')).slice(-3)).toEqual(['civic', 'crv', 'ram']);
  });

  test('a plotted market has no pages', async () => {
    expect(await ids('plot=true')).toHaveLength(14);
    expect(await ids('plot=true&rows=0')).toHaveLength(14);
  });
});
