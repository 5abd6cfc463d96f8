/** A word of a vocabulary and the spellings that mean it, besides its own in any case. */
export interface Word {
  readonly word: string;
  readonly spellings?: readonly string[];
  /** what a fuel says about the powertrain (feeds.md section 3) */
  readonly powertrain?: string;
}

/** Words that may stand for a whole field. Unknown words stay as they are. */
export interface Vocabulary {
  /** name of the field in the catalogue */
  readonly field: string;
  readonly words: readonly Word[];
  /** for texts that no list can hold: the first pattern found (RE2, on lower case) gives the word */
  readonly patterns?: readonly (readonly [pattern: string, word: string])[];
}
