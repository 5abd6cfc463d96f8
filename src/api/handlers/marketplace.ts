import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { quote } from '../../grammar/reading.ts';
import type { MarketplaceFormat } from '../../records/marketplace/format.ts';
import { formatOf, MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import { answerSearch } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import type { Show } from '../request/show.ts';

/** The format of a marketplace's name in the path; throws not_found for another one. */
export function marketplaceFormat(name: string): MarketplaceFormat {
  const format = formatOf(name);
  if (format) return format;
  const known = Object.keys(MARKETPLACE_FORMATS).join(', ');
  throw new Refusal('not_found', { detail: `there is no marketplace ${quote(name)}, there is ${known}` });
}

/** Answers a dealer's inventory in the format of the marketplace that the path names (part-1.md E3). */
export const marketplace = (service: Service, policy: SearchPolicy) =>
  async function answerMarketplace(c: Context<ApiEnv>): Promise<Response> {
    const format = marketplaceFormat(c.req.param('marketplace_name') ?? '');
    const show: Show =
      () =>
      ({ record, extra }) =>
        format.show(record, extra?.seller_comments);
    return await answerSearch(c, service, policy, show);
  };
