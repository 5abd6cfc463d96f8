/** How well a term answers an input, best first (part-2.md, auto-complete rule 2). */
const KINDS = { prefix: 0, wordStart: 1, inside: 2 } as const;
export type Kind = (typeof KINDS)[keyof typeof KINDS];

const IN_A_WORD = /[\p{L}\p{N}]/u;

/** Whether a word begins at that place: what stands before is no letter and no digit. */
function beginsWord(term: string, at: number): boolean {
  // the second half of a character beyond the first 65,536 counts as part of a word
  const before = term[at - 1] ?? '';
  return !IN_A_WORD.test(before) && !/[\uDC00-\uDFFF]/.test(before);
}

/** How a term answers an input, both folded or both as they are; undefined: not at all. */
export function kindOf(term: string, input: string): Kind | undefined {
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
export interface Wanted {
  /** folded where case is ignored */
  readonly input: string;
  readonly ignoreCase: boolean;
  readonly minCount: number;
  /** order of what answers equally well: the most listings first, or alphabetical */
  readonly sort: 'count' | 'index';
}

/** Terms of an answer (part-2.md, auto-complete rule 3). */
export const MOST_SUGGESTIONS = 50;

const alphabetical = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

type Compare = (a: Term, b: Term) => number;
const ORDERS: Readonly<Record<Wanted['sort'], Compare>> = {
  count: (a, b) => b.count - a.count || alphabetical(a.folded, b.folded),
  index: (a, b) => alphabetical(a.folded, b.folded),
};

/**
 * The terms that hold the input, the most relevant first: those that begin with it, those of which a word does, the
 * others; at most 50. Each term stands once.
 */
export function rank(terms: readonly Term[], { input, ignoreCase, minCount, sort }: Wanted): Term[] {
  const kinds: [Term[], Term[], Term[]] = [[], [], []];
  for (const term of terms) {
    if (term.count < minCount) continue;
    const kind = kindOf(ignoreCase ? term.folded : term.item, input);
    if (kind !== undefined) kinds[kind].push(term);
  }
  const best: Term[] = [];
  for (const kind of kinds) {
    if (best.length >= MOST_SUGGESTIONS) break;
    best.push(...kind.sort(ORDERS[sort]).slice(0, MOST_SUGGESTIONS - best.length));
  }
  return best;
}
