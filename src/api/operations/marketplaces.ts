import { Refusal } from '../../catalog/errors.ts';
import type { ListingSearch } from '../../catalog/market-operations.ts';
import { MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import { quote } from '../../grammar/reading.ts';
import type { MarketplaceFormat } from '../../records/marketplace/format.ts';
import { formatOf, MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import { searchParameters } from '../../search/read.ts';
import { explainSearch } from '../explain/searches.ts';
import { envelopeSchema, ref } from '../openapi/envelopes.ts';
import { countsOf } from '../openapi/incentives.ts';
import { presentation } from '../openapi/presentation.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import { answerSearch, type Show } from '../request/answer-search.ts';
import { listingPolicy } from '../request/policies.ts';
import { searchOperation } from '../search-operation.ts';

/** A dealer's inventory in the format of the marketplace that the path names (part-1.md E3). */

/** The format of a marketplace's name; throws not_found for another one. */
function marketplaceFormat(name: string): MarketplaceFormat {
  const format = formatOf(name);
  if (format) return format;
  const known = Object.keys(MARKETPLACE_FORMATS).join(', ');
  throw new Refusal('not_found', {
    detail: `there is no marketplace ${quote(name)}; choose one of ${known}`,
  });
}

const showAs =
  (format: MarketplaceFormat): Show =>
  () =>
  ({ record, extra }) =>
    format.show(record, extra?.seller_comments);

const formatSchemas = () =>
  Object.fromEntries(Object.values(MARKETPLACE_FORMATS).map(({ name, schema }) => [name, schema]));

function marketplaceOperation(market: Market, declared: ListingSearch): Operation {
  const policy = listingPolicy(market, declared);
  return {
    ...searchOperation(policy),
    kind: 'marketplace',
    order: declared.order,
    path: `/${declared.path}/{marketplace_name}`,
    summary: declared.summary,
    example: declared.example,
    tag: 'inventory',
    shows: 'marketplace',
    parameters: [...searchParameters(policy), ...presentation(policy)],
    errors: [400, 404, 422, 500, 503],
    answers: () => {
      const rows = { anyOf: Object.keys(MARKETPLACE_FORMATS).map(ref) };
      const content = json(envelopeSchema('listings', rows, countsOf(policy)));
      return { 200: { description: 'The listings.', content } };
    },
    schemas: formatSchemas,
    handle: (service) => (c) => {
      const show = showAs(marketplaceFormat(c.req.param('marketplace_name') ?? ''));
      return answerSearch(c, service, { policy, show, links: [] });
    },
    explain: (url, explaining) => {
      marketplaceFormat(url.inPath('marketplace_name'));
      return explainSearch(policy, url, explaining);
    },
  };
}

export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  marketNamed(market)
    .searches.filter(({ forMarketplaces }) => forMarketplaces)
    .map((search) => marketplaceOperation(market, search)),
);
