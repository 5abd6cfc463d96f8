import type { FieldDescription } from '../../../metadata.ts';
import { requestOf } from '../../request.ts';
import { count, title } from '../../words.ts';
import type { Bars, FieldFigures } from './answer.ts';
import type { Check, CheckedNumber, CheckResult } from './check-result.ts';
import { filtersOf } from './filters.ts';
import { type Ask, FEW, type Gathered, gather, RECORDS, recordsOf } from './gather.ts';
import { type Bounds, boundsOf, momentsOf, sidesOf } from './moments.ts';
import { type Span, spanOf, spanText } from './ranges.ts';
import { valueAt } from './record-values.ts';
import { inOneForm, pageOf } from './requests.ts';
import { equal, percentile, reachOf, type Verdict, within } from './verdict.ts';

/** Checks of statistics: with the values themselves where they are few, else with counts that are asked for otherwise. */

/** A figure by the name of its column, a percentile by its number. */
export const figureOf = (figures: FieldFigures | undefined, column: string): number | undefined =>
  figures?.[column] ?? figures?.percentiles?.[`${column}.0`];

/** The share of values at most as large as the percentile of that name; undefined: the figure is none. */
const shareOf = (name: string): number | undefined =>
  name === 'median' ? 0.5 : /^\d+$/.test(name) ? Number(name) / 100 : undefined;

/** Whether there is anything to compare figures of the field with. */
export const canCheckFigures = ({ at, rangeFacet }: FieldDescription): boolean =>
  at !== undefined || rangeFacet !== undefined;

interface Figure {
  readonly ground: CheckedNumber;
  /** parameters of the selection: figures are of all that is found, the field's own values stay chosen */
  readonly all: ReadonlyMap<string, string>;
  readonly name: string;
  readonly shown: number | undefined;
}

const NO_ROWS = ['rows', '0'] as const;

async function totalOf(
  ask: Ask,
  { ground: { search }, all }: Figure,
  more: Readonly<Record<string, string>>,
) {
  const { num_found } = await ask(
    requestOf(search.path, [...new Map([...all, ...Object.entries(more)]), NO_ROWS]),
  );
  return num_found;
}

/** The first page of what the selection finds, in an order. */
async function firstPage(
  ask: Ask,
  { ground: { search }, all }: Figure,
  order: Readonly<Record<string, string>> = {},
) {
  const request = requestOf(search.path, [...pageOf(search), ...all, ...Object.entries(order)]);
  return { request, found: await ask(request) };
}

/** How many have a value, and how many none: by the parameter that asks for any. */
async function byPresence(ask: Ask, figure: Figure, present: string): Promise<CheckResult> {
  const having = { [present]: 'true' };
  const page = await firstPage(ask, figure, having);
  const withValue = page.found.num_found;
  if (figure.name === 'count') return { verdict: equal(figure.shown, withValue), ...page };
  const all = await totalOf(ask, figure, {});
  return {
    verdict: equal(figure.shown, all - withValue),
    how: `All ${count(all)} records found, minus the ${count(withValue)} that have a value.`,
    ...page,
  };
}

/** The least or largest value: that of the first record when they are ordered by it. */
async function byOrder(ask: Ask, figure: Figure, sort: string, at: string): Promise<CheckResult> {
  const order = { sort_by: sort, sort_order: figure.name === 'min' ? 'asc' : 'desc' };
  const page = await firstPage(ask, figure, order);
  const [first] = recordsOf(figure.ground.search, page.found);
  const value = first && valueAt(first, at);
  return { verdict: equal(figure.shown, typeof value === 'number' ? value : undefined), ...page };
}

/** A deviation that is computed from squares loses digits where values are large and close together. */
const digitsLost = (name: string, mean: number): number => (name === 'stddev' ? 1e-6 * Math.abs(mean) : 0);

/** The figure of the values of all records. undefined: some have a value that is no number. */
function ofValues(
  { ground: { field }, name, shown }: Figure,
  { request, found, all = [] }: Gathered,
): CheckResult | undefined {
  const present = all.map((row) => valueAt(row, field.at ?? '')).filter((value) => value !== undefined);
  const values = present.filter((value) => typeof value === 'number');
  if (values.length < present.length) return undefined;
  const how = `Computed from all ${count(all.length)} records found, read page by page; ${count(values.length)} have a value.`;
  const share = shareOf(name);
  const moments = momentsOf(values);
  const figures: Readonly<Record<string, number | undefined>> = {
    ...moments,
    missing: all.length - values.length,
  };
  const verdict: Verdict =
    share === undefined
      ? equal(shown, figures[name], digitsLost(name, moments?.mean ?? 0))
      : percentile(shown, share, sidesOf(values, shown ?? 0));
  return { verdict, how, request, found };
}

const NO_BARS: Bars = { counts: [], before: 0, after: 0, start: 0, end: 0 };

/** Bars of the field in all that is found. */
async function barsFrom(
  ask: Ask,
  { ground: { search, field }, all }: Figure,
  ...[start, end, width]: [number, number, number]
): Promise<Bars> {
  const asked = ['range_facets', [field.name, start, end, width].join('|')] as const;
  const answer = await ask(requestOf(search.path, [...all, NO_ROWS, asked]));
  return inOneForm(answer).range_facets?.[field.name] ?? NO_BARS;
}

const BARS = 190;
/** Values have no more than three decimals. */
const STEP = 0.001;

/** Numbers without exponents, as the interface reads them: not above, and not below the value. */
const floor = (value: number): number => Math.floor(value * 1e4) / 1e4;
const ceil = (value: number): number => Math.ceil(value * 1e4) / 1e4;

const outside = ({ before, after }: Bars): number => before + after;
const between = ({ counts }: Bars): number => counts.reduce((total, bar) => total + bar.count, 0);

/** Bars from the least value that is shown to the largest. */
async function spread(ask: Ask, figure: Figure, { min = 0, max = 0 }: FieldFigures): Promise<Bars> {
  const width = Math.max(STEP, ceil((max - min) / BARS));
  const end = ceil(floor(min) + width * (BARS + 2));
  return barsFrom(ask, figure, floor(min), end, width);
}

/** What bars say of a figure; they have to hold exactly the values that were measured. */
function byBarsOf({ name, shown }: Figure, stats: FieldFigures, bars: Bars, total: number): Verdict {
  const number = between(bars) + outside(bars);
  if (name === 'missing') return equal(shown, total - number);
  if (name === 'count' || number !== stats.count) return equal(stats.count, number);
  if (outside(bars) > 0) {
    return {
      is: 'differs',
      words: `${count(outside(bars))} values lie outside the minimum and maximum shown!`,
    };
  }
  const bounds: Readonly<Record<string, Bounds>> = boundsOf(bars) ?? {};
  const bound = bounds[name];
  return bound
    ? within(shown, ...bound, `the bars, which count the same ${count(number)} values`)
    : equal(shown, undefined);
}

/** A figure by how many values are in each of many bars. */
async function byBars(ask: Ask, figure: Figure): Promise<CheckResult> {
  const { search, field, shown } = figure.ground;
  const page = await firstPage(ask, figure);
  const stats = shown.stats?.[field.name];
  if (!stats || !field.rangeFacet) return { verdict: equal(figure.shown, undefined), ...page };
  const bars = await spread(ask, figure, stats);
  return {
    verdict: byBarsOf(figure, stats, bars, page.found.num_found),
    how: `There are too many ${RECORDS[search.shows]} to read one by one, so their values were counted in ${bars.counts.length} bars.`,
    ...page,
  };
}

/** The user's own range, and this one. */
const narrowed = (own: Span | undefined, span: Span): string => spanText({ ...own, ...span }) ?? '';

/** How many values are at most the one number, and at least the other: by ranges, else by bars that begin there. */
async function sidesAt(ask: Ask, figure: Figure, most: number, least: number) {
  const { field } = figure.ground;
  const { range } = field;
  // a range finds records of which any of several values lies there
  if (range && field.within === undefined) {
    const own = spanOf(figure.all.get(range.name) ?? '');
    const [atMost, atLeast] = await Promise.all([
      totalOf(ask, figure, { [range.name]: narrowed(own, { max: most }) }),
      totalOf(ask, figure, { [range.name]: narrowed(own, { min: least }) }),
    ]);
    return { atMost, atLeast, by: `${range.name} up to and from the number shown` };
  }
  const [from, beyond] = await Promise.all(
    [least, most + STEP].map((start) => barsFrom(ask, figure, floor(start), floor(start) + 1, 1)),
  );
  return {
    atMost: beyond?.before ?? 0,
    atLeast: from ? between(from) + from.after : 0,
    by: 'range facets that start at the number shown and just above it',
  };
}

async function bySides(ask: Ask, figure: Figure, share: number): Promise<CheckResult> {
  const { shown, ground } = figure;
  const all = ground.shown.stats?.[ground.field.name]?.count ?? 0;
  const page = await firstPage(ask, figure);
  if (shown === undefined) return { verdict: equal(shown, undefined), ...page };
  const reach = reachOf(shown, page.found.num_found);
  const { by, ...sides } = await sidesAt(ask, figure, shown + reach, shown - reach);
  const how = `Counted by ${by}.${reach > 0 ? ' Of so many records the number may be off by 0.1 %, so either side reaches that far beyond it.' : ''}`;
  return { verdict: percentile(shown, share, { ...sides, all }), how, ...page };
}

async function compared(ask: Ask, figure: Figure): Promise<CheckResult> {
  const { field, search, shown }: CheckedNumber = figure.ground;
  const { present, sort, at } = field;
  const share = shareOf(figure.name);
  if (present && ['count', 'missing'].includes(figure.name)) return byPresence(ask, figure, present.name);
  if (sort && at && ['min', 'max'].includes(figure.name)) return byOrder(ask, figure, sort, at);
  const gathered = at && shown.num_found <= FEW ? await gather(ask, search, figure.all) : undefined;
  const exact = gathered?.all && ofValues(figure, gathered);
  if (exact) return exact;
  return share === undefined ? byBars(ask, figure) : bySides(ask, figure, share);
}

/** The records behind a figure of a field. */
export function ofFigure(ground: CheckedNumber, name: string): Check | undefined {
  const { search, selection, field, shown } = ground;
  if (!canCheckFigures(field)) return undefined;
  const figure: Figure = {
    ground,
    all: filtersOf(selection, search),
    name,
    shown: figureOf(shown.stats?.[field.name], name),
  };
  const label = `${title(field.name)}, ${shareOf(name) === undefined || name === 'median' ? name : `p${name}`}`;
  return { label, run: (ask) => compared(ask, figure) };
}
