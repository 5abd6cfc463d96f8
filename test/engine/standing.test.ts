import { afterAll, beforeAll, expect, test } from 'vitest';
import { rebuildListings } from '../../ingest/commands/rebuild.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { car, Installation, type Row, T } from './ingest-installation.ts';

/** Raleigh, in North Carolina; Durham is about 20 miles away, Chicago over 600. */
const RALEIGH = { car_city: 'Raleigh', car_state: 'NC', car_zip: '27601' };
const AT_RALEIGH = { ...RALEIGH, car_latitude: 35.770322, car_longitude: -78.634723 };
const CHICAGO = { city: 'Chicago', state: 'IL', zip: '60601' };

/** A listing without a dealer. */
const own = (n: number, seller_type: string, more: Row = {}): Row => {
  const { dealer_id, ...row } = car(n, { source: 'owners.example', seller_type, ...more });
  return row;
};

interface Answer {
  readonly listings: readonly {
    readonly stock_no: string;
    readonly dist?: number;
    readonly latitude?: number;
  }[];
  readonly facets: Readonly<Record<string, unknown>>;
}

/** Listings that have no dealer stand where their car_location is (feeds.md section 5, "private sellers and auctions"). */
describeOnEngine('where a listing without a dealer stands', () => {
  let here: Installation;
  beforeAll(async () => {
    here = new Installation();
    await here.load(sellers);
  });
  afterAll(() => here.drop());

  const ask = async (path: string): Promise<Answer> => {
    const response = await testApp({ client: here.client, prefix: here.prefix }).ask(path);
    expect(response.status).toBe(200);
    return (await response.json()) as Answer;
  };
  const found = async (path: string): Promise<string[]> =>
    (await ask(path)).listings.map(({ stock_no }) => stock_no).sort();

  const sellers = [
    own(1, 'fsbo', AT_RALEIGH),
    // what the delivery leaves open follows from the postal code
    own(2, 'fsbo', { car_zip: '27601' }),
    // no car_location: the place that is given
    own(3, 'fsbo', { city: 'Raleigh', state: 'NC', zip: '27601' }),
    // a place is taken whole: of the seller's nothing counts
    own(4, 'fsbo', { ...CHICAGO, car_zip: '27701', car_state: 'NC' }),
    // a dealer among the private sellers stands at the dealer
    car(5, { source: 'owners.example', seller_type: 'fsbo', ...CHICAGO, ...RALEIGH }),
    own(6, 'auction', { ...CHICAGO, seller_name: 'House', ...AT_RALEIGH }),
    own(7, 'fsbo', { car_state: 'ON', car_zip: 'M5V 2T6' }),
    // a dealer that has a name and no id is one
    own(8, 'dealer', { ...CHICAGO, seller_name: 'Peach', country: 'US', ...RALEIGH }),
    own(9, 'dealer', { country: 'US', ...RALEIGH }),
  ];

  test('is found by all that tells a place', async () => {
    const at = '/search/car/fsbo/active';
    expect(await found(`${at}?zip=27601`)).toEqual(['S1', 'S2', 'S3']);
    expect(await found(`${at}?city=raleigh`)).toEqual(['S1', 'S2', 'S3']);
    expect(await found(`${at}?state=nc`)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(await found(`${at}?state=il`)).toEqual(['S5']);
    expect(await found(`${at}?zip=27601&radius=10`)).toEqual(['S1', 'S2', 'S3']);
    expect(await found(`${at}?zip=27601&radius=50`)).toEqual(['S1', 'S2', 'S3', 'S4']);
    expect(await found(`${at}?latitude=41.88&longitude=-87.62&radius=10`)).toEqual(['S5']);
    expect(await found(`${at}?country=ca`)).toEqual(['S7']);
    expect(await found(`${at}?country=ca&state=on&zip=M5V%202T6`)).toEqual(['S7']);
    expect(await found('/search/car/auction/active?zip=27601&radius=10&state=NC')).toEqual(['S6']);
    expect(await found('/search/car/auction/active?city=chicago')).toEqual([]);
    expect(await found('/search/car/active?state=nc')).toEqual(['S9']);
    expect(await found('/search/car/active?city=chicago')).toEqual(['S8']);
  });

  test('is counted, measured and drawn there', async () => {
    const { facets, listings } = await ask(
      '/search/car/fsbo/active?facets=city,state,zip&zip=27601&radius=50&sort_by=dist',
    );
    expect(facets).toEqual({
      city: [
        { item: 'Raleigh', count: 3 },
        { item: 'Durham', count: 1 },
      ],
      state: [{ item: 'NC', count: 4 }],
      zip: [
        { item: '27601', count: 3 },
        { item: '27701', count: 1 },
      ],
    });
    expect(listings.every(({ dist = 99 }) => dist < 25)).toBe(true);
    expect(listings.at(-1)).toMatchObject({ stock_no: 'S4', dist: expect.closeTo(20, -1) });
    const drawn = await ask('/search/car/fsbo/active?plot=true&state=NC');
    expect(drawn.listings.every(({ latitude = 0 }) => latitude > 35 && latitude < 37)).toBe(true);
  });

  test('stands there after a rebuild, too', async () => {
    const before = await here.everything();
    await rebuildListings(here.installation);
    expect(await here.everything()).toEqual(before);
  });

  test.each<[Market, string, Row, string]>([
    [
      'motorcycles',
      '/search/motorcycle/auto-complete?field=city&input=ral&seller_type=fsbo&',
      AT_RALEIGH,
      '',
    ],
    [
      'heavy-equipment',
      '/search/heavy-equipment/auto-complete?field=city&input=ral&seller_type=fsbo&',
      AT_RALEIGH,
      '',
    ],
  ])('in the suggestions of %s', async (market, path, place) => {
    await here.load([own(1, 'fsbo', place), own(2, 'fsbo', { car_zip: '27601' })], T, {
      market,
      dataset: listingsOf(market),
    } as object);
    const { ask: asked } = testApp({ client: here.client, prefix: here.prefix });
    const response = await asked(`${path}zip=27601&radius=10&state=NC&term_counts=true`);
    expect(await response.json()).toEqual({ terms: [{ item: 'Raleigh', count: 2 }] });
  });
});
