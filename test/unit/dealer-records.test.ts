import { describe, expect, test } from 'vitest';
import { MARKETS, type Market, marketNamed } from '../../src/catalog/markets.ts';
import { dealerDetails, directoryRecord } from '../../src/records/dealer.ts';

/** Documents of the directories → answers. */

const ATLANTA = { latitude: 33.8444, longitude: -84.4741 };

describe('a record of a directory', () => {
  // 5.179 miles from the centre, by the haversine on a sphere of 3958.76 miles
  const PLACED = { id: '1', latitude: '33.832', longitude: '-84.3851' };

  test('is the stored record itself where no centre is asked for', () => {
    const record = { id: '1', latitude: '33.832', longitude: '-84.3851' };
    expect(directoryRecord({ record }, {})).toBe(record);
  });

  test('gets its distance in miles, two decimals, of text and of numbers', () => {
    expect(directoryRecord({ record: PLACED }, { centre: ATLANTA })).toEqual({ ...PLACED, distance: 5.18 });
    const numbers = { mc_website_id: '9', latitude: 33.832, longitude: -84.3851 };
    expect(directoryRecord({ record: numbers }, { centre: ATLANTA })).toEqual({ ...numbers, distance: 5.18 });
    expect(
      directoryRecord({ record: PLACED }, { centre: { latitude: 33.832, longitude: -84.3851 } }),
    ).toMatchObject({ distance: 0 });
  });

  test('the equator and the meridian are positions', () => {
    const record = { id: '0', latitude: 0, longitude: 0 };
    expect(directoryRecord({ record }, { centre: { latitude: 0, longitude: 1 } })).toMatchObject({
      distance: 69.09,
    });
  });

  test.each([{}, { latitude: '33.8' }, { longitude: '-84' }])('without a position none: %j', (record) => {
    expect(directoryRecord({ record }, { centre: ATLANTA })).toEqual(record);
  });

  test('the stored record is not touched', () => {
    const before = structuredClone(PLACED);
    directoryRecord({ record: PLACED }, { centre: ATLANTA });
    expect(PLACED).toEqual(before);
  });
});

describe('details', () => {
  const words = (text: string): string[] => text.trim().split(/[\s,]+/);

  /** part-1.md "Dealer details", by hand */
  const CAR =
    words(`id seller_name inventory_url data_source status listing_count dealer_type dealership_group_name
    street city state country zip latitude longitude seller_phone created_at`);
  const UK = [
    ...CAR.filter((name) => name !== 'state'),
    ...['fca_status', 'fca_reference_no', 'county', 'postal_code'],
  ];
  const HEAVY =
    words(`id seller_name inventory_url data_source status listing_count dealer_type street city state
    country zip latitude longitude created_at`);
  const MEMBERS: Readonly<Record<string, readonly string[]>> = {
    'us-cars': CAR,
    'uk-cars': UK,
    'heavy-equipment': HEAVY,
    motorcycles: [...HEAVY, 'seller_phone'],
    // not stated: those of cars
    rvs: CAR,
    'uk-rvs': UK,
  };

  const EVERYTHING = Object.fromEntries(
    [...new Set([...Object.values(MEMBERS).flat(), 'msa_code', 'seller_email', 'distance', 'tie'])].map(
      (name) => [name, `the ${name}`],
    ),
  );

  test('of every market of the contract', () => {
    expect(MARKETS).toEqual(expect.arrayContaining(Object.keys(MEMBERS)));
  });

  /** What the contract does not know has the members that its file says. */
  const membersOf = (market: Market): readonly string[] => MEMBERS[market] ?? marketNamed(market).dealer;

  test.each(MARKETS)('%s: its members, and none of the others', (market) => {
    const { navigation, response } = dealerDetails(EVERYTHING, market) as {
      navigation: unknown;
      response: Record<string, unknown>;
    };
    expect(navigation).toBe(false);
    expect(Object.keys(response).sort()).toEqual([...membersOf(market)].sort());
    for (const [name, value] of Object.entries(response)) expect(value).toBe(`the ${name}`);
  });

  test('unknown members are absent; 0 is known', () => {
    expect(dealerDetails({ id: '7', listing_count: 0, seller_phone: undefined }, 'us-cars')).toEqual({
      navigation: false,
      response: { id: '7', listing_count: 0 },
    });
  });

  test('the envelope has two members', () => {
    expect(Object.keys(dealerDetails({ id: '7' }, 'rvs'))).toEqual(['navigation', 'response']);
  });
});
