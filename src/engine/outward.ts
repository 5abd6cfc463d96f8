import type { Client } from '@elastic/elasticsearch';
import { type AliasQuestion, askAliases } from './ask.ts';
import { directoriesOf, directoryAlias, roleAlias, rolesOf, UK_MARKETS } from './market.ts';

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

/**
 * Centre of a UK outward code (LS1): the mean position of the dealers and listings whose postcode lies in it, of all UK
 * markets; undefined where there is none. There is no table of outward codes: what is delivered is the table.
 */
export async function outwardCentre(
  client: Client,
  prefix: string,
  outward: string,
  signal?: AbortSignal,
): Promise<{ latitude: number; longitude: number } | undefined> {
  const { aggregations } = await askAliases(client, outwardQuestion(prefix, outward), signal);
  const { location } = (aggregations.centre ?? {}) as Centroid;
  return location && { latitude: location.lat, longitude: location.lon };
}
