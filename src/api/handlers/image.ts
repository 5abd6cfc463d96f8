import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { ask } from '../../engine/ask.ts';
import { type Market, publishedRoles } from '../../engine/market.ts';
import { DEFAULT_INDICES } from '../../search/compile.ts';
import type { Stored } from '../../search/shape.ts';
import type { ApiEnv, Service } from '../context.ts';
import { deadline } from '../deadline.ts';

/** Sends on to the delivered address of a cached photo; the key stays here (feeds.md 2.1). */
export const image = (service: Service, market: Market) =>
  async function answerImage(c: Context<ApiEnv>): Promise<Response> {
    const { listing_id: id = '', image: name = '' } = c.req.param() as Record<string, string>;
    const question = {
      roles: publishedRoles(market),
      cached: false,
      body: { query: { term: { id } }, size: 1, track_total_hits: false },
    };
    const options = { signal: deadline(c.req.raw.signal), placeholder: DEFAULT_INDICES };
    const [answer] = await c
      .get('phases')
      .time('engine', () => ask(service.client, service.live[market], [question], options));
    const stored = answer?.sources[0] as Stored | undefined;
    const media = stored?.record.media as { readonly photo_links_cached?: readonly string[] } | undefined;
    const target = stored?.cached_links?.[media?.photo_links_cached?.indexOf(name) ?? -1];
    if (!target) throw new Refusal('not_found', { detail: 'no listing has this photo' });
    c.header('Referrer-Policy', 'no-referrer');
    return c.redirect(target, 302);
  };
