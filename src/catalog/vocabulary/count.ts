/** Small numbers in words, in lower case, as some data sets write counts of doors and cylinders. */
export const COUNTS_IN_WORDS: Readonly<Record<string, string>> = {
  one: '1',
  two: '2',
  three: '3',
  four: '4',
  five: '5',
  six: '6',
  seven: '7',
  eight: '8',
  nine: '9',
  ten: '10',
  twelve: '12',
  sixteen: '16',
};
