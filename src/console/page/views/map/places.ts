import type { SearchDescription } from '../../../metadata.ts';
import type { Position } from '../../parts/geography.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Selection } from '../../selection.ts';
import type { Row, SearchAnswer, Term } from '../explore/answer.ts';
import { pointsRequests } from '../explore/circle.ts';
import { filtersOf } from '../explore/filters.ts';
import { titleOf, valueAt } from '../explore/record-values.ts';

/** A place on the map, and what of the result is there. */
export interface Place {
  readonly key: string;
  readonly position: Position;
  /** who or what is there */
  readonly name: string;
  readonly number: number;
  /** the records there, as they were answered; none: they were counted alone */
  readonly records: readonly Row[];
  /** postal code that was counted */
  readonly zip?: string;
}

/** How the places of a result are learned: every record, its postal codes with their counts, or its first records. */
export interface PlacesPlan {
  readonly by: 'records' | 'codes' | 'first';
  readonly requests: readonly Request[];
}

/** Most points that a plot gives (feeds.md section 5, "plot"). */
const MOST_POINTS = 1000;
/** Most records that are read page by page for the map. */
const MOST_READ = 500;
/** Most terms of a facet that the interface gives. */
const MOST_CODES = 1000;
const CODE = 'zip';

const pages = (search: SearchDescription, selection: Selection, number: number): Request[] => {
  const size = Math.min(search.rows.maximum, MOST_READ);
  return Array.from({ length: Math.ceil(number / size) }, (_, at) =>
    requestOf(search.path, [
      ...filtersOf(selection, search),
      ['rows', String(Math.min(size, MOST_READ - at * size))],
      ...(at > 0 ? [['start', String(at * size)] as const] : []),
    ]),
  );
};

/**
 * What is asked for the map of so many records. Of more than can be shown one by one the listings of each postal code are
 * counted, exactly, where the search counts them and there is a table of the codes' centres; else the first ones stand for all,
 * and it is said.
 */
export function planOf(search: SearchDescription, selection: Selection, found: number): PlacesPlan {
  const one = search.plots ? pointsRequests(search, selection) : undefined;
  // an offer tells where it is made by codes alone
  const isFew = found <= (one ? MOST_POINTS : MOST_READ) && search.shows !== 'incentive';
  if (isFew || found === 0) return { by: 'records', requests: one ?? pages(search, selection, found) };
  if (search.postal === 'ZIP' && search.fields.some(({ name, facet }) => facet && name === CODE)) {
    const counted = [
      ['rows', '0'],
      ['facets', `${CODE}|0|${MOST_CODES}`],
    ] as const;
    return { by: 'codes', requests: [requestOf(search.path, [...filtersOf(selection, search), ...counted])] };
  }
  return { by: 'first', requests: one ?? pages(search, selection, MOST_READ) };
}

const text = (row: Row, ...paths: string[]): string | undefined =>
  paths
    .map((path) => valueAt(row, path))
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map(String)
    .find((value) => value.trim() !== '');

const degrees = (row: Row, name: string): number => Number(text(row, name, `dealer.${name}`) ?? Number.NaN);

/** Who offers a record, or which dealer it is. */
const sellerName = (row: Row): string | undefined =>
  text(row, 'dealer.name', 'seller_name', 'dealer.website', 'inventory_url');

/** Name of a record: a point of a plot has no heading, but says what it is. */
export const recordName = (row: Row): string =>
  text(row, 'heading') ??
  ([text(row, 'year'), text(row, 'make'), text(row, 'model'), text(row, 'trim')].filter(Boolean).join(' ') ||
    titleOf(row));

/** Positions that differ by less are one place: a few hundred feet. */
const DECIMALS = 3;

function nameOf(records: readonly Row[]): string {
  const [first = 'Without a name', ...others] = new Set(records.flatMap((row) => sellerName(row) ?? []));
  return others.length > 0 ? `${first} and ${others.length} more` : first;
}

/** The places of records that say where they are, the largest first. */
export function placesOfRecords(records: readonly Row[]): Place[] {
  const at = new Map<string, Row[]>();
  for (const row of records) {
    const position = ['longitude', 'latitude'].map((name) => degrees(row, name));
    if (!position.every(Number.isFinite)) continue;
    const key = position.map((one) => one.toFixed(DECIMALS)).join();
    at.set(key, [...(at.get(key) ?? []), row]);
  }
  const places = [...at].map(([key, there]): Place => {
    const [first = {}] = there;
    const position = [degrees(first, 'longitude'), degrees(first, 'latitude')] as const;
    return { key, position, name: nameOf(there), number: there.length, records: there };
  });
  return places.toSorted((one, other) => other.number - one.number);
}

/** The terms of the facet of postal codes. */
export const codesIn = ({ facets }: SearchAnswer): readonly Term[] =>
  ((facets?.[CODE] ?? []) as readonly (Term | { result: string })[]).flatMap((term) =>
    'item' in term ? [term] : [],
  );

/** The places of postal codes whose centres are known. */
export const placesOfCodes = (
  codes: readonly Term[],
  centres: ReadonlyMap<string, Position | undefined>,
): Place[] =>
  codes.flatMap(({ item, count }) => {
    const position = centres.get(item);
    return position
      ? [{ key: item, position, name: `ZIP ${item}`, number: count, records: [], zip: item }]
      : [];
  });
