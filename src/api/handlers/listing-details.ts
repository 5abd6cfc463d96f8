import type { Context } from 'hono';
import { Refusal } from '../../catalog/errors.ts';
import { HISTORY } from '../../catalog/roles.ts';
import { askAliases } from '../../engine/ask.ts';
import { ask, requireRoles } from '../../engine/ask-live.ts';
import { pinned } from '../../engine/live.ts';
import { quote } from '../../grammar/reading.ts';
import { DETAILS_OF } from '../../records/details.ts';
import type { LinkTarget, ListingView } from '../../records/view.ts';
import { Asked } from '../../search/asked.ts';
import {
  listingQuestion,
  recordQuestion,
  type StoredDetails,
  vehicleQuestion,
} from '../../search/lookups/listing.ts';
import { asksForPreferred } from '../../search/scopes/preferred.ts';
import { queryText } from '../access/credential.ts';
import { type DetailsPolicy, type Part, takesKey } from '../details.ts';
import { queryOf } from '../request/answer-search.ts';
import type { ApiEnv, Service } from '../request/context.ts';
import { deadline } from '../request/deadline.ts';
import { learnDealers, linkTargets } from '../request/links.ts';
import { pathMember } from '../request/path-member.ts';
import { marketDealers } from '../request/search-limits.ts';
import { asksForLinks, viewOf } from '../request/view.ts';

const isActive = ({ is_expired }: StoredDetails): boolean => is_expired === undefined;

/** Of several listings the one that is meant: active before gone, attributed before copies, then the one seen last. */
const newest = (listings: readonly StoredDetails[]): StoredDetails | undefined =>
  [...listings].sort(
    (a, b) =>
      Number(isActive(b)) - Number(isActive(a)) ||
      Number(b.is_searchable === true) - Number(a.is_searchable === true) ||
      (b.last_seen_at ?? 0) - (a.last_seen_at ?? 0) ||
      (String(a.record.id) < String(b.record.id) ? -1 : 1),
  )[0];

/** Which other listing of its vehicle may answer in place of one: the active one, or whichever was seen last. */
type Redirect = 'active' | 'latest' | undefined;

export function redirectOf(asked: Asked, { redirects }: DetailsPolicy): Redirect {
  if (!redirects) return undefined;
  const toActive = asked.flag('redirect_to_active');
  if (asked.flag('redirect_to_latest')) return 'latest';
  return toActive ? 'active' : undefined;
}

/** Asks the engine of the listings of a market, throughout a request. */
class Finder {
  readonly #c: Context<ApiEnv>;
  readonly #service: Service;
  readonly #policy: DetailsPolicy;
  readonly #live;

  constructor(c: Context<ApiEnv>, service: Service, policy: DetailsPolicy) {
    this.#c = c;
    this.#service = service;
    this.#policy = policy;
    this.#live = pinned(service.live.of(policy.market));
  }

  #time<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    return this.#c.get('phases').time('engine', () => run(deadline(this.#c.req.raw.signal)));
  }

  async #listings(question: ReturnType<typeof listingQuestion>): Promise<StoredDetails[]> {
    const [answer] = await this.#time((signal) =>
      ask(this.#service.client, this.#live, [question], { signal }),
    );
    return (answer?.sources ?? []) as StoredDetails[];
  }

  /** the links of a listing */
  async links(stored: StoredDetails): Promise<readonly LinkTarget[]> {
    const dealers = new Set<string>();
    await learnDealers(dealers, [stored], (lines) =>
      this.#time((signal) => ask(this.#service.client, this.#live, lines, { signal })),
    );
    return linkTargets({ market: this.#policy.market, departed: !isActive(stored), dealers });
  }

  /** names of the vehicle of a listing, or of an earlier record with that id */
  async #vehicles(id: string, own: StoredDetails | undefined): Promise<string[]> {
    if (own) return [own.vin, own.vehicle_registration_mark].filter((name) => name !== undefined);
    const { client, indexPrefix } = this.#service;
    const { sources } = await this.#time(async (signal) => {
      await requireRoles(this.#live, [HISTORY]);
      return await askAliases(client, recordQuestion(indexPrefix, this.#policy.market, id), signal);
    });
    return (sources as { vin?: string }[]).flatMap(({ vin }) => vin ?? []);
  }

  /** the listing that an id means */
  async find(id: string, redirect: Redirect): Promise<StoredDetails | undefined> {
    const { market, seller } = this.#policy;
    const own = newest(await this.#listings(listingQuestion(market, id, seller)));
    if (!redirect || (redirect === 'active' && own && isActive(own))) return own;
    const vehicles = await this.#vehicles(id, own);
    if (vehicles.length === 0) return own;
    const all = await this.#listings(vehicleQuestion(market, vehicles));
    return newest(redirect === 'active' ? all.filter(isActive) : all) ?? own;
  }
}

async function viewOfDetails(
  c: Context<ApiEnv>,
  service: Service,
  asked: Asked,
  { policy, part }: { readonly policy: DetailsPolicy; readonly part: Part },
): Promise<ListingView> {
  const isWhole = part === 'whole';
  const marks = policy.marksPreferred && isWhole && asksForPreferred(asked);
  const marked = marks ? await marketDealers(service, c.get('caller').account, policy.market) : undefined;
  const { appendsKey = true } = policy;
  return viewOf(c, service, asked, { appendsKey: appendsKey && takesKey(part), marked });
}

/**
 * Answers one listing, or a part of it, by its id (part-1.md E4, supplement section 4): active ones, copies and what is
 * not attributed, too, and those that have left as they were last seen, as long as they are searched. An id that no such
 * listing has is 422.
 */
export const listingDetails = (service: Service, policy: DetailsPolicy, part: Part) =>
  async function answerListing(c: Context<ApiEnv>): Promise<Response> {
    const id = pathMember(c, 'id');
    const asked = new Asked(queryOf(queryText(c)), service.now());
    const redirect = redirectOf(asked, policy);
    const view = await viewOfDetails(c, service, asked, { policy, part });
    const linked = asksForLinks(asked) && part === 'whole';
    const finder = new Finder(c, service, policy);
    const stored = await finder.find(id, redirect);
    if (!stored) throw new Refusal('listing_unknown', { detail: quote(id) });
    const shown = linked ? { ...view, links: await finder.links(stored) } : view;
    return c.json(DETAILS_OF[part](stored, shown));
  };
