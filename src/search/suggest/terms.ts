import { LRUCache } from 'lru-cache';
import { fold } from '../../grammar/fold.ts';
import { TERMS } from './compile.ts';
import { byCount, type Term } from './match.ts';

/** Terms that the engine counted. */
export interface Terms {
  readonly terms: readonly Term[];
  /** the field has more of them */
  readonly more: boolean;
}

interface TermsAnswer {
  readonly sum_other_doc_count?: number;
  readonly buckets: readonly {
    readonly key: string | number;
    readonly key_as_string?: string;
    readonly doc_count: number;
  }[];
}

/** The terms of an answer, the most listings first; an answer of no index has none. */
export function readTerms(aggregations: Readonly<Record<string, unknown>> = {}): Terms {
  const { buckets = [], sum_other_doc_count: others = 0 } = (aggregations[TERMS] ??
    {}) as Partial<TermsAnswer>;
  const terms = buckets.map(({ key, key_as_string, doc_count: count }): Term => {
    const item = key_as_string ?? String(key);
    return { item, folded: fold(item), count };
  });
  return { terms: byCount(terms), more: others > 0 };
}

/** The terms of several answers, each once, the most listings first. */
export const unitedTerms = (answers: readonly Terms[]): Term[] =>
  byCount([
    ...new Map(answers.flatMap(({ terms }) => terms.map((term) => [term.item, term] as const))).values(),
  ]);

/** Bytes of a term besides its characters, about. */
const TERM_BYTES = 80;

const bytesOf = ({ terms }: Terms): number =>
  terms.reduce((sum, { item, folded }) => sum + TERM_BYTES + 2 * (item.length + folded.length), 0);

/** Terms that were asked for, by question and indices; those asked for longest ago go when there are too many bytes. */
export type KnownTerms = LRUCache<string, Terms>;

/** Keeps terms in at most so many bytes of memory. */
export const knownTerms = (most: number): KnownTerms =>
  new LRUCache({ maxSize: most, sizeCalculation: (terms, key) => bytesOf(terms) + 2 * key.length });
