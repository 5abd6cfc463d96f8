/** Units of an odometer reading, and the words for each, in lower case. Swedish "mil" (ten kilometres) is none of them. */
export const DISTANCE_UNITS = {
  miles: ['miles', 'mile', 'mi', 'mi.', 'smi'],
  kilometers: [
    ...['kilometers', 'kilometer', 'kilometres', 'kilometre', 'km', 'km.', 'kms', 'kmt', 'kilometrar'],
  ],
} as const;
