import type { SearchDataset } from '../catalog/field.ts';
import type { ListingDetails } from '../catalog/market.ts';
import { listingsOf, type Market } from '../catalog/markets.ts';
import type { Operation } from './operation.ts';

/** The operations of one listing (part-1.md E4, supplement section 4 and appendix B). */

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

const PARTS = {
  whole: { path: '', about: 'The listing of' },
  extra: { path: '/extra', about: 'Equipment and text of the listing of' },
  media: { path: '/media', about: 'Photos of the listing of' },
} as const satisfies Readonly<Record<Part, object>>;

/** The rows of the table of operations: three for each details that a market declares. */
export const detailsOperations = (market: Market, declared: ListingDetails): readonly Operation[] =>
  (['whole', 'extra', 'media'] as const).map((part) => ({
    kind: 'listing details',
    order: declared.order,
    path: `/listing/${declared.path}/{id}${PARTS[part].path}`,
    summary: `${PARTS[part].about} ${declared.of}, by its id, which is case-sensitive.`,
    errors: [400, 422, 500, 503],
    details: { ...declared, market },
    part,
  }));
