import { splitList, splitPipes } from '../../grammar/list.ts';
import { fault, quote, type Reading, read, readAll } from '../../grammar/reading.ts';
import { between, oneOf, readParameter, refuse } from '../read-parameter.ts';
import { readStrictly, type StrictQuery } from '../strict-query.ts';
import { DEFAULT_MEASURES, GROUPED_BY, TREND_PARAMETERS } from './parameters.ts';
import { beginOf, type Days, lengthOf, PERIODS, type Period, pointsOf, readDay } from './periods.ts';
import {
  DEFAULT_POINTS,
  FIELDS,
  FIGURES,
  MOST_FIGURES,
  MOST_GROUPED,
  MOST_POINTS,
  SERIES,
  type TrendMeasure,
  type TrendPlan,
} from './plan.ts';
import { readSelection, type TrendHistory } from './read-selection.ts';

function latestPoints({ from, to }: Days, by: Period): Days {
  const begin = beginOf(to, by, 1 - DEFAULT_POINTS[by]);
  return { from: begin > from ? begin : from, to };
}

function readWindow(sent: StrictQuery, by: Period, { days }: TrendHistory): Days | undefined {
  const from = readParameter(sent, 'date_from', readDay);
  const to = readParameter(sent, 'date_to', readDay);
  if (from === undefined && to === undefined) return days && latestPoints(days, by);
  if (from === undefined) throw refuse('date_from', 'send it with date_to');
  if (to === undefined) throw refuse('date_to', 'send it with date_from');
  if (lengthOf({ from, to }) < 1) throw refuse('date_to', 'it lies before date_from');
  if (!days) throw refuse('date_from', 'no day is known yet');
  if (from < days.from) throw refuse('date_from', `${from} is not known; the first day is ${days.from}`);
  if (to > days.to) throw refuse('date_to', `${to} is not known; the last day is ${days.to}`);
  return { from, to };
}

function readGroups(text: string): Reading<readonly string[]> {
  const names = readAll(splitList(text), oneOf(GROUPED_BY));
  if (!names.ok) return names;
  const [first, second] = names.value;
  if (first === undefined) return fault('it names no field');
  if (names.value.length > MOST_GROUPED)
    return fault(`${names.value.length} fields were sent; the limit is ${MOST_GROUPED}`);
  return first === second ? fault(`${quote(first)} stands in it twice`) : names;
}

function readMeasure(text: string): Reading<readonly TrendMeasure[]> {
  const [name = '', ...figures] = splitPipes(text);
  const field = oneOf(FIELDS)(name);
  if (!field.ok) return field;
  if (figures.length === 0) return fault(`${quote(text)} names no figure: ${name}|median, for example`);
  const known = readAll(
    figures.map((figure) => figure ?? ''),
    oneOf(FIGURES),
  );
  return known.ok ? read(known.value.map((figure) => ({ field: field.value, figure }))) : known;
}

function readMeasures(text: string): Reading<readonly TrendMeasure[]> {
  const measures = readAll(splitList(text), readMeasure);
  if (!measures.ok) return measures;
  const all = measures.value.flat();
  if (all.length === 0) return fault('it names no measure');
  const isSame = (one: TrendMeasure) => (other: TrendMeasure) =>
    one.field === other.field && one.figure === other.figure;
  return read(all.filter((one, at) => all.findIndex(isSame(one)) === at));
}

/** Points × series are bounded, and these × measures, also where there are fewer groups. */
function checkSize(window: Days | undefined, by: Period, series: number, measures: number): void {
  const points = window ? pointsOf(window, by).length : 0;
  if (points * series > MOST_POINTS)
    throw refuse(
      'date_to',
      `${points} points of up to ${series} series are ${points * series}; the limit is ${MOST_POINTS}: send a shorter window, longer periods or a smaller limit`,
    );
  const figures = points * series * measures;
  if (figures > MOST_FIGURES)
    throw refuse(
      'measures',
      `${measures} figures at ${points} points of up to ${series} series are ${figures}; the limit is ${MOST_FIGURES}: send fewer measures, a shorter window, longer periods or a smaller limit`,
    );
}

/** Reads a raw query string as strictly as that of the summary (part-2.md S1, rule 1): what is not exactly a request is refused. */
export function readTrend(raw: string, history: TrendHistory, credential: string): TrendPlan {
  const sent = readStrictly(raw, [...TREND_PARAMETERS.map(({ name }) => name), credential]);
  const by = readParameter(sent, 'by', oneOf(PERIODS)) ?? 'day';
  const window = readWindow(sent, by, history);
  const group_by = readParameter(sent, 'group_by', readGroups) ?? [];
  const limit = readParameter(sent, 'limit', between(1, SERIES.most)) ?? SERIES.default;
  const measures = readParameter(sent, 'measures', readMeasures) ?? DEFAULT_MEASURES;
  checkSize(window, by, group_by.length > 0 ? limit : 1, measures.length);
  return {
    question: {
      ...readSelection(sent, history.groups, 'search', 'us'),
      window,
      by,
      group_by,
      measures,
      limit,
    },
    date_window_source: sent.has('date_from') ? 'request' : 'default',
  };
}
