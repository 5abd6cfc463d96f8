import type { DuckDBValue } from '@duckdb/node-api';
import type { Schema } from '../../catalog/schema.ts';

/** A member of a listing as it stood: where it lies in a row, and how it is written. */
interface Member {
  readonly name: string;
  readonly about: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** default: the column of its name */
  readonly sql?: ((day: string) => string | undefined) | undefined;
}

const member = (type: Member['type'], name: string, about: string, sql?: Member['sql']): Member => ({
  name,
  about,
  type,
  sql,
});
const texts = (names: string): Member[] => names.split(' ').map((name) => member('string', name, ''));

/** Members of a listing in the order of the answer. */
const MEMBERS: readonly Member[] = [
  member('string', 'id', 'Id of the listing, or of its record.'),
  member('string', 'vin', 'Vehicle identification number.'),
  member('integer', 'year', 'Model year.'),
  ...texts(
    'make model trim body_type body_subtype drivetrain transmission powertrain_type fuel_type_category',
  ),
  ...texts('base_exterior_color base_interior_color inventory_type'),
  member('boolean', 'is_certified', 'Certified pre-owned.'),
  member('number', 'price', 'Asking price.'),
  member('number', 'miles', 'Odometer reading.'),
  member('number', 'msrp', "Manufacturer's suggested retail price."),
  member(
    'integer',
    'dom_active',
    'Days since the vehicle came on the market, on any source.',
    (day) => `${day} - since`,
  ),
  member('integer', 'dos_active', 'Days since it came on this source.', (day) => `${day} - source_since`),
  member('boolean', 'is_searchable', 'Whether it was the searchable listing of its vehicle.'),
  member('boolean', 'is_found', 'Whether a default search found it.', () => "role <> 'rest'"),
  member('string', 'dealer_id', 'Id of the dealer.'),
  ...texts('seller_name seller_type dealer_type dealership_group_name mc_category source city state country'),
  ...texts('stock_no vdp_url'),
];

const SQL_TYPES: Readonly<Record<Member['type'], string>> = {
  string: 'VARCHAR',
  number: 'DOUBLE',
  integer: 'DOUBLE',
  boolean: 'BOOLEAN',
};

/** SQL of the members, in their order; `day`: SQL of the day at whose end the listing is shown. */
export const membersSql = (day: string): string =>
  MEMBERS.map(
    ({ name, type, sql }) => `CAST(${sql ? sql(day) : name} AS ${SQL_TYPES[type]}) AS "${name}"`,
  ).join(', ');

/** A listing as it stood; what is unknown is absent. */
export type TrendListing = Readonly<Record<string, unknown>>;

/** A listing from the values of its members, in their order. */
export const listingOf = (values: readonly DuckDBValue[]): TrendListing =>
  Object.fromEntries(
    MEMBERS.flatMap(({ name }, at) => {
      const value = values[at] ?? null;
      return value === null ? [] : [[name, value]];
    }),
  );

/** Schemas of the members by name. */
export const memberSchemas: Readonly<Record<string, Schema>> = Object.fromEntries(
  MEMBERS.map(({ name, about, type }) => [name, { type, ...(about ? { description: about } : {}) }]),
);
