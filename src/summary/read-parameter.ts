import { Refusal } from '../catalog/errors.ts';
import { readInteger } from '../grammar/number.ts';
import { fault, quote, type Reading } from '../grammar/reading.ts';
import { readFixed } from './row-filters.ts';
import type { StrictQuery } from './strict-query.ts';

/** Reads what was sent by name: what is not exactly a value of the parameter is refused, naming it (part-2.md S1, rule 1). */

/** The refusal of a parameter. */
export const refuse = (name: string, detail: string): Refusal =>
  new Refusal('bad_parameter', { name, detail });

/** The value of a parameter that was sent; what cannot be read is refused by its name. */
export function readParameter<T>(
  sent: StrictQuery,
  name: string,
  reader: (text: string) => Reading<T>,
): T | undefined {
  const text = sent.get(name);
  if (text === undefined) return undefined;
  const reading = reader(text);
  if (!reading.ok) throw refuse(name, reading.fault);
  return reading.value;
}

/** Reads one of some words, lower case. */
export const oneOf =
  <W extends string>(choices: readonly W[]) =>
  (text: string): Reading<W> =>
    readFixed(text, choices);

/** Reads a whole number from `least` to `most`. */
export const between =
  (least: number, most: number) =>
  (text: string): Reading<number> => {
    const number = readInteger(text);
    if (number.ok && number.value < least) return fault(`${quote(text)} is below ${least}`);
    if (number.ok && number.value > most) return fault(`${quote(text)} is above ${most}`);
    return number;
  };

/** Refuses two parameters that say the same. */
export function notTogether(sent: StrictQuery, one: string, other: string): void {
  if (sent.has(one) && sent.has(other)) throw refuse(one, `send either it or ${other}`);
}
