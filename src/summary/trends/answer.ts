import type { DuckDBValue } from '@duckdb/node-api';
import { Refusal } from '../../catalog/errors.ts';
import type { Statement } from '../binding.ts';
import type { SummaryDatabase } from '../database.ts';
import type { PublishedMonths } from '../months.ts';
import { type Figures, figuresOf } from './figures-sql.ts';
import { NOT_SOLD } from './parameters.ts';
import { partsOf, ROOM, type Room, valuesEach } from './parts.ts';
import { type Days, isWholeMonth, pointsOf } from './periods.ts';
import type { TrendQuestion } from './plan.ts';
import { filesOf, type PublishedTrends } from './published-trends.ts';
import { activeSql, EVENTS, eventsSql, type GroupKeys, groupsSql, soldSql, standingSql } from './sql.ts';

/** What was sold in a month of a series. */
type SoldPoint = Figures & { readonly count: number };

/** A point of a series. Events are null where nothing is known of the day before. */
interface TrendPoint extends Days, Figures {
  readonly active: number;
  readonly arrivals: number | null;
  readonly departures: number | null;
  readonly price_cuts: number | null;
  readonly price_rises: number | null;
  /** null: the month is not published, or the point is not the whole of it; absent: vehicles sold are not counted beside it */
  readonly sold?: SoldPoint | null;
}

/** A group and its points. */
interface Series {
  readonly group: Readonly<Record<string, string | number>>;
  readonly points: readonly TrendPoint[];
}

/** What was counted for a question. */
export interface TrendCounts {
  readonly total: readonly TrendPoint[];
  readonly series: readonly Series[];
  readonly groups: number;
  /** listings that are in none of the series, over all points: of groups that are left out, and without a value */
  readonly left_out: { readonly groups: number; readonly active: number; readonly missing: number };
}

type Database = Pick<SummaryDatabase, 'read'>;

async function rowsOf(
  database: Database,
  statement: Statement,
  signal: AbortSignal,
): Promise<DuckDBValue[][]> {
  const rows: DuckDBValue[][] = [];
  await database.read(statement, signal, (part) => {
    const [first = []] = part;
    for (const at of first.keys()) rows.push(part.map((column) => column[at] ?? null));
  });
  return rows;
}

/** The groups of a question that are shown. */
interface Groups extends Omit<TrendCounts, 'total' | 'series'> {
  readonly shown: readonly Series['group'][];
  readonly keys: readonly GroupKeys[];
}

const NO_GROUPS: Groups = { shown: [], keys: [], groups: 0, left_out: { groups: 0, active: 0, missing: 0 } };

async function findGroups(ask: Asking, { question, window, files }: Of): Promise<Groups> {
  const { group_by } = question;
  const fields = group_by.length;
  if (fields === 0) return NO_GROUPS;
  const rows = await ask(
    groupsSql(
      question,
      files.map(({ file }) => file),
      window,
    ),
  );
  const [groups = 0, all = 0, missing = 0] = (rows[0] ?? []).map(Number);
  const kept = rows
    .map((row) => row.slice(3))
    .filter((row) => row[fields] !== null && row[fields] !== undefined);
  const active = kept.reduce((sum, row) => sum + Number(row.at(-1)), 0);
  const term = (name: string, value: DuckDBValue | undefined) =>
    name === 'year' ? Number(value) : String(value);
  return {
    shown: kept.map((row) => Object.fromEntries(group_by.map((name, at) => [name, term(name, row[at])]))),
    keys: kept.map((row) => row.slice(fields, 2 * fields).map(String)),
    groups,
    left_out: { groups: groups - kept.length, active: all - active, missing },
  };
}

type Asking = (statement: Statement) => Promise<DuckDBValue[][]>;

/** What is asked, of which days and files. */
interface Of {
  readonly question: TrendQuestion;
  readonly window: Days;
  readonly files: readonly { readonly file: string; readonly rows: number }[];
}

/** Values by series (-1: everything) and point. */
type Values = ReadonlyMap<string, readonly DuckDBValue[]>;

const placeOf = (series: number, at: number): string => `${series} ${at}`;

const byPlace = (rows: readonly (readonly DuckDBValue[])[]): Values =>
  new Map(rows.map(([at, series, ...values]) => [placeOf(Number(series), Number(at)), values]));

/** Can the vehicles sold be counted as the listings are? */
export const hasSold = ({ by, country, filters, group_by }: TrendQuestion): boolean =>
  by === 'month' &&
  country === 'us' &&
  ![...filters.map(({ column }) => column), ...group_by].some((name) => NOT_SOLD.includes(name));

/** What was counted of the listings, before it is put together with the vehicles sold. */
export interface ListingCounts {
  readonly points: readonly Days[];
  readonly found: Groups;
  readonly active: Values;
  readonly events: Values;
}

/** Counts who was active at the end of each point. Throws Refusal `too_heavy` where a day has more than there is room for. */
async function countActive(
  ask: Asking,
  { question, points, keys }: Pick<Of, 'question'> & Pick<ListingCounts, 'points'> & Pick<Groups, 'keys'>,
  { months }: PublishedTrends,
  room: Room,
): Promise<DuckDBValue[][]> {
  const each = valuesEach(question);
  const active: DuckDBValue[][] = [];
  for (const { file, points: days, crowded } of partsOf(points, months, each, room)) {
    if (crowded !== undefined) {
      const [[standing] = []] = await ask(standingSql(question, file, crowded));
      if (Number(standing) * each > room.most) throw new Refusal('too_heavy');
    }
    active.push(...(await ask(activeSql(question, keys, file, days))));
  }
  return active;
}

/** Counts the listings of each point: groups first, then what happened, then who was active. */
export async function countListed(
  database: Database,
  question: TrendQuestion & { readonly window: Days },
  published: PublishedTrends,
  signal: AbortSignal,
  room = ROOM,
): Promise<ListingCounts> {
  const { window, by } = question;
  const ask: Asking = (statement) => rowsOf(database, statement, signal);
  const points = pointsOf(window, by);
  const files = filesOf(published, window);
  const found = await findGroups(ask, { question, window, files });
  const events = await ask(
    eventsSql(
      question,
      found.keys,
      files.map(({ file }) => file),
      window,
    ),
  );
  const active = await countActive(ask, { question, points, keys: found.keys }, published, room);
  return { points, found, active: byPlace(active), events: byPlace(events) };
}

/** Counts the vehicles sold in each point that is a whole published month; point → values by series. */
export async function countSold(
  database: Database,
  question: TrendQuestion,
  { points, found }: Pick<ListingCounts, 'points' | 'found'>,
  sold: Pick<PublishedMonths, 'files'>,
  signal: AbortSignal,
): Promise<ReadonlyMap<number, Values>> {
  const counted = new Map<number, Values>();
  for (const [at, point] of points.entries()) {
    const month = isWholeMonth(point) ? sold.files.get(point.to.slice(0, 7)) : undefined;
    if (!month) continue;
    const statement = soldSql(question, found.keys, month.file, at);
    counted.set(at, byPlace(await rowsOf(database, statement, signal)));
  }
  return counted;
}

function soldPoint(question: TrendQuestion, values: readonly DuckDBValue[] | undefined): SoldPoint {
  const [count = 0, ...figures] = values ?? [];
  return { count: Number(count), ...figuresOf(question.measures, values && figures) };
}

/** Everything that was counted, as series of points. */
export function putTogether(
  question: TrendQuestion,
  { points, found, active, events }: ListingCounts,
  firstDay: string | undefined,
  sold: ReadonlyMap<number, Values> | undefined,
): TrendCounts {
  const pointOf =
    (series: number) =>
    (days: Days, at: number): TrendPoint => {
      const [count = 0, ...figures] = active.get(placeOf(series, at)) ?? [0];
      const isFirst = days.to === firstDay;
      const happened = events.get(placeOf(series, at));
      const [arrivals, departures, price_cuts, price_rises] = EVENTS.map((_, which) =>
        isFirst ? null : Number(happened?.[which] ?? 0),
      );
      const inMonth = sold?.get(at);
      return {
        ...days,
        active: Number(count),
        arrivals: arrivals ?? null,
        departures: departures ?? null,
        price_cuts: price_cuts ?? null,
        price_rises: price_rises ?? null,
        ...figuresOf(question.measures, figures),
        ...(sold && { sold: inMonth ? soldPoint(question, inMonth.get(placeOf(series, at))) : null }),
      };
    };
  return {
    total: points.map(pointOf(-1)),
    series: found.shown.map((group, series) => ({ group, points: points.map(pointOf(series)) })),
    groups: found.groups,
    left_out: found.left_out,
  };
}
