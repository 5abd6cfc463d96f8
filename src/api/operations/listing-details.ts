import { Refusal } from '../../catalog/errors.ts';
import type { ListingDetails } from '../../catalog/market-operations.ts';
import { SELLERS } from '../../catalog/market-operations.ts';
import { listingsOf, MARKETS, type Market, marketNamed } from '../../catalog/markets.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import type { Schema } from '../../catalog/schema.ts';
import { shownLine } from '../../engine/question.ts';
import { quote } from '../../grammar/reading.ts';
import { DETAILS_OF } from '../../records/details.ts';
import type { ListingView } from '../../records/listing-view.ts';
import { listingQuestion } from '../../search/lookups/listing.ts';
import { asksForPreferred, preferredMarks } from '../../search/scopes/preferred-dealers.ts';
import { SentParameters } from '../../search/sent-parameters.ts';
import { detailsSchema, partSchemas } from '../openapi/details.ts';
import { ref } from '../openapi/envelopes.ts';
import { appendParameter, linksParameter } from '../openapi/presentation.ts';
import { json } from '../openapi/responses.ts';
import { rowsOf } from '../openapi/rows.ts';
import type { Operation } from '../operation.ts';
import type { Service } from '../request/context.ts';
import { addressOf, type LinkOf, linksOf, sellerOf } from '../request/links.ts';
import { ListingFinder, redirectOf } from '../request/listing-finder.ts';
import { asksForLinks, listingView } from '../request/listing-view.ts';
import { pathMember } from '../request/path-member.ts';
import { marketDealers } from '../request/search-limits.ts';
import { type SentRequest, sentRequest } from '../request/sent-request.ts';
import { listings } from '../request/sources.ts';

/** The operations of one listing (part-1.md E4, supplement section 4 and appendix B). */

/** What of a listing an operation answers: all of it, what the search leaves out, or its photos. */
type Part = 'whole' | 'extra' | 'media';

/** Which listings the operations of a kind of vehicle find, and what their requests may say. */
interface DetailsPolicy extends ListingDetails {
  readonly market: Market;
}

/** Our own URLs stand in an answer, and append_api_key is a parameter of it. */
const takesKey = (part: Part): boolean => part !== 'extra';

const REDIRECTS: readonly Parameter[] = [
  {
    name: 'redirect_to_active',
    about:
      'true: if the listing has departed or has a new id, the answer is the active listing of its vehicle.',
    schema: { type: 'boolean', default: false },
  },
  {
    name: 'redirect_to_latest',
    about: 'true: the answer is the active listing of the vehicle, or else the one last seen.',
    schema: { type: 'boolean', default: false },
  },
];

const parametersOf = (policy: DetailsPolicy, part: Part): readonly Parameter[] => [
  ...(takesKey(part) ? [appendParameter(policy.appendsKey !== false)] : []),
  ...(part === 'whole' ? [linksParameter] : []),
  ...(policy.marksPreferred && part === 'whole' ? preferredMarks : []),
  ...(policy.redirects ? REDIRECTS : []),
];

async function viewOfDetails(
  service: Service,
  { caller, key }: SentRequest,
  asked: SentParameters,
  { policy, part }: { readonly policy: DetailsPolicy; readonly part: Part },
): Promise<ListingView> {
  const isWhole = part === 'whole';
  const marks = policy.marksPreferred && isWhole && asksForPreferred(asked);
  const marked = marks ? await marketDealers(service, caller.account, policy.market) : undefined;
  const { appendsKey = true } = policy;
  return listingView(service, asked, { key, appendsKey: appendsKey && takesKey(part), marked });
}

/**
 * Answers one listing, or a part of it, by its id: active ones, copies and what is not attributed, too, and those that
 * have left as they were last seen, as long as they are searched. An id that no such listing has is 422.
 */
const listingDetails =
  (policy: DetailsPolicy, part: Part): Operation['handle'] =>
  (service, table) =>
    async function answerListing(c): Promise<Response> {
      const id = pathMember(c, 'id');
      const request = sentRequest(c);
      const asked = new SentParameters(request.query, service.now());
      const redirect = policy.redirects ? redirectOf(asked) : undefined;
      const view = await viewOfDetails(service, request, asked, { policy, part });
      const linked = asksForLinks(asked) && part === 'whole';
      const finder = new ListingFinder(service, request, policy);
      const stored = await finder.find(id, redirect);
      if (!stored) throw new Refusal('listing_unknown', { detail: quote(id) });
      const shown = linked ? { ...view, links: await finder.links(stored, linksOf(table)) } : view;
      return c.json(DETAILS_OF[part](stored, shown));
    };

const REDIRECT_NOTE =
  'A second query finds the listings of the same vehicle by the VIN or registration mark from this line; the answer is one of them.';

const explainListing =
  (policy: DetailsPolicy, part: Part): Operation['explain'] =>
  ({ query, inPath }, { now }) => {
    const { market, seller } = policy;
    const id = inPath('id');
    const redirect = policy.redirects ? redirectOf(new SentParameters(query, now)) : undefined;
    return {
      plan: { market, id, part, seller, redirect },
      request: [shownLine(listingQuestion(market, id, seller))],
      notes: redirect ? [REDIRECT_NOTE] : [],
    };
  };

/** A listing links to the details of its own kind of seller. */
const listingLink =
  (path: string, { market, seller }: DetailsPolicy): LinkOf =>
  (linked) =>
    linked.market === market
      ? {
          name: 'listing',
          address: (listed) =>
            seller === undefined || seller === sellerOf(listed) ? addressOf({ path }, listed) : undefined,
        }
      : undefined;

const PARTS = {
  whole: { after: 0, path: '', about: 'The listing of' },
  extra: { after: 1, path: '/extra', about: 'Equipment and text of the listing of' },
  media: { after: 2, path: '/media', about: 'Photos of the listing of' },
} as const satisfies Readonly<Record<Part, object>>;

function schemasOf(part: Part, market: Market): { readonly name: string; readonly schema: Schema } {
  const dataset = listingsOf(market);
  if (part === 'whole') return { name: `${rowsOf(dataset)}Details`, schema: detailsSchema(dataset) };
  const name = part === 'extra' ? 'ListingExtra' : 'ListingMedia';
  return { name, schema: partSchemas[name] };
}

function detailsOperation(market: Market, declared: ListingDetails, part: Part): Operation {
  const policy = { ...declared, market };
  const path = `/listing/${declared.path}/{id}${PARTS[part].path}`;
  const { seller } = declared;
  return {
    kind: 'listing details',
    order: declared.order + PARTS[part].after,
    path,
    summary: `${PARTS[part].about} ${declared.of}, by its id (case-sensitive).`,
    example: declared.example === undefined ? undefined : { id: declared.example },
    tag: 'listings',
    market,
    parameters: parametersOf(policy, part),
    errors: [400, 422, 500, 503],
    answers: () => ({
      200: { description: 'The listing.', content: json(ref(schemasOf(part, market).name)) },
    }),
    schemas: () => {
      const { name, schema } = schemasOf(part, market);
      return { [name]: schema };
    },
    sources: [listings(market, ...(seller ? [seller] : SELLERS), 'recents')],
    link: part === 'whole' ? listingLink(path, policy) : undefined,
    handle: listingDetails(policy, part),
    explain: explainListing(policy, part),
  };
}

/** Three for each details that a market declares. */
export const operations: readonly Operation[] = MARKETS.flatMap((market) =>
  marketNamed(market).listingDetails.flatMap((declared) =>
    (['whole', 'extra', 'media'] as const).map((part) => detailsOperation(market, declared, part)),
  ),
);
