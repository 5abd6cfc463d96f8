/** How well a term answers an input, best first (part-2.md, auto-complete rule 2). */
const KINDS = { prefix: 0, wordStart: 1, inside: 2 } as const;
/** How a term matches the input; the lower the better. */
export type MatchKind = (typeof KINDS)[keyof typeof KINDS];

const IN_A_WORD = /[\p{L}\p{N}]/u;

/** Whether a word begins at that place: what stands before is no letter and no digit. */
function beginsWord(term: string, at: number): boolean {
  // the second half of a character beyond the first 65,536 counts as part of a word
  const before = term[at - 1] ?? '';
  return !IN_A_WORD.test(before) && !/[\uDC00-\uDFFF]/.test(before);
}

/** How a term answers an input, both folded or both as they are; undefined: not at all. */
export function kindOf(term: string, input: string): MatchKind | undefined {
  let at = term.indexOf(input);
  if (at < 0) return undefined;
  if (at === 0) return KINDS.prefix;
  for (; at > 0; at = term.indexOf(input, at + 1)) if (beginsWord(term, at)) return KINDS.wordStart;
  return KINDS.inside;
}

/** Terms of a field with their numbers of listings. */
export interface Term {
  readonly item: string;
  /** the item as it is compared without regard to case */
  readonly folded: string;
  readonly count: number;
}

/** What is looked for among the terms. */
export interface SuggestQuery {
  /** folded where case is ignored */
  readonly input: string;
  readonly ignoreCase: boolean;
  readonly minCount: number;
  /** order of what answers equally well: the most listings first, or alphabetical */
  readonly sort: 'count' | 'index';
  /** terms of the answer */
  readonly most: number;
}

const byText = (a: Term, b: Term): number => (a.folded < b.folded ? -1 : a.folded > b.folded ? 1 : 0);

/** Terms as `rank` takes them: the most listings first, equal ones by letter. */
export const byCount = (terms: readonly Term[]): Term[] =>
  terms.toSorted((a, b) => b.count - a.count || byText(a, b));

/**
 * The terms that hold the input, the most relevant first: those that begin with it, those of which a word does, the
 * others. The terms are given the most listings first (byCount), each once, and are looked at no further
 * than the answer needs.
 */
export function rank(
  terms: readonly Term[],
  { input, ignoreCase, minCount, sort, most }: SuggestQuery,
): Term[] {
  const kinds: [Term[], Term[], Term[]] = [[], [], []];
  const first = kinds[KINDS.prefix];
  for (const term of terms) {
    if (term.count < minCount) break;
    const kind = kindOf(ignoreCase ? term.folded : term.item, input);
    if (kind === undefined) continue;
    kinds[kind].push(term);
    if (sort === 'count' && first.length === most) break;
  }
  return kinds.flatMap((kind) => (sort === 'index' ? kind.sort(byText) : kind).slice(0, most)).slice(0, most);
}
