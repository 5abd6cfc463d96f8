import type { Context } from 'hono';
import type { LinkTarget, ListingView } from '../../records/listing-view.ts';
import type { Centre } from '../../search/plan.ts';
import type { SentParameters } from '../../search/sent-parameters.ts';
import type { ApiEnv, Service } from './context.ts';

/** What of an operation and its request decides how listings are shown. */
interface Shown {
  /** whether our own URLs carry the key where append_api_key is not sent */
  readonly appendsKey: boolean;
  readonly centre?: Centre | undefined;
  /** ids of the dealers whose listings are marked */
  readonly marked?: ReadonlySet<string> | undefined;
  /** links of the listings, where include_relevant_links asks for them */
  readonly links?: readonly LinkTarget[] | undefined;
}

/** How this caller's listings are shown: our base, the key on our own URLs, links, preferred dealers. */
export function listingView(
  c: Context<ApiEnv>,
  service: Service,
  asked: SentParameters,
  { appendsKey, centre, marked, links }: Shown,
): ListingView {
  const append = asked.list('append_api_key') ? asked.flag('append_api_key') : appendsKey;
  // nothing where a token was sent (supplement decision 46)
  const key = append ? c.get('key') : undefined;
  return {
    base: `${service.publicUrl()}/v2`,
    key,
    centre,
    preferred: marked,
    links,
  };
}

/** Whether a request asks for links. */
export const asksForLinks = (asked: SentParameters): boolean => asked.flag('include_relevant_links');
