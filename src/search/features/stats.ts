import { allFields, type Dataset, type Field } from '../../catalog/field.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { quote } from '../../grammar/reading.ts';
import { atMost, MOST_COUNTED } from '../bounds.ts';
import { isRefused, type RefusedCount, type StatsAsk } from '../plan.ts';
import type { Aggregations, Questions } from '../questions.ts';
import type { SentParameters } from '../sent-parameters.ts';
import {
  COMPRESSION,
  DIGITS,
  MOST_DIGESTED,
  percentilesByBins,
  percentilesByDigest,
  percentilesOf,
} from './percentiles.ts';

/** Statistics: `stats=field,…` (supplement 2.1). All are exact but median and percentiles. */

/** The parameter of statistics. `fields`: those that the operation measures. */
export const statsParameters = (fields: readonly string[]): readonly Parameter[] => [
  {
    name: 'stats',
    about:
      'Comma-separated list of numeric fields: min, max, count, missing, sum, mean, stddev (sample), sum_of_squares, ' +
      `median and percentiles. Median and percentiles come from a t-digest of compression ${COMPRESSION}, of more than ` +
      `${MOST_DIGESTED.toLocaleString('en-US')} found from an HDR histogram of ${DIGITS} digits (within 0.1 % of the value). ` +
      `Fields: ${fields.join(', ')}. Other fields get an Error object in the answer. ${atMost(MOST_COUNTED)}`,
    schema: { type: 'string' },
  },
];

/** Fields that have statistics, by name. */
export function statsFields(dataset: Dataset): ReadonlyMap<string, Field> {
  return new Map(allFields(dataset).flatMap((field) => (field.stats ? [[field.name, field]] : [])));
}

/**
 * Reads `stats`; undefined where it was not sent. A field that cannot be measured is refused by itself, the others are
 * answered.
 */
export function readStats(
  asked: SentParameters,
  fields: ReadonlyMap<string, Field>,
): readonly (StatsAsk | RefusedCount)[] | undefined {
  if (!asked.has('stats')) return undefined;
  return [...new Set(asked.list('stats', MOST_COUNTED))].map((name) => {
    const field = fields.get(name);
    return field
      ? { name, field: field.name }
      : { name, refused: `Statistics on field ${quote(name)} are not allowed` };
  });
}

const momentsName = (field: string): string => `${field}:moments`;

/** What is asked of a field's values: their moments, and besides their percentiles where they are wanted. */
export const statsAggregations = (field: string, percentiles: Aggregations): Aggregations => ({
  [momentsName(field)]: { extended_stats: { field } },
  ...percentiles,
});

/** Adds the aggregations that the statistics need to a request. `inBins`: fields whose percentiles are counted in bins. */
export function compileStats(
  stats: readonly (StatsAsk | RefusedCount)[],
  questions: Questions,
  inBins: ReadonlySet<string>,
): void {
  for (const one of stats) {
    if (isRefused(one)) continue;
    const { field } = one;
    const percentiles = inBins.has(field) ? percentilesByBins(field) : percentilesByDigest(field);
    questions.add(statsAggregations(field, percentiles));
  }
}

/** Figures that are numbers. */
const finite = (figures: Readonly<Record<string, unknown>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(figures).filter((one): one is [string, number] => Number.isFinite(one[1])),
  );

interface Moments {
  readonly count: number;
  readonly min: number;
  readonly max: number;
  readonly sum: number;
  readonly avg: number;
  readonly sum_of_squares: number;
  readonly std_deviation_sampling: number | 'NaN' | null;
}

/** Statistics of a field. */
export interface FieldStats {
  /** by name; one that does not exist (the mean of none, the deviation of one) is left out */
  readonly figures: Readonly<Record<string, number>>;
  /** by percent, as the engine writes it: 5.0 */
  readonly percentiles: Readonly<Record<string, number>>;
}

/** The statistics of a field over `total` listings, from the answers to `measuring`. */
export function statsOf(field: string, total: number, answers: ReadonlyMap<string, unknown>): FieldStats {
  const moments = answers.get(momentsName(field)) as Moments | undefined;
  const count = moments?.count ?? 0;
  const missing = total - count;
  if (!moments || count === 0)
    return { figures: { count, missing, sum: 0, sum_of_squares: 0 }, percentiles: {} };
  const percentiles = percentilesOf(field, moments, answers);
  const figures = finite({
    min: moments.min,
    max: moments.max,
    count,
    missing,
    sum: moments.sum,
    mean: moments.avg,
    // a single value has no sample deviation: the engine says so in words
    stddev: moments.std_deviation_sampling,
    sum_of_squares: moments.sum_of_squares,
    median: percentiles['50.0'],
  });
  return { figures, percentiles };
}

function shapeField(field: string, total: number, answers: ReadonlyMap<string, unknown>) {
  const { figures, percentiles } = statsOf(field, total, answers);
  return figures.count === 0 ? figures : { ...figures, percentiles };
}

/** Statistics as they are answered: field → figures, or an Error object; count + missing is num_found. */
export function shapeStats(
  stats: readonly (StatsAsk | RefusedCount)[],
  total: number,
  answers: ReadonlyMap<string, unknown>,
): Record<string, object> {
  return Object.fromEntries(
    stats.map((one) => [
      one.name,
      isRefused(one) ? { result: 'Error', message: one.refused } : shapeField(one.field, total, answers),
    ]),
  );
}
