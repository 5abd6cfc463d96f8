import type { Role } from '../../catalog/roles.ts';
import type { Line } from '../../engine/question.ts';
import { readWord } from '../../grammar/flag.ts';
import { fold } from '../../grammar/fold.ts';
import { fault } from '../../grammar/reading.ts';
import { MOST_BUILDS } from '../bounds.ts';
import type { Filter, Like, Value } from '../plan.ts';
import type { Scope } from '../policy.ts';
import { taken } from '../sent-parameters.ts';
import { canonical } from '../values.ts';

/** Fields that may have to match the named vehicles. */
const MATCH_FIELDS = ['year', 'make', 'model', 'trim', 'version', 'build_code', 'options_packages'] as const;
const DEFAULT_MATCH = ['year', 'make', 'model', 'trim'];
/** VINs beyond these do not count (supplement section 1) */
const MOST_VINS = 10;

/** Vehicles like the named ones: exactly the same in the fields of `match` (supplement decision 23). */
export const like: Scope = {
  parameters: [
    {
      name: 'vins',
      about: 'Up to ten VINs: listings of vehicles like these, see match.',
      schema: { type: 'string' },
    },
    {
      name: 'match',
      about: `What must match the vehicles of vins: comma-separated list of ${MATCH_FIELDS.join(', ')}.`,
      schema: { type: 'string', listOf: MATCH_FIELDS, default: DEFAULT_MATCH.join(',') },
    },
  ],
  read: (asked) => {
    const match = asked.list('match')?.map((text) => taken('match', readWord(text, MATCH_FIELDS)));
    const vins = asked.list('vins')?.slice(0, MOST_VINS);
    if (!vins) return {};
    const upper = canonical(vins.map((vin) => vin.toUpperCase()));
    return { like: { vins: upper, match: canonical(match ?? DEFAULT_MATCH) } };
  },
};

const MOST_COPIES = 1000;

/** The line that reads the builds of the vehicles that listings are to be like, whoever lists those vehicles. */
export function compileLike({ vins, match }: Like, roles: readonly Role[]): Line {
  return {
    roles,
    cached: false,
    body: () => ({
      query: { terms: { vin: vins } },
      size: MOST_COPIES,
      track_total_hits: false,
      _source: ['vin', 'is_searchable', ...match],
    }),
  };
}

/** What the index holds of a vehicle's build. */
export type StoredBuild = Readonly<Record<string, unknown>>;

function same(field: string, value: unknown): Filter[] {
  if (value === undefined || value === null) return [{ is: 'missing', field }];
  if (!Array.isArray(value)) {
    return [{ is: 'anyOf', field, values: [typeof value === 'string' ? fold(value) : (value as Value)] }];
  }
  return [
    { is: 'allOf', field, values: canonical(value.map((one) => fold(String(one)))) },
    { is: 'between', field: `${field}_count`, min: value.length, max: value.length },
  ];
}

/** Of a vehicle the build of its searchable listing; all of its listings' where none is searchable. */
function tellingBuilds(builds: readonly StoredBuild[]): StoredBuild[] {
  const searchable = new Set(
    builds.filter((build) => build.is_searchable === true).map((build) => build.vin),
  );
  return builds.filter((build) => build.is_searchable === true || !searchable.has(build.vin));
}

/** The filter that listings like the found builds meet; no build found is no listing. */
export function likeFilter({ match }: Like, builds: readonly StoredBuild[]): Filter {
  const groups = new Map<string, Filter[]>();
  for (const build of tellingBuilds(builds)) {
    const group = match.flatMap((field) => same(field, build[field]));
    groups.set(JSON.stringify(group), group);
  }
  if (groups.size > MOST_BUILDS) {
    const many = `these vehicles have ${groups.size} different builds in the fields of match; the limit is ${MOST_BUILDS}`;
    taken('vins', fault(`${many}; send fewer of either`));
  }
  return { is: 'either', groups: [...groups.entries()].sort().map(([, group]) => group) };
}
