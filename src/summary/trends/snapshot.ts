import { Refusal } from '../../catalog/errors.ts';
import type { Schema } from '../../catalog/schema.ts';
import { Binding, type Statement } from '../binding.ts';
import type { SummaryDatabase } from '../database.ts';
import { listingOf, memberSchemas, membersSql, type TrendListing } from './listing-members.ts';
import { filesOf, type PublishedTrends } from './published-trends.ts';
import type { SnapshotPlan } from './snapshot-plan.ts';
import { date, listingConditions, parquet } from './sql.ts';

/** A page of the listings as they stood, in the order of VIN and listing. Columns: how many there are; then the members. */
export function snapshotSql(
  plan: SnapshotPlan & { readonly as_of: string },
  files: readonly string[],
): Statement {
  const { as_of, vin, dealer_id, start, rows } = plan;
  const binding = new Binding();
  const day = date(as_of);
  const where = [
    `from_day <= ${day} AND to_day >= ${day}`,
    ...(vin === undefined ? [] : [`vehicle = ${binding.add(vin)}`]),
    ...(dealer_id === undefined ? [] : [`CAST(dealer_id AS VARCHAR) = ${binding.add(dealer_id)}`]),
    ...listingConditions(plan, binding),
  ];
  const sql = `
    WITH stood AS MATERIALIZED (SELECT * FROM ${parquet(files)} WHERE ${where.join(' AND ')}),
    page AS (
      SELECT vehicle AS by_vehicle, listing AS by_listing, ${membersSql(day)} FROM stood
      ORDER BY by_vehicle, by_listing
      LIMIT CAST(${binding.add(rows)} AS INTEGER) OFFSET CAST(${binding.add(start)} AS BIGINT))
    SELECT CAST((SELECT count(*) FROM stood) AS DOUBLE) AS found, page.* EXCLUDE (by_vehicle, by_listing)
    FROM (SELECT 1) LEFT JOIN page ON true ORDER BY by_vehicle, by_listing`;
  return { sql, values: binding.values };
}

/** Listings as they stood at the end of a day. */
export interface Snapshot {
  readonly num_found: number;
  readonly as_of: string | null;
  /** number of the newest delivery that is known: pages of one number are of one state of the data */
  readonly delivery: number;
  readonly listings: readonly TrendListing[];
}

/** Reads a page. Throws Refusal `past_end` where it begins behind the last listing. */
export async function readStood(
  database: Pick<SummaryDatabase, 'read'>,
  plan: SnapshotPlan,
  published: PublishedTrends,
  signal: AbortSignal,
): Promise<Snapshot> {
  const { as_of, start, rows } = plan;
  const { delivery } = published;
  if (as_of === undefined) return { num_found: 0, as_of: null, delivery, listings: [] };
  const files = filesOf(published, { from: as_of, to: as_of }).map(({ file }) => file);
  // a day that is known is in a file: without it, nothing is known
  if (files.length === 0) throw new Refusal('trends_missing');
  const listings: TrendListing[] = [];
  let found = 0;
  await database.read(snapshotSql({ ...plan, as_of }, files), signal, (part) => {
    const [counts = []] = part;
    found = Number(counts[0]);
    for (const at of counts.keys())
      listings.push(listingOf(part.slice(1).map((column) => column[at] ?? null)));
  });
  if (start > found) throw new Refusal('past_end', { limit: found, detail: String(start) });
  // where the page is empty there is one row without a listing
  const page = listings.slice(0, Math.max(0, Math.min(rows, found - start)));
  return { num_found: found, as_of, delivery, listings: page };
}

/** Schema of a snapshot. */
export const snapshotSchema: Schema = {
  type: 'object',
  properties: {
    num_found: { type: 'integer', description: 'Listings that were active at the end of the day.' },
    as_of: {
      anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
      description: 'The day; null if none is known.',
    },
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
        properties: memberSchemas,
        required: ['is_searchable', 'is_found'],
      },
    },
  },
  required: ['num_found', 'as_of', 'delivery', 'listings'],
};
