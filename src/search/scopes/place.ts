import { Refusal } from '../../catalog/errors.ts';
import { postalCentre, postalText } from '../../geo/postal.ts';
import { readNumber } from '../../grammar/number.ts';
import { fault, quote, type Reading } from '../../grammar/reading.ts';
import type { Asked } from '../asked.ts';
import type { Centre, Filter } from '../plan.ts';
import type { Scope, ScopeReading, SearchLimits } from '../policy.ts';
import { canonical } from '../values.ts';

const degrees =
  (most: number) =>
  (text: string): Reading<number> => {
    const number = readNumber(text);
    return number.ok && Math.abs(number.value) > most ? fault(`${quote(text)} is off the globe`) : number;
  };

function readRadius(asked: Asked, limits: SearchLimits): number | undefined {
  const radius = asked.read('radius', (text) => {
    const number = readNumber(text);
    return number.ok && number.value <= 0 ? fault(`${quote(text)} is not above 0 miles`) : number;
  });
  if (radius !== undefined && radius > limits.radius) {
    throw new Refusal('radius', { detail: String(radius), limit: limits.radius });
  }
  return radius;
}

/** Centre of a postal code. Throws bad_parameter when no table knows it. */
export function zipCentre(zip: string): Centre {
  const found = postalCentre(zip);
  if (!found) throw new Refusal('bad_parameter', { name: 'zip', detail: `no table knows ${quote(zip)}` });
  return { latitude: found.latitude, longitude: found.longitude };
}

const within = (centre: Centre, miles: number): ScopeReading => ({
  centre,
  filters: [{ is: 'within', centre, miles }],
});

/**
 * Where: a radius around coordinates, or around a ZIP; a ZIP alone is an exact match, a radius without a
 * centre and a centre without a radius do not filter (supplement decisions 14 and 15, feeds.md section 5).
 */
function readPlace(asked: Asked, limits: SearchLimits): ScopeReading {
  const latitude = asked.read('latitude', degrees(90));
  const longitude = asked.read('longitude', degrees(180));
  const radius = readRadius(asked, limits);
  const zip = asked.text('zip');
  if (latitude !== undefined && longitude !== undefined && radius !== undefined) {
    return within({ latitude, longitude }, radius);
  }
  if (zip !== undefined && radius !== undefined) return within(zipCentre(zip), radius);
  const codes = canonical((asked.list('zip') ?? []).map(postalText));
  const filters: Filter[] = codes.length > 0 ? [{ is: 'anyOf', field: 'zip', values: codes }] : [];
  return latitude !== undefined && longitude !== undefined
    ? { filters, centre: { latitude, longitude } }
    : { filters };
}

export const place: Scope = {
  parameters: [
    {
      name: 'latitude',
      about: 'Latitude of the centre, with longitude and radius.',
      schema: { type: 'number', minimum: -90, maximum: 90 },
    },
    {
      name: 'longitude',
      about: 'Longitude of the centre, with latitude and radius.',
      schema: { type: 'number', minimum: -180, maximum: 180 },
    },
    {
      name: 'radius',
      about: 'Miles around the centre: latitude and longitude, or zip. The plan limits it.',
      schema: { type: 'integer', minimum: 1, maximum: 7000 },
    },
    {
      name: 'zip',
      about: 'With radius: centre of the search. Alone: comma list of ZIP or postal codes.',
      schema: { type: 'string' },
    },
  ],
  read: readPlace,
};
