import { fold } from './fold.ts';
import { fault, type Reading, read } from './reading.ts';

/** Letters that no accent makes of a plain one, and what they are written as without them. */
export const PLAIN_LETTERS: readonly (readonly [letter: string, plain: string])[] = [
  ['ß', 'ss'],
  ['ẞ', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['ł', 'l'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['þ', 'th'],
  ['ı', 'i'],
];

/**
 * Text without accents, in lower case: what a searched text is indexed as (ingest/derive/plain.ts), so that a question
 * and an index agree.
 */
export function plainText(text: string): string {
  const bare = fold(text.normalize('NFD').replaceAll(/\p{M}/gu, ''));
  return PLAIN_LETTERS.reduce((plain, [letter, written]) => plain.replaceAll(letter, written), bare);
}

/** What a text search asks for: words that stand anywhere, and phrases whose words follow each other. */
export interface TextSearch {
  readonly words: readonly string[];
  readonly phrases: readonly string[];
}

/** Longest question, in characters: the engine takes a thousand words at most. */
const LONGEST = 500;

const distinct = (texts: readonly string[]): string[] =>
  [...new Set(texts.map((text) => text.trim().replaceAll(/\s+/g, ' ')).filter(Boolean))].sort();

/** Words, and phrases in double quotes; a quote that is not closed counts as a blank. */
export function readWords(text: string): Reading<TextSearch> {
  if (text.length > LONGEST) return fault(`the text is longer than ${LONGEST} characters`);
  const plain = plainText(text);
  const phrases = [...plain.matchAll(/"([^"]*)"/g)].map(([, phrase = '']) => phrase);
  const words = plain
    .replaceAll(/"[^"]*"/g, ' ')
    .replaceAll('"', ' ')
    .split(/\s+/);
  return read({ words: distinct(words), phrases: distinct(phrases) });
}
