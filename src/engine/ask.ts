import { type Client, errors } from '@elastic/elasticsearch';
import { diagnoseEngine, diagnosisText } from './diagnosis.ts';
import { answerInTime, type Judge } from './late-questions.ts';
import { preferenceOf } from './preference.ts';
import type { AliasQuestion, LineAnswer } from './question.ts';

/** The engine is dead, busy or starting: an answer may come later. */
export class EngineDown extends Error {}
/** The engine lives and has no memory or no place for the request: less may be answered at once, the same later. */
export class EngineBusy extends EngineDown {}
/** The engine refused our request: our fault. Its words go to the log only. */
class EngineRefused extends Error {}
/** The caller went away or the time was up. */
export class EngineGivenUp extends Error {}
/** An index of the request is gone: the aliases have moved on. */
export class IndexGone extends Error {}

/** Why the engine, or one of its shards, does not answer. */
interface Cause {
  readonly type?: string;
  readonly reason?: string | null;
}

const wordsOf = ({ type, reason }: Cause): string => (reason ? `${type}: ${reason}` : `${type}`);

/** What shards say that do not answer. */
type Shards = readonly { readonly reason?: Cause }[];

/** The engine's answer to one line of an `_msearch`. */
export interface Item {
  readonly status?: number;
  readonly error?: Cause & { readonly root_cause?: readonly Cause[]; readonly failed_shards?: Shards };
  readonly hits?: {
    readonly total?: { readonly value: number };
    readonly hits: readonly {
      readonly _source?: unknown;
      readonly fields?: Readonly<Record<string, readonly unknown[]>>;
      readonly sort?: readonly unknown[];
    }[];
  };
  readonly aggregations?: Record<string, unknown>;
  readonly _shards?: { readonly failed: number; readonly total?: number; readonly failures?: Shards };
  readonly timed_out?: boolean;
}

/** 429: its queues or its memory are full; 5xx: shards starting or lost */
const isPassing = (status: number): boolean => status === 429 || status >= 500;

/** What the engine names what its breakers and its full queues refuse; under another status where a shard says it. */
const OVERLOAD = /circuit_breaking_exception|es_rejected_execution_exception/;

/** A fault that passes, in the engine's words. */
const passing = (status: number, words: string, options?: ErrorOptions): EngineDown =>
  status === 429 || OVERLOAD.test(words) ? new EngineBusy(words, options) : new EngineDown(words, options);

/** The answer to one question; throws EngineDown, EngineRefused or IndexGone where there is none. */
export function answerOf(item: Item): LineAnswer {
  if (item.error) {
    const { root_cause: causes = [], failed_shards: shards = [] } = item.error;
    const told: Cause[] = [item.error, ...causes, ...shards.flatMap((shard) => shard.reason ?? [])];
    const words = [...new Set(told.map(wordsOf))].join('; ');
    if (item.error.type === 'index_not_found_exception') throw new IndexGone(words);
    const { status = 500 } = item;
    throw isPassing(status) ? passing(status, words) : new EngineRefused(words);
  }
  // a part of the listings is no answer
  const { failed = 0, failures = [] } = item._shards ?? {};
  if (failed > 0 || item.timed_out) {
    const why = failures.map((shard) => wordsOf(shard.reason ?? {}));
    throw passing(503, ['some shards did not respond', ...new Set(why)].join('; '));
  }
  const { _source: stored, fields: columns, sort } = item.hits?.hits.at(-1) ?? {};
  return {
    last: stored && columns && sort ? { sort, columns } : undefined,
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
  const diagnosis = diagnoseEngine(error);
  if (diagnosis) return new EngineDown(diagnosisText(diagnosis), { cause: error });
  if (error instanceof errors.RequestAbortedError) return new EngineGivenUp(error.message);
  if (error instanceof errors.ResponseError) {
    const status = error.statusCode ?? 500;
    return isPassing(status) ? passing(status, error.message) : new EngineRefused(error.message);
  }
  if (error instanceof errors.ElasticsearchClientError) return new EngineDown(error.message);
  return error instanceof Error ? error : new Error(String(error));
}

/** What faults mean for who asks the nodes of a cluster. */
export const judge: Judge = {
  /** Did the engine understand the question and refuse it? Another node would, too. */
  isRefusal(error) {
    const fault = engineFault(error);
    return fault instanceof IndexGone || fault instanceof EngineRefused;
  },
  /** Nodes that are dead, or say 503 as a whole, the client has left for others itself. */
  isUnable: (error) =>
    error instanceof EngineDown || (error instanceof errors.ResponseError && error.statusCode === 429),
};

/** The same of indices whose names have just been read: a node that does not know them has fallen behind the others. */
export const judgeFresh: Judge = {
  isRefusal: (error) => !(error instanceof IndexGone) && judge.isRefusal(error),
  isUnable: (error) => error instanceof IndexGone || judge.isUnable(error),
};

/** What aliases answered. */
export interface AliasAnswer extends LineAnswer {
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
    return await answerInTime(
      client,
      (ends, elsewhere) =>
        client.search(
          { ...asked, ...(elsewhere ?? { preference: preferenceOf(body) }) },
          { meta: true, ...(ends ? { signal: ends } : {}) },
        ),
      {
        ...judge,
        signal,
        read(found) {
          const item = found as Item;
          return { ...answerOf(item), isNowhere: item._shards?.total === 0 };
        },
      },
    );
  } catch (error) {
    throw engineFault(error);
  }
}
