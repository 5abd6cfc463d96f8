import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { hindranceOf, knowledge } from '../../knowledge.ts';
import { requestOf } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { filtersTakenBy } from '../../view-filters.ts';
import { figure, title } from '../../words.ts';
import { FIELDS, filtersIn, PATH, type Point, SEARCH, type Trends, valueAt } from '../trends/trends.ts';
import { filtersOf } from './filters.ts';

const [WIDTH, HEIGHT] = [90, 20];

/** The median of a field day by day, as trends tell it. */
export interface Sparks {
  /** points by day; undefined: they are waited for */
  readonly points: readonly Point[] | undefined;
  /** why there are none, in words */
  readonly failure: string | undefined;
  /** filters, as trends call them */
  readonly filters: ReadonlyMap<string, string>;
}

/** Whether trends follow the listings of a search, and the key may ask for them. */
export const hasSparks = ({ path }: SearchDescription): boolean =>
  path === SEARCH &&
  (knowledge.value as Metadata).operations.some((one) => one.path === PATH) &&
  !hindranceOf(PATH);

const isMeasured = (field: string): boolean => FIELDS.some((one) => one === field);

/** How the medians of the fields went, of what is found; asked for where `wanted`. */
export function useSparks(
  search: SearchDescription,
  selection: Selection,
  fields: readonly string[],
  wanted: boolean,
): Sparks {
  const { operations } = knowledge.value as Metadata;
  const parameters = operations.find(({ path }) => path === PATH)?.parameters ?? [];
  const { taken, left } = filtersTakenBy(filtersIn(parameters), filtersOf(selection, search));
  const measures = fields.filter(isMeasured).map((name) => `${name}|median`);
  const isAsked = wanted && left.length === 0 && measures.length > 0;
  const { answers, error, waiting } = useAnswers<Trends>(
    isAsked ? [requestOf(PATH, [...taken, ['measures', measures.join(',')]])] : [],
  );
  const words = left.map(title).join(', ');
  return {
    // after a refusal there are answers yet, to what was asked before
    points: isAsked && !waiting && !error ? answers[0]?.data.total.points : undefined,
    failure: left.length > 0 ? `Trends cannot be filtered by ${words}.` : error?.message,
    filters: taken,
  };
}

/** The line of a field's median, which leads to its trend. */
export function Spark({ field, points, filters }: { field: string } & Pick<Sparks, 'points' | 'filters'>) {
  if (!points || !isMeasured(field)) return <>–</>;
  const values = points.map((point) => valueAt(point, { name: field, figure: 'median' }));
  const known = values.filter((value) => value !== undefined);
  const [first, last] = [known[0], known.at(-1)];
  if (first === undefined || last === undefined) return <>–</>;
  const [least, most] = [Math.min(...known), Math.max(...known)];
  const y = (value: number): number =>
    most > least ? HEIGHT - 2 - ((HEIGHT - 4) * (value - least)) / (most - least) : HEIGHT / 2;
  const x = (at: number): number => 2 + ((WIDTH - 4) * at) / Math.max(1, values.length - 1);
  // a day without a value breaks the line
  const path = values
    .map((value, at) =>
      value === undefined ? '' : `${at > 0 && values[at - 1] !== undefined ? 'L' : 'M'}${x(at)},${y(value)}`,
    )
    .join('');
  const words = `${title(field)}, median by day: ${figure(first)} to ${figure(last)}, ${points[0]?.to} to ${points.at(-1)?.to}`;
  const params = new Map([...filters, ['group_by', 'none'], ['~measure', field]]);
  return (
    <a href={formatAddress({ view: 'trends', path: '', params })} title={words}>
      <svg role="img" aria-label={words} width={WIDTH} height={HEIGHT} viewBox={`0 0 ${WIDTH} ${HEIGHT}`}>
        <path d={path} fill="none" stroke="currentColor" stroke-width="1.5" stroke-linejoin="round" />
      </svg>
    </a>
  );
}
