import type { Partner } from '../accounts/accounts.ts';
import type { Right } from '../accounts/plans.ts';
import type { Market } from '../catalog/markets.ts';
import type { FamilyName } from '../jobs/families.ts';
import type { SearchPolicy } from '../search/policy.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import type { DetailsPolicy, Part } from './details.ts';

/** What a row of the table of operations says. */

interface Described {
  /** in the OpenAPI document the lowest first; of two paths that fit one URL the lower one answers */
  readonly order: number;
  /** path below /v2; members in braces */
  readonly path: string;
  readonly summary: string;
  /** statuses besides 200 and those of every operation (401, 403, 429), for the OpenAPI document */
  readonly errors: readonly number[];
  /** path of the operation to use in its place */
  readonly replacedBy?: string;
  /** default: GET, and HEAD with it */
  readonly method?: 'POST';
  /** partner whose terms the account must have accepted */
  readonly terms?: Partner;
  /** right that the key must have besides the plan's */
  readonly right?: Right;
  /** another path of ours that answers the same */
  readonly also?: string;
}

/** What stands in the page of a search. */
type Shown = 'listing' | 'directory' | 'incentive';

export type Operation = Described &
  (
    | { readonly kind: 'search'; readonly policy: SearchPolicy; readonly shows: Shown }
    | { readonly kind: 'marketplace'; readonly policy: SearchPolicy }
    | { readonly kind: 'dealer'; readonly market: Market }
    | { readonly kind: 'history'; readonly market: Market }
    | { readonly kind: 'listing details'; readonly details: DetailsPolicy; readonly part: Part }
    | { readonly kind: 'deliveries' }
    | { readonly kind: 'sold summary' }
    | { readonly kind: 'dealership groups' }
    | { readonly kind: 'market days supply'; readonly policy: SearchPolicy }
    | { readonly kind: 'sales statistics' }
    | { readonly kind: 'popular cars'; readonly policy: SearchPolicy }
    | { readonly kind: 'auto-complete'; readonly policy: SuggestPolicy }
    | { readonly kind: 'image' }
    | { readonly kind: 'explain' }
    | { readonly kind: 'preferred dealers'; readonly does: 'get' | 'set' }
    | { readonly kind: 'jobs'; readonly family: FamilyName; readonly does: JobStep }
    | { readonly kind: 'recalls' }
    | { readonly kind: 'plate' }
    | { readonly kind: 'decode'; readonly as: DecodeForm }
  );

/** Whose path and parameters a decode has. */
export type DecodeForm = 'basic' | 'neovin' | 'epi';

/** What is done with batch jobs (part-1.md E11). */
export type JobStep = 'list' | 'submit' | 'status' | 'download';

/** Statuses of a search that the OpenAPI document names. */
export const SEARCH_ERRORS = [400, 422, 500, 503];
