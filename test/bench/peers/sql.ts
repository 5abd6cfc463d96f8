import { literal, name } from '../../../ingest/ground/sql.ts';
import {
  type FacetAsk,
  type Filter,
  isRefused,
  type RangeFacetAsk,
  type RefusedCount,
  type SearchPlan,
  type StatsAsk,
} from '../../../src/search/plan.ts';
import { COLUMNS } from './columns.ts';

/** A plan of a search in SQL, as it would be written for one database. */

/** Where the databases differ. */
export interface Dialect {
  /** rows within a box of degrees, so that an index or the order of the rows helps */
  box(south: number, west: number, north: number, east: number): string;
  /** several percentiles of a column in one pass */
  percentiles(column: string, shares: readonly number[]): string;
}

/** What is asked for one search; each is a statement. */
export interface Statements {
  /** rows of (kind, item, count): the total, the facets and the intervals */
  readonly counts: string;
  /** one row with four figures and the percentiles of each field */
  readonly stats: string | undefined;
  readonly page: string | undefined;
}

const TABLE = 'listings';
const SHARES = [0.05, 0.25, 0.5, 0.75, 0.9, 0.95, 0.99];
/** Miles of the mean radius of the earth, as the search engine takes it. */
const EARTH_MILES = 6371.0087714 / 1.609344;
const MILES_A_DEGREE = (Math.PI / 180) * EARTH_MILES;

const columnOf = (field: string) => {
  const column = COLUMNS.get(field);
  if (!column) throw new Error(`the peers have no column ${field}`);
  return column;
};

const valueSql = (value: string | number | boolean): string =>
  typeof value === 'string' ? literal(value) : String(value);

interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

const milesFrom = ({ latitude, longitude }: Place): string =>
  `2 * ${EARTH_MILES} * asin(sqrt(least(1, power(sin(radians(latitude - ${latitude}) / 2), 2) + ` +
  `cos(radians(${latitude})) * cos(radians(latitude)) * power(sin(radians(longitude - (${longitude})) / 2), 2))))`;

function within(centre: Place, miles: number, { box }: Dialect): string {
  const { latitude, longitude } = centre;
  // a little wider than the circle, whose edge is told by the distance
  const high = (miles * 1.01) / MILES_A_DEGREE;
  const wide = high / Math.cos(((Math.abs(latitude) + high) * Math.PI) / 180);
  const inBox = box(latitude - high, longitude - wide, latitude + high, longitude + wide);
  return `${inBox} AND ${milesFrom(centre)} <= ${miles}`;
}

function condition(filter: Filter, dialect: Dialect): string {
  switch (filter.is) {
    case 'anyOf': {
      const { name: column, folded } = columnOf(filter.field);
      return `${folded ? `lower(${name(column)})` : name(column)} IN (${filter.values.map(valueSql).join(', ')})`;
    }
    case 'between': {
      const column = name(columnOf(filter.field).name);
      const ends = [
        ...(filter.min === undefined ? [] : [`${column} >= ${filter.min}`]),
        ...(filter.max === undefined ? [] : [`${column} <= ${filter.max}`]),
      ];
      return ends.join(' AND ');
    }
    case 'within':
      return within(filter.centre, filter.miles, dialect);
    default:
      throw new Error(`the peers have no SQL for the filter ${filter.is}`);
  }
}

/** What is not refused of what is asked. */
const asked = <Ask extends object>(
  asks: readonly (Ask | RefusedCount)[] | undefined,
): Exclude<Ask, RefusedCount>[] =>
  (asks ?? []).filter((ask): ask is Exclude<Ask, RefusedCount> => !isRefused(ask));

function facetSql({ name: facet, field, limit }: FacetAsk, rows: string): string {
  const { name: column, kind } = columnOf(field);
  const items = kind === 'texts' ? `unnest(${name(column)})` : `CAST(${name(column)} AS text)`;
  return (
    `SELECT * FROM (SELECT ${literal(facet)} AS kind, item, count(*) AS n FROM (SELECT ${items} AS item FROM ${rows}) AS of ` +
    `WHERE item IS NOT NULL GROUP BY item ORDER BY n DESC, item LIMIT ${limit}) AS facet`
  );
}

function rangeSql({ name: facet, field, start, end, interval }: RangeFacetAsk, rows: string): string {
  const column = name(columnOf(field).name);
  return (
    `SELECT ${literal(`range:${facet}`)}, CAST(CAST(floor((${column} - ${start}) / ${interval}) AS integer) AS text), count(*) ` +
    `FROM ${rows} WHERE ${column} >= ${start} AND ${column} < ${end} GROUP BY 2`
  );
}

function statsSql(stats: readonly StatsAsk[], from: string, { percentiles }: Dialect): string {
  const figures = stats.flatMap(({ name: of, field }) => {
    const column = name(columnOf(field).name);
    return [
      ...['count', 'min', 'max', 'sum'].map((figure) => `${figure}(${column}) AS ${name(`${of}:${figure}`)}`),
      `stddev_samp(${column})`,
      `sum(${column} * ${column})`,
      percentiles(column, SHARES),
    ];
  });
  return `SELECT ${figures.join(', ')} FROM ${from}`;
}

function pageSql({ centre, order, start, rows }: SearchPlan, from: string): string {
  const by =
    order?.by === 'dist' && centre
      ? milesFrom(centre)
      : order && `${name(columnOf(order.by).name)} ${order.descending ? 'DESC' : 'ASC'} NULLS LAST`;
  const sorted = [...(by ? [by] : []), 'last_seen_at DESC', 'vin'].join(', ');
  return `SELECT record FROM ${from} ORDER BY ${sorted} LIMIT ${rows} OFFSET ${start}`;
}

/** The statements of a plan. What is filtered is read once for all its counts. Throws for a plan that the table cannot answer. */
export function statementsOf(plan: SearchPlan, dialect: Dialect): Statements {
  const { filters, rows } = plan;
  const [facets, ranges, stats] = [asked(plan.facets), asked(plan.rangeFacets), asked(plan.stats)];
  const where =
    filters.length > 0 ? ` WHERE ${filters.map((one) => condition(one, dialect)).join(' AND ')}` : '';
  const from = `${TABLE}${where}`;
  const fields = [...facets, ...ranges].map(({ field }) => name(columnOf(field).name));
  const readOnce = fields.length > 0 && filters.length > 0;
  const of = readOnce ? 'hits' : from;
  const counts = [
    `SELECT 'total' AS kind, NULL AS item, count(*) AS n FROM ${of}`,
    ...facets.map((facet) => facetSql(facet, of)),
    ...ranges.map((range) => rangeSql(range, of)),
  ].join(' UNION ALL ');
  return {
    counts: readOnce
      ? `WITH hits AS MATERIALIZED (SELECT ${[...new Set(fields)].join(', ')} FROM ${from}) ${counts}`
      : counts,
    stats: stats.length > 0 ? statsSql(stats, from, dialect) : undefined,
    page: rows > 0 ? pageSql(plan, from) : undefined,
  };
}
