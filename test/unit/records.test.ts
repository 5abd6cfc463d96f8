import { describe, expect, test } from 'vitest';
import { milesBetween, round2 } from '../../src/geo/distance.ts';
import { listingLinks } from '../../src/records/links.ts';
import { listing, plotPoint } from '../../src/records/listing.ts';
import { type LinkTarget, type ListingView, ownUrl } from '../../src/records/listing-view.ts';

/** Document → answer. */

const VIEW: ListingView = { base: 'https://market.example/v2', key: 'k&y' };

const stored = {
  record: {
    id: 'id 1',
    vin: '1FTFW1E80NFA00001',
    price: 38_500,
    dom: 30,
    dealer: { id: 1001, name: 'Peach State Ford', latitude: '33.832', longitude: '-84.3851' },
    build: { year: 2022, make: 'Ford', model: 'F-150' },
    media: { photo_links: ['https://img.example/1.jpg'], photo_links_cached: ['abc', 'def'] },
  },
  location: { lat: 33.832, lon: -84.3851 },
  cached_links: ['https://cache.example/1.jpg', 'https://cache.example/2.jpg'],
};

describe('a listing', () => {
  test('is the stored record with our own addresses; delivered ones stay behind', () => {
    expect(listing(stored, VIEW)).toEqual({
      ...stored.record,
      media: {
        photo_links: ['https://img.example/1.jpg'],
        photo_links_cached: [
          'https://market.example/v2/image/cache/car/id%201/abc?api_key=k%26y',
          'https://market.example/v2/image/cache/car/id%201/def?api_key=k%26y',
        ],
      },
    });
    expect(JSON.stringify(listing(stored, VIEW))).not.toContain('cache.example');
  });

  test('without a key on them', () => {
    expect(listing(stored, { base: VIEW.base })).toMatchObject({
      media: {
        photo_links_cached: ['https://market.example/v2/image/cache/car/id%201/abc', expect.any(String)],
      },
    });
  });

  test('the stored record is not touched', () => {
    const before = structuredClone(stored);
    listing(stored, {
      ...VIEW,
      centre: { latitude: 0, longitude: 0 },
      links: [{ name: 'listing', address: () => '/x' }],
    });
    expect(stored).toEqual(before);
  });

  test('dist: miles from the centre, two decimals; absent without a place', () => {
    const centre = { latitude: 33.8444, longitude: -84.4741 };
    expect(listing(stored, { ...VIEW, centre })).toMatchObject({ dist: 5.18 });
    expect(listing(stored, VIEW)).not.toHaveProperty('dist');
    const placeless = { record: stored.record };
    expect(listing(placeless, { ...VIEW, centre })).not.toHaveProperty('dist');
    expect(listing(stored, { ...VIEW, centre: { latitude: 33.832, longitude: -84.3851 } })).toMatchObject({
      dist: 0,
    });
  });

  test('a listing of almost nothing', () => {
    expect(listing({ record: { id: 'x' } }, VIEW)).toEqual({ id: 'x' });
  });
});

describe('a point of a plot', () => {
  test('its members (supplement section 1)', () => {
    expect(JSON.parse(JSON.stringify(plotPoint(stored)))).toEqual({
      id: 'id 1',
      vin: '1FTFW1E80NFA00001',
      price: 38_500,
      dom: 30,
      year: 2022,
      make: 'Ford',
      model: 'F-150',
      dealer_id: 1001,
      seller_name: 'Peach State Ford',
      latitude: 33.832,
      longitude: -84.3851,
      photo_link: 'https://img.example/1.jpg',
    });
  });

  test('unknown members are absent', () => {
    expect(JSON.parse(JSON.stringify(plotPoint({ record: { id: 'x', vin: 'V' } })))).toEqual({
      id: 'x',
      vin: 'V',
    });
  });
});

describe('links', () => {
  const links: readonly LinkTarget[] = [
    { name: 'listing', address: ({ id }) => (id === undefined ? undefined : `/listing/${id}`) },
    { name: 'inventory', address: ({ vin }) => (vin === undefined ? undefined : `/inventory?vin=${vin}`) },
  ];

  test('our own addresses, with the key', () => {
    expect(listingLinks({ id: 'x', vin: 'V' }, links, VIEW)).toEqual({
      listing: 'https://market.example/v2/listing/x?api_key=k%26y',
      inventory: 'https://market.example/v2/inventory?vin=V&api_key=k%26y',
    });
  });

  test('none to what the listing lacks, no member when none is left', () => {
    expect(Object.keys(listingLinks({ id: 'x' }, links, VIEW) ?? {})).toEqual(['listing']);
    expect(listingLinks({}, links, VIEW)).toBeUndefined();
    expect(listing(stored, { ...VIEW, links: [] })).not.toHaveProperty('links');
  });

  test('our own address keeps a query that is there', () => {
    expect(ownUrl('/a?b=c', VIEW)).toBe('https://market.example/v2/a?b=c&api_key=k%26y');
    expect(ownUrl('/a', { base: 'B' })).toBe('B/a');
  });
});

describe('distance', () => {
  test.each([
    // a quarter of the earth, half of it, and a degree of latitude
    [{ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 }, 6218.41],
    [{ latitude: 90, longitude: 0 }, { latitude: -90, longitude: 0 }, 12_436.82],
    [{ latitude: 10, longitude: 20 }, { latitude: 11, longitude: 20 }, 69.09],
    [{ latitude: 5, longitude: 5 }, { latitude: 5, longitude: 5 }, 0],
    // across the date line
    [{ latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 69.09],
  ])('%j to %j', (a, b, miles) => {
    expect(milesBetween(a, b)).toBeCloseTo(miles, 1);
    expect(milesBetween(b, a)).toBe(milesBetween(a, b));
  });

  test('two decimals', () => {
    expect([round2(1.006), round2(82.675), round2(3)]).toEqual([1.01, 82.68, 3]);
  });
});
