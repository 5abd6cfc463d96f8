import { setTimeout as sleep } from 'node:timers/promises';
import { Chance } from '../../../sample/chance.ts';
import { keyed, type Session } from '../session.ts';
import type { Answers } from './answers.ts';

/** Callers that ask one question after the other. */

/** What is asked, by class. */
export interface Asked {
  readonly kind: string;
  readonly path: string;
}

/** What happened to the questions of a class: milliseconds of those answered. */
export interface Tally {
  readonly times: number[];
  /** 503 or 429 with a Retry-After, as a server does that has more than it can answer */
  refused: number;
}

type Asking = Pick<Session, 'wire' | 'address' | 'key'>;

/** How long a caller waits that was refused. */
const REFUSED_MS = 250;

const VERSION = 'x-data-version';

/** Sends one question. Throws for an answer that a busy server does not give. */
async function ask(
  asking: Asking,
  { kind, path }: Asked,
  tallies: Map<string, Tally>,
  answers: Answers,
): Promise<void> {
  const tally = tallies.get(kind) ?? { times: [], refused: 0 };
  tallies.set(kind, tally);
  const start = performance.now();
  const { status, text, headers } = await asking.wire.send(keyed(asking, path));
  const took = performance.now() - start;
  const version = headers[VERSION];
  if (status === 200 && typeof version === 'string') {
    tally.times.push(took);
    answers.note(version, path, text);
  } else if ((status === 503 || status === 429) && headers['retry-after'] !== undefined) {
    tally.refused += 1;
    await sleep(REFUSED_MS);
  } else throw new Error(`${path}: ${status} ${text.slice(0, 300)}`);
}

/** So many callers ask questions drawn by chance until the signal; the figures by class. */
export async function askUntil(
  asking: Asking,
  questions: readonly Asked[],
  callers: number,
  answers: Answers,
  ends: AbortSignal,
): Promise<Map<string, Tally>> {
  const tallies = new Map<string, Tally>();
  const caller = async (_: unknown, number: number): Promise<void> => {
    const chance = new Chance(1, number);
    while (!ends.aborted) await ask(asking, chance.pick(questions), tallies, answers);
  };
  await Promise.all(Array.from({ length: callers }, caller));
  return tallies;
}
