import { createHash } from 'node:crypto';
import { answerOf, type Counted, differences, ofEnvelope } from '../peers/answers.ts';
import type { Peer } from '../peers/peer.ts';
import type { Question } from '../peers/questions.ts';

interface Told {
  readonly digest: string;
  readonly counted: Counted;
}

const digestOf = (text: string): string => createHash('sha1').update(text).digest('base64');

/**
 * What was answered, by generation of the data and question. Of one generation the same question has one answer, whoever
 * asks and whenever: each is compared with the first. What the first one counts is compared with the rows (`check`).
 */
export class Answers {
  readonly #told = new Map<string, Map<string, Told>>();
  readonly #wrong: string[] = [];
  #noted = 0;

  /** answers that were noted */
  get noted(): number {
    return this.#noted;
  }

  /** generations that answered */
  get generations(): readonly string[] {
    return [...this.#told.keys()];
  }

  /** what was found wrong, in words */
  get wrong(): readonly string[] {
    return this.#wrong;
  }

  note(generation: string, path: string, text: string): void {
    this.#noted += 1;
    const told = this.#told.get(generation) ?? new Map<string, Told>();
    this.#told.set(generation, told);
    const digest = digestOf(text);
    const before = told.get(path);
    if (!before) told.set(path, { digest, counted: ofEnvelope(JSON.parse(text)) });
    else if (before.digest !== digest) this.#wrong.push(`${generation} ${path}: answered in two ways`);
  }

  /** Compares the answers of one generation with what its rows say; gives how many there were. */
  check(generation: string, truths: ReadonlyMap<string, Counted>): number {
    const told = this.#told.get(generation) ?? new Map<string, Told>();
    for (const [path, { counted }] of told) {
      const [name] = differences(counted, truths.get(path) ?? {});
      if (name === undefined) continue;
      const [ours, rows] = [counted[name], truths.get(path)?.[name]].map((one) => JSON.stringify(one));
      this.#wrong.push(
        `${generation} ${path}: ${name} is ${ours?.slice(0, 200)}, by the rows ${rows?.slice(0, 200)}`,
      );
    }
    return told.size;
  }
}

/** What the rows of one generation say to each question. */
export async function truthsOf(rows: Peer, questions: readonly Question[]): Promise<Map<string, Counted>> {
  const truths = new Map<string, Counted>();
  for (const { path, plan } of questions) truths.set(path, await answerOf(rows, { ...plan, rows: 0 }));
  return truths;
}
