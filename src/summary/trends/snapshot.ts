import type { DuckDBValue } from '@duckdb/node-api';
import { Refusal } from '../../catalog/errors.ts';
import type { Schema } from '../../catalog/schema.ts';
import { Binding, type Statement } from '../binding.ts';
import type { SummaryDatabase } from '../database.ts';
import { filesOf, type PublishedTrends } from './published.ts';
import type { SnapshotPlan } from './snapshot-plan.ts';
import { date, listingConditions, parquet } from './sql.ts';

/** A member of a listing as it stood: where it lies in a row, and how it is written. */
interface Member {
  readonly name: string;
  readonly about: string;
  readonly type: 'string' | 'number' | 'integer' | 'boolean';
  /** default: the column of its name */
  readonly sql?: (day: string) => string;
}

const member = (type: Member['type'], name: string, about: string, sql?: Member['sql']): Member => ({
  ...{ name, about, type },
  ...(sql ? { sql } : {}),
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

/** The columns before those of a listing. */
const BEFORE = 1;

/** A page of the listings as they stood, in the order of VIN and listing. Columns: how many there are; then the members. */
export function snapshotSql(plan: SnapshotPlan, files: readonly string[]): Statement {
  const { as_of, vin, dealer_id, start, rows } = plan;
  const binding = new Binding();
  const day = date(as_of);
  const where = [
    `from_day <= ${day} AND to_day >= ${day}`,
    ...(vin === undefined ? [] : [`vehicle = ${binding.add(vin)}`]),
    ...(dealer_id === undefined ? [] : [`CAST(dealer_id AS VARCHAR) = ${binding.add(dealer_id)}`]),
    ...listingConditions(plan, binding),
  ];
  const shown = MEMBERS.map(
    ({ name, type, sql }) => `CAST(${sql ? sql(day) : name} AS ${SQL_TYPES[type]}) AS "${name}"`,
  );
  const sql = `
    WITH stood AS MATERIALIZED (SELECT * FROM ${parquet(files)} WHERE ${where.join(' AND ')}),
    page AS (
      SELECT vehicle AS by_vehicle, listing AS by_listing, ${shown.join(', ')} FROM stood
      ORDER BY by_vehicle, by_listing
      LIMIT CAST(${binding.add(rows)} AS INTEGER) OFFSET CAST(${binding.add(start)} AS BIGINT))
    SELECT CAST((SELECT count(*) FROM stood) AS DOUBLE) AS found, page.* EXCLUDE (by_vehicle, by_listing)
    FROM (SELECT 1) LEFT JOIN page ON true ORDER BY by_vehicle, by_listing`;
  return { sql, values: binding.values };
}

/** Listings as they stood at the end of a day. */
export interface Snapshot {
  readonly num_found: number;
  readonly as_of: string;
  /** number of the newest delivery that is known: pages of one number are of one state of the data */
  readonly delivery: number;
  readonly listings: readonly Readonly<Record<string, unknown>>[];
}

const listingOf = (values: readonly DuckDBValue[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    MEMBERS.flatMap(({ name }, at) => {
      const value = values[BEFORE + at] ?? null;
      return value === null ? [] : [[name, value]];
    }),
  );

/** Reads a page. Throws Refusal `past_end` where it begins behind the last listing. */
export async function readStood(
  database: Pick<SummaryDatabase, 'read'>,
  plan: SnapshotPlan,
  published: PublishedTrends,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { as_of, start, rows } = plan;
  const files = filesOf(published, { from: as_of, to: as_of }).map(({ file }) => file);
  // a day that is known is in a file: without it, nothing is known
  if (files.length === 0) throw new Refusal('trends_missing');
  const listings: Readonly<Record<string, unknown>>[] = [];
  let found = 0;
  await database.read(snapshotSql(plan, files), signal, (part) => {
    const [counts = []] = part;
    found = Number(counts[0]);
    for (const at of counts.keys()) listings.push(listingOf(part.map((column) => column[at] ?? null)));
  });
  if (start > found) throw new Refusal('past_end', { limit: found, detail: String(start) });
  // where the page is empty there is one row without a listing
  const page = listings.slice(0, Math.max(0, Math.min(rows, found - start)));
  return { num_found: found, as_of, delivery: published.delivery, listings: page };
}

/** Schema of a snapshot. */
export const snapshotSchema: Schema = {
  type: 'object',
  properties: {
    num_found: { type: 'integer', description: 'Listings that were active at the end of the day.' },
    as_of: { type: 'string', format: 'date' },
    delivery: {
      type: 'integer',
      description:
        'Number of the newest delivery that is known: pages with one number are of one state of the data.',
    },
    listings: {
      type: 'array',
      description: 'In the order of the VIN; what is unknown is absent.',
      items: {
        type: 'object',
        properties: Object.fromEntries(
          MEMBERS.map(({ name, about, type }) => [name, { type, ...(about ? { description: about } : {}) }]),
        ),
        required: ['is_searchable', 'is_found'],
      },
    },
  },
  required: ['num_found', 'as_of', 'delivery', 'listings'],
};
