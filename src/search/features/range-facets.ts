import { allFields, type Dataset, type Field } from '../../catalog/field.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { splitPipes } from '../../grammar/list.ts';
import { readNumber } from '../../grammar/number.ts';
import { fault, quote } from '../../grammar/reading.ts';
import { atMost, MOST_COUNTED } from '../bounds.ts';
import { isRefused, type RangeFacetAsk, type RefusedCount } from '../plan.ts';
import type { Questions } from '../questions.ts';
import { type SentParameters, taken } from '../sent-parameters.ts';

/** Range facets: `range_facets=field|start|end|interval` (part-1.md rule E1.9, feeds.md section 5). */

const DEFAULT_BUCKETS = 20;
/** the interval must exceed this share of the span */
const MOST_BUCKETS = 200;

/** The parameters of range facets. `fields`: those that the operation counts in intervals. */
export const rangeFacetParameters = (fields: ReadonlyMap<string, Field>): readonly Parameter[] => [
  {
    name: 'range_facets',
    about:
      'Comma-separated list of field|start|end|interval: listing counts in equal intervals, and before and after them. ' +
      `interval defaults to (end - start)/${DEFAULT_BUCKETS} and must exceed (end - start)/${MOST_BUCKETS}; ` +
      `${toldFields(fields)} Other fields get an Error object in the answer. ${atMost(MOST_COUNTED)}`,
    schema: { type: 'string' },
  },
];

/** The fields with what start and end are where they are left out. */
function toldFields(fields: ReadonlyMap<string, Field>): string {
  const names = [...fields].flatMap(([name, { rangeFacet: standard }]) =>
    standard ? [`${name} (${standard.start} to ${standard.start + standard.span})`] : [],
  );
  if (names.length === 0) return 'no field has range facets here.';
  return `start without end: the range is as long as the default one. Fields with their default start and end: ${names.join(', ')}.`;
}

/** Bounds as people write them: without the tail of a binary fraction. */
const tidy = (value: number): number => Number(value.toPrecision(12));

function readRangeFacet(text: string, fields: ReadonlyMap<string, Field>): RangeFacetAsk | RefusedCount {
  const [name = '', ...parts] = splitPipes(text);
  if (parts.length > 3) taken('range_facets', fault(`${quote(text)} has more than field|start|end|interval`));
  const standard = fields.get(name)?.rangeFacet;
  const [start, end, interval] = parts.map((part) =>
    part === undefined ? undefined : taken('range_facets', readNumber(part)),
  );
  if (!standard) return { name, refused: `Range facet on field ${quote(name)} is not allowed` };
  const from = start ?? standard.start;
  const to = end ?? from + standard.span;
  if (to <= from) taken('range_facets', fault(`the end of ${quote(text)} is not above its start`));
  const width = interval ?? tidy((to - from) / DEFAULT_BUCKETS);
  if (width <= (to - from) / MOST_BUCKETS) {
    return { name, refused: `Range facet on field ${quote(name)}: interval must exceed (end - start)/200` };
  }
  return { name, field: name, start: from, end: to, interval: width };
}

/** Name of a range facet in a request → its field. */
export function rangeFacetFields(dataset: Dataset): ReadonlyMap<string, Field> {
  return new Map(allFields(dataset).flatMap((field) => (field.rangeFacet ? [[field.name, field]] : [])));
}

/**
 * Reads `range_facets`; undefined where it was not sent. A field that cannot be ranged is refused by itself, the others
 * are answered. Throws Refusal (422) where the text cannot be read.
 */
export function readRangeFacets(
  asked: SentParameters,
  fields: ReadonlyMap<string, Field>,
): readonly (RangeFacetAsk | RefusedCount)[] | undefined {
  if (!asked.has('range_facets')) return undefined;
  const facets = new Map<string, RangeFacetAsk | RefusedCount>();
  for (const text of asked.list('range_facets', MOST_COUNTED) ?? []) {
    const facet = readRangeFacet(text, fields);
    if (facet.name !== '') facets.set(facet.name, facet);
  }
  return [...facets.values()];
}

/** Lower bounds of the buckets, and the end. */
function bounds({ start, end, interval }: RangeFacetAsk): number[] {
  // an interval that divides the span but for a rounding error makes no sliver of a last bucket
  const buckets = Math.max(1, Math.ceil((end - start) / interval - 1e-9));
  const inner = Array.from({ length: buckets - 1 }, (_, i) => {
    const exact = start + (i + 1) * interval;
    // tidying must not move an edge that is nearer to its neighbour than the digits show
    return Math.abs(tidy(exact) - exact) < interval * 1e-6 ? tidy(exact) : exact;
  });
  return [start, ...inner, end];
}

const answerName = (field: string): string => `${field}:ranges`;

/** Asks for the listings before, in each bucket, and after; lower bounds belong to a bucket, upper ones do not. */
export function compileRangeFacets(
  facets: readonly (RangeFacetAsk | RefusedCount)[],
  questions: Questions,
): void {
  for (const facet of facets) {
    if (isRefused(facet)) continue;
    const edges = bounds(facet);
    const ranges = [
      { to: facet.start },
      ...edges.slice(0, -1).map((from, i) => ({ from, to: edges[i + 1] })),
      { from: facet.end },
    ];
    questions.add({ [answerName(facet.field)]: { range: { field: facet.field, ranges } } });
  }
}

interface RangeAnswer {
  readonly buckets: readonly { readonly from?: number; readonly to?: number; readonly doc_count: number }[];
}

function shapeRangeFacet(facet: RangeFacetAsk, answers: ReadonlyMap<string, unknown>) {
  const edges = bounds(facet);
  const answer = answers.get(answerName(facet.field)) as RangeAnswer | undefined;
  const found = new Map(answer?.buckets.map((bucket) => [bucket.from, bucket]));
  const counts = edges.slice(0, -1).map((lower, i) => ({
    lower_bound: lower,
    upper_bound: edges[i + 1] ?? facet.end,
    count: found.get(lower)?.doc_count ?? 0,
  }));
  return {
    counts,
    interval: facet.interval,
    start: facet.start,
    end: facet.end,
    before: found.get(undefined)?.doc_count ?? 0,
    between: counts.reduce((sum, { count }) => sum + count, 0),
    after: found.get(facet.end)?.doc_count ?? 0,
  };
}

/** Range facets as they are answered: field → buckets, or an Error object; each in an array of one where `inArrays`. */
export function shapeRangeFacets(
  facets: readonly (RangeFacetAsk | RefusedCount)[],
  answers: ReadonlyMap<string, unknown>,
  inArrays = false,
): Record<string, object> {
  return Object.fromEntries(
    facets.map((facet) => {
      const shaped = isRefused(facet)
        ? { result: 'Error', message: facet.refused }
        : shapeRangeFacet(facet, answers);
      return [facet.name, inArrays ? [shaped] : shaped];
    }),
  );
}
