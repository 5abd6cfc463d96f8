import type { SearchDescription } from '../../../metadata.ts';
import { unitIn, unitOf } from '../../money.ts';
import { type Request, requestOf } from '../../request.ts';
import type { Row } from '../explore/answer.ts';
import { valueAt } from '../explore/record-values.ts';

/**
 * The country of a dealer. Where a search is of several, prices of each are in money of its own: medians of both would be
 * of neither, so that a dealer is compared in one country (part-1.md, `country`: us, ca, all; by default us, or all).
 */

const ALL = 'all';

/** Countries that a search can be asked for, and the one where none is sent; undefined: it is of one kind of money. */
export function countriesOf({ parameters }: SearchDescription) {
  const { values = [], initial = ALL } = parameters.find(({ name }) => name === 'country') ?? {};
  return values.includes('us') ? { values, initial: String(initial) } : undefined;
}

const PLACES = ['dealer.country', 'mc_dealership.country', 'country'] as const;

/** The country of a record's dealer, as the search is asked for it; undefined: it is not told, or not asked for. */
export function countryOf(search: SearchDescription, row: Row): string | undefined {
  const told = PLACES.map((at) => valueAt(row, at)).find((one) => typeof one === 'string' && one !== '');
  const word = String(told).toLowerCase();
  return countriesOf(search)?.values.includes(word) ? word : undefined;
}

/** The unit of a field of the search in a record: money is in that of its country. */
export function unitOfRecord(search: SearchDescription, field: string, row: Row): string | undefined {
  const unit = unitOf(search, field);
  return unitIn(search, unit === undefined ? {} : { unit }, countryOf(search, row));
}

/** What asks for a country, where that is not asked for by itself. */
export const askingCountry = (search: SearchDescription, country: string | undefined): [string, string][] => {
  const countries = countriesOf(search);
  return countries && country && country !== countries.initial ? [['country', country]] : [];
};

/** Asks for a listing that tells a dealer's country; none: it is known, or not asked for. */
export function countryRequest(
  search: SearchDescription,
  { name, value, country }: { readonly name: string; readonly value: string; readonly country?: string },
): Request[] {
  const countries = countriesOf(search);
  if (!countries || (country ?? countries.initial) !== ALL) return [];
  return [
    requestOf(search.path, [
      [name, value],
      ['country', ALL],
      ['rows', '1'],
    ]),
  ];
}
