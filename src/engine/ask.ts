import { type Client, errors } from '@elastic/elasticsearch';
import { answerInTime } from './late.ts';
import { preferenceOf } from './preference.ts';
import type { AliasQuestion, Answer } from './question.ts';
import { engineTrouble, troubleText } from './trouble.ts';

/** The engine is dead, busy or starting: an answer may come later. */
export class EngineDown extends Error {}
/** The engine refused our request: our fault. Its words go to the log only. */
class EngineRefused extends Error {}
/** The caller went away or the time was up. */
export class EngineGivenUp extends Error {}
/** An index of the request is gone: the aliases have moved on. */
export class IndexGone extends Error {}

/** The engine's answer to one line of an `_msearch`. */
export interface Item {
  readonly status?: number;
  readonly error?: {
    readonly type?: string;
    readonly reason?: string;
    readonly root_cause?: readonly { readonly type?: string; readonly reason?: string }[];
    readonly failed_shards?: readonly { readonly reason?: { readonly reason?: string } }[];
  };
  readonly hits?: {
    readonly total?: { readonly value: number };
    readonly hits: readonly {
      readonly _source?: unknown;
      readonly fields?: Readonly<Record<string, readonly unknown[]>>;
      readonly sort?: readonly unknown[];
    }[];
  };
  readonly aggregations?: Record<string, unknown>;
  readonly _shards?: { readonly failed: number; readonly total?: number };
  readonly timed_out?: boolean;
}

/** 429: its queues are full; 5xx: shards starting or lost */
const isBusy = (status: number): boolean => status === 429 || status >= 500;

/** The answer to one question; throws EngineDown, EngineRefused or IndexGone where there is none. */
export function answerOf(item: Item): Answer {
  if (item.error) {
    const { type, reason, root_cause: causes = [], failed_shards: shards = [] } = item.error;
    const more = [...causes.map((cause) => cause.reason), ...shards.map((shard) => shard.reason?.reason)];
    const words = [`${type}: ${reason}`, ...new Set(more.filter((one) => one && one !== reason))].join('; ');
    if (item.error.type === 'index_not_found_exception') throw new IndexGone(words);
    throw isBusy(item.status ?? 500) ? new EngineDown(words) : new EngineRefused(words);
  }
  // a part of the listings is no answer
  if ((item._shards?.failed ?? 0) > 0 || item.timed_out) throw new EngineDown('some shards did not respond');
  const { _source: stored, fields: columns, sort } = item.hits?.hits.at(-1) ?? {};
  return {
    ...(stored && columns && sort ? { last: { sort, columns } } : {}),
    total: item.hits?.total?.value ?? 0,
    aggregations: item.aggregations ?? {},
    sources: item.hits?.hits.map(({ _source, fields }) => _source ?? fields) ?? [],
  };
}

/** What went wrong in the transport, by meaning. */
export function engineFault(error: unknown): Error {
  if (error instanceof EngineDown || error instanceof EngineRefused || error instanceof IndexGone)
    return error;
  // no caller can mend it, and it may be mended at any time
  const trouble = engineTrouble(error);
  if (trouble) return new EngineDown(troubleText(trouble), { cause: error });
  if (error instanceof errors.RequestAbortedError) return new EngineGivenUp(error.message);
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 500;
    return isBusy(status) ? new EngineDown(error.message) : new EngineRefused(error.message);
  }
  if (error instanceof errors.ElasticsearchClientError) return new EngineDown(error.message);
  return error instanceof Error ? error : new Error(String(error));
}

/** Did the engine understand the question and refuse it? Another node would, too. */
export function isRefusal(error: unknown): boolean {
  const fault = engineFault(error);
  return fault instanceof IndexGone || fault instanceof EngineRefused;
}

/** What aliases answered. */
export interface AliasAnswer extends Answer {
  /** no index stands behind the names: it was never loaded, or the engine has lost it */
  readonly isNowhere: boolean;
}

/** Asks one question of aliases. Throws EngineDown, EngineRefused or EngineGivenUp. */
export async function askAliases(
  client: Client,
  { aliases, body }: AliasQuestion,
  signal?: AbortSignal,
): Promise<AliasAnswer> {
  try {
    const asked = { index: [...aliases], ignore_unavailable: true, allow_no_indices: true, ...body };
    const item = await answerInTime(
      client,
      async (ends, elsewhere) =>
        (await client.search(
          { ...asked, ...(elsewhere ?? { preference: preferenceOf(body) }) },
          ends ? { signal: ends } : {},
        )) as Item,
      { signal, isRefusal },
    );
    return { ...answerOf(item), isNowhere: item._shards?.total === 0 };
  } catch (error) {
    throw engineFault(error);
  }
}
