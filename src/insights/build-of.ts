import { Refusal } from '../catalog/errors.ts';
import { INSIGHTS_MARKET } from '../catalog/markets.ts';
import { rolesOf } from '../catalog/roles.ts';
import type { AskEngine } from '../engine/question.ts';
import { fold } from '../grammar/fold.ts';
import { quote } from '../grammar/reading.ts';
import type { Filter } from '../search/plan.ts';
import { compileLike } from '../search/scopes/like.ts';
import type { AskedBuild } from './supply.ts';

/** What the live listings say of a vehicle: whoever lists it, the searchable listing before others. */
export async function buildOf(vin: string, exact: boolean, ask: AskEngine): Promise<AskedBuild> {
  const match = ['year', 'make', 'model', ...(exact ? ['trim'] : [])];
  const [answer] = await ask([compileLike({ vins: [vin], match }, rolesOf(INSIGHTS_MARKET))]);
  const builds = (answer?.sources ?? []) as Readonly<Record<string, unknown>>[];
  const build = builds.find(({ is_searchable }) => is_searchable === true) ?? builds[0];
  const known = match.flatMap((name): [string, string | number][] => {
    const value = build?.[name];
    return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
  });
  if (!known.some(([name]) => name === 'make'))
    throw new Refusal('bad_parameter', {
      name: 'vin',
      detail: `no active listing shows what vehicle ${quote(vin)} is`,
    });
  return Object.fromEntries(known);
}

/** The filters that vehicles of a build meet; what is not known of it is not compared. */
export const buildFilters = (build: AskedBuild): Filter[] =>
  Object.entries(build).map(([field, value]) => ({
    is: 'anyOf',
    field,
    values: [typeof value === 'string' ? fold(value) : value],
  }));
