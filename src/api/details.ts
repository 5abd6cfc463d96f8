import type { SearchDataset } from '../catalog/field.ts';
import { LISTINGS, type Market } from '../catalog/markets.ts';
import type { Operation } from './operation.ts';

/** The operations of one listing (part-1.md E4, supplement section 4 and appendix B). */

/** What of a listing an operation answers: all of it, what the search leaves out, or its photos. */
export type Part = 'whole' | 'extra' | 'media';

/** Which listings the operations of a kind of vehicle find, and what their requests may say. */
export interface DetailsPolicy {
  /** below /listing: car, car/fsbo */
  readonly path: string;
  /** for the summary: "a car" */
  readonly of: string;
  readonly market: Market;
  /** only listings of such a seller; not said: of any */
  readonly seller?: 'dealer' | 'fsbo' | 'auction';
  /** false: our own URLs carry the key only where append_api_key is sent, as in the search of these listings; default: unless it says no */
  readonly appendsKey?: boolean;
  /** include_preferred_dealer_flag is a parameter */
  readonly marksPreferred?: boolean;
  /** redirect_to_active and redirect_to_latest are parameters */
  readonly redirects?: boolean;
}

const usCar = { market: 'us-cars' } as const;

/** A row a kind of vehicle. */
export const DETAILS: readonly DetailsPolicy[] = [
  {
    path: 'car/uk',
    of: 'a UK car',
    market: 'uk-cars',
    appendsKey: false,
    marksPreferred: true,
    redirects: true,
  },
  { ...usCar, path: 'car/fsbo', of: "a private seller's car", seller: 'fsbo' },
  { ...usCar, path: 'car/auction', of: 'a car at auction', seller: 'auction' },
  { ...usCar, path: 'car', of: "a dealer's car", seller: 'dealer', marksPreferred: true },
  { path: 'motorcycle', of: 'a motorcycle', market: 'motorcycles' },
  { path: 'heavy-equipment', of: 'heavy equipment', market: 'heavy-equipment' },
  { path: 'rv/uk', of: 'a UK recreational vehicle', market: 'uk-rvs' },
  { path: 'rv', of: 'a recreational vehicle', market: 'rvs' },
];

/** The fields of the listings that the operations of a kind show. */
export const datasetOf = ({ market }: DetailsPolicy): SearchDataset => LISTINGS[market];

/** Our own URLs stand in an answer, and append_api_key is a parameter of it. */
export const takesKey = (part: Part): boolean => part !== 'extra';

const PARTS = {
  whole: { path: '', about: 'The listing of' },
  extra: { path: '/extra', about: 'Equipment and text of the listing of' },
  media: { path: '/media', about: 'Photos of the listing of' },
} as const satisfies Readonly<Record<Part, object>>;

/** The rows of the table of operations: three a kind of vehicle. */
export const detailsOperations: readonly Operation[] = DETAILS.flatMap((details) =>
  (['whole', 'extra', 'media'] as const).map((part) => ({
    kind: 'listing details',
    path: `/listing/${details.path}/{id}${PARTS[part].path}`,
    summary: `${PARTS[part].about} ${details.of}, by its id, which is case-sensitive.`,
    errors: [400, 422, 500, 503],
    details,
    part,
  })),
);
