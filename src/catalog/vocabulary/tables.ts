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

/** A market's own words, by field: canonical word of the vocabularies → the market's; none: the field stays as delivered. */
export type OwnWords = Readonly<Record<string, Readonly<Record<string, string>> | 'as delivered'>>;

/** Every spelling that a market knows, with the market's word. */
export function spellingsOf(own: OwnWords): Spelling[] {
  const known = allSpellings();
  const isKnown = new Set(known.map(({ field, spelling }) => `${field} ${spelling}`));
  return known.flatMap((spelling) => {
    const words = own[spelling.field];
    if (words === 'as delivered') return [];
    const word = words?.[spelling.word] ?? spelling.word;
    const renamed = { ...spelling, word };
    const itself = { ...renamed, spelling: word.toLowerCase() };
    const isOwn = spelling.spelling === spelling.word.toLowerCase();
    return isOwn && !isKnown.has(`${itself.field} ${itself.spelling}`) ? [renamed, itself] : [renamed];
  });
}

/** Words found inside a colour's text: the list they belong to, the word and the base colour. */
export const colourWords = (): { spelling: string; word: string }[] =>
  [...baseWords, ...shadeWords].map(([spelling, word]) => ({ spelling, word }));
