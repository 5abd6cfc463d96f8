import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import type { Row } from '../explore/answer.ts';
import { valueAt } from '../explore/record-values.ts';
import { askingCountry, countryOf } from './country.ts';

/** What names a dealer to a search of listings, the first one where a record has several. */
export const NAMES_OF_DEALERS = ['dealer_id', 'mc_website_id'] as const;
/** One of these names. */
export type DealerName = (typeof NAMES_OF_DEALERS)[number];

/** Where a record tells the name: a listing its dealer's, a directory its own. */
const PLACES: Readonly<Record<DealerName, Readonly<Record<'listing' | 'directory', readonly string[]>>>> = {
  dealer_id: { listing: ['dealer.id', 'dealer_id'], directory: ['id'] },
  mc_website_id: { listing: ['mc_dealership.mc_website_id'], directory: ['mc_website_id'] },
};

/** Whether a search of listings can be asked for those of one dealer. */
export const takesDealer = (search: SearchDescription, name: DealerName): boolean =>
  search.shows === 'listing' &&
  search.inPath.length === 0 &&
  !search.countsApart &&
  search.parameters.some((parameter) => parameter.name === name);

/** Searches of listings that can be asked for those of one dealer. */
export const dealerSearches = ({ searches }: Metadata): SearchDescription[] =>
  searches.filter((search) => NAMES_OF_DEALERS.some((name) => takesDealer(search, name)));

/** The search of a dealer's listings: that of the record, or the first one of its market. */
const listingsOf = (search: SearchDescription): SearchDescription | undefined =>
  search.shows === 'listing'
    ? search
    : dealerSearches(knowledge.value as Metadata).find(({ market }) => market === search.market);

/** The address of the page of a dealer by one of its names, in the country where it was found. */
export const addressOfDealer = (
  search: SearchDescription,
  name: DealerName,
  value: string,
  country: string | undefined,
): string =>
  formatAddress({
    view: 'dealer',
    path: search.path,
    params: new Map([[name, value], ...askingCountry(search, country)]),
  });

/** The address of the page of a record's dealer; undefined: it is of none. */
export function dealerAddress(search: SearchDescription, row: Row): string | undefined {
  const listings = listingsOf(search);
  if (!listings || search.shows === 'incentive') return undefined;
  const kind = search.shows;
  for (const name of NAMES_OF_DEALERS) {
    if (!takesDealer(listings, name)) continue;
    const value = PLACES[name][kind].map((at) => valueAt(row, at)).find((one) => one !== undefined);
    if (value !== undefined && value !== null && value !== '')
      return addressOfDealer(listings, name, String(value), countryOf(listings, row));
  }
  return undefined;
}
