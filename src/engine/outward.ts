import type { Client } from '@elastic/elasticsearch';
import { LRUCache } from 'lru-cache';
import { type AliasQuestion, answering, askAliases } from './ask.ts';
import type { LiveReader } from './live.ts';
import { directoriesOf, directoryAlias, type Market, roleAlias, rolesOf, UK_MARKETS } from './market.ts';

interface Centroid {
  readonly location?: { readonly lat: number; readonly lon: number };
}

/** The question for the centre of an outward code. */
export function outwardQuestion(prefix: string, outward: string): AliasQuestion {
  const inside = ['zip', 'postal_code'].flatMap((field) => [
    { term: { [field]: outward } },
    // the blank keeps LS1 apart from LS11
    { prefix: { [field]: `${outward} ` } },
  ]);
  const aliases = UK_MARKETS.flatMap((market) => [
    ...rolesOf(market).map((role) => roleAlias(prefix, market, role)),
    ...directoriesOf(market).map((directory) => directoryAlias(prefix, market, directory)),
  ]);
  const body = {
    query: { bool: { filter: { bool: { should: inside, minimum_should_match: 1 } } } },
    size: 0,
    track_total_hits: false,
    aggs: { centre: { geo_centroid: { field: 'location' } } },
  };
  return { aliases, body };
}

/** Degrees. */
interface Centre {
  readonly latitude: number;
  readonly longitude: number;
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
  readonly #live: Readonly<Record<Market, LiveReader>>;
  readonly #known = new LRUCache<string, { readonly centre: Centre | undefined }>({ max: MOST_KNOWN });

  constructor(client: Client, prefix: string, live: Readonly<Record<Market, LiveReader>>) {
    this.#client = client;
    this.#prefix = prefix;
    this.#live = live;
  }

  /** undefined where nothing delivered lies in it. Throws EngineDown, EngineRefused or EngineGivenUp. */
  async of(outward: string, signal: AbortSignal): Promise<Centre | undefined> {
    const names = await Promise.all(
      UK_MARKETS.map((market) =>
        answering(this.#live[market], [...rolesOf(market), ...directoriesOf(market)]),
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
