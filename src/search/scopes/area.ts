import type { Role } from '../../catalog/roles.ts';
import type { Line } from '../../engine/question.ts';
import { postalText } from '../../geo/postal.ts';
import { fold } from '../../grammar/fold.ts';
import type { Area, Filter } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { canonical } from '../values.ts';
import { zipCentre } from './location.ts';

/**
 * The metropolitan statistical area of a postal code (supplement section 4, "incentives"). No table of areas is part of
 * the product: the delivered incentives tell which area a place is in, for each of them has its postal code, position
 * and area. It is the area of the incentives at that very code; where there are none, that of the incentive nearest to
 * the code's centre, up to fifty miles away. A code without incentives near it has no area, nor one at which incentives
 * without an area are offered: then nothing is found. A code that no table knows is a 422.
 */
export const area: Scope = {
  parameters: [],
  read: (asked) => {
    const zip = postalText(asked.text('zip') ?? '');
    return { area: { zip, centre: zipCentre(zip) } };
  },
};

/** miles */
const NEAR = 50;
/** More areas than one postal code is in. */
const MOST_AREAS = 10;

/** An incentive, as far as it tells an area. */
interface Located {
  readonly zip?: string;
  readonly msa_code?: string;
}

/** Asks for an incentive of each area: those at the code first, then the nearest. */
export function compileArea({ zip, centre }: Area, roles: readonly Role[]): Line {
  const location = { lat: centre.latitude, lon: centre.longitude };
  const here = { term: { zip } };
  const near = { geo_distance: { distance: `${NEAR}mi`, location } };
  return {
    roles,
    cached: false,
    body: () => ({
      query: {
        bool: {
          filter: [{ bool: { should: [here, near], minimum_should_match: 1 } }],
          // a score that tells the two apart
          should: [{ constant_score: { filter: here } }],
        },
      },
      collapse: { field: 'msa_code' },
      size: MOST_AREAS,
      track_total_hits: false,
      sort: [{ _score: 'desc' }, { _geo_distance: { location, order: 'asc', unit: 'mi' } }],
      _source: ['zip', 'msa_code'],
    }),
  };
}

/** The filter that the answer to compileArea makes of an area; without any it holds for no incentive. */
export function areaFilter({ zip }: Area, sources: readonly unknown[]): Filter {
  const found = sources as readonly Located[];
  const here = found.filter((one) => one.zip === zip);
  const areas = (here.length > 0 ? here : found.slice(0, 1)).flatMap(({ msa_code: code }) => code ?? []);
  return areas.length > 0
    ? { is: 'anyOf', field: 'msa_code', values: canonical(areas.map(fold)) }
    : { is: 'either', groups: [] };
}
