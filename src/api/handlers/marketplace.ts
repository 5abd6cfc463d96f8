import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { quote } from '../../grammar/reading.ts';
import { formatOf, MARKETPLACE_FORMATS } from '../../records/marketplace/formats.ts';
import type { SearchPolicy } from '../../search/policy.ts';
import type { ApiEnv, Service } from '../context.ts';
import { answerSearch } from './search.ts';

/** Answers a dealer's inventory in the format of the marketplace that the path names (part-1.md E3). */
export const marketplace = (service: Service, policy: SearchPolicy) =>
  async function answerMarketplace(c: Context<ApiEnv>): Promise<Response> {
    const name = c.req.param('marketplace_name') ?? '';
    const format = formatOf(name);
    if (!format) {
      const known = Object.keys(MARKETPLACE_FORMATS).join(', ');
      throw new Refusal('not_found', { detail: `there is no marketplace ${quote(name)}, there is ${known}` });
    }
    return await answerSearch(
      c,
      service,
      policy,
      () =>
        ({ record, extra }) =>
          format.show(record, extra?.seller_comments),
    );
  };
