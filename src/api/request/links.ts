import type { Market } from '../../catalog/markets.ts';
import type { AskEngine } from '../../engine/question.ts';
import type { LinkTarget } from '../../records/listing-view.ts';
import type { StoredListing } from '../../search/shape.ts';
import { pathOf } from './paths.ts';

/**
 * The links of include_relevant_links (feeds.md section 5): the listing itself, its vehicle's history, its dealer and the
 * dealer's inventory, each by the operation of the listing's own market, where there is one that has it.
 */

/** A listing as it is stored. */
export type StoredFields = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, key) => (one as StoredFields | undefined)?.[key], value);

/** Members of operations' paths → members of a listing. */
const MEMBERS: Readonly<Record<string, string>> = {
  id: 'id',
  vin: 'vin',
  vrm: 'vehicle_registration_mark',
  dealer_id: 'dealer.id',
};

/** The path of an operation for a listing; undefined where the listing lacks a member of it. */
export const addressOf = (operation: { readonly path: string }, listed: StoredFields): string | undefined =>
  pathOf(operation, (name) => {
    const value = memberOf(listed, MEMBERS[name] ?? name);
    return value === undefined ? undefined : String(value);
  });

/** The seller that a listing is of; one that says nothing is a dealer's. */
export const sellerOf = (listed: StoredFields): unknown => listed.seller_type ?? 'dealer';

/** The dealer of a listing; undefined where it has none. */
export function dealerOf(listed: StoredFields): string | undefined {
  const id = memberOf(listed, 'dealer.id');
  return id === undefined ? undefined : String(id);
}

/** Which listings are linked, and what is known of their dealers. */
export interface LinkedListings {
  readonly market: Market;
  /** they have left: no inventory holds them */
  readonly departed: boolean;
  /** ids of dealers that the market's directory has; more may be told later */
  readonly dealers: ReadonlySet<string>;
}

/** How an operation is linked from listings; undefined: from none of these. */
export type LinkOf = (linked: LinkedListings) => LinkTarget | undefined;

/** What of a dealer's inventory has to be asked for, so that this listing is in it; it holds those of dealers alone. */
function inventoryQuery(listed: StoredFields): string | undefined {
  const id = dealerOf(listed);
  if (id === undefined || sellerOf(listed) !== 'dealer') return undefined;
  const country = String(memberOf(listed, 'dealer.country') ?? 'US').toLowerCase();
  return new URLSearchParams({
    dealer_id: id,
    ...(country === 'us' ? {} : { country: country === 'ca' ? country : 'all' }),
    ...(listed.vin === undefined ? { include_non_vin_listings: 'true' } : {}),
  }).toString();
}

/** The link to a search of dealers' inventories of a market; `path` is below /v2. */
export const inventoryLink =
  (path: string, market: Market): LinkOf =>
  (linked) => {
    if (linked.market !== market || linked.departed) return undefined;
    const address = (listed: StoredFields): string | undefined => {
      const query = inventoryQuery(listed);
      return query === undefined ? undefined : `${path}?${query}`;
    };
    return { name: 'inventory', address };
  };

const ORDER: readonly LinkTarget['name'][] = ['listing', 'history', 'dealer', 'inventory'];

/** The links that listings may have, by those of the operations that are linked. */
export const linkTargets = (links: readonly LinkOf[], linked: LinkedListings): readonly LinkTarget[] =>
  links
    .flatMap((link) => link(linked) ?? [])
    .sort((one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name));

/** How the operations of a table are linked. */
export const linksOf = (table: readonly { readonly link?: LinkOf | undefined }[]): readonly LinkOf[] =>
  table.flatMap(({ link }) => link ?? []);

/** Asks which dealers of the listings the market's directory has, and adds their ids to those known. */
export async function addKnownDealers(
  known: Set<string>,
  listings: readonly StoredListing[],
  ask: AskEngine,
): Promise<void> {
  const ids = new Set(
    listings.flatMap(({ record }) => {
      const id = dealerOf(record);
      return id === undefined || known.has(id) ? [] : id;
    }),
  );
  if (ids.size === 0) return;
  const query = { terms: { id: [...ids] } };
  const body = { query, size: ids.size, track_total_hits: false, _source: ['id'] };
  const [answer] = await ask([{ roles: ['dealers'], cached: false, body: () => body }]);
  for (const { id } of (answer?.sources ?? []) as readonly { readonly id: string }[]) known.add(id);
}
