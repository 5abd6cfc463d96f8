import type { DirectorySearch } from '../../catalog/market-operations.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import { directoryRecord } from '../../records/dealer.ts';
import { directorySchema } from '../openapi/records.ts';
import { rowSchemas } from '../openapi/rows.ts';
import type { Operation } from '../operation.ts';
import { answerSearch, type Show } from '../request/answer-search.ts';
import { directoryPolicy } from '../request/policies.ts';
import { searchOperation } from '../search-operation.ts';

/** Directories of dealers, as the markets declare them (part-1.md E5, E6). */

const show: Show = (_, view) => (stored) => directoryRecord(stored, view);

function directoryOperation(market: Market, declared: DirectorySearch): Operation {
  const { order, path, summary, example, replacedBy } = declared;
  const policy = directoryPolicy(market, declared);
  return {
    ...searchOperation(policy),
    kind: 'search',
    order,
    path: `/${path}`,
    summary,
    example,
    tag: 'dealers',
    replacedBy,
    shows: 'directory',
    schemas: () => rowSchemas(policy, directorySchema(policy.dataset)),
    handle: (service) => (c) => answerSearch(c, service, { policy, show, links: [] }),
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  (marketNamed(market).directorySearches ?? []).map((search) => directoryOperation(market, search)),
);
