import { fieldOf } from '../../catalog/field.ts';
import { filterPath } from '../../catalog/mapping.ts';
import { INSIGHTS_MARKET, listingsOf } from '../../catalog/markets.ts';
import { type Role, rolesOf } from '../../catalog/roles.ts';
import type { Line } from '../../engine/question.ts';
import { fold } from '../../grammar/fold.ts';
import type { Centre } from '../../search/plan.ts';

/** What a ranking asks the engine: values in columns alone, no stored document is read. */

/** What a vehicle is. */
export interface Build {
  readonly year: number;
  readonly make: string;
  readonly model: string;
  readonly trim?: string | undefined;
}

/** Comparable listings: the nearest ones. */
const MOST_COMPARABLES = 100;
/** Miles within which they are near. */
const NEAR_MILES = 500;
/** Vehicles of a dealer that make its score. */
const MOST_UNITS = 50;

/** Columns of a listing as it is compared. */
const FIGURES = ['vin', 'price', 'miles', 'dom_active'];

function line(roles: readonly Role[], filter: readonly object[], size: number, more: object): Line {
  const body = {
    query: { bool: { filter } },
    size,
    track_total_hits: false,
    _source: false,
    stored_fields: '_none_',
    ...more,
  };
  return { roles, cached: false, body: () => body };
}

const is = (name: string, value: string): object => ({
  term: { [filterPath(fieldOf(listingsOf(INSIGHTS_MARKET), name))]: fold(value) },
});

const builtAs = ({ year, make, model, trim }: Build): object[] => [
  { term: { year } },
  is('make', make),
  is('model', model),
  ...(trim === undefined ? [] : [is('trim', trim)]),
];

/** The listings of a build that are nearest to a place; without a trim of any trim. */
export function nearestLine(country: 'us' | 'ca', build: Build, { latitude, longitude }: Centre): Line {
  const location = { lat: latitude, lon: longitude };
  const near = { geo_distance: { distance: `${NEAR_MILES}mi`, location } };
  const sort = [{ _geo_distance: { location, order: 'asc', unit: 'mi' } }, { vin: 'asc' }];
  return line([country], [...builtAs(build), near], MOST_COMPARABLES, { sort, docvalue_fields: FIGURES });
}

/** A dealer's listings of a year, make and model. */
export const unitsLine = (country: 'us' | 'ca', build: Build, dealer: string): Line =>
  line([country], [...builtAs({ ...build, trim: undefined }), { term: { dealer_id: dealer } }], MOST_UNITS, {
    sort: [{ vin: 'asc' }],
    docvalue_fields: FIGURES,
  });

/** What the listings of VINs say, a listing each: the searchable one before others, of any seller. */
export const listedLine = (vins: readonly string[]): Line =>
  line(rolesOf(INSIGHTS_MARKET), [{ terms: { vin: vins } }], vins.length, {
    collapse: { field: 'vin' },
    sort: [{ is_searchable: 'desc' }, { last_seen_at: 'desc' }],
    docvalue_fields: [...FIGURES, 'year', 'make', 'model', 'trim', 'dealer_id', 'location'],
  });

/** Where dealers are, by one listing each. */
export const placesLine = (dealers: readonly string[]): Line =>
  line(
    rolesOf(INSIGHTS_MARKET),
    [{ terms: { dealer_id: dealers } }, { exists: { field: 'location' } }],
    dealers.length,
    {
      collapse: { field: 'dealer_id' },
      docvalue_fields: ['dealer_id', 'location'],
    },
  );
