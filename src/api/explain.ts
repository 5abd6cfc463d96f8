import { PLANS } from '../accounts/plans.ts';
import type { SearchLimits } from '../search/policy.ts';
import type { Explained, Explanation } from './explain/explanation.ts';
import {
  explainDealer,
  explainDeliveries,
  explainHistory,
  explainImage,
  explainListing,
  explainPlate,
  explainRecalls,
} from './explain/records.ts';
import { explainSearch } from './explain/searches.ts';
import {
  explainGroups,
  explainPopular,
  explainSales,
  explainSummary,
  explainSupply,
} from './explain/sold.ts';
import { type ReadUrl, readUrl } from './explain/url.ts';
import { wellFormed } from './request/path-member.ts';

/** An operation that asks neither the engine nor the sold months. */
const nothing = (plan: object, ...notes: readonly string[]): Explained => ({ plan, request: [], notes });

async function explained(url: ReadUrl, limits: SearchLimits, now: Date): Promise<Explained> {
  const { operation } = url;
  switch (operation.kind) {
    case 'search':
    case 'marketplace':
    case 'auto-complete':
      return explainSearch(operation, url, limits, now);
    case 'history':
      return explainHistory(operation, url, now);
    case 'dealer':
      return explainDealer(operation, url, now);
    case 'listing details':
      return explainListing(operation, url, now);
    case 'image':
      return explainImage(operation, url, now);
    case 'deliveries':
      return explainDeliveries(operation, url, now);
    case 'recalls':
      return explainRecalls(operation, url, now);
    case 'plate':
      return explainPlate(operation, url, now);
    case 'sold summary':
      return await explainSummary(url, now);
    case 'dealership groups':
      return await explainGroups(now);
    case 'sales statistics':
      return await explainSales(url, now);
    case 'market days supply':
      return await explainSupply(operation, url, limits, now);
    case 'popular cars':
      return await explainPopular(operation, url, limits, now);
    case 'decode':
      return nothing(
        { vin: wellFormed(url.inPath('vin')) },
        "Nothing is asked: the regulator's public data is in the process that answers.",
      );
    case 'jobs':
      return nothing(
        { family: operation.family },
        'The store of the jobs is asked, neither the engine nor the sold months.',
      );
    case 'preferred dealers':
      return nothing({}, 'The accounts are asked, neither the engine nor the sold months.');
    case 'explain':
      return nothing({}, 'Nothing is asked: a URL is explained without running it.');
  }
}

/**
 * The plan of a URL, and what is asked of the engine and of the sold months, without running it (design.md decision 11).
 * Nothing is asked: what would be known at that point only is said in the notes. Throws a Refusal as the URL itself would.
 */
export async function explain(
  url: string,
  limits: SearchLimits = PLANS.enterprise,
  now: Date = new Date(),
): Promise<Explanation> {
  const read = readUrl(url);
  return { operation: read.operation.path, ...(await explained(read, limits, now)) };
}
