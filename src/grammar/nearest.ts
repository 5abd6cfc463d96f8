import { fold } from './fold.ts';

/** Single characters to change, add or take away, or neighbours to swap, to make one text of the other. */
function distance(from: string, to: string): number {
  const rows = [Array.from({ length: to.length + 1 }, (_, at) => at)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Number.POSITIVE_INFINITY;
  for (let row = 1; row <= from.length; row += 1) {
    const line = [row];
    rows.push(line);
    for (let column = 1; column <= to.length; column += 1) {
      const changed = from[row - 1] === to[column - 1] ? 0 : 1;
      const swapped = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      line[column] = Math.min(
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + changed,
        swapped ? at(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      );
    }
  }
  return at(from.length, to.length);
}

/** Longest text that is compared: a longer one is no slip of the hand. */
const LONGEST = 60;

/** Characters of a word that may differ, for it to be what was likely meant. */
const slips = (word: string): number => Math.min(3, Math.max(1, Math.floor(word.length / 3)));

/** The word that was likely meant: the nearest, when few of its characters differ. */
export function nearest(text: string, words: readonly string[]): string | undefined {
  const folded = fold(text);
  if (folded.length > LONGEST) return undefined;
  let best: { readonly word: string; readonly off: number } | undefined;
  for (const word of words) {
    const off = distance(folded, fold(word));
    if (off <= slips(word) && off < (best?.off ?? Number.POSITIVE_INFINITY)) best = { word, off };
  }
  return best?.word;
}

/** Names of one thing that differ in every letter: searches of cars filter by the one what listings call the other. */
const SAME: Readonly<Record<string, string>> = {
  car_type: 'inventory_type',
  inventory_type: 'car_type',
};

/** The name of the same thing among the words, where another one was sent for it. */
export function otherName(text: string, words: readonly string[]): string | undefined {
  const other = SAME[fold(text)];
  return other !== undefined && words.includes(other) ? other : undefined;
}

/** "; closest match: make", or nothing. */
export function hint(text: string, words: readonly string[]): string {
  const word = otherName(text, words) ?? nearest(text, words);
  return word === undefined ? '' : `; closest match: ${word}`;
}
