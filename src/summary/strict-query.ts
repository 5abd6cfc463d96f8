import { Refusal } from '../catalog/errors.ts';
import { hint } from '../grammar/nearest.ts';
import { readPairs } from '../grammar/query.ts';
import { quote } from '../grammar/reading.ts';

/** Parameters that are each known, sent once and not empty: name → text. */
export type StrictQuery = ReadonlyMap<string, string>;

function check(name: string, value: string, sent: StrictQuery, known: readonly string[]): void {
  const refuse = (detail: string) => new Refusal('bad_parameter', { name: printable(name), detail });
  if (!known.includes(name)) throw refuse(`there is no such parameter${hint(name, known)}`);
  if (sent.has(name)) throw refuse('it was sent more than once; send several values as one comma list');
  if (value.trim() === '') throw refuse('it is empty; leave it out');
}

/** A name as a message may hold it. */
const printable = (name: string): string => (/^[\w.]{1,60}$/.test(name) ? name : quote(name));

/** Reads a query of which nothing is overlooked (part-2.md S1, rule 1). */
export function readStrictly(raw: string, known: readonly string[]): StrictQuery {
  const pairs = readPairs(raw);
  if (!pairs.ok) throw new Refusal('undecodable', { detail: pairs.fault });
  const sent = new Map<string, string>();
  for (const [name, value] of pairs.value) {
    check(name, value, sent, known);
    sent.set(name, value);
  }
  return sent;
}
