import { describe, expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { FieldDescription, SearchDescription } from '../../src/console/metadata.ts';
import { packMetadata, unpackMetadata } from '../../src/console/packed-metadata.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

/** What the console's page knows: all of the tables, and nothing besides. */

const { markets, searches, operations } = consoleMetadata();
const searchAt = (path: string): SearchDescription => {
  const found = searches.find((one) => one.path === path);
  if (!found) throw new Error(`no search at ${path}`);
  return found;
};
const fieldOf = (path: string, name: string): FieldDescription | undefined =>
  searchAt(path).fields.find((field) => field.name === name);

const CARS = '/search/car/active';

test('it is sent with each field and parameter once, and unpacked to the same', () => {
  const sent = packMetadata({ markets, searches, operations });
  expect(unpackMetadata(JSON.parse(JSON.stringify(sent)))).toEqual({ markets, searches, operations });
  for (const all of [sent.fields, sent.parameters])
    expect(new Set(all.map((one) => JSON.stringify(one))).size).toBe(all.length);
});

test('every operation is told, with every parameter, those of a search once', () => {
  const ofSearch = ({ path, partOf = path }: { path: string; partOf?: string }): string[] =>
    searches.find((one) => one.path === partOf)?.parameters.map(({ name }) => name) ?? [];
  expect(operations.map(({ path, parameters }) => [path, parameters.map(({ name }) => name)])).toEqual(
    OPERATIONS.map((one) => {
      const known = ofSearch(one);
      return [one.path, one.parameters.map(({ name }) => name).filter((name) => !known.includes(name))];
    }),
  );
  for (const { path, parameters } of OPERATIONS.filter(({ partOf }) => partOf === undefined)) {
    const told = [...ofSearch({ path }), ...(operations.find((one) => one.path === path)?.parameters ?? [])];
    const names = told.map((one) => (typeof one === 'string' ? one : one.name));
    expect(names).toEqual(expect.arrayContaining(parameters.map(({ name }) => name)));
  }
  expect(searches.map(({ path }) => path)).toEqual(
    OPERATIONS.filter(({ search, shows }) => search && shows !== 'marketplace').map(({ path }) => path),
  );
});

describe('a field', () => {
  test('tells what keeps its values, leaves them out and spans them', () => {
    expect(fieldOf(CARS, 'make')).toMatchObject({
      facet: true,
      at: 'build.make',
      include: { name: 'make', form: 'anyOf' },
      exclude: { name: 'exclude_make', form: 'noneOf' },
    });
    expect(fieldOf(CARS, 'price')).toMatchObject({
      stats: true,
      sort: 'price',
      rangeFacet: { start: 0, span: 100_000 },
      range: { name: 'price_range', form: 'range' },
      present: { name: 'has_price', form: 'present' },
    });
  });

  test('that cannot be left out tells of no such parameter', () => {
    expect(fieldOf(CARS, 'model')?.exclude).toBeUndefined();
  });

  test('that names a store is asked for without its copies, which its facet does not count', () => {
    expect(fieldOf(CARS, 'dealer_id')?.include).toEqual({
      name: 'dealer_id',
      form: 'anyOf',
      along: { dedup: 'true' },
    });
  });

  test('that names a store where nothing keeps all its copies out says so', () => {
    expect(fieldOf('/search/car/uk/active', 'source')?.include).toEqual({
      name: 'source',
      form: 'domains',
      widens: true,
    });
    // of what left, only attributed listings are found by default, and dedup gives just these
    expect(fieldOf('/search/car/uk/recents', 'source')?.include?.along).toEqual({ dedup: 'true' });
    expect(fieldOf('/search/car/recents', 'dealer_id')?.include?.along).toEqual({ dedup: 'true' });
    // where every listing of the named dealers is found there is nothing to keep out
    expect(fieldOf('/dealerships/inventory', 'source')?.include).toEqual({ name: 'source', form: 'domains' });
  });

  test('of objects of a record is told with them, and the values that its parameter takes', () => {
    const OFFERS = '/search/car/incentive/oem';
    expect(fieldOf(OFFERS, 'make')).toMatchObject({ at: 'offer.vehicles[].make', within: 'vehicles' });
    expect(fieldOf(OFFERS, 'offer_type')?.include?.values).toEqual(['lease', 'finance', 'cash']);
    const within = new Map(searchAt(OFFERS).parameters.map((one) => [one.name, one.within]));
    expect(['year_range', 'monthly_range', 'term_range', 'state'].map((name) => within.get(name))).toEqual([
      'vehicles',
      'amounts',
      'amounts',
      undefined,
    ]);
  });

  test("takes a scope's parameter that has its name", () => {
    expect(fieldOf(CARS, 'zip')?.include).toEqual({ name: 'zip', form: 'anyOf' });
  });

  test('has no facet where the operation leaves it out', () => {
    expect(fieldOf('/dealerships/inventory', 'made_in')?.facet).toBe(false);
    expect(fieldOf(CARS, 'made_in')?.facet).toBe(true);
  });
});

test('a parameter tells its form, and whether it narrows what is found', () => {
  const forms = new Map(searchAt(CARS).parameters.map((one) => [one.name, [one.form, one.filters]]));
  expect(forms.get('make')).toEqual(['anyOf', true]);
  expect(forms.get('first_seen_range')).toEqual(['dates', true]);
  expect(forms.get('active_inventory_date_range')).toEqual(['dates', true]);
  expect(forms.get('country')).toEqual(['oneOf', true]);
  expect(forms.get('radius')).toEqual(['integer', true]);
  expect(forms.get('rows')).toEqual(['integer', false]);
  expect(forms.get('facets')).toEqual(['string', false]);
});

test('an inventory tells that a dealer has to be named', () => {
  expect(searchAt('/dealerships/inventory').needs).toContain('dealer_id');
  expect(searchAt(CARS).needs).toEqual([]);
});

test('a search tells what is in its path, how it counts, what it shows, and what answers one of its records', () => {
  expect(searchAt('/search/car/incentive/{make}/{zip}')).toMatchObject({
    inPath: ['make', 'zip'],
    shows: 'incentive',
    countsApart: false,
  });
  expect(searchAt('/search/car/recents')).toMatchObject({ countsApart: true, details: '/listing/car/{id}' });
  const details = new Map(searches.map((one) => [one.path, one.details]));
  expect(details.get('/search/rv/uk/active')).toBe('/listing/rv/uk/{id}');
  expect(details.get('/search/car/auction/active')).toBe('/listing/car/auction/{id}');
  expect(details.get('/dealerships/inventory')).toBe('/listing/car/{id}');
  expect(details.get('/dealers/car')).toBeUndefined();
});

test('of a make in the path no other can be asked for', () => {
  expect(fieldOf('/search/car/incentive/{make}/{zip}', 'make')?.include).toBeUndefined();
  expect(fieldOf('/search/car/incentive/oem', 'make')?.include?.name).toBe('make');
});
