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
  const others = [car(5).vin, car(6).vin];
  /** What is told of those alone. */
  const askOf = async (vins: readonly unknown[], query: string) =>
    (await ask(query)).filter(([vin]) => vins.includes(vin));

  test('a listing is found from the day on which it left until it returns, and for 90 days; of an id that several were given, one after another, each is', async () => {
    const named = (n: number) => car(n, { id: 'Mine', country: 'US' });
    await deliver([stays, goes(), named(5)]);
    await deliver([stays, goes({ price: 800 }), named(6)]);
    const left = day;
    expect(await askOf([gone], '')).toEqual([]);
    await deliver([stays]);
    expect(await askOf([gone], 'sold=false&expired=true')).toEqual([[gone, 800]]);
    expect(await askOf(others, 'sort_by=price')).toEqual([
      [car(5).vin, 10_005],
      [car(6).vin, 10_006],
    ]);
    const { ask: asked } = testApp({ client: here.client, prefix: here.prefix });
    const details = await asked('/listing/car/Mine');
    expect(await details.json()).toMatchObject({ id: 'Mine', vin: car(6).vin });
    // three deliveries and three days later it counts as sold
    await deliver([stays]);
    await deliver([stays]);
    await deliver([stays]);
    expect(await askOf([gone], 'sold=true')).toEqual([[gone, 800]]);
    await deliver([stays, goes({ price: 700 })]);
    expect(await askOf([gone], '')).toEqual([]);
    // a rollback brings back what had left before
    await rollBackListings(here.installation);
    expect(await askOf([gone], '')).toEqual([[gone, 800]]);
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
  const marked = (vehicle_registration_mark: string, more: Row = {}) => ({
    vehicle_registration_mark,
    ...{ source: 'a.example', price: 900 },
    ...more,
  });
  /** The id that answers for a mark. */
  const idOf = async (mark: string): Promise<string> => {
    const [id = ''] = await listed(`/search/car/uk/active?nodedup=true&vrm=${mark}`);
    return id;
  };

  /**
   * Three cars of one story. The first changes, leaves, and returns on another source. The second gains its VIN, and its mark is
   * another car's in the end. The third leaves, and returns with a VIN.
   */
  test('UK: what has left, ids that lead on to the vehicle’s other listings, and records that go on with a VIN', async () => {
    const other = marked('XY34 ZZZ', { source: 'b.example', price: 100 });
    const [second, stranger, third] = ['WVWZZZ1KZ6W000001', 'WVWZZZ1KZ6W000002', 'WVWZZZ1KZ6W000003'];
    const ofThird = (more: Row = {}) => marked('CD56 EFG', { source: 'c.example', ...more });
    const told = async () => {
      const records = (await (await asked('/history/car/uk/CD56EFG')).json()) as Record<string, unknown>[];
      return records.map(({ id, price }) => [id, price]);
    };

    await deliver([marked('AB12 CDE'), marked('BC23 DEF'), ofThird(), other], 1, uk);
    const [atFirst, unnamed] = [await idOf('AB12CDE'), await idOf('BC23DEF')];

    await deliver([marked('AB12 CDE', { price: 800 }), marked('BC23 DEF', { price: 800 }), other], 1, uk);
    const later = await idOf('AB12CDE');
    expect(later).not.toBe(atFirst);
    expect(await details(atFirst)).toBe(422);
    expect(await details(`${atFirst}?redirect_to_active=true`)).toBe(later);
    expect(await details(`${atFirst}/media?redirect_to_active=true`)).toBe(later);
    expect(await told()).toHaveLength(1);

    // the record of the third goes on with a VIN, and is told once in the history of its mark
    await deliver([ofThird({ vin: third })], 1, { ...uk, partial: true });
    const named = await idOf('CD56EFG');
    expect(await listed('/search/car/uk/active?nodedup=true&vrm=CD56EFG')).toEqual([named]);
    expect(await told()).toEqual([[named, 900]]);
    await deliver([ofThird({ vin: third, price: 800 })], 1, { ...uk, partial: true });
    expect(await told()).toEqual([
      [expect.stringMatching(new RegExp(`^${third}-`)), 800],
      [named, 900],
    ]);

    const stays = ofThird({ vin: third, price: 800 });
    await deliver([marked('BC23 DEF', { price: 800, vin: second }), stays, other], 1, uk);
    expect(await listed('/search/car/uk/recents')).toEqual([later]);
    expect(await listed('/search/car/uk/recents?sold=true')).toEqual([]);
    expect(await details(later)).toBe(later);
    expect(await details(`${atFirst}?redirect_to_latest=true`)).toBe(later);
    expect(await details(`${atFirst}?redirect_to_active=true`)).toBe(422);
    const withVin = await idOf('BC23DEF');
    expect(withVin).toMatch(new RegExp(`^${second}-`));

    await deliver(
      [
        marked('AB12 CDE', { source: 'b.example' }),
        marked('DE67 FGH', { price: 800, vin: second }),
        marked('BC23 DEF', { price: 700, vin: stranger, source: 'b.example' }),
        ...[stays, other],
      ],
      1,
      uk,
    );
    const elsewhere = await idOf('AB12CDE');
    expect(await details(later)).toBe(later);
    expect(await details(`${later}?redirect_to_active=true`)).toBe(elsewhere);
    expect(await details(`${later}?redirect_to_latest=true`)).toBe(elsewhere);
    expect(await details('nobody?redirect_to_latest=true')).toBe(422);
    expect(await details(`${later}?redirect_to_latest=perhaps`)).toBe(422);
    // where another car has its mark now, too
    expect(await details(`${unnamed}?redirect_to_active=true`)).toBe(withVin);
  });
});
