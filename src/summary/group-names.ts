import { fold } from '../grammar/fold.ts';
import { splitPieces } from '../grammar/list.ts';
import { hint } from '../grammar/nearest.ts';
import { fault, quote, type Reading, read } from '../grammar/reading.ts';

/** What ends a name: the end of the list or a comma, blanks around it aside. */
const END = /^\s*(?:,\s*|$)/;

interface Known {
  readonly name: string;
  readonly folded: string;
}

/** The longest known name that the list begins with. */
const begins = (list: string, known: readonly Known[]): Known | undefined =>
  known.find(({ folded }) => list.startsWith(folded) && END.test(list.slice(folded.length)));

/** A folded piece of a list as it was sent. */
const asSent = (piece: string, text: string): string =>
  splitPieces(text)
    .find((one) => fold(one) === fold(piece))
    ?.trim() ?? piece.trim();

/**
 * Canonical names of dealership groups in a comma list. Names may hold commas and pipes themselves: at each place the
 * longest known name is taken, in any case (feeds.md section 5, "a comma inside a value"); a backslash keeps a comma too.
 */
export function readGroupNames(text: string, names: readonly string[]): Reading<string[]> {
  const known = names
    .map((name) => ({ name, folded: fold(name) }))
    .sort((a, b) => b.folded.length - a.folded.length);
  const found = new Set<string>();
  let rest = fold(text);
  while (rest !== '') {
    const whole = begins(rest, known);
    if (whole) {
      found.add(whole.name);
      rest = rest.slice(whole.folded.length).replace(END, '');
      continue;
    }
    const [piece = ''] = /^(?:\\.|[^\\,])*/s.exec(rest) ?? [];
    const [escaped = ''] = splitPieces(piece);
    const one = known.find(({ folded }) => folded === escaped.trim());
    if (!one) return fault(`there is no group ${quote(asSent(escaped, text))}${hint(escaped, names)}`);
    found.add(one.name);
    rest = rest.slice(piece.length).replace(END, '');
  }
  return found.size > 0 ? read([...found]) : fault('it names no group');
}
