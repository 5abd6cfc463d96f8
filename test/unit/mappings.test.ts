import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAPPED, mappingFile, mappingText } from '../../ingest/publish/write-mappings.ts';
import { fieldOf } from '../../src/catalog/field.ts';
import { filterPath, indexBody } from '../../src/catalog/mapping.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { documentOf } from '../market/car.ts';
import { CARS } from '../market/cars.ts';

describe('committed mappings', () => {
  test.each(MAPPED.map((dataset) => [dataset.name, dataset] as const))(
    '%s is what the catalogue says',
    (name, dataset) => {
      expect(
        readFileSync(mappingFile(dataset), 'utf8'),
        `mappings/${name}.json is written by \`npm run mappings\` and committed, so that reviews see what changes in the index.`,
      ).toBe(mappingText(dataset));
    },
  );

  test('no other file lies beside them', () => {
    const files = readdirSync(new URL('../../mappings/', import.meta.url));
    expect(files.sort(), '`npm run mappings` writes what is missing; delete what no dataset has.').toEqual(
      MAPPED.map(({ name }) => `${name}.json`).sort(),
    );
  });
});

describe('the index of a dataset', () => {
  const { settings, mappings } = indexBody(listingsOf('us-cars'));

  test('one shard in the default order; nothing unknown is indexed', () => {
    expect(settings).toMatchObject({
      number_of_shards: 1,
      'sort.field': ['last_seen_at', 'vin', 'tie'],
      'sort.order': ['desc', 'asc', 'asc'],
    });
    expect(mappings.dynamic).toBe('strict');
    expect(mappings.properties.record).toEqual({ type: 'object', enabled: false });
  });

  test('types of some fields, by hand', () => {
    const { properties } = mappings;
    expect(properties.make).toMatchObject({
      type: 'keyword',
      fields: { lc: { type: 'keyword', normalizer: 'lowercase' } },
    });
    expect(properties.price).toEqual({ type: 'double' });
    expect(properties.year).toEqual({ type: 'long' });
    expect(properties.location).toEqual({ type: 'geo_point' });
    expect(properties.is_searchable).toEqual({ type: 'boolean' });
    expect(properties.heading).toBeUndefined();
    expect(properties.ref_price).toBeUndefined();
  });

  test('a text that is counted is filtered by its folded twin', () => {
    expect(filterPath(fieldOf(listingsOf('us-cars'), 'make'))).toBe('make.lc');
    expect(filterPath(fieldOf(listingsOf('us-cars'), 'stock_no'))).toBe('stock_no');
    expect(filterPath(fieldOf(listingsOf('us-cars'), 'dealer_id'))).toBe('dealer_id');
  });

  test('only modules of the engine’s core: no analyzers, scripts or scaled floats', () => {
    expect(JSON.stringify(indexBody(listingsOf('us-cars')))).not.toMatch(
      /analyz|script|scaled_float|ngram|asciifolding/,
    );
  });

  test.each(MAPPED.map((dataset) => [dataset.name, dataset] as const))(
    '%s: field names are there once; a facet or an order has values in columns',
    (_, dataset) => {
      const { properties } = indexBody(dataset).mappings;
      const names = dataset.fields.map(({ name }) => name);
      expect(new Set(names).size).toBe(names.length);
      const parameters = dataset.fields.flatMap(({ params }) => params.map(({ name }) => name));
      expect(new Set(parameters).size).toBe(parameters.length);
      for (const { name, facet, sort, stats, rangeFacet, indexed } of dataset.fields) {
        if (!facet && !sort && !stats && !rangeFacet) continue;
        expect([name, indexed, properties[name]?.doc_values]).toEqual([name, true, undefined]);
      }
    },
  );

  test('UK cars: the mark is one upper-case term, counties and places are counted', () => {
    const { properties } = indexBody(listingsOf('uk-cars')).mappings;
    expect(properties.vehicle_registration_mark).toMatchObject({ type: 'keyword' });
    expect(properties.vehicle_registration_mark).not.toHaveProperty('normalizer');
    expect(filterPath(fieldOf(listingsOf('uk-cars'), 'vehicle_registration_mark'))).toBe(
      'vehicle_registration_mark',
    );
    expect(filterPath(fieldOf(listingsOf('uk-cars'), 'county'))).toBe('county.lc');
    expect(properties.combined_mpg).toEqual({ type: 'double' });
    expect(properties.ulez_compliant).toEqual({ type: 'boolean' });
  });

  test('the hand-made market fits the mapping', () => {
    for (const car of CARS) {
      const document = JSON.parse(JSON.stringify(documentOf(car, 1))) as object;
      expect(Object.keys(document).filter((name) => !(name in mappings.properties))).toEqual([]);
      expect(car.vin?.length ?? 17).toBe(17);
    }
    expect(new Set(CARS.map(({ id }) => id)).size).toBe(37);
  });
});

test.each(MAPPED.map((dataset) => [dataset.name, dataset] as const))(
  '%s names each field and each parameter once',
  (_, { fields }) => {
    const names = fields.map(({ name }) => name);
    const parameters = fields.flatMap(({ params }) => params.map(({ name }) => name));
    const again = (all: readonly string[]): string[] => all.filter((name, at) => all.indexOf(name) !== at);
    expect([again(names), again(parameters)]).toEqual([[], []]);
  },
);
