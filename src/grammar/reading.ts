import { withoutSecrets } from './secrets.ts';

/** The outcome of reading a text: a value, or what is wrong with the text ("is no number"). */
export type Reading<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly fault: string };

/** A text that could be read, with its value. */
export const read = <T>(value: T): Reading<T> => ({ ok: true, value });
/** A text that could not be read, with the reason in words. */
export const fault = (text: string): Reading<never> => ({ ok: false, fault: text });

/** Reads every text of a list; the first fault ends it. */
export function readAll<T>(texts: readonly string[], one: (text: string) => Reading<T>): Reading<T[]> {
  const values: T[] = [];
  for (const text of texts) {
    const reading = one(text);
    if (!reading.ok) return reading;
    values.push(reading.value);
  }
  return read(values);
}

/** Characters of a quoted text. */
const LONGEST = 40;

/** A text as it may stand in a message: short and printable, and no credential. */
export function quote(text: string): string {
  const printable = withoutSecrets(text).replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '?');
  const characters = Array.from(printable);
  return `"${characters.length > LONGEST ? `${characters.slice(0, LONGEST).join('')}…` : printable}"`;
}
