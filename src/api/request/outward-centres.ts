import type { Client } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';
import { hasOutwardCodes, MARKETS, type Market } from '../../catalog/markets.ts';
import { directoriesOf, rolesOf } from '../../catalog/roles.ts';
import { askAliases } from '../../engine/ask.ts';
import type { LiveReader } from '../../engine/live-reader.ts';
import { answering } from '../../engine/live-roles.ts';
import { outwardQuestion } from '../../search/lookups/outward-code.ts';

interface Centroid {
  readonly location?: { readonly lat: number; readonly lon: number };
}

/** Degrees. */
interface Centre {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the live indices of markets are read. */
interface ReadMarkets {
  of(market: Market): LiveReader;
}

/** Codes that are remembered; the UK has about 3,000. */
const MOST_KNOWN = 5000;

/**
 * Centres of UK outward codes (LS1): the mean position of the dealers and listings whose postcode lies in it, of all UK
 * markets. There is no table of outward codes: what is delivered is the table. Each is asked for once a generation of the indices.
 */
export class OutwardCentres {
  readonly #client: Client;
  readonly #prefix: string;
  readonly #live: ReadMarkets;
  readonly #known = new LRUCache<string, { readonly centre: Centre | undefined }>({ max: MOST_KNOWN });

  constructor(client: Client, prefix: string, live: ReadMarkets) {
    this.#client = client;
    this.#prefix = prefix;
    this.#live = live;
  }

  /** undefined where nothing delivered lies in it. Throws EngineDown, EngineRefused or EngineGivenUp. */
  async of(outward: string, signal: AbortSignal): Promise<Centre | undefined> {
    const names = await Promise.all(
      MARKETS.filter(hasOutwardCodes).map((market) =>
        answering(this.#live.of(market), [...rolesOf(market), ...directoriesOf(market)]),
      ),
    );
    const key = JSON.stringify([outward, names]);
    const known = this.#known.get(key);
    if (known) return known.centre;
    const { aggregations } = await askAliases(this.#client, outwardQuestion(this.#prefix, outward), signal);
    const { location } = (aggregations.centre ?? {}) as Centroid;
    const centre = location && { latitude: location.lat, longitude: location.lon };
    this.#known.set(key, { centre });
    return centre;
  }
}
