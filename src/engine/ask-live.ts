import type { Client } from '@elastic/elasticsearch';
import { COVERED_ROLES, type Role } from '../catalog/roles.ts';
import { answerOf, EngineDown, engineFault, IndexGone, type Item } from './ask.ts';
import type { Live, LiveReader } from './live.ts';
import type { Answer, Line } from './question.ts';

/** Questions to the live indices of a market. */

const NO_ANSWER: Answer = { total: 0, aggregations: {}, sources: [] };

/** Throws EngineDown where the engine has lost what a role held: no answer is better than one without it. */
function refuseLost({ lost }: Pick<Live, 'lost'>, roles: readonly Role[]): void {
  const gone = roles.filter((role) => lost.has(role));
  if (gone.length)
    throw new EngineDown(
      `the engine has lost indices (${gone.join(', ')}); recreate them with forecourt rebuild`,
    );
}

/** The lines of an `_msearch`, of those that there is an index for, and which these are. */
function searchLines(
  lines: readonly Line[],
  { indices, lost }: Live,
): { readonly texts: string[]; readonly asked: readonly number[] } {
  const texts: string[] = [];
  const asked: number[] = [];
  const covered = COVERED_ROLES.flatMap((role) => indices[role] ?? []);
  for (const [i, { roles, cached, body }] of lines.entries()) {
    refuseLost({ lost }, roles);
    const index = roles.flatMap((role) => indices[role] ?? []);
    if (index.length === 0) continue;
    texts.push(JSON.stringify({ index, request_cache: cached }), JSON.stringify(body(covered)));
    asked.push(i);
  }
  return { texts, asked };
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** lines that the engine answers at the same time; not said: as many as it sees fit */
  readonly atOnce?: number;
}

async function once(
  client: Client,
  lines: readonly Line[],
  live: Live,
  options: AskOptions,
): Promise<Answer[]> {
  const { texts, asked } = searchLines(lines, live);
  const answers: Answer[] = lines.map(() => NO_ANSWER);
  if (texts.length === 0) return answers;
  try {
    const { responses } = await client.msearch(
      {
        searches: texts as never,
        ...(options.atOnce ? { max_concurrent_searches: options.atOnce } : {}),
      },
      options.signal ? { signal: options.signal } : {},
    );
    for (const [i, item] of responses.entries()) answers[asked[i] ?? 0] = answerOf(item as Item);
    return answers;
  } catch (error) {
    throw engineFault(error);
  }
}

/** The indices as they are read. Throws EngineDown or EngineRefused, or what the reader says of a generation that is gone. */
export const liveOf = (indices: LiveReader): Promise<Live> =>
  indices.get().catch((error) => Promise.reject(engineFault(error)));

/** Names of the indices that answer for the roles at the moment. Throws EngineDown or EngineRefused. */
export async function answering(indices: LiveReader, roles: readonly Role[]): Promise<string[]> {
  const live = await liveOf(indices);
  refuseLost(live, roles);
  return roles.flatMap((role) => live.indices[role] ?? []);
}

/** Throws EngineDown where the engine has lost an index of the roles, EngineDown or EngineRefused where it cannot be asked. */
export async function requireRoles(indices: LiveReader, roles: readonly Role[]): Promise<void> {
  refuseLost(await liveOf(indices), roles);
}

/**
 * Asks the lines in one request. All read the same indices; when one is gone the aliases are read anew
 * and it is asked once more. Indices of a market that was never loaded answer nothing found; those that the engine has
 * lost give no answer. Throws EngineDown,
 * EngineRefused or EngineGivenUp.
 */
export async function ask(
  client: Client,
  indices: LiveReader,
  lines: readonly Line[],
  options: AskOptions = {},
): Promise<Answer[]> {
  try {
    return await once(client, lines, await liveOf(indices), options);
  } catch (error) {
    if (!(error instanceof IndexGone)) throw error;
    try {
      return await once(client, lines, await indices.refresh(), options);
    } catch (again) {
      throw again instanceof IndexGone ? new EngineDown(again.message) : engineFault(again);
    }
  }
}
