import { fault, type Reading, read } from './reading.ts';

/** Words that a text must hold, and phrases; folded: lower case, no accents. */
export interface Words {
  readonly words: readonly string[];
  readonly phrases: readonly string[];
}

/** Longest question in characters: the engine takes as many clauses as it can have words. */
const LONGEST = 500;

/** Text without case and accents, as running text is indexed. */
const folded = (text: string): string =>
  text.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '').normalize('NFC');

/** Reads words separated by blanks, and phrases in double quotes; what is left open ends with the text. */
export function readWords(text: string): Reading<Words> {
  if ([...text].length > LONGEST) return fault(`has over ${LONGEST} characters`);
  const parts = folded(text).split('"');
  const phrases = parts.filter((part, i) => i % 2 === 1 && part.trim() !== '').map((part) => part.trim());
  const words = parts.filter((_, i) => i % 2 === 0).flatMap((part) => part.split(/\s+/).filter(Boolean));
  return read({ words: [...new Set(words)].sort(), phrases: [...new Set(phrases)].sort() });
}
