import type { Client } from '@elastic/elasticsearch';
import { COVERED_ROLES } from '../catalog/roles.ts';
import { answerOf, EngineDown, engineFault, IndexGone, type Item, judge, judgeFresh } from './ask.ts';
import type { KeptAnswers } from './kept-answers.ts';
import { answerInTime, type Judge } from './late-questions.ts';
import type { Live } from './live.ts';
import type { LiveReader } from './live-reader.ts';
import { idsOf, liveOf, refuseLost } from './live-roles.ts';
import { preferenceOf } from './preference.ts';
import type { AskEngine, Line, LineAnswer, WrittenLine } from './question.ts';

/** Questions to the live indices of a market. */

const NO_ANSWER: LineAnswer = { total: 0, aggregations: {}, sources: [] };

/** A line as the engine is asked it. */
interface Asked {
  readonly line: Line;
  /** where its answer stands among those of the request */
  readonly position: number;
  /** names of its indices */
  readonly index: readonly string[];
  /** what it asks, and the same as text */
  readonly asked: object;
  readonly body: string;
  /** by what its answer is kept: the ids of its indices and its whole body; undefined: it is not kept */
  readonly key: string | undefined;
}

/** The lines that there is an index for. */
function askedLines(lines: readonly Line[], live: Live): Asked[] {
  const { indices } = live;
  const covered = COVERED_ROLES.flatMap((role) => indices[role] ?? []);
  return lines.flatMap((line, position) => {
    refuseLost(live, line.roles);
    const index = line.roles.flatMap((role) => indices[role] ?? []);
    if (index.length === 0) return [];
    const asked = line.body(covered);
    const body = JSON.stringify(asked);
    const key = line.cached ? `${idsOf(live, line.roles)} ${body}` : undefined;
    return { line, position, index, asked, body, key };
  });
}

/** What the one whose turn it is may do. */
export interface Turn {
  /** lines that the engine answers at the same time; undefined: as many as it sees fit */
  readonly atOnce?: number | undefined;
}

/** Asks the engine when there is a place for it; it is told the lines that are asked, and is not called where all are kept. */
export type InTurn = <T>(lines: readonly WrittenLine[], work: (turn: Turn) => Promise<T>) => Promise<T>;

const atOnce: InTurn = (_, work) => work({});

/** How a request is asked: when it is given up, whose turn it is, which answers are kept. */
export interface AskOptions {
  readonly signal?: AbortSignal | undefined;
  /** answers that are kept; not said: none */
  readonly kept?: KeptAnswers;
  /** not said: at once */
  readonly inTurn?: InTurn;
}

/** The two lines of an `_msearch`, and where it is asked when not where the question goes by itself. */
const textsOf = ({ line, index, asked, body }: Asked, elsewhere: object | undefined): [string, string] => {
  const where = elsewhere ?? { preference: preferenceOf(asked) };
  return [JSON.stringify({ index, request_cache: line.cached, ...where }), body];
};

/** Nobody reads the client's spans, and each costs. */
const UNTRACED = { openTelemetry: { enabled: false } };

/** Asks lines in one `_msearch`. */
async function search(
  client: Client,
  asked: readonly Asked[],
  { atOnce: most }: Turn,
  { signal, ...judging }: Judge & Pick<AskOptions, 'signal'>,
): Promise<LineAnswer[]> {
  try {
    return await answerInTime(
      client,
      (ends, elsewhere) => {
        const searches = asked.flatMap((one) => textsOf(one, elsewhere));
        return client.msearch(
          { searches: searches as never, ...(most ? { max_concurrent_searches: most } : {}) },
          { ...UNTRACED, meta: true, ...(ends ? { signal: ends } : {}) },
        );
      },
      { ...judging, signal, read: ({ responses }) => responses.map((item) => answerOf(item as Item)) },
    );
  } catch (error) {
    throw engineFault(error);
  }
}

async function once(
  client: Client,
  lines: readonly Line[],
  live: Live,
  { signal, kept, inTurn = atOnce }: AskOptions,
  judging: Judge,
): Promise<LineAnswer[]> {
  const answers: LineAnswer[] = lines.map(() => NO_ANSWER);
  const open = askedLines(lines, live).filter(({ key, position }) => {
    const found = key === undefined ? undefined : kept?.find(key);
    if (found) answers[position] = found;
    return !found;
  });
  if (open.length === 0) return answers;
  await inTurn(
    open.map(({ line, asked }) => ({ cached: line.cached, body: asked })),
    async (turn) => {
      const ask = (positions: readonly number[]): Promise<LineAnswer[]> => {
        const asked = open.filter((_, at) => positions.includes(at));
        return search(client, asked, turn, { ...judging, signal });
      };
      const keys = open.map(({ key }) => key);
      // some may have been answered while this request waited
      const found = kept ? await kept.answers(keys, ask, signal) : await ask([...keys.keys()]);
      for (const [at, answer] of found.entries()) answers[open[at]?.position ?? 0] = answer;
    },
  );
  return answers;
}

/**
 * Asks the lines in one request, those whose answers are kept from memory. All read the same indices; when one is gone the
 * aliases are read anew and it is asked once more. Indices of a market that was never loaded answer nothing found; those that the engine has
 * lost give no answer. Throws EngineDown,
 * EngineRefused or EngineGivenUp.
 */
export async function ask(
  client: Client,
  indices: LiveReader,
  lines: readonly Line[],
  options: AskOptions = {},
): Promise<LineAnswer[]> {
  try {
    return await once(client, lines, await liveOf(indices), options, judge);
  } catch (error) {
    if (!(error instanceof IndexGone)) throw error;
    try {
      return await once(client, lines, await indices.refresh(), options, judgeFresh);
    } catch (again) {
      throw again instanceof IndexGone ? new EngineDown(again.message) : engineFault(again);
    }
  }
}

/** The live indices as a search asks them: every line in the same way (`ask`). */
export const liveEngine =
  (client: Client, indices: LiveReader, options: AskOptions): AskEngine =>
  (lines) =>
    ask(client, indices, lines, options);
