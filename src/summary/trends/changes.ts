import { Refusal } from '../../catalog/errors.ts';
import type { Schema } from '../../catalog/schema.ts';
import { Binding, literal, type Statement } from '../binding.ts';
import type { SummaryDatabase } from '../database.ts';
import { CHANGES, type Change, type ChangesPlan } from './changes-plan.ts';
import { listingOf, memberSchemas, membersSql, type TrendListing } from './listing-members.ts';
import { filesOf, type PublishedTrends } from './published-trends.ts';
import { date, eventSql, listingConditions, parquet } from './sql.ts';

const NAMES = Object.keys(CHANGES) as Change[];

/**
 * What changed on a day: a page of the listings that did, departed ones as they stood on the day before. Columns: how many there
 * are of each change; then of each listing its change, its price before, and the members.
 */
export function changesSql(
  plan: ChangesPlan & { readonly day: string },
  files: readonly string[],
): Statement {
  const { change, start, rows } = plan;
  const binding = new Binding();
  const day = date(plan.day);
  const event = eventSql(plan);
  // on the first day of a month every listing has a row: what has not changed is not even read
  const where = [
    `from_day = ${day}`,
    `${event} IN (${Object.values(CHANGES).map(literal).join(', ')})`,
    ...listingConditions(plan, binding),
  ];
  const counts = NAMES.map(
    (name) =>
      `CAST((SELECT count(*) FROM changed WHERE change = ${literal(CHANGES[name])}) AS DOUBLE) AS "${name}"`,
  );
  const shown = change.map((name) => literal(CHANGES[name])).join(', ');
  const sql = `
    WITH changed AS MATERIALIZED (
      SELECT *, ${event} AS change FROM ${parquet(files)} WHERE ${where.join(' AND ')}),
    page AS (
      SELECT vehicle AS by_vehicle, listing AS by_listing, change, CAST(price_before AS DOUBLE) AS price_before,
        ${membersSql(`least(to_day, ${day})`)}
      FROM changed WHERE change IN (${shown})
      ORDER BY by_vehicle, by_listing, change
      LIMIT CAST(${binding.add(rows)} AS INTEGER) OFFSET CAST(${binding.add(start)} AS BIGINT))
    SELECT ${counts.join(', ')}, page.* EXCLUDE (by_vehicle, by_listing)
    FROM (SELECT 1) LEFT JOIN page ON true ORDER BY by_vehicle, by_listing, change`;
  return { sql, values: binding.values };
}

/** What changed from the day before. */
export interface DayChanges {
  readonly num_found: number;
  readonly day: string | null;
  /** number of the newest delivery that is known: pages of one number are of one state of the data */
  readonly delivery: number;
  readonly counts: Readonly<Record<Change, number>>;
  readonly listings: readonly TrendListing[];
}

const nameOf = (event: unknown): Change | undefined => NAMES.find((name) => CHANGES[name] === event);
const NONE = Object.fromEntries(NAMES.map((name) => [name, 0])) as Record<Change, number>;

/** Reads a page. Throws Refusal `past_end` where it begins behind the last change. */
export async function readChanges(
  database: Pick<SummaryDatabase, 'read'>,
  plan: ChangesPlan,
  published: PublishedTrends,
  signal: AbortSignal,
): Promise<DayChanges> {
  const { day, change, start } = plan;
  const { delivery } = published;
  if (day === undefined) return { num_found: 0, day: null, delivery, counts: NONE, listings: [] };
  const files = filesOf(published, { from: day, to: day }).map(({ file }) => file);
  // a day that is known is in a file: without it, nothing is known
  if (files.length === 0) throw new Refusal('trends_missing');
  const counts = { ...NONE };
  const listings: TrendListing[] = [];
  await database.read(changesSql({ ...plan, day }, files), signal, (part) => {
    for (const [at, name] of NAMES.entries()) counts[name] = Number(part[at]?.[0] ?? 0);
    const rows = part.slice(NAMES.length);
    for (const at of (part[0] ?? []).keys()) {
      const [event, before, ...members] = rows.map((column) => column[at] ?? null);
      const name = nameOf(event);
      // where the page is empty there is one row without a listing
      if (name === undefined) continue;
      const isMove = name === 'price_cut' || name === 'price_rise';
      listings.push({ change: name, ...(isMove && { price_before: before }), ...listingOf(members) });
    }
  });
  const found = change.reduce((sum, name) => sum + counts[name], 0);
  if (start > found) throw new Refusal('past_end', { limit: found, detail: String(start) });
  return { num_found: found, day, delivery, counts, listings };
}

const whole: Schema = { type: 'integer' };

/** Schema of the changes of a day. */
export const changesSchema: Schema = {
  type: 'object',
  properties: {
    num_found: { ...whole, description: 'Changes of the kinds that are listed.' },
    day: {
      anyOf: [{ type: 'string', format: 'date' }, { type: 'null' }],
      description: 'The day, compared with the one before; null if none is known that has one before it.',
    },
    delivery: {
      ...whole,
      description:
        'Number of the newest delivery that is known: pages with one number are of one state of the data.',
    },
    counts: {
      type: 'object',
      description: 'All changes of the day, by kind.',
      properties: Object.fromEntries(NAMES.map((name) => [name, whole])),
      required: NAMES,
    },
    listings: {
      type: 'array',
      description:
        'In the order of the VIN. What departed stands as it was on the day before; what is unknown is absent.',
      items: {
        type: 'object',
        properties: {
          change: { type: 'string', enum: NAMES },
          price_before: { type: 'number', description: 'Price of the day before, where it moved.' },
          ...memberSchemas,
        },
        required: ['change'],
      },
    },
  },
  required: ['num_found', 'day', 'delivery', 'counts', 'listings'],
};
