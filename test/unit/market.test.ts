import { describe, expect, test } from 'vitest';
import { rulesOf } from '../../ingest/accept/market-rules.ts';
import { documentsSql } from '../../ingest/derive/document.ts';
import { recordSql } from '../../ingest/ground/record.ts';
import { generationIndices } from '../../ingest/publish/indices.ts';
import { carFields } from '../../src/catalog/listing/cars.ts';
import { ukInstead, ukWithout } from '../../src/catalog/listing/uk.ts';
import { listingsOf, MARKETS } from '../../src/catalog/markets.ts';
import { COVERED_ROLES, rolesOf } from '../../src/catalog/roles.ts';
import { countryCodes } from '../../src/catalog/vocabulary/place.ts';
import { roleAlias } from '../../src/engine/names.ts';

describe('roles', () => {
  test('of each market', () => {
    const documented = ['us-cars', 'uk-cars', 'motorcycles', 'heavy-equipment', 'rvs', 'uk-rvs'];
    expect(MARKETS.filter((market) => documented.includes(market))).toEqual(documented);
    for (const market of ['motorcycles', 'heavy-equipment', 'rvs'] as const)
      expect(rolesOf(market)).toEqual(['us', 'ca', 'rest']);
    expect(rolesOf('uk-rvs')).toEqual(['uk', 'rest']);
    expect(rolesOf('us-cars')).toEqual(['us', 'ca', 'rest']);
    expect(rolesOf('uk-cars')).toEqual(['uk', 'rest']);
    expect(COVERED_ROLES).toEqual(['us', 'ca', 'uk']);
  });

  test('no alias stands for two markets', () => {
    const aliases = MARKETS.flatMap((market) => rolesOf(market).map((role) => roleAlias('p-', market, role)));
    expect(aliases.filter((alias, at) => aliases.indexOf(alias) !== at)).toEqual([]);
    expect(aliases.length).toBeGreaterThanOrEqual(16);
  });

  test('a delivery has an index of each role of its market', () => {
    expect(generationIndices('p-', 'uk-cars', '20231114t221320z-3')).toEqual({
      uk: 'p-uk-cars-uk-20231114t221320z-3',
      rest: 'p-uk-cars-rest-20231114t221320z-3',
      recents: 'p-uk-cars-recents-20231114t221320z-3',
    });
    expect(Object.keys(generationIndices('p-', 'us-cars', '1'))).toEqual(['us', 'ca', 'rest', 'recents']);
    expect(Object.keys(generationIndices('p-', 'motorcycles', '1'))).not.toContain('recents');
  });
});

describe.each(MARKETS)('rules of %s', (market) => {
  const { countries, identity, located } = rulesOf(market);
  const fields = listingsOf(market).fields.map(({ name }) => name);

  test('name fields and countries that exist', () => {
    expect(identity.filter((name) => !fields.includes(name))).toEqual([]);
    expect([...countries, ...located].filter((code) => !countryCodes.includes(code))).toEqual([]);
  });
});

describe('UK car listings', () => {
  const fieldNamed = (name: string) => listingsOf('uk-cars').fields.find((field) => field.name === name);

  test('every shared field, and those of the UK', () => {
    const names = listingsOf('uk-cars').fields.map(({ name }) => name);
    const shared = carFields.map(({ name }) => name);
    expect(names.slice(0, shared.length)).toEqual(shared);
    const own =
      `vehicle_registration_mark uvc_id variant co2_emissions num_owners insurance_group write_off_category
      combined_mpg model_variant vehicle_registration_date_given vehicle_registration_date ev_battery_type
      ev_battery_capacity ev_vehicle_range performance_co2 wheelbase_category car_county fca_status ulez_compliant
      is_vat_included nation_given nation`.split(/\s+/);
    expect(own.filter((name) => !names.slice(shared.length).includes(name))).toEqual([]);
  });

  test('answers show the mark and no VIN', () => {
    expect(fieldNamed('vehicle_registration_mark')?.at).toBe('vehicle_registration_mark');
    expect(fieldNamed('variant')?.at).toBe('build.variant');
    expect(fieldNamed('vin')).toMatchObject({ indexed: true, ordered: true });
    expect(fieldNamed('vin')?.at).toBeUndefined();
  });

  test('what differs from the shared fields names fields and parameters that exist', () => {
    const names = listingsOf('us-cars').fields.map(({ name }) => name);
    const parameters = listingsOf('us-cars').fields.flatMap(({ params }) => params.map(({ name }) => name));
    expect(ukInstead.filter(({ name }) => !names.includes(name))).toEqual([]);
    expect([...ukWithout].filter((name) => !parameters.includes(name))).toEqual([]);
  });

  test('a record and a document can be built of them', () => {
    const record = recordSql(listingsOf('uk-cars'));
    for (const member of ['vehicle_registration_mark', 'variant', 'combined_mpg', 'fca_status', 'county'])
      expect(record).toContain(`'${member}':`);
    expect(record).not.toContain("'vin':");
    expect(() => documentsSql(listingsOf('uk-cars'), { words: new Set(), lists: new Set() })).not.toThrow();
  });

  test('parameters are those of the UK search', () => {
    const parameters = listingsOf('uk-cars').fields.flatMap(({ params }) => params.map(({ name }) => name));
    const uk = ['vrm', 'variant', 'county', 'write_off_category', 'exclude_write_off_category', 'uvc_id'];
    expect(parameters).toEqual(expect.arrayContaining([...uk, 'make', 'car_location_city']));
    for (const gone of ['vin', 'mm', 'body_subtype', 'lease_term']) expect(parameters).not.toContain(gone);
  });
});
