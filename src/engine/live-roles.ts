import type { Role } from '../catalog/roles.ts';
import { EngineDown, engineFault } from './ask.ts';
import type { Live } from './live.ts';
import type { LiveReader } from './live-reader.ts';

/** Roles of the live indices: which indices stand for them, and which the engine has lost. */

const tooNewFor = (roles: readonly Role[]): EngineDown =>
  new EngineDown(
    `a newer version of the program has published indices (${roles.join(', ')}) that this one cannot read: upgrade this server`,
  );

/** Throws EngineDown where the engine has lost what a role held: no answer is better than one without it. */
export function refuseLost(
  { lost, isTooNew }: Pick<Live, 'lost' | 'isTooNew'>,
  roles: readonly Role[],
): void {
  const gone = roles.filter((role) => lost.has(role));
  if (gone.length && isTooNew) throw tooNewFor(gone);
  if (gone.length)
    throw new EngineDown(
      `the engine has lost indices (${gone.join(', ')}); recreate them with forecourt rebuild`,
    );
}

/** Ids of the indices of the roles. */
export const idsOf = ({ indices, ids }: Pick<Live, 'indices' | 'ids'>, roles: readonly Role[]): string[] =>
  roles.flatMap((role) => {
    const index = indices[role];
    return index === undefined ? [] : [ids[index] ?? index];
  });

/** The indices as they are read. Throws EngineDown or EngineRefused, or what the reader says of a generation that is gone. */
export const liveOf = (indices: Pick<LiveReader, 'get'>): Promise<Live> =>
  indices.get().catch((error) => Promise.reject(engineFault(error)));

/** Ids of the indices that answer for the roles at the moment. Throws EngineDown or EngineRefused. */
export async function answering(indices: LiveReader, roles: readonly Role[]): Promise<string[]> {
  const live = await liveOf(indices);
  refuseLost(live, roles);
  return idsOf(live, roles);
}

/**
 * For who asks aliases by their names. Throws EngineDown where the engine has lost an index of the roles, or a newer program
 * has published one; EngineDown or EngineRefused where it cannot be asked.
 */
export async function requireRoles(indices: Pick<LiveReader, 'get'>, roles: readonly Role[]): Promise<void> {
  const live = await liveOf(indices);
  refuseLost(live, roles);
  const unread = roles.filter((role) => live.tooNew?.has(role));
  if (unread.length) throw tooNewFor(unread);
}
