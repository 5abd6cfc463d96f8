import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { hindranceOf, knowledge } from '../../knowledge.ts';
import { isMixed } from '../../money.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import type { Row } from '../explore/answer.ts';
import { pointsRequests } from '../explore/circle.ts';
import { filtersOf } from '../explore/filters.ts';
import { rangeFields, statsFields } from '../explore/layout.ts';
import { nameOf, valueAt } from '../explore/record-values.ts';
import { recordName } from '../map/places.ts';

/** A record with the two quantities that it is drawn by. */
export interface Dot {
  readonly key: string;
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly row: Row;
}

/** The two fields of a scatter. */
export interface Axes {
  readonly x: FieldDescription;
  readonly y: FieldDescription;
}

/** Fields that records can be drawn by: numbers that have a place in a record. */
export function quantities(search: SearchDescription): FieldDescription[] {
  const numbers = new Set([...statsFields(search), ...rangeFields(search)]);
  return search.fields.filter((field) => numbers.has(field) && field.at !== undefined && !field.within);
}

const USUAL = { x: 'miles', y: 'price' } as const;

/** The fields that the address names, else price against miles; undefined: the search has no two quantities. */
export function axesIn(search: SearchDescription, { shown }: Selection): Axes | undefined {
  const all = quantities(search);
  const named = (...names: (string | undefined)[]): FieldDescription | undefined =>
    names.flatMap((name) => all.filter((field) => field.name === name))[0];
  const x = named(shown.get('x'), USUAL.x, 'hours_used') ?? all[0];
  const y = named(shown.get('y'), USUAL.y) ?? all.find((field) => field !== x);
  return x && y ? { x, y } : undefined;
}

/** Quantities that points of a plot have (feeds.md section 5, "plot"). */
const OF_POINTS: readonly string[] = ['price', 'miles', 'msrp', 'dom', 'year'];
/** Most records that are read page by page; most that are read from an export. */
const MOST = { read: 500, exported: 50_000 } as const;

/** The first records of a selection, as few requests as there can be. */
export function firstRequests(
  search: SearchDescription,
  selection: Selection,
  { x, y }: Axes,
  found: number,
): Request[] {
  if (found === 0) return [];
  if (search.plots && [x, y].every(({ name }) => OF_POINTS.includes(name)))
    return pointsRequests(search, selection);
  const size = Math.min(search.rows.maximum, MOST.read);
  return Array.from({ length: Math.ceil(Math.min(found, MOST.read) / size) }, (_, at) =>
    requestOf(search.path, [
      ...filtersOf(selection, search),
      ['rows', String(size)],
      ...(at > 0 ? [['start', String(at * size)] as const] : []),
    ]),
  );
}

/** Asks for every record of a selection as an export; undefined: there is none, or it would be too long. */
export function wholeRequest(
  search: SearchDescription,
  selection: Selection,
  { x, y }: Axes,
  found: number,
): Request | undefined {
  const path = `${search.path}/export`;
  const operation = knowledge.value?.operations.find((one) => one.path === path);
  const known = operation?.parameters.find(({ name }) => name === 'columns')?.values ?? [];
  const columns = ['id', x.name, y.name];
  if (!operation || hindranceOf(path) || found > MOST.exported) return undefined;
  if (!columns.every((name) => known.includes(name))) return undefined;
  // what an amount is of follows from the country
  const country = [x, y].some(({ unit }) => isMixed(unit)) ? ['country'] : [];
  const all = [...columns, 'heading', ...country].filter((name) => known.includes(name));
  return requestOf(path, [
    ...filtersOf(selection, search),
    ['columns', [...new Set(all)].join()],
    ['format', 'jsonl'],
  ]);
}

/** A quantity of a record, which points and exports have by its name. */
function quantityOf(row: Row, { name, at = name }: FieldDescription): number | undefined {
  const value = valueAt(row, at) ?? row[name];
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

/** The records that have both quantities. */
export const dotsOf = (rows: readonly Row[], { x, y }: Axes): Dot[] =>
  rows.flatMap((row) => {
    const [across, up] = [quantityOf(row, x), quantityOf(row, y)];
    return across === undefined || up === undefined
      ? []
      : [{ key: nameOf(row), name: recordName(row), x: across, y: up, row }];
  });
