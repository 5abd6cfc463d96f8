import { readFlag } from '../grammar/flag.ts';
import { splitList } from '../grammar/list.ts';
import { readCount } from '../grammar/number.ts';
import { fault, type Reading, read, readAll } from '../grammar/reading.ts';
import { readComparison } from './comparison.ts';
import { DEFAULT_DIMENSIONS, DIMENSIONS, GEOGRAPHIES, type Geography } from './dimensions.ts';
import { DEFAULT_MEASURE, MEASURES } from './measures.ts';
import { SUMMARY_PARAMETERS } from './parameters.ts';
import {
  DEALER_TYPES,
  DEFAULTS,
  INVENTORY_TYPES,
  type MeasureFilter,
  MOST_ROWS,
  ORDERS,
  type Ranking,
  type SummaryPlan,
} from './plan.ts';
import { between, notTogether, oneOf, readParameter, refuse } from './read-parameter.ts';
import { readRowFilters } from './read-row-filters.ts';
import { readStrictly, type StrictQuery } from './strict-query.ts';
import { lengthOf, MOST_MONTHS, readFirstDay, readLastDay, type Window } from './window.ts';

/** What a plan needs to know of the published months. */
export interface History {
  /** YYYY-MM, oldest first */
  readonly months: readonly string[];
  /** canonical names */
  readonly groups: readonly string[];
}

const RANKING = ['top_n', 'ranking_measure', 'ranking_order'] as const;

function readWindow(sent: StrictQuery, { months }: History): Window | undefined {
  const from = readParameter(sent, 'date_from', readFirstDay);
  const to = readParameter(sent, 'date_to', readLastDay);
  if (from === undefined && to === undefined) {
    const latest = months.at(-1);
    return latest === undefined ? undefined : { from: latest, to: latest };
  }
  if (from === undefined) throw refuse('date_from', 'send it with date_to');
  if (to === undefined) throw refuse('date_to', 'send it with date_from');
  const length = lengthOf({ from, to });
  if (length < 1) throw refuse('date_to', 'it lies before date_from');
  if (length > MOST_MONTHS)
    throw refuse('date_to', `the window has ${length} months; the limit is ${MOST_MONTHS}`);
  return { from, to };
}

function readDimensions(text: string): Reading<readonly string[]> {
  const names = splitList(text);
  if (names.length === 1 && names[0] === 'none') return read([]);
  if (names.includes('none')) return fault('none must be the only value');
  if (names.length === 0) return fault('it names no dimension');
  const known = readAll(names, oneOf(DIMENSIONS.map(({ name }) => name)));
  return known.ok ? read([...new Set(known.value)]) : known;
}

function readMeasureFilters(sent: StrictQuery): MeasureFilter[] {
  notTogether(sent, 'min_sold_count', 'sold_count');
  const least = readParameter(sent, 'min_sold_count', readCount);
  const filters: MeasureFilter[] =
    least === undefined
      ? []
      : [{ parameter: 'min_sold_count', measure: 'sold_count', operator: '>=', number: String(least) }];
  for (const { name } of MEASURES) {
    const comparison = readParameter(sent, name, readComparison);
    if (comparison) filters.push({ parameter: name, measure: name, ...comparison });
  }
  return filters;
}

/** How groups are ranked; totals are not, so that what was sent about it has no effect, though it is told as it was sent. */
function readRanking(sent: StrictQuery, dimensions: readonly string[]) {
  const measure = readParameter(sent, 'ranking_measure', oneOf(MEASURES.map(({ name }) => name)));
  const order = readParameter(sent, 'ranking_order', oneOf(ORDERS));
  const top = readParameter(sent, 'top_n', between(1, Number.MAX_SAFE_INTEGER));
  const asked: Ranking = {
    ranking_measure: measure ?? DEFAULT_MEASURE,
    ranking_order: order ?? DEFAULTS.ranking_order,
    top_n: top ?? DEFAULTS.top_n,
  };
  const isRanked = dimensions.length > 0;
  return {
    told: asked,
    ranking: isRanked
      ? asked
      : { ranking_measure: DEFAULT_MEASURE, ranking_order: DEFAULTS.ranking_order, top_n: DEFAULTS.top_n },
    ignored: isRanked ? [] : RANKING.filter((name) => sent.has(name)),
  };
}

/** Reads a raw query string; whatever is not exactly a request is refused, naming the parameter (part-2.md S1). */
export function readPlan(raw: string, history: History, credential: string): SummaryPlan {
  const sent = readStrictly(raw, [...SUMMARY_PARAMETERS.map(({ name }) => name), credential]);
  const inventory = readParameter(sent, 'inventory_type', oneOf(INVENTORY_TYPES));
  if (inventory === undefined) throw refuse('inventory_type', `send one of ${INVENTORY_TYPES.join(', ')}`);
  const dimensions = readParameter(sent, 'ranking_dimensions', readDimensions) ?? DEFAULT_DIMENSIONS;
  const { told, ranking, ignored } = readRanking(sent, dimensions);
  return {
    question: {
      inventory_type: inventory,
      dealer_type: readParameter(sent, 'dealer_type', oneOf(DEALER_TYPES)) ?? DEFAULTS.dealer_type,
      filters: readRowFilters(sent, history.groups),
      window: readWindow(sent, history),
      whole_window: readParameter(sent, 'by_month', readFlag) === false ? true : undefined,
      summary_by:
        readParameter(sent, 'summary_by', oneOf(Object.keys(GEOGRAPHIES) as Geography[])) ?? 'state',
      dimensions,
      ...ranking,
      measure_filters: readMeasureFilters(sent),
      rank_after_filters: readParameter(sent, 'rank_after_filters', readFlag) ?? false,
      limit: readParameter(sent, 'limit', between(1, MOST_ROWS)) ?? DEFAULTS.limit,
    },
    ranking: told,
    top_n_source: sent.has('top_n') ? 'request' : 'default',
    date_window_source: sent.has('date_from') ? 'request' : 'default',
    ignored,
  };
}
