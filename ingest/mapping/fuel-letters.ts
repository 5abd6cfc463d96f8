import type { ChoiceWord } from './choice-words.ts';
import type { Suggestion } from './suggestion.ts';

/** What one large marketplace of Europe writes for fuels, in the files that are made of its pages. */
const CODE: Readonly<Record<string, string>> = {
  b: 'Petrol',
  d: 'Diesel',
  e: 'Electric',
  l: 'LPG',
  c: 'CNG',
  h: 'Hydrogen',
  m: 'Ethanol',
  '2': 'Petrol/Electric',
  '3': 'Diesel/Electric',
};

/** Other fuels, and none that is known. */
const NO_FUEL: ReadonlySet<string> = new Set(['o', 'unknown']);

/** Is a column of fuels one of that code? Its b is petrol in no other, and a letter alone may be anything. */
function isCoded(examples: readonly string[]): boolean {
  const letters = examples.map((one) => one.toLowerCase());
  return (
    letters.includes('b') &&
    letters.length > 1 &&
    letters.every((one) => Object.hasOwn(CODE, one) || NO_FUEL.has(one))
  );
}

/** Words for the letters of a column of fuels, where they are those of that code; `targets`: header → column of ours. */
export const fuelLetters = (
  suggestions: readonly Suggestion[],
  targets: ReadonlyMap<string, string>,
): readonly ChoiceWord[] =>
  suggestions.some(({ column }) => targets.get(column.header) === 'fuel_type' && isCoded(column.examples))
    ? Object.entries(CODE).map(([word, means]) => ({ column: 'fuel_type', word, means }))
    : [];
