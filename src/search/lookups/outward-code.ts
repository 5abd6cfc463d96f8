import { hasOutwardCodes, MARKETS } from '../../catalog/markets.ts';
import { directoriesOf, rolesOf } from '../../catalog/roles.ts';
import { directoryAlias, roleAlias } from '../../engine/names.ts';
import type { AliasQuestion } from '../../engine/question.ts';

/** The question for the centre of an outward code. */
export function outwardQuestion(prefix: string, outward: string): AliasQuestion {
  const inside = ['zip', 'postal_code'].flatMap((field) => [
    { term: { [field]: outward } },
    // the blank keeps LS1 apart from LS11
    { prefix: { [field]: `${outward} ` } },
  ]);
  const aliases = MARKETS.filter(hasOutwardCodes).flatMap((market) => [
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
