import { bodyType, drivetrain, fuelType, hybridFuels, transmission } from './build.ts';
import { baseExteriorColour, baseInteriorColour, baseWords, shadeWords } from './colour.ts';
import { make } from './make.ts';
import type { Vocabulary } from './word.ts';

/** Every vocabulary, by the field that it serves (feeds.md section 3). */
export const VOCABULARIES: readonly Vocabulary[] = [
  make,
  drivetrain,
  fuelType,
  transmission,
  bodyType,
  baseExteriorColour,
  baseInteriorColour,
];

/** One spelling of one word. */
export interface Spelling {
  readonly field: string;
  /** in lower case */
  readonly spelling: string;
  readonly word: string;
  readonly powertrain: string | null;
}

/** Every known spelling of every vocabulary, the words' own included; each spelling once a field. */
export function allSpellings(): Spelling[] {
  const all = VOCABULARIES.flatMap(({ field, words }) =>
    words.flatMap(({ word, spellings = [], powertrain = null }) =>
      [...new Set([word.toLowerCase(), ...spellings])].map((spelling) => ({
        field,
        spelling,
        word,
        powertrain,
      })),
    ),
  );
  return [...all, ...hybridFuels.map((fuel) => ({ field: fuelType.field, ...fuel }))];
}

/** A market's word; spellings that hold `unless` keep the vocabularies' word. */
type OwnWord = string | { readonly word: string; readonly unless: string };

/** A market's own words, by field: canonical word of the vocabularies → the market's; none: the field stays as delivered. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, OwnWord>> | 'as delivered'>>;

function wordOf({ spelling, word }: Spelling, own: OwnWord = word): string {
  if (typeof own === 'string') return own;
  return spelling.includes(own.unless) ? word : own.word;
}

/** Every spelling that a market knows, with the market's word. */
export function spellingsOf(own: OwnWords): Spelling[] {
  return allSpellings().flatMap((spelling) => {
    const words = own[spelling.field];
    if (words === 'as delivered') return [];
    return [{ ...spelling, word: wordOf(spelling, words?.[spelling.word]) }];
  });
}

/** Words found inside a colour's text: the list they belong to, the word and the base colour. */
export const colourWords = (): { spelling: string; word: string }[] =>
  [...baseWords, ...shadeWords].map(([spelling, word]) => ({ spelling, word }));
