import type { Client } from '@elastic/elasticsearch';
import { errors } from '@elastic/elasticsearch';
import type { Live, LiveReader } from './live.ts';
import { COVERED_ROLES, type Role } from './market.ts';

/** A question to indices by role (search/compile.ts makes them). */
export interface Question {
  readonly roles: readonly Role[];
  readonly cached: boolean;
  readonly body: object;
}

export interface Answer {
  readonly total: number;
  readonly aggregations: Readonly<Record<string, unknown>>;
  /** of each hit what is stored, or the columns that were asked for in its place */
  readonly sources: readonly unknown[];
}

/** The engine is dead, busy or starting: an answer may come later. */
export class EngineDown extends Error {}
/** The engine refused our request: our fault. Its words go to the log only. */
class EngineRefused extends Error {}
/** The caller went away or the time was up. */
export class EngineGivenUp extends Error {}
/** An index of the request is gone: the aliases have moved on. */
class IndexGone extends Error {}

const NO_ANSWER: Answer = { total: 0, aggregations: {}, sources: [] };

interface Item {
  readonly status?: number;
  readonly error?: {
    readonly type?: string;
    readonly reason?: string;
    readonly root_cause?: readonly { readonly type?: string; readonly reason?: string }[];
    readonly failed_shards?: readonly { readonly reason?: { readonly reason?: string } }[];
  };
  readonly hits?: {
    readonly total?: { readonly value: number };
    readonly hits: readonly { readonly _source?: unknown; readonly fields?: unknown }[];
  };
  readonly aggregations?: Record<string, unknown>;
  readonly _shards?: { readonly failed: number };
  readonly timed_out?: boolean;
}

/** 429: its queues are full; 5xx: shards starting or lost */
const isBusy = (status: number): boolean => status === 429 || status >= 500;

function answerOf(item: Item): Answer {
  if (item.error) {
    const { type, reason, root_cause: causes = [], failed_shards: shards = [] } = item.error;
    const more = [...causes.map((cause) => cause.reason), ...shards.map((shard) => shard.reason?.reason)];
    const words = [`${type}: ${reason}`, ...new Set(more.filter((one) => one && one !== reason))].join('; ');
    if (item.error.type === 'index_not_found_exception') throw new IndexGone(words);
    throw isBusy(item.status ?? 500) ? new EngineDown(words) : new EngineRefused(words);
  }
  // a part of the listings is no answer
  if ((item._shards?.failed ?? 0) > 0 || item.timed_out) throw new EngineDown('some shards did not answer');
  return {
    total: item.hits?.total?.value ?? 0,
    aggregations: item.aggregations ?? {},
    sources: item.hits?.hits.map(({ _source, fields }) => _source ?? fields) ?? [],
  };
}

/** What went wrong in the transport, by meaning. */
function engineFault(error: unknown): Error {
  if (error instanceof EngineDown || error instanceof EngineRefused || error instanceof IndexGone)
    return error;
  if (error instanceof errors.RequestAbortedError) return new EngineGivenUp(error.message);
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 500;
    return isBusy(status) ? new EngineDown(error.message) : new EngineRefused(error.message);
  }
  if (error instanceof errors.ElasticsearchClientError) return new EngineDown(error.message);
  return error instanceof Error ? error : new Error(String(error));
}

/** Throws EngineDown where the engine has lost what a role held: no answer is better than one without it. */
function refuseLost({ lost }: Live, roles: readonly Role[]): void {
  const gone = roles.filter((role) => lost?.has(role));
  if (gone.length)
    throw new EngineDown(
      `the engine has lost indices (${gone.join(', ')}): forecourt rebuild makes them again`,
    );
}

/** The lines of an `_msearch`: names of indices in place of roles, in the header and where a body asks for `_index`. */
function searchLines(
  questions: readonly Question[],
  live: Live,
  placeholder: string,
): { readonly lines: string[]; readonly asked: readonly number[] } {
  const lines: string[] = [];
  const asked: number[] = [];
  const defaults = COVERED_ROLES.flatMap((role) => live[role] ?? []);
  for (const [i, { roles, cached, body }] of questions.entries()) {
    refuseLost(live, roles);
    const index = roles.flatMap((role) => live[role] ?? []);
    if (index.length === 0) continue;
    const text = JSON.stringify(body).replace(`["${placeholder}"]`, () => JSON.stringify(defaults));
    lines.push(JSON.stringify({ index, request_cache: cached }), text);
    asked.push(i);
  }
  return { lines, asked };
}

export interface AskOptions {
  readonly signal?: AbortSignal;
  /** text that stands in bodies for the names of the default coverage's indices */
  readonly placeholder: string;
  /** questions that the engine answers at the same time; not said: as many as it sees fit */
  readonly atOnce?: number;
}

async function once(
  client: Client,
  questions: readonly Question[],
  live: Live,
  options: AskOptions,
): Promise<Answer[]> {
  const { lines, asked } = searchLines(questions, live, options.placeholder);
  const answers: Answer[] = questions.map(() => NO_ANSWER);
  if (lines.length === 0) return answers;
  try {
    const { responses } = await client.msearch(
      {
        searches: lines as never,
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

/** A search over aliases: all of them are read as they are at one moment. */
export interface AliasQuestion {
  /** names that nothing stands behind answer nothing */
  readonly aliases: readonly string[];
  readonly body: object;
}

/** Asks one question of aliases. Throws EngineDown, EngineRefused or EngineGivenUp. */
export async function askAliases(
  client: Client,
  { aliases, body }: AliasQuestion,
  signal?: AbortSignal,
): Promise<Answer> {
  try {
    const item = await client.search(
      { index: [...aliases], ignore_unavailable: true, allow_no_indices: true, ...body },
      signal ? { signal } : {},
    );
    return answerOf(item as Item);
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
  return roles.flatMap((role) => live[role] ?? []);
}

/** Throws EngineDown where the engine has lost an index of the roles, EngineDown or EngineRefused where it cannot be asked. */
export async function requireRoles(indices: LiveReader, roles: readonly Role[]): Promise<void> {
  refuseLost(await liveOf(indices), roles);
}

/**
 * Asks the questions in one request. All read the same indices; when one is gone the aliases are read anew
 * and it is asked once more. Indices of a market that was never loaded answer nothing found; those that the engine has
 * lost give no answer. Throws EngineDown,
 * EngineRefused or EngineGivenUp.
 */
export async function ask(
  client: Client,
  indices: LiveReader,
  questions: readonly Question[],
  options: AskOptions,
): Promise<Answer[]> {
  try {
    return await once(client, questions, await liveOf(indices), options);
  } catch (error) {
    if (!(error instanceof IndexGone)) throw error;
    try {
      return await once(client, questions, await indices.refresh(), options);
    } catch (again) {
      throw again instanceof IndexGone ? new EngineDown(again.message) : engineFault(again);
    }
  }
}
