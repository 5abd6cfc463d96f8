import { allPostalCentres, type PostalCentre, postalCentre } from '../src/geo/postal.ts';
import type { Chance } from './chance.ts';
import { canadianMetros, type Metro, usMetros } from './metros.ts';
import { weighted } from './weighted-draw.ts';

/** Where a seller stands. */
export interface Place {
  readonly street: string;
  readonly city: string;
  readonly state: string;
  readonly zip: string;
  readonly country: 'US' | 'CA';
  readonly latitude: string;
  readonly longitude: string;
  readonly msa_code: string | undefined;
  readonly areaCode: string;
}

const ROADS = 'Commerce Harbor Mill Ridge Airport Orchard Market Quarry Meadow Foundry Canal Depot'.split(
  ' ',
);
const KINDS = ['Road', 'Street', 'Avenue', 'Boulevard', 'Parkway', 'Highway'];
/** postal codes that belong to one firm, and carry its name */
const FIRMS =
  /\d|&|\b(banks?|boxe?s?|brm|corp|corporate|electric|express|firms?|games|inc|mail|oil|services?|telephone|university|zip)\b/i;
const MILES_A_DEGREE = 69;
const REACH_MILES = 24;

const drawUs = weighted(usMetros, ({ weight }) => weight);
const drawCanadian = weighted(canadianMetros, ({ weight }) => weight);

/** Draws the address of a seller. */
export type DrawPlace = (chance: Chance) => Place;

/** Draws places of sellers in a country. Make it once a market: it reads all postal codes first. */
export function placesIn(country: 'US' | 'CA'): DrawPlace {
  const centres = centresByState();
  const nearby = new Map<Metro, readonly PostalCentre[]>();
  return (chance) => {
    const metro = (country === 'US' ? drawUs : drawCanadian)(chance.unit());
    const near = nearby.get(metro) ?? centresNear(metro, centres);
    nearby.set(metro, near);
    return placeAt(chance.pick(near), metro, chance);
  };
}

function centresByState(): Map<string, PostalCentre[]> {
  const centres = new Map<string, PostalCentre[]>();
  for (const centre of allPostalCentres()) {
    const others = centres.get(centre.state);
    if (others) others.push(centre);
    else centres.set(centre.state, [centre]);
  }
  return centres;
}

function centresNear(metro: Metro, centres: ReadonlyMap<string, PostalCentre[]>): PostalCentre[] {
  const middle = postalCentre(metro.centre);
  if (!middle) throw new Error(`no table knows ${metro.centre}`);
  const shrink = Math.cos((middle.latitude * Math.PI) / 180);
  return (centres.get(metro.state) ?? []).filter(({ city, latitude, longitude }) => {
    const [north, east] = [latitude - middle.latitude, (longitude - middle.longitude) * shrink];
    return Math.hypot(north, east) * MILES_A_DEGREE < REACH_MILES && !FIRMS.test(city);
  });
}

function placeAt(centre: PostalCentre, metro: Metro, chance: Chance): Place {
  const canadian = centre.country === 'CA';
  return {
    street: `${chance.whole(1, 89)}${chance.whole(10, 99)} ${chance.pick(ROADS)} ${chance.pick(KINDS)}`,
    // the Canadian table names delivery districts, which nobody gives as a city
    city: canadian ? metro.city : centre.city,
    state: metro.state,
    zip: canadian
      ? `${centre.code} ${chance.whole(1, 9)}${chance.pick(['A', 'B', 'H', 'K', 'T'])}${chance.whole(1, 9)}`
      : centre.code,
    country: centre.country,
    latitude: (centre.latitude + chance.bell() * 0.01).toFixed(6),
    longitude: (centre.longitude + chance.bell() * 0.01).toFixed(6),
    msa_code: metro.msa,
    areaCode: metro.areaCode,
  };
}
