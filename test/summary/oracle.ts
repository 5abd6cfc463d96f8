import { MEASURES } from '../../src/summary/measures.ts';
import type { Question } from '../../src/summary/plan.ts';
import type { SoldRow } from './sold-files.ts';

/** The summary by brute force, row by row from part-2.md S1; nothing of it is taken from the service but names. */

type Value = string | number | boolean | null;
export type Figures = Readonly<Record<string, number | null>>;

interface Group {
  readonly place: readonly string[];
  readonly values: readonly Value[];
  readonly members: SoldRow[];
}

const PLACES = { national: [], state: ['state'], city_state: ['state', 'city'] } as const;

const same = (a: Value | undefined, b: string): boolean => String(a ?? '').toLowerCase() === b.toLowerCase();

function isKept(row: SoldRow, question: Question): boolean {
  if (row.seller_type !== 'dealer') return false;
  const { inventory_type: type, dealer_type: dealers } = question;
  if (type === 'certified' && !(row.inventory_type === 'used' && row.is_certified === true)) return false;
  if ((type === 'new' || type === 'used') && row.inventory_type !== type) return false;
  if (dealers !== 'all' && row.dealer_type !== dealers) return false;
  return question.filters.every((filter) => {
    const value = row[filter.column] ?? null;
    if (value === null) return false;
    if (filter.is === 'words') return filter.values.some((wanted) => same(value, wanted));
    const spans = filter.is === 'spans' ? filter.spans : [filter.range];
    return spans.some(
      ({ min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY }) =>
        Number(value) >= min && Number(value) <= max,
    );
  });
}

function reading({ miles, miles_indicator: unit, inventory_type: type }: SoldRow): Value {
  if (typeof miles !== 'number' || miles > 500_000 || unit === 'KILOMETERS') return null;
  return miles === 0 && type === 'used' ? null : miles;
}

/** Linear interpolation between the two closest of the sorted values. */
function quantile(sorted: readonly number[], share: number): number | null {
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (at - Math.floor(at));
}

function figuresOf(name: string, values: readonly number[]): Figures {
  const sorted = [...values].sort((a, b) => a - b);
  const sum = sorted.reduce((all, one) => all + one, 0);
  const mean = sum / sorted.length;
  const squares = sorted.reduce((all, one) => all + (one - mean) ** 2, 0);
  const [count, isEmpty] = [sorted.length, sorted.length === 0];
  return {
    [`${name}.count`]: count,
    [`${name}.sum`]: isEmpty ? null : sum,
    [`${name}.mean`]: isEmpty ? null : mean,
    [`${name}.min`]: sorted[0] ?? null,
    [`${name}.max`]: sorted.at(-1) ?? null,
    [`${name}.stddev`]: count < 2 ? null : Math.sqrt(squares / (count - 1)),
    ...Object.fromEntries([25, 50, 75, 95].map((p) => [`${name}.p${p}`, quantile(sorted, p / 100)])),
  };
}

/** Every measure of a group, unrounded. */
export function measuresOf(members: readonly SoldRow[]): Figures {
  const objects = ['price', 'miles', 'dom_active', 'dos_active', 'msrp', 'mc_msrp'].map((name) => {
    const values = members.map((row) => (name === 'miles' ? reading(row) : (row[name] ?? null)));
    return figuresOf(
      name,
      values.filter((value) => typeof value === 'number'),
    );
  });
  const all: Figures = Object.assign({ sold_count: members.length }, ...objects);
  const over = (base: string): number | null => {
    const [price, mean] = [all['price.mean'] ?? null, all[`${base}.mean`] ?? null];
    return price === null || !mean ? null : ((price - mean) / mean) * 100;
  };
  return {
    ...all,
    price_over_msrp_percentage: over('msrp'),
    price_over_mc_msrp_percentage: over('mc_msrp'),
  };
}

const compare = (a: readonly Value[], b: readonly Value[]): number => {
  for (const [at, one] of a.entries()) {
    const other = b[at] as string | number;
    if (one !== other) return (one as string | number) < other ? -1 : 1;
  }
  return 0;
};

/** Equal up to the last bits, in which the same two decimals may be written. */
const close = (a: number, b: number): boolean => Math.abs(a - b) <= 1e-9 * Math.max(1, Math.abs(a));

const HOLDS: Readonly<Record<string, (a: number, b: number) => boolean>> = {
  '=': close,
  '>': (a, b) => a > b && !close(a, b),
  '<': (a, b) => a < b && !close(a, b),
  '>=': (a, b) => a > b || close(a, b),
  '<=': (a, b) => a < b || close(a, b),
};

interface Ranked extends Group {
  readonly figures: Figures;
  readonly rank: number;
}

/** 1 + how many groups of the same place stand before it. */
function ranked(groups: readonly (Group & { figures: Figures })[], question: Question): Ranked[] {
  const { ranking_measure: measure, ranking_order: order } = question;
  const stands = (a: number | null, b: number | null): boolean => {
    if (a === null || b === null)
      return order === 'asc' ? a === null && b !== null : a !== null && b === null;
    if (close(a, b)) return false;
    return order === 'asc' ? a < b : a > b;
  };
  return groups.map((group) => {
    const before = groups.filter(
      (other) =>
        compare(other.place, group.place) === 0 &&
        stands(other.figures[measure] ?? null, group.figures[measure] ?? null),
    );
    return { ...group, rank: before.length + 1 };
  });
}

/** Rows of one month: a row is its place, its dimension values, its rank and its measures. */
export function expectedMonth(rows: readonly SoldRow[], question: Question) {
  const places = PLACES[question.summary_by];
  const groups = new Map<string, Group>();
  for (const row of rows.filter((one) => isKept(one, question))) {
    const place = places.map((name) => row[name] ?? null);
    const values = question.dimensions.map((name) => row[name] ?? null);
    if ([...place, ...values].includes(null)) continue;
    const key = JSON.stringify([place, values]);
    if (!groups.has(key)) groups.set(key, { place: place as string[], values, members: [] });
    groups.get(key)?.members.push(row);
  }
  // groups are ranked and compared by what is shown of them
  const measured = [...groups.values()].map((group) => ({ ...group, figures: shownOf(group.members) }));
  const passes = ({ figures }: { readonly figures: Figures }): boolean =>
    question.measure_filters.every(({ measure, operator, number }) => {
      const value = figures[measure] ?? null;
      return value !== null && HOLDS[operator]?.(value, Number(number));
    });
  const candidates = question.rank_after_filters ? measured.filter(passes) : measured;
  const kept = ranked(candidates, question).filter((group) => group.rank <= question.top_n && passes(group));
  kept.sort((a, b) => compare(b.place, a.place) || a.rank - b.rank || compare(a.values, b.values));
  return { kept, groups: measured.length };
}

const shownOf = (members: readonly SoldRow[]): Figures =>
  Object.fromEntries(Object.entries(measuresOf(members)).map(([name, value]) => [name, shown(name, value)]));

/** A figure as the answer shows it. */
export const shown = (name: string, value: number | null | undefined): number | null =>
  value === null || value === undefined || MEASURES.find((one) => one.name === name)?.whole
    ? (value ?? null)
    : Math.round((Math.abs(value) + 1e-9) * 100) * Math.sign(value) * 0.01;
