import type { ListingDetails } from '../../catalog/market-operations.ts';
import type { Market } from '../../catalog/markets.ts';
import { HISTORY } from '../../catalog/roles.ts';
import { askAliases } from '../../engine/ask.ts';
import { ask } from '../../engine/ask-live.ts';
import { pinned } from '../../engine/live-reader.ts';
import { requireRoles } from '../../engine/live-roles.ts';
import type { LinkTarget } from '../../records/listing-view.ts';
import {
  listingQuestion,
  recordQuestion,
  type StoredDetails,
  vehicleQuestion,
} from '../../search/lookups/listing.ts';
import type { SentParameters } from '../../search/sent-parameters.ts';
import type { Service } from './context.ts';
import { addKnownDealers, type LinkOf, linkTargets } from './links.ts';
import type { Asker } from './sent-request.ts';

/** Which listings are looked for: those of a market, of a kind of seller where one is said. */
interface FoundListings extends Pick<ListingDetails, 'seller'> {
  readonly market: Market;
}

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

/** The redirect that a request asks for: redirect_to_latest counts before redirect_to_active. */
export function redirectOf(asked: SentParameters): Redirect {
  const toActive = asked.flag('redirect_to_active');
  if (asked.flag('redirect_to_latest')) return 'latest';
  return toActive ? 'active' : undefined;
}

/** Asks the engine of the listings of a market, throughout a request. */
export class ListingFinder {
  readonly #service: Service;
  readonly #asker: Pick<Asker, 'phases' | 'signal'>;
  readonly #which: FoundListings;
  readonly #live;

  constructor(service: Service, asker: Pick<Asker, 'phases' | 'signal'>, which: FoundListings) {
    this.#service = service;
    this.#asker = asker;
    this.#which = which;
    this.#live = pinned(service.live.of(which.market));
  }

  #time<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const { phases, signal } = this.#asker;
    return phases.time('engine', () => run(signal));
  }

  async #listings(question: ReturnType<typeof listingQuestion>): Promise<StoredDetails[]> {
    const [answer] = await this.#time((signal) =>
      ask(this.#service.client, this.#live, [question], { signal }),
    );
    return (answer?.sources ?? []) as StoredDetails[];
  }

  /** the links of a listing */
  async links(stored: StoredDetails, links: readonly LinkOf[]): Promise<readonly LinkTarget[]> {
    const dealers = new Set<string>();
    await addKnownDealers(dealers, [stored], (lines) =>
      this.#time((signal) => ask(this.#service.client, this.#live, lines, { signal })),
    );
    return linkTargets(links, { market: this.#which.market, departed: !isActive(stored), dealers });
  }

  /** names of the vehicle of a listing, or of an earlier record with that id */
  async #vehicles(id: string, own: StoredDetails | undefined): Promise<string[]> {
    if (own) return [own.vin, own.vehicle_registration_mark].filter((name) => name !== undefined);
    const { client, indexPrefix } = this.#service;
    const { sources } = await this.#time(async (signal) => {
      await requireRoles(this.#live, [HISTORY]);
      return await askAliases(client, recordQuestion(indexPrefix, this.#which.market, id), signal);
    });
    return (sources as { vin?: string }[]).flatMap(({ vin }) => vin ?? []);
  }

  /** the listing that an id means */
  async find(id: string, redirect: Redirect): Promise<StoredDetails | undefined> {
    const { market, seller } = this.#which;
    const own = newest(await this.#listings(listingQuestion(market, id, seller)));
    if (!redirect || (redirect === 'active' && own && isActive(own))) return own;
    const vehicles = await this.#vehicles(id, own);
    if (vehicles.length === 0) return own;
    const all = await this.#listings(vehicleQuestion(market, vehicles));
    return newest(redirect === 'active' ? all.filter(isActive) : all) ?? own;
  }
}
