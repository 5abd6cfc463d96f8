import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { MARKETS } from '../../catalog/markets.ts';
import { publishedRoles } from '../../catalog/roles.ts';
import { askAliases } from '../../engine/ask.ts';
import { requireRoles } from '../../engine/live-roles.ts';
import { roleAlias } from '../../engine/names.ts';
import type { AliasQuestion } from '../../engine/question.ts';
import type { StoredListing } from '../../search/shape.ts';
import type { Operation } from '../operation.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';

/** The address as a header holds it, in ASCII; undefined: nothing can be sent there. */
function followable(target: string): string | undefined {
  if (!URL.canParse(target)) return undefined;
  const { protocol, href } = new URL(target);
  return protocol === 'https:' || protocol === 'http:' ? href : undefined;
}

/** The question for the listing of a photo, in any market. */
const imageQuestion = (prefix: string, id: string): AliasQuestion => ({
  aliases: MARKETS.flatMap((market) => publishedRoles(market).map((role) => roleAlias(prefix, market, role))),
  body: { query: { term: { id } }, size: 1, track_total_hits: false },
});

/** Sends on to the delivered address of a cached photo of a listing of any market; the key stays here (feeds.md 2.1). */
const image = ({ client, indexPrefix, live }: Service) =>
  async function answerImage(c: Context<ApiEnv>): Promise<Response> {
    const { listing_id: id = '', image: name = '' } = c.req.param() as Record<string, string>;
    const question = imageQuestion(indexPrefix, id);
    const { sources } = await c.get('phases').time('engine', () => askAliases(client, question, deadline(c)));
    const stored = sources[0] as StoredListing | undefined;
    const media = stored?.record.media as { readonly photo_links_cached?: readonly string[] } | undefined;
    const target = stored?.cached_links?.[media?.photo_links_cached?.indexOf(name) ?? -1];
    // where a market's indices are lost, it cannot be known that there is none
    if (!target) for (const market of MARKETS) await requireRoles(live.of(market), publishedRoles(market));
    if (!target) throw new Refusal('not_found', { detail: 'no listing has this photo' });
    const address = followable(target);
    if (!address) throw new Refusal('not_found', { detail: 'this photo has no usable URL' });
    c.header('Referrer-Policy', 'no-referrer');
    // pages of any origin show photos
    c.header('Cross-Origin-Resource-Policy', 'cross-origin');
    return c.redirect(address, 302);
  };

export const operations: readonly Operation[] = [
  {
    kind: 'image',
    order: 670,
    path: '/image/cache/car/{listing_id}/{image}',
    summary: 'Redirects to a cached photo of a listing.',
    tag: 'listings',
    parameters: [],
    errors: [400, 404, 500, 503],
    answers: () => ({
      302: {
        description: 'The delivered address of the photo.',
        headers: { Location: { schema: { type: 'string', format: 'uri' } } },
      },
    }),
    sources: [],
    handle: image,
    explain: ({ inPath }) => {
      const id = inPath('listing_id');
      return {
        plan: { id, image: inPath('image') },
        request: [imageQuestion('', id)],
        notes: ['The answer is the delivered address of that photo.'],
      };
    },
  },
];
