import { fold } from '../grammar/fold.ts';
import { hint } from '../grammar/nearest.ts';
import { permissionsOf } from '../search/read.ts';
import { type AskApi, answerTo, type ParameterValues, targetOf, WrongCall } from './api-request.ts';
import { at, LISTING_SEARCHES, requireKnown } from './searches.ts';
import type { ToolAnswer } from './tool.ts';

/** Terms that are looked through for what they contain. */
const MOST_TERMS = 1000;

/** Which values of which field are asked for. */
export interface AskedValues {
  readonly search: string;
  readonly field: string;
  readonly contains: string;
  readonly filters: ParameterValues;
  readonly limit: number;
}

/** The values of a field, `{item, count}` each with its listings, the most frequent first. Throws for a field that is not counted. */
export async function valuesOf(
  ask: AskApi,
  { search, field, contains, filters, limit }: AskedValues,
): Promise<ToolAnswer> {
  const operation = at(LISTING_SEARCHES, search);
  const { facets } = permissionsOf(operation.search);
  if (!facets.has(field)) {
    const names = [...facets.keys()];
    throw new WrongCall(
      `${field} has no list of values${hint(field, names)}. Next: choose one of ${names.join(', ')}.`,
    );
  }
  requireKnown(operation, filters);
  const most = contains === '' ? limit + 1 : MOST_TERMS;
  const target = targetOf(operation, { ...filters, rows: 0, facets: `${field}|0|${most}` });
  const answer = (await answerTo(ask, target)) as {
    facets: Record<string, { item: string; count: number }[]>;
  };
  const terms = answer.facets[field] ?? [];
  const wanted = fold(contains);
  const fitting = terms.filter(({ item }) => fold(item).includes(wanted));
  // a list: an object would put values that are whole numbers first, by size
  const values = fitting.slice(0, limit).map(({ item, count }) => ({ item, count }));
  const leftOut = [
    ...(fitting.length > limit
      ? [`values: the ${limit} most frequent; narrow with contains or filters, or raise limit`]
      : []),
    ...(contains !== '' && terms.length === MOST_TERMS
      ? [`only the ${MOST_TERMS} most frequent values were looked through`]
      : []),
  ];
  return { answer: { field, values }, leftOut };
}
