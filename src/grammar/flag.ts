import { fold } from './fold.ts';
import { fault, quote, type Reading, read } from './reading.ts';

const FLAGS: Readonly<Record<string, boolean>> = { true: true, '1': true, false: false, '0': false };

/** true or false, in any case; also 1 and 0 (supplement decision 48). */
export function readFlag(text: string): Reading<boolean> {
  const folded = fold(text);
  const value = Object.hasOwn(FLAGS, folded) ? FLAGS[folded] : undefined;
  return value === undefined ? fault(`${quote(text)} is neither true nor false`) : read(value);
}

/** One of the listed words, in any case; gives the word as listed. */
export function readWord<W extends string>(text: string, words: readonly W[]): Reading<W> {
  const folded = fold(text);
  const found = words.find((word) => fold(word) === folded);
  return found === undefined ? fault(`${quote(text)} is not one of ${words.join(', ')}`) : read(found);
}
