import { setTimeout as sleep } from 'node:timers/promises';
import type { Client } from '@elastic/elasticsearch';
import { testApp } from '../market/app.ts';

/** What searches heard that were asked again and again. */
export interface Heard {
  /** each answer: its status and, of a 200, what was found */
  readonly answers: readonly string[];
  /** why there was none, in the words of the log, and how often */
  readonly faults: Readonly<Record<string, number>>;
  /** the longest that a caller waited for one, in milliseconds */
  readonly longest: number;
  /** the longest time in which no caller was answered by a 200, in milliseconds */
  readonly gap: number;
  /**
   * the part of their time that callers spent on what had no answer. Not the part of the answers: a refusal comes at once, so that
   * in a second there are many more of them than of answers
   */
  readonly without: number;
}

/** Searches of one server, asked until they are told to end. */
export interface Searches {
  /** grows while they are asked */
  readonly answers: readonly string[];
  end(): Promise<Heard>;
}

/** Between the answer to a caller and its next search: whoever asks at once again takes both cores from what is tested. */
const PAUSE_MS = 100;

/** So many callers search the cars of an installation, each one search after the other. */
export function searching(engine: { client: Client; prefix: string }, callers = 2): Searches {
  const service = testApp(engine);
  const answers: string[] = [];
  const faults: Record<string, number> = {};
  let [longest, gap, last] = [0, 0, performance.now()];
  let [spent, lost] = [0, 0];
  let ended = false;
  const note = (answer: string, wait: number): void => {
    answers.push(answer);
    longest = Math.max(longest, wait);
    spent += wait + PAUSE_MS;
    if (!answer.startsWith('200')) {
      lost += wait + PAUSE_MS;
      return;
    }
    gap = Math.max(gap, performance.now() - last);
    last = performance.now();
  };
  const loop = async (): Promise<void> => {
    for (let n = 0; !ended; n += 1) {
      const asked = performance.now();
      const response = await service.ask(`/search/car/active?rows=1&facets=make&price_range=${n % 50}-`);
      const body = (await response.json()) as { num_found?: number };
      if (response.status !== 200) {
        const { cause } = JSON.parse(service.log.at(-1) ?? '{}') as { cause?: string };
        const [why = ''] = (cause ?? '').split('\n');
        faults[why] = (faults[why] ?? 0) + 1;
      }
      note(`${response.status} ${body.num_found ?? ''}`, performance.now() - asked);
      await sleep(PAUSE_MS);
    }
  };
  const loops = Promise.all(Array.from({ length: callers }, loop));
  return {
    answers,
    async end() {
      ended = true;
      await loops;
      return {
        answers,
        faults,
        longest: Math.round(longest),
        gap: Math.round(gap),
        without: spent === 0 ? 0 : lost / spent,
      };
    },
  };
}
