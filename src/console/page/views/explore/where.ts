import type { SearchDescription } from '../../../metadata.ts';
import type { Position } from '../../parts/geography.ts';
import { type Request, requestOf } from '../../request.ts';
import { asking, type Selection } from '../../selection.ts';
import { filtersOf } from './filters.ts';

/** A radius around a position, as the interface's parameters of place tell it. */
export interface Around {
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
export function aroundOf({ params }: Selection): Around | undefined {
  const [latitude, longitude, miles] = PLACE.slice(0, 3).map((name) => number(params.get(name)));
  if (latitude === undefined || longitude === undefined || miles === undefined) return undefined;
  return { centre: [longitude, latitude], miles };
}

/** The selection within a radius of a position; of a ZIP and coordinates the interface would hear one alone. */
export const around = (selection: Selection, { centre: [longitude, latitude], miles }: Around): Selection =>
  asking(selection, {
    latitude: latitude.toFixed(4),
    longitude: longitude.toFixed(4),
    radius: String(Math.max(1, Math.round(miles))),
    zip: undefined,
  });

/** The same search without its place. */
export const anywhere = (selection: Selection): Selection =>
  asking(selection, Object.fromEntries(PLACE.map((name) => [name, undefined])));

/** Asks for the points of what is found. */
export const pointsRequest = (search: SearchDescription, selection: Selection): Request =>
  requestOf(search.path, [...filtersOf(selection, search), ['plot', 'true']]);
