import type { LinkTarget, ListingView } from '../../records/listing-view.ts';
import type { Centre } from '../../search/plan.ts';
import type { SentParameters } from '../../search/sent-parameters.ts';
import type { Service } from './context.ts';

/** What of an operation and its request decides how listings are shown. */
interface Shown {
  /** the key that was sent; none where a token was (supplement decision 46) */
  readonly key: string | undefined;
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
  service: Service,
  asked: SentParameters,
  { key, appendsKey, centre, marked, links }: Shown,
): ListingView {
  const append = asked.list('append_api_key') ? asked.flag('append_api_key') : appendsKey;
  return {
    base: `${service.publicUrl()}/v2`,
    key: append ? key : undefined,
    centre,
    preferred: marked,
    links,
  };
}

/** Whether a request asks for links. */
export const asksForLinks = (asked: SentParameters): boolean => asked.flag('include_relevant_links');
