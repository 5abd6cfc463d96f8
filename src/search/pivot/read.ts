import { Refusal } from '../../catalog/errors.ts';
import type { Field } from '../../catalog/field.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { splitPipes } from '../../grammar/list.ts';
import { hint, otherName } from '../../grammar/nearest.ts';
import { readCount } from '../../grammar/number.ts';
import type { Query } from '../../grammar/query.ts';
import { fault, quote } from '../../grammar/reading.ts';
import { atMost } from '../bounds.ts';
import { DEEPEST, DEFAULT_LIMIT, MOST_TERMS } from '../features/facets.ts';
import type { SearchLimits, SearchPolicy } from '../policy.ts';
import { permissionsOf, readFilters, searchFilters } from '../read.ts';
import { SentParameters, taken } from '../sent-parameters.ts';
import {
  FIGURES,
  type GroupAsk,
  type GroupOrder,
  type PivotFigure,
  type PivotMeasure,
  type PivotPlan,
} from './plan.ts';

/** Parameters of a pivot: `group_by`, `measures` and `group_sort`, beside the filters of its search (supplement 2.4). */

/** Fields of a pivot: rows and columns. */
const MOST_GROUPED = 2;
/** Fields that are measured: each is a pass over the listings of every group. */
const MOST_MEASURED = 5;
/** Rows × columns. */
const MOST_CELLS = 10_000;
/** Groups that an order by a measure looks at: it has to know the measure of each. */
export const MOST_ORDERED = 10_000;

type Fields = ReadonlyMap<string, Field>;

/** What a pivot of the search takes, in the order of the OpenAPI document. */
export function pivotParameters(policy: SearchPolicy): Parameter[] {
  const { facets, stats } = permissionsOf(policy);
  const own: Parameter[] = [
    {
      name: 'group_by',
      required: true,
      about:
        'One field, or two parted by a comma, each as field|offset|limit|min_count: the first gives the rows, the second the ' +
        `columns. offset defaults to 0, limit to ${DEFAULT_LIMIT} (at most ${MOST_TERMS}), min_count to 1; rows times columns ` +
        `must not exceed ${MOST_CELLS}. Fields: ${[...facets.keys()].join(', ')}.`,
      schema: { type: 'string' },
    },
    {
      name: 'measures',
      about:
        'Comma-separated list of field|figure|figure…: figures of the listings of each group, as statistics have them. ' +
        `Figures: ${FIGURES.join(', ')} (p5 to p99 are percentiles). Fields: ${[...stats.keys()].join(', ')}. ` +
        atMost(MOST_MEASURED),
      schema: { type: 'string' },
    },
    {
      name: 'group_sort',
      about:
        'Order of the rows and, after a comma, of the columns: count (most listings first), index (by character code, numbers ' +
        'by size), or field|figure (largest first). |asc or |desc behind it says the direction. Equal groups follow by index, ' +
        `groups without the figure come last. An order by a figure takes fields of at most ${MOST_ORDERED} values.`,
      schema: { type: 'string', default: 'count' },
    },
  ];
  return [...searchFilters(policy), ...own].sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** What a pivot may group by, what it may measure, and which parameters only narrow what it finds. */
interface Known {
  readonly grouped: Fields;
  readonly measured: Fields;
  readonly filters: readonly string[];
}

/** What was likely meant by a name that is no field: a field, else the filter of that name. */
function likely(name: string, fields: Fields, { filters }: Known): string {
  const filter = filters.includes(name) ? name : otherName(name, filters);
  const nearest = hint(name, [...fields.keys()]);
  return nearest === '' && filter ? `; the parameter ${filter} narrows by it` : nearest;
}

/** The field of a name; 422 with what was likely meant. */
function fieldNamed(parameter: string, name: string, fields: Fields, known: Known): string {
  const field = fields.get(name);
  const unknown = `${quote(name)} is not one of its fields${likely(name, fields, known)}`;
  return field ? field.name : taken(parameter, fault(unknown));
}

function figureNamed(parameter: string, name: string): PivotFigure {
  const figure = FIGURES.find((one) => one === name);
  return figure ?? taken(parameter, fault(`${quote(name)} is not a figure${hint(name, FIGURES)}`));
}

function readMeasures(asked: SentParameters, known: Known): PivotMeasure[] {
  const measures = (asked.list('measures') ?? []).flatMap((text) => {
    const [name = '', ...figures] = splitPipes(text);
    const field = fieldNamed('measures', name, known.measured, known);
    if (figures.length === 0)
      taken('measures', fault(`${quote(text)} names no figure: ${name}|median, for example`));
    return figures.map((figure = ''): PivotMeasure => ({ field, figure: figureNamed('measures', figure) }));
  });
  const measured = new Set(measures.map(({ field }) => field)).size;
  if (measured > MOST_MEASURED)
    taken('measures', fault(`${measured} fields are measured; the limit is ${MOST_MEASURED}`));
  return measures.filter(
    ({ field, figure }, at) =>
      measures.findIndex((one) => one.field === field && one.figure === figure) === at,
  );
}

const DIRECTIONS = ['asc', 'desc'];

function readOrder(text: string, known: Known): GroupOrder {
  const parts = splitPipes(text);
  const direction = DIRECTIONS.includes(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const [name = '', figure, ...more] = parts;
  if (more.length > 0) taken('group_sort', fault(`${quote(text)} has more than field|figure|direction`));
  const isWord = figure === undefined && (name === 'count' || name === 'index');
  if (!isWord && figure === undefined)
    taken('group_sort', fault(`${quote(text)} is none of count, index and field|figure`));
  const by = isWord
    ? name
    : {
        field: fieldNamed('group_sort', name, known.measured, known),
        figure: figureNamed('group_sort', figure ?? ''),
      };
  return { by, descending: direction ? direction === 'desc' : by !== 'index' };
}

function readGroup(text: string, known: Known, order: GroupOrder): GroupAsk {
  const [name = '', offset, limit, minCount, ...more] = splitPipes(text);
  if (more.length > 0) taken('group_by', fault(`${quote(text)} has more than field|offset|limit|min_count`));
  const count = (part: string | undefined, standard: number): number =>
    part === undefined ? standard : taken('group_by', readCount(part));
  const ask = {
    name,
    field: fieldNamed('group_by', name, known.grouped, known),
    offset: count(offset, 0),
    limit: count(limit, DEFAULT_LIMIT),
    minCount: Math.max(1, count(minCount, 1)),
    order,
  };
  if (ask.limit < 1 || ask.limit > MOST_TERMS)
    taken('group_by', fault(`the limit of ${quote(text)} is not from 1 to ${MOST_TERMS}`));
  if (ask.offset + ask.limit > DEEPEST)
    taken('group_by', fault(`offset + limit of ${quote(text)} exceed ${DEEPEST}`));
  return ask;
}

function readGroups(asked: SentParameters, known: Known): PivotPlan['groups'] {
  const texts = asked.list('group_by', MOST_GROUPED) ?? [];
  const sorts = asked.list('group_sort') ?? [];
  if (sorts.length > texts.length)
    taken('group_sort', fault(`${sorts.length} orders were sent for ${texts.length} fields`));
  const [rows, columns] = texts.map((text, at) =>
    readGroup(text, known, readOrder(sorts[at] ?? 'count', known)),
  );
  if (!rows) throw new Refusal('parameter_missing', { name: 'group_by' });
  if (!columns) return [rows];
  if (rows.field === columns.field) taken('group_by', fault(`${quote(rows.name)} stands in it twice`));
  const cells = rows.limit * columns.limit;
  if (cells > MOST_CELLS)
    taken(
      'group_by',
      fault(
        `${rows.limit} rows times ${columns.limit} columns are ${cells} cells; the limit is ${MOST_CELLS}`,
      ),
    );
  return [rows, columns];
}

/**
 * Reads the parameters of a pivot as a plan. Pure; parameters that it does not have are ignored. Throws a Refusal: 400
 * without group_by, 422 for what cannot be grouped, measured or ordered.
 */
export function readPivot(query: Query, policy: SearchPolicy, limits: SearchLimits, now: Date): PivotPlan {
  const asked = new SentParameters(query, now);
  const { facets, stats } = permissionsOf(policy);
  const filters = searchFilters(policy).map(({ name }) => name);
  const known = { grouped: facets, measured: stats, filters };
  return {
    ...readFilters(query, policy, limits, now),
    groups: readGroups(asked, known),
    measures: readMeasures(asked, known),
  };
}
