import { afterEach, beforeEach, expect, test } from 'vitest';
import { rollBackListings } from '../../ingest/commands/roll-back.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, type Row, T } from './ingest-installation.ts';

const DAY = 86_400;

/** What has left, from deliveries to answers (supplement section 4, recents). */
describeOnEngine('recents', () => {
  let here: Installation;
  let day = 0;
  beforeEach(() => {
    here = new Installation();
    day = 0;
  });
  afterEach(() => here.drop());

  const stays = car(1, { country: 'US' });
  const goes = (more: Row = {}) => car(2, { country: 'US', price: 900, ...more });
  const deliver = (rows: readonly Row[], days = 1, more = {}) => {
    day += days;
    return here.load(rows, T + day * DAY, { acceptShrink: true, ...more });
  };
  const ask = async (query: string): Promise<[unknown, unknown][]> => {
    const { ask: asked } = testApp({ client: here.client, prefix: here.prefix });
    const response = await asked(`/search/car/recents?${query}`);
    const { listings } = (await response.json()) as { listings: { vin: string; price: number }[] };
    return listings.map(({ vin, price }): [unknown, unknown] => [vin, price]);
  };
  const gone = car(2).vin;

  test('a listing is found from the day on which it left until it returns, and for 90 days', async () => {
    await deliver([stays, goes()]);
    await deliver([stays, goes({ price: 800 })]);
    const left = day;
    expect(await ask('')).toEqual([]);
    await deliver([stays]);
    expect(await ask('sold=false&expired=true')).toEqual([[gone, 800]]);
    // three deliveries and three days later it counts as sold
    await deliver([stays]);
    await deliver([stays]);
    await deliver([stays]);
    expect(await ask('sold=true')).toEqual([[gone, 800]]);
    await deliver([stays, goes({ price: 700 })]);
    expect(await ask('')).toEqual([]);
    // a rollback brings back what had left before
    await rollBackListings(here.installation);
    expect(await ask('')).toEqual([[gone, 800]]);
    await deliver([stays], left + 89 - day);
    expect(await ask('price_range=-850')).toEqual([[gone, 800]]);
    await deliver([stays], 2);
    expect(await ask('')).toEqual([]);
  });

  test('a partial delivery changes what it covers; elsewhere the vehicle is offered still', async () => {
    const copy = goes({ source: 'b.example', dealer_id: 8, price: 850 });
    await deliver([stays, goes(), copy]);
    await deliver([stays], 1, { partial: true });
    expect(await ask('nodedup=true&expired=false')).toEqual([[gone, 900]]);
    await deliver([car(3, { source: 'b.example', dealer_id: 8 })], 1, { partial: true });
    expect(await ask('nodedup=true&expired=true&sort_by=price')).toEqual([
      [gone, 850],
      [gone, 900],
    ]);
    // one of the two listings of the vehicle answers by default
    expect(await ask('')).toHaveLength(1);
    await deliver([stays, goes()], 1, { partial: true });
    expect(await ask('nodedup=true')).toEqual([[gone, 850]]);
  });

  test('an id that several listings were given, one after another', async () => {
    const named = (n: number) => car(n, { id: 'Mine', country: 'US' });
    await deliver([stays, named(2)]);
    await deliver([stays, named(3)]);
    await deliver([stays]);
    expect(await ask('sort_by=price')).toEqual([
      [car(2).vin, 10_002],
      [car(3).vin, 10_003],
    ]);
    const { ask: asked } = testApp({ client: here.client, prefix: here.prefix });
    const details = await asked('/listing/car/Mine');
    expect(await details.json()).toMatchObject({ id: 'Mine', vin: car(3).vin });
  });

  const uk = { market: 'uk-cars', dataset: listingsOf('uk-cars') } as const;
  // a server looks for new indices once a second: each answer is of one that has just started
  const asked = (path: string) => testApp({ client: here.client, prefix: here.prefix }).ask(path);
  const listed = async (path: string): Promise<string[]> => {
    const { listings } = (await (await asked(path)).json()) as { listings: { id: string }[] };
    return listings.map(({ id }) => id);
  };
  const details = async (path: string): Promise<unknown> => {
    const response = await asked(`/listing/car/uk/${path}`);
    const { id } = (await response.json()) as { id?: string };
    return id ?? response.status;
  };
  const marked = (more: Row) => ({
    vehicle_registration_mark: 'AB12 CDE',
    source: 'a.example',
    price: 900,
    ...more,
  });

  test('UK: what has left, and ids that lead on to the vehicle’s other listings', async () => {
    const other = { vehicle_registration_mark: 'XY34 ZZZ', source: 'b.example', price: 100 };
    await deliver([marked({}), other], 1, uk);
    const [first = ''] = await listed('/search/car/uk/active?vrm=AB12CDE');
    await deliver([marked({ price: 800 }), other], 1, uk);
    const [second = ''] = await listed('/search/car/uk/active?vrm=AB12CDE');
    expect(second).not.toBe(first);
    expect(await details(first)).toBe(422);
    expect(await details(`${first}?redirect_to_active=true`)).toBe(second);
    expect(await details(`${first}/media?redirect_to_active=true`)).toBe(second);

    await deliver([other], 1, uk);
    expect(await listed('/search/car/uk/recents')).toEqual([second]);
    expect(await listed('/search/car/uk/recents?sold=true')).toEqual([]);
    expect(await details(second)).toBe(second);
    expect(await details(`${first}?redirect_to_latest=true`)).toBe(second);
    expect(await details(`${first}?redirect_to_active=true`)).toBe(422);

    await deliver([marked({ source: 'b.example' }), other], 1, uk);
    const [third = ''] = await listed('/search/car/uk/active?vrm=AB12CDE');
    expect(await details(second)).toBe(second);
    expect(await details(`${second}?redirect_to_active=true`)).toBe(third);
    expect(await details(`${second}?redirect_to_latest=true`)).toBe(third);
    expect(await details('nobody?redirect_to_latest=true')).toBe(422);
    expect(await details(`${second}?redirect_to_latest=perhaps`)).toBe(422);
  });

  test('UK: ids of before a listing gained its VIN lead on to it, also where another car has its plate now', async () => {
    const [vin, other] = ['WVWZZZ1KZ6W000001', 'WVWZZZ1KZ6W000002'];
    await deliver([marked({})], 1, uk);
    const [first = ''] = await listed('/search/car/uk/active?vrm=AB12CDE');
    await deliver([marked({ price: 800 })], 1, uk);
    await deliver([marked({ price: 800, vin })], 1, uk);
    const [named = ''] = await listed('/search/car/uk/active?vrm=AB12CDE');
    expect(named).toMatch(new RegExp(`^${vin}-`));
    await deliver(
      [
        marked({ price: 800, vin, vehicle_registration_mark: 'XY34 ZZZ' }),
        marked({ price: 700, vin: other, source: 'b.example' }),
      ],
      1,
      uk,
    );
    expect(await details(`${first}?redirect_to_active=true`)).toBe(named);
  });

  test('UK: a record that goes on with a VIN is told once in the history of its mark', async () => {
    const beside = { vehicle_registration_mark: 'XY34 ZZZ', source: 'b.example', price: 100 };
    const told = async () => {
      const records = (await (await asked('/history/car/uk/AB12CDE')).json()) as Record<string, unknown>[];
      return records.map(({ id, price }) => [id, price]);
    };
    await deliver([marked({}), beside], 1, uk);
    await deliver([beside], 1, uk);
    expect(await told()).toHaveLength(1);
    await deliver([marked({ vin: 'WVWZZZ1KZ6W000001' })], 1, { ...uk, partial: true });
    const [named] = await listed('/search/car/uk/active?vrm=AB12CDE');
    expect(await listed('/search/car/uk/active?nodedup=true&vrm=AB12CDE')).toEqual([named]);
    expect(await told()).toEqual([[named, 900]]);
    await deliver([marked({ vin: 'WVWZZZ1KZ6W000001', price: 800 })], 1, { ...uk, partial: true });
    expect(await told()).toEqual([
      [expect.stringMatching(/^WVWZZZ1KZ6W000001-/), 800],
      [named, 900],
    ]);
  });
});
