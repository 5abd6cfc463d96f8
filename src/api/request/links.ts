import type { Market } from '../../catalog/markets.ts';
import type { LinkTarget } from '../../records/view.ts';
import type { AskEngine } from '../../search/run.ts';
import { inventory } from '../../search/scopes/inventory.ts';
import type { Stored } from '../../search/shape.ts';
import type { Operation } from '../operation.ts';
import { OPERATIONS, pathOf } from '../operations.ts';

/**
 * The links of include_relevant_links (feeds.md section 5): the listing itself, its vehicle's history, its dealer and the
 * dealer's inventory, each by the operation of the listing's own market, where there is one that has it.
 */

type Listed = Readonly<Record<string, unknown>>;

const memberOf = (value: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((one, key) => (one as Listed | undefined)?.[key], value);

/** Members of operations' paths → members of a listing. */
const MEMBERS: Readonly<Record<string, string>> = {
  id: 'id',
  vin: 'vin',
  vrm: 'vehicle_registration_mark',
  dealer_id: 'dealer.id',
};

/** The path of an operation for a listing; undefined where the listing lacks a member of it. */
const addressOf = (operation: Operation, listed: Listed): string | undefined =>
  pathOf(operation, (name) => {
    const value = memberOf(listed, MEMBERS[name] ?? name);
    return value === undefined ? undefined : String(value);
  });

const sellerOf = (listed: Listed): unknown => listed.seller_type ?? 'dealer';

/** What of a dealer's inventory has to be asked for, so that this listing is in it; it holds those of dealers alone. */
function inventoryQuery(listed: Listed): string | undefined {
  const id = memberOf(listed, 'dealer.id');
  if (id === undefined || sellerOf(listed) !== 'dealer') return undefined;
  const country = String(memberOf(listed, 'dealer.country') ?? 'US').toLowerCase();
  return new URLSearchParams({
    dealer_id: String(id),
    ...(country === 'us' ? {} : { country: country === 'ca' ? country : 'all' }),
    ...(listed.vin === undefined ? { include_non_vin_listings: 'true' } : {}),
  }).toString();
}

/** Which listings are linked, and what is known of their dealers. */
interface Linked {
  readonly market: Market;
  /** they have left: no inventory holds them */
  readonly departed: boolean;
  /** ids of dealers that the market's directory has; more may be told later */
  readonly dealers: ReadonlySet<string>;
}

function targetOf(operation: Operation, { market, departed, dealers }: Linked): LinkTarget[] {
  const address = (listed: Listed): string | undefined => addressOf(operation, listed);
  switch (operation.kind) {
    case 'listing details': {
      const { details, part } = operation;
      if (details.market !== market || part !== 'whole') return [];
      const isOf = (listed: Listed): boolean =>
        details.seller === undefined || details.seller === sellerOf(listed);
      return [{ name: 'listing', address: (listed) => (isOf(listed) ? address(listed) : undefined) }];
    }
    case 'history':
      return operation.market === market ? [{ name: 'history', address }] : [];
    case 'dealer': {
      const isKnown = (listed: Listed): boolean => dealers.has(String(memberOf(listed, 'dealer.id')));
      if (operation.market !== market) return [];
      return [{ name: 'dealer', address: (listed) => (isKnown(listed) ? address(listed) : undefined) }];
    }
    case 'search': {
      if (!operation.policy.scopes.includes(inventory) || operation.policy.market !== market || departed)
        return [];
      const address = (listed: Listed): string | undefined => {
        const query = inventoryQuery(listed);
        return query === undefined ? undefined : `${operation.path}?${query}`;
      };
      return [{ name: 'inventory', address }];
    }
    default:
      return [];
  }
}

const ORDER: readonly LinkTarget['name'][] = ['listing', 'history', 'dealer', 'inventory'];

/** The links that listings of a market may have. */
export const linkTargets = (linked: Linked): readonly LinkTarget[] =>
  OPERATIONS.flatMap((operation) => targetOf(operation, linked)).sort(
    (one, other) => ORDER.indexOf(one.name) - ORDER.indexOf(other.name),
  );

/** Asks which dealers of the listings the market's directory has, and adds their ids to those known. */
export async function learnDealers(
  known: Set<string>,
  listings: readonly Stored[],
  ask: AskEngine,
): Promise<void> {
  const ids = new Set(
    listings.flatMap(({ record }) => {
      const id = memberOf(record, 'dealer.id');
      return id === undefined || known.has(String(id)) ? [] : String(id);
    }),
  );
  if (ids.size === 0) return;
  const query = { terms: { id: [...ids] } };
  const body = { query, size: ids.size, track_total_hits: false, _source: ['id'] };
  const [answer] = await ask([{ roles: ['dealers'], cached: false, body: () => body }]);
  for (const { id } of (answer?.sources ?? []) as readonly { readonly id: string }[]) known.add(id);
}
