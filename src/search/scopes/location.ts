import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { outwardCode, postalCentre, postalText } from '../../geo/postal.ts';
import { readNumber } from '../../grammar/number.ts';
import { fault, quote, type Reading } from '../../grammar/reading.ts';
import type { Centre, Filter } from '../plan.ts';
import type { Scope, ScopeReading, SearchLimits } from '../policy.ts';
import type { SentParameters } from '../sent-parameters.ts';
import { canonical } from '../values.ts';

const degrees =
  (most: number) =>
  (text: string): Reading<number> => {
    const number = readNumber(text);
    return number.ok && Math.abs(number.value) > most
      ? fault(`${quote(text)} is outside the valid range`)
      : number;
  };

function readRadius(asked: SentParameters, limits: SearchLimits): number | undefined {
  const radius = asked.read('radius', (text) => {
    const number = readNumber(text);
    return number.ok && number.value <= 0 ? fault(`${quote(text)} is not above 0 miles`) : number;
  });
  if (radius !== undefined && radius > limits.radius) {
    throw new Refusal('radius', { detail: String(radius), limit: limits.radius });
  }
  return radius;
}

/** Centre of a postal code of the US or Canada; undefined: no table knows it. */
function centreOf(code: string): Centre | undefined {
  const found = postalCentre(code);
  return found && { latitude: found.latitude, longitude: found.longitude };
}

const unknownCode = (name: string, code: string): Refusal =>
  new Refusal('bad_parameter', { name, detail: `${quote(code)} is not a known postal code` });

/** Centre of a ZIP. Throws bad_parameter when no table knows it. */
export function zipCentre(zip: string): Centre {
  const centre = centreOf(zip);
  if (!centre) throw unknownCode('zip', zip);
  return centre;
}

/** How the places of a market are told: by which parameters and field, and where the centre of a code is. */
interface Codes {
  /** parameters that take a postal code; of several that are sent the first counts */
  readonly parameters: readonly [string, ...string[]];
  /** fields that hold a code; either may */
  readonly fields: readonly [string, ...string[]];
  readonly called: string;
  centre(code: string, limits: SearchLimits): Centre | undefined;
}

const within = (centre: Centre, miles: number): ScopeReading => ({
  centre,
  filters: [{ is: 'within', centre, miles }],
});

/** One of the fields has one of the codes. */
function holding([field, ...more]: Codes['fields'], values: readonly string[]): Filter {
  const filters = [field, ...more].map((name): Filter => ({ is: 'anyOf', field: name, values }));
  return more.length > 0
    ? { is: 'either', groups: filters.map((filter) => [filter]) }
    : { is: 'anyOf', field, values };
}

/**
 * Where: a radius around coordinates, or around a ZIP; a ZIP alone is an exact match, a radius without a
 * centre and a centre without a radius do not filter (supplement decisions 14 and 15, feeds.md section 5).
 */
function readLocation(asked: SentParameters, limits: SearchLimits, codes: Codes): ScopeReading {
  const latitude = asked.read('latitude', degrees(90));
  const longitude = asked.read('longitude', degrees(180));
  const radius = readRadius(asked, limits);
  const name = codes.parameters.find((one) => asked.list(one)) ?? codes.parameters[0];
  const code = asked.text(name);
  if (latitude !== undefined && longitude !== undefined && radius !== undefined) {
    return within({ latitude, longitude }, radius);
  }
  if (code !== undefined && radius !== undefined) {
    const centre = codes.centre(code, limits);
    if (!centre) throw unknownCode(name, code);
    return within(centre, radius);
  }
  const named = canonical((asked.list(name) ?? []).map(postalText));
  const filters = named.length > 0 ? [holding(codes.fields, named)] : [];
  return latitude !== undefined && longitude !== undefined
    ? { filters, centre: { latitude, longitude } }
    : { filters };
}

const locationBy = (codes: Codes): Scope => ({
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
      about: 'Miles around the centre: latitude and longitude, or a postal code. The plan limits it.',
      schema: { type: 'integer', minimum: 1, maximum: 7000 },
    },
    ...codes.parameters.map(
      (name): Parameter => ({
        name,
        about: `With radius: centre of the search. Alone: comma-separated list of ${codes.called}.`,
        schema: { type: 'string' },
      }),
    ),
  ],
  read: (asked, limits) => readLocation(asked, limits, codes),
});

/** Where listings and dealers of the US and Canada are: by ZIP or postal code, position and radius. */
export const location: Scope = locationBy({
  parameters: ['zip'],
  fields: ['zip'],
  called: 'ZIP or postal codes',
  centre: centreOf,
});

const UK_CODES = ['postal_code', 'zip'] as const;

const ukLocationBy = (fields: Codes['fields']): Scope =>
  locationBy({ parameters: UK_CODES, fields, called: 'postcodes', centre: (_code, { outward }) => outward });

/** Places of listings in the UK: a postcode stands for its outward code, whose centre is handed in. */
export const ukLocation: Scope = ukLocationBy(['zip']);

/** Places of dealers in the UK: a directory may give the postcode in either column (feeds.md 2.2). */
export const ukDealerLocation: Scope = ukLocationBy(['postal_code', 'zip']);

/** The outward code whose centre a search in the UK needs; undefined: it needs none, or the text is no postcode. */
export function askedOutward(asked: SentParameters): string | undefined {
  const name = UK_CODES.find((one) => asked.list(one));
  const code = name && asked.has('radius') ? asked.text(name) : undefined;
  return code === undefined ? undefined : outwardCode(code);
}
