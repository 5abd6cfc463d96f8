import type { SearchDescription } from '../../../metadata.ts';
import { isMixed } from '../../money.ts';
import type { Position } from '../../parts/geography.ts';
import { type Request, requestOf } from '../../request.ts';
import { asking, type Selection } from '../../selection.ts';
import { countriesOf } from '../dealer/country.ts';
import type { Row, SearchAnswer } from './answer.ts';
import { filtersOf } from './filters.ts';
import { recordsOf } from './gather.ts';

/** A radius around a position, as the interface's parameters of place tell it. */
export interface Circle {
  readonly centre: Position;
  readonly miles: number;
}

const PLACE = ['latitude', 'longitude', 'radius', 'zip'] as const;

/** Whether the search takes a radius around coordinates. */
export const takesPlace = ({ parameters }: SearchDescription): boolean =>
  PLACE.every((name) => parameters.some((one) => one.name === name));

const number = (text: string | undefined): number | undefined =>
  text === undefined || text.trim() === '' || !Number.isFinite(Number(text)) ? undefined : Number(text);

/** The radius of a selection; undefined: it has none around coordinates. */
export function circleOf({ params }: Selection): Circle | undefined {
  const [latitude, longitude, miles] = PLACE.slice(0, 3).map((name) => number(params.get(name)));
  if (latitude === undefined || longitude === undefined || miles === undefined) return undefined;
  return { centre: [longitude, latitude], miles };
}

/** The selection within a radius of a position; of a ZIP and coordinates the interface would hear one alone. */
export const withinCircle = (
  selection: Selection,
  { centre: [longitude, latitude], miles }: Circle,
): Selection =>
  asking(selection, {
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    radius: String(Math.max(1, Math.round(miles))),
    zip: undefined,
  });

/** The same search without its place. */
export const withoutPlace = (selection: Selection): Selection =>
  asking(selection, Object.fromEntries(PLACE.map((name) => [name, undefined])));

/** Countries that are asked for apart: points do not tell theirs, which tells what their amounts are of. */
const apart = (search: SearchDescription): readonly string[] =>
  search.fields.some(({ unit }) => isMixed(unit))
    ? (countriesOf(search)?.values ?? []).filter((word) => word !== 'all')
    : [];

/** Asks for the points of what is found, where amounts are in several countries' money each country's for itself. */
export function pointsRequests(search: SearchDescription, selection: Selection): Request[] {
  const filters = [...filtersOf(selection, search)];
  const countries = apart(search).map((country) => [['country', country] as const]);
  return (countries.length > 0 ? countries : [[]]).map((country) =>
    requestOf(search.path, [...filters, ...country, ['plot', 'true']]),
  );
}

/** The records of an answer; points with the country that they were asked for by. */
export function pointsIn(
  search: SearchDescription,
  request: Request | undefined,
  found: SearchAnswer,
): readonly Row[] {
  const rows = recordsOf(search, found);
  const country = request?.params.has('plot') ? request.params.get('country') : undefined;
  return country === undefined ? rows : rows.map((row) => ({ ...row, country }));
}

/** How many all answers to requests are of: pages are of the same records, points of each country's. */
export const foundIn = (requests: readonly Request[], answers: readonly SearchAnswer[]): number =>
  (requests[0]?.params.has('plot') ? answers : answers.slice(0, 1)).reduce(
    (sum, one) => sum + one.num_found,
    0,
  );
