import type { SearchDataset } from '../catalog/field.ts';
import type { ListingDetails } from '../catalog/market.ts';
import { listingsOf, type Market } from '../catalog/markets.ts';

/** What of a listing an operation answers: all of it, what the search leaves out, or its photos. */
export type Part = 'whole' | 'extra' | 'media';

/** Which listings the operations of a kind of vehicle find, and what their requests may say. */
export interface DetailsPolicy extends ListingDetails {
  readonly market: Market;
}

/** The fields of the listings that the operations of a kind show. */
export const datasetOf = ({ market }: DetailsPolicy): SearchDataset => listingsOf(market);

/** Our own URLs stand in an answer, and append_api_key is a parameter of it. */
export const takesKey = (part: Part): boolean => part !== 'extra';
