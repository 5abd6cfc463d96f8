import { milesBetween } from '../geo/distance.ts';
import { allPostalCentres, postalCentre } from '../geo/postal.ts';
import { fold } from '../grammar/fold.ts';
import { fault, quote } from '../grammar/reading.ts';
import type { Centre, Filter } from '../search/plan.ts';
import { taken } from '../search/sent-parameters.ts';
import type { Binding } from '../summary/binding.ts';
import type { Sales } from './recent-sales.ts';

/**
 * Where vehicles were sold: a sale tells its city and state, no position and no ZIP. It stands at the centre of its city,
 * the mean of the city's ZIPs; a ZIP alone means its whole city, of the active listings too, so that a rate compares like
 * with like.
 */

/** ZIPs of a list: each is two conditions */
export const MOST_ZIPS = 50;

type Within = Extract<Filter, { is: 'within' }>;

const keyOf = (city: string, state: string): string => `${fold(city)}|${fold(state)}`;

let known: ReadonlyMap<string, Centre> | undefined;

/** Centres of the cities of the US and Canada; made when one is first looked up. */
function centres(): ReadonlyMap<string, Centre> {
  if (known) return known;
  const sums = new Map<string, { latitude: number; longitude: number; codes: number }>();
  for (const { city, state, latitude, longitude } of allPostalCentres()) {
    const sum = sums.get(keyOf(city, state)) ?? { latitude: 0, longitude: 0, codes: 0 };
    sum.latitude += latitude;
    sum.longitude += longitude;
    sum.codes += 1;
    sums.set(keyOf(city, state), sum);
  }
  known = new Map(
    [...sums].map(([key, { latitude, longitude, codes }]) => [
      key,
      { latitude: latitude / codes, longitude: longitude / codes },
    ]),
  );
  return known;
}

const isWithin = (filter: Filter): filter is Within => filter.is === 'within';

/** Filters in which a ZIP is the city that it lies in. Throws bad_parameter for one that no table knows. */
export function zipsAsCities(filters: readonly Filter[]): Filter[] {
  return filters.map((filter) => {
    if (filter.is !== 'anyOf' || filter.field !== 'zip') return filter;
    if (filter.values.length > MOST_ZIPS)
      taken('zip', fault(`${filter.values.length} values were sent; the limit is ${MOST_ZIPS}`));
    const groups = filter.values.map((zip): Filter[] => {
      const place = postalCentre(String(zip));
      const { city, state } =
        place ?? taken('zip', fault(`${quote(String(zip))} is not a known postal code`));
      return [
        { is: 'anyOf', field: 'city', values: [fold(city)] },
        { is: 'anyOf', field: 'state', values: [fold(state)] },
      ];
    });
    return { is: 'either', groups };
  });
}

/** The filters that are no circle, and the SQL of the sales in cities that lie in every circle. */
export async function soldNear(
  filters: readonly Filter[],
  sales: Sales,
  binding: Binding,
): Promise<{ readonly rest: readonly Filter[]; readonly near: string }> {
  const circles = filters.filter(isWithin);
  const rest = filters.filter((filter) => !isWithin(filter));
  if (circles.length === 0) return { rest, near: 'true' };
  const cities = await sales.rows({
    sql: `SELECT DISTINCT lower(city), lower(state) FROM ${sales.table} WHERE city IS NOT NULL AND state IS NOT NULL ORDER BY ALL`,
    values: [],
  });
  const inside = cities.filter(([city, state]) => {
    const at = centres().get(keyOf(String(city), String(state)));
    return at !== undefined && circles.every(({ centre, miles }) => milesBetween(centre, at) <= miles);
  });
  if (inside.length === 0) return { rest, near: 'false' };
  const pairs = inside.map(([city = null, state = null]) => `(${binding.add(city)}, ${binding.add(state)})`);
  return { rest, near: `(lower(city), lower(state)) IN (${pairs.join(', ')})` };
}
