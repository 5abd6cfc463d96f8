/** Units of an odometer reading, and the words for each, in lower case. Swedish "mil" (ten kilometres) is none of them. */
export const DISTANCE_UNITS = {
  miles: ['miles', 'mile', 'mi', 'mi.', 'smi'],
  kilometers: ['kilometers', 'kilometer', 'kilometres', 'kilometre', 'km', 'km.', 'kms', 'kmt', 'kilometrar'],
} as const;

const units: ReadonlyMap<string, string> = new Map(
  Object.entries(DISTANCE_UNITS).flatMap(([unit, words]) => words.map((word) => [word, unit] as const)),
);

/** The unit that a word means, in any case; undefined: it is none. */
export const distanceUnit = (word: string): string | undefined => units.get(word.toLowerCase());
