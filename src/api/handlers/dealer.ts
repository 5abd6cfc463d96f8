import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import type { Market } from '../../catalog/markets.ts';
import { askAliases } from '../../engine/ask.ts';
import { requireRoles } from '../../engine/ask-live.ts';
import { directoryAlias } from '../../engine/names.ts';
import type { AliasQuestion } from '../../engine/question.ts';
import { quote } from '../../grammar/reading.ts';
import { dealerDetails } from '../../records/dealer.ts';
import type { Stored } from '../../search/shape.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** The question for a dealer of a market. */
export const dealerQuestion = (prefix: string, market: Market, id: string): AliasQuestion => ({
  aliases: [directoryAlias(prefix, market, 'dealers')],
  body: { query: { bool: { filter: { term: { id } } } }, size: 1, track_total_hits: false },
});

/** Answers the details of one dealer, active or not (part-1.md E7). */
export const dealer = (service: Service, market: Market) =>
  async function answerDealer(c: Context<ApiEnv>): Promise<Response> {
    const id = c.req.param('dealer_id') ?? '';
    const question = dealerQuestion(service.indexPrefix, market, id);
    const { sources } = await c.get('phases').time('engine', async () => {
      await requireRoles(service.live.of(market), ['dealers']);
      return await askAliases(service.client, question, deadline(c.req.raw.signal));
    });
    const [stored] = sources as Stored[];
    if (!stored)
      throw new Refusal('not_found', { detail: `no dealer of this market has the id ${quote(id)}` });
    return c.json(dealerDetails(stored.record, market));
  };
