import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, errors, type TransportResult } from '@elastic/elasticsearch';
import PQueue from 'p-queue';
import { answeringNodes, isCluster, noteUnable, someAnswers } from './nodes.ts';

/**
 * Questions that are late in a cluster: a node may stand still, and the others take half a minute to notice. They are
 * asked again, of another node and of copies on nodes that answer; the first answer counts and the other questions are given up.
 * So is at once what a node could not answer, though it lives: the client itself asks another one only where the whole
 * answer is a 503, and that of several searches is a 200 which holds what is wrong with each.
 */

/** Later than a question is answered by a cluster that is well, but for the heaviest. */
const LATE_MS = 2000;
/** So many are asked again at the same time: a cluster that is slow for its load gets little more of it. */
const AGAIN_AT_ONCE = 2;
/** So long after one that was answered elsewhere sooner, all are asked there. */
const UNWELL_MS = 10_000;

/** In place of the copies that a question goes to by itself: those that the engine is told to prefer, or any. */
interface Elsewhere {
  readonly preference?: string;
}

/** Where the questions to a cluster are asked, until when by the clock of `performance`. */
const unwell = new WeakMap<Client, { readonly where: Elsewhere; readonly until: number }>();
const again = new PQueue({ concurrency: AGAIN_AT_ONCE });

/** Asks the question once, of the copies that it goes to by itself or elsewhere; tells which node answered. */
type AskOnce<B> = (
  signal: AbortSignal | undefined,
  elsewhere: Elsewhere | undefined,
) => Promise<TransportResult<B>>;

/** Asks when there is a place, which others get where the answer is late as well. */
function inPlace<T>(ask: () => Promise<T>, ends: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const asked = async (): Promise<void> => {
      const answer = ask();
      answer.then(resolve, reject);
      await Promise.race([answer, sleep(LATE_MS, undefined, { ref: false })]).catch(() => undefined);
    };
    again.add(asked, { signal: ends }).catch(reject);
  });
}

/** Waits until a question is late, and finds out meanwhile which nodes answer. */
async function lateness(client: Client, ends: AbortSignal): Promise<Elsewhere> {
  await sleep(LATE_MS / 2, undefined, { signal: ends });
  const [nodes] = await Promise.all([
    answeringNodes(client, LATE_MS / 2),
    sleep(LATE_MS / 2, undefined, { signal: ends }),
  ]);
  return nodes?.length ? { preference: `_prefer_nodes:${nodes.join(',')}` } : {};
}

function whereNow(client: Client): Elsewhere | undefined {
  const { where, until = 0 } = unwell.get(client) ?? {};
  return until > performance.now() ? where : undefined;
}

/** What came of a question. */
type Told<T> = { readonly answer: T } | { readonly refusal: unknown };

function answerOfTold<T>(told: Told<T>): T {
  if ('refusal' in told) throw told.refusal;
  return told.answer;
}

/** What a fault means for who asks. */
export interface Judge {
  /** would every node say the same? No other is waited for then. */
  isRefusal(error: unknown): boolean;
  /** could the node not answer, though it lives, and may another one? */
  isUnable(error: unknown): boolean;
}

/** How a question is asked. */
interface Asking<B, T> extends Judge {
  readonly signal: AbortSignal | undefined;
  /** the answer in what a node has sent; throws where that is none */
  read(body: B): T;
}

/** Asks once. Throws what the question throws, but for what every node would say. */
async function tell<B, T>(
  answered: Promise<TransportResult<B>>,
  { read, isRefusal, isUnable }: Pick<Asking<B, T>, 'read' | keyof Judge>,
): Promise<Told<T>> {
  let node: object | null = null;
  try {
    const { body, meta } = await answered;
    node = meta.connection;
    return { answer: read(body) };
  } catch (error) {
    if (isRefusal(error)) return { refusal: error };
    if (node && isUnable(error)) noteUnable(node);
    throw error;
  }
}

/**
 * The answer to a question, which is asked as often as there are nodes where it is late, or where nodes that live cannot answer
 * it. Throws what the question throws.
 */
export async function answerInTime<B, T>(
  client: Client,
  question: AskOnce<B>,
  { signal, ...asking }: Asking<B, T>,
): Promise<T> {
  if (!isCluster(client)) return asking.read((await question(signal, undefined)).body);
  const given = new AbortController();
  const ends = signal ? AbortSignal.any([signal, given.signal]) : given.signal;
  const ask = (where: Elsewhere | undefined): Promise<Told<T>> => tell(question(ends, where), asking);
  const asked = [ask(whereNow(client))];
  try {
    while (asked.length < client.connectionPool.connections.length) {
      const sooner = Promise.any(asked).then(
        (told) => ({ told }),
        (all: AggregateError) => ({ fault: all.errors.at(-1) as unknown }),
      );
      // whoever gives up is told so by the question itself
      const late = lateness(client, ends).catch(() => sooner);
      const found = await Promise.race([sooner, late]);
      if ('told' in found) return answerOfTold(found.told);
      if ('fault' in found) {
        if (!asking.isUnable(found.fault) || !someAnswers(client)) break;
        asked.push(ask(whereNow(client)));
        continue;
      }
      const elsewhere = inPlace(() => ask(found), ends);
      elsewhere.then(
        () => unwell.set(client, { where: found, until: performance.now() + UNWELL_MS }),
        () => undefined, // it was given up, or all have failed
      );
      asked.push(elsewhere);
    }
    return answerOfTold(await Promise.any(asked));
  } catch (error) {
    if (!(error instanceof AggregateError)) throw error;
    const faults: readonly unknown[] = error.errors;
    // whoever gave up is told so, whatever nodes had said before
    throw faults.find((one) => one instanceof errors.RequestAbortedError) ?? faults[0];
  } finally {
    given.abort();
  }
}
