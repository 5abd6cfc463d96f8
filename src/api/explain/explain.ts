import { PLANS } from '../../accounts/plans.ts';
import type { SearchLimits } from '../../search/policy.ts';
import type { Operation } from '../operation.ts';
import type { Explanation } from './explanation.ts';
import { readUrl } from './url.ts';

/**
 * The plan of a URL of one of the table's operations, and what is asked of the engine and of the sold months, without
 * running it (docs/decisions, decision 11). What would be known at that point only is said in the notes. Throws a Refusal as
 * the URL itself would.
 */
export async function explain(
  table: readonly Operation[],
  url: string,
  limits: SearchLimits = PLANS.enterprise,
  now: Date = new Date(),
): Promise<Explanation> {
  const { operation, read } = readUrl(table, url);
  return { operation: operation.path, ...(await operation.explain(read, { limits, now })) };
}
