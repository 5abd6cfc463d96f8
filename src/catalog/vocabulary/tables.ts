import { bodyType } from './body-type.ts';
import { baseExteriorColour, baseInteriorColour } from './colour.ts';
import { drivetrain } from './drivetrain.ts';
import { fuelType } from './fuel-type.ts';
import { withFurther } from './further-words.ts';
import { make } from './make.ts';
import { state } from './place.ts';
import { transmission } from './transmission.ts';
import type { Vocabulary } from './word.ts';

/** Every vocabulary of cars, by the field that it serves (feeds.md section 3). */
export const VOCABULARIES: readonly Vocabulary[] = [
  ...[make, drivetrain, fuelType, transmission, bodyType].map((one) => ({
    ...one,
    words: withFurther(one.field, one.words),
  })),
  baseExteriorColour,
  baseInteriorColour,
  state,
];

/** A market's word; spellings that hold `unless` keep the vocabularies' word. */
export type OwnWord = string | { readonly word: string; readonly unless: string };

/**
 * A market's own words, by field: canonical word of the vocabularies → the market's; a vocabulary of its own in place of that
 * of cars; or none: the field stays as delivered.
 */
export type OwnWords = Readonly<
  Record<string, Readonly<Record<string, OwnWord>> | Vocabulary | 'as delivered'>
>;
