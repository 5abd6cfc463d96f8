import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Market } from '../../catalog/markets.ts';
import { MARKETS, marketNamed } from '../../catalog/markets.ts';
import { askAliases } from '../../engine/ask.ts';
import { requireRoles } from '../../engine/live-roles.ts';
import { directoryAlias } from '../../engine/names.ts';
import type { AliasQuestion } from '../../engine/question.ts';
import { quote } from '../../grammar/reading.ts';
import { dealerDetails } from '../../records/dealer.ts';
import type { StoredListing } from '../../search/shape.ts';
import { dealerSchema } from '../openapi/records.ts';
import { json } from '../openapi/responses.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { addressOf, dealerOf, type LinkOf } from '../request/links.ts';
import { dealersOf } from '../request/sources.ts';

/** The question for a dealer of a market. */
const dealerQuestion = (prefix: string, market: Market, id: string): AliasQuestion => ({
  aliases: [directoryAlias(prefix, market, 'dealers')],
  body: { query: { bool: { filter: { term: { id } } } }, size: 1, track_total_hits: false },
});

/** Answers the details of one dealer, active or not (part-1.md E7). */
const dealer = (service: Service, market: Market) =>
  async function answerDealer(c: Context<ApiEnv>): Promise<Response> {
    const id = c.req.param('dealer_id') ?? '';
    const question = dealerQuestion(service.indexPrefix, market, id);
    const { sources } = await c.get('phases').time('engine', async () => {
      await requireRoles(service.live.of(market), ['dealers']);
      return await askAliases(service.client, question, deadline(c));
    });
    const [stored] = sources as StoredListing[];
    if (!stored)
      throw new Refusal('not_found', { detail: `no dealer of this market has the id ${quote(id)}` });
    return c.json(dealerDetails(stored.record, market));
  };

/** Listings link to the dealers that the market's directory has. */
const dealerLink =
  (path: string, market: Market): LinkOf =>
  (linked) =>
    linked.market === market
      ? {
          name: 'dealer',
          address: (listed) =>
            linked.dealers.has(dealerOf(listed) ?? '') ? addressOf({ path }, listed) : undefined,
        }
      : undefined;

function dealerOperation(market: Market): readonly Operation[] {
  const { dealerDetails } = marketNamed(market);
  if (!dealerDetails) return [];
  const path = `/dealer/${dealerDetails.path}/{dealer_id}`;
  return [
    {
      kind: 'dealer',
      order: dealerDetails.order,
      path,
      summary: `One dealer of ${dealerDetails.of} by id, active or not.`,
      example: dealerDetails.example === undefined ? undefined : { dealer_id: dealerDetails.example },
      tag: 'dealers',
      market,
      parameters: [],
      errors: [400, 404, 500, 503],
      answers: () => ({ 200: { description: 'The dealer.', content: json(dealerSchema(market)) } }),
      sources: dealersOf(market),
      link: dealerLink(path, market),
      handle: (service) => dealer(service, market),
      explain: ({ inPath }) => {
        const id = inPath('dealer_id');
        return { plan: { market, id }, request: [dealerQuestion('', market, id)], notes: [] };
      },
    },
  ];
}

export const operations: readonly Operation[] = MARKETS.flatMap(dealerOperation);
