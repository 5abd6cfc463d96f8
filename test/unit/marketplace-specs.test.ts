import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { Schema } from '../../src/catalog/schema.ts';
import { marketplaceA } from '../../src/records/marketplace/marketplace-a.ts';
import { marketplaceB } from '../../src/records/marketplace/marketplace-b.ts';
import { documentOf } from '../market/car.ts';
import { CARS } from '../market/cars.ts';
import { CANADIAN, USED } from './fixtures/listings.ts';

/** Both formats against what the marketplaces publish for machines: words, members, lengths. */

const DATA = '../shared/data';
const SPECS = join(DATA, 'marketplace_specs');
const published = existsSync(SPECS) || process.env.CI ? describe : describe.skip;
if (!existsSync(SPECS)) console.warn(`skipped: the marketplaces' own schemas; ${SPECS} is absent`);

const read = (name: string): string => readFileSync(join(SPECS, name), 'utf8');

/** name → value of a frozen object that a getter of the SDK's class returns. */
function getter(name: string): ReadonlyMap<string, string> {
  const body = read('meta_sdk_vehicle_v24.0.1.js').match(
    new RegExp(`get ${name} \\(\\): Object \\{\\s*return Object\\.freeze\\(\\{([^}]*)\\}`),
  )?.[1];
  return new Map(
    [...(body ?? '').matchAll(/(\w+): '(\w+)'/g)].map(([, key = '', value = '']) => [key, value]),
  );
}

/** Names of an enumeration of the interface definition, in lower case. */
function enumOf(name: string): readonly string[] {
  const body = read('google_merchant_products_common_v1.proto').match(
    new RegExp(`enum ${name} \\{([^}]*)\\}`),
  )?.[1];
  return [...(body ?? '').matchAll(/^\s*(\w+) = \d+;/gm)].map(([, word = '']) => word.toLowerCase());
}

const properties = ({ properties = {} }: Schema): Record<string, Schema> => properties;
const words = (schema: Schema | undefined): readonly string[] => (schema?.enum ?? []).map(String);

/** The catalog's enumerations of the SDK by the member that they are of. */
const SDK_WORDS: Readonly<Record<string, string>> = {
  availability: 'Availability',
  body_style: 'BodyStyle',
  drivetrain: 'Drivetrain',
  fuel_type: 'FuelType',
  state_of_vehicle: 'StateOfVehicle',
  transmission: 'Transmission',
  vehicle_type: 'VehicleType',
};

/** Records of the hand-made market, and two with every member. */
const records = (): readonly Record<string, unknown>[] => [
  USED,
  CANADIAN,
  ...CARS.map((car, at) => JSON.parse(JSON.stringify(documentOf(car, at).record)) as Record<string, unknown>),
];

published('format A and the catalog', () => {
  const catalog = (): Schema =>
    JSON.parse(read('meta_vehicle_schema_digitalfrontiers.json').replaceAll('"images":', '"image":'));

  test('the files are read', () => {
    expect(getter('Fields').size).toBeGreaterThan(50);
    expect(Object.keys(properties(catalog())).length).toBeGreaterThan(25);
    for (const name of Object.values(SDK_WORDS)) expect([name, getter(name).size > 2]).toEqual([name, true]);
  });

  test('every member is one of theirs', () => {
    const theirs = new Set([...getter('Fields').values(), ...Object.keys(properties(catalog()))]);
    const ours = Object.keys(properties(marketplaceA.schema)).filter((name) => !theirs.has(name));
    // documented for catalogs (supplement 8.1), in neither file
    expect(ours).toEqual(['latitude', 'longitude']);
  });

  test('every member that they require is one of ours', () => {
    const ours = Object.keys(properties(marketplaceA.schema));
    expect((catalog().required ?? []).filter((name) => !ours.includes(name))).toEqual([]);
  });

  test('every word is one of theirs, in any case', () => {
    const enumerated = Object.entries(properties(marketplaceA.schema)).filter(([, schema]) => schema.enum);
    expect(enumerated.map(([name]) => name).sort()).toEqual(Object.keys(SDK_WORDS));
    for (const [name, schema] of enumerated) {
      const theirs = new Set(getter(SDK_WORDS[name] ?? '').values());
      const unknown = words(schema).filter((word) => !theirs.has(word));
      expect([name, unknown]).toEqual([name, []]);
    }
  });

  test('the older list of body styles knows every one of ours', () => {
    const theirs = words(properties(catalog()).body_style).map((word) => word.toUpperCase());
    expect(
      words(properties(marketplaceA.schema).body_style).filter((word) => !theirs.includes(word)),
    ).toEqual([]);
  });

  test('lengths are theirs', () => {
    const theirs = properties(catalog());
    const differing = Object.entries(properties(marketplaceA.schema)).filter(
      ([name, { maxLength, maxItems }]) =>
        theirs[name]?.maxLength !== maxLength || theirs[name]?.maxItems !== maxItems,
    );
    expect(differing.map(([name]) => name)).toEqual([]);
  });

  /** Their schema with the words of both files in upper case, for words count in any case. */
  function schemaInUpperCase(): Schema {
    const schema = catalog();
    for (const [name, member] of Object.entries(properties(schema))) {
      if (!member.enum) continue;
      const newer = getter(SDK_WORDS[name] ?? '').values();
      member.enum = [...words(member).map((word) => word.toUpperCase()), ...newer];
    }
    return schema;
  }

  test('listings fit their schema', () => {
    const schema = schemaInUpperCase();
    const all = z.fromJSONSchema(schema as Parameters<typeof z.fromJSONSchema>[0]);
    const { required: _, ...lenient } = schema;
    const known = z.fromJSONSchema(lenient as Parameters<typeof z.fromJSONSchema>[0]);
    for (const record of records()) {
      const shown = marketplaceA.show(record);
      const complete = (schema.required ?? []).every((name) => name in shown);
      const { error } = (complete ? all : known).safeParse(shown);
      expect([record.id, error?.issues]).toEqual([record.id, undefined]);
    }
    expect(all.safeParse(marketplaceA.show(USED)).success).toBe(true);
    expect(all.safeParse({ ...marketplaceA.show(USED), trim: 'T'.repeat(51) }).success).toBe(false);
    expect(all.safeParse({ ...marketplaceA.show(USED), drivetrain: '6X6' }).success).toBe(false);
  });
});

published('format B and the feed', () => {
  test('the file is read', () => {
    expect(enumOf('VehicleBodyStyle').length).toBe(32);
    expect(enumOf('VehiclePriceType').length).toBe(6);
  });

  test.each([
    ['body_style', 'VehicleBodyStyle'],
    ['vehicle_price_type', 'VehiclePriceType'],
  ])('every word of %s is one of theirs', (member, name) => {
    const ours = words(properties(marketplaceB.schema)[member]);
    expect(ours.length).toBeGreaterThan(0);
    expect(ours.filter((word) => !enumOf(name).includes(word))).toEqual([]);
  });

  test('so is every one that a listing shows', () => {
    const styles = records().map((record) => marketplaceB.show(record).body_style);
    const shown = styles.filter((style) => style !== undefined);
    expect(shown.length).toBeGreaterThan(20);
    expect(shown.filter((style) => !enumOf('VehicleBodyStyle').includes(String(style)))).toEqual([]);
  });
});
