/** From two to nine in languages of large markets, in lower case with accents. */
const OTHER_LANGUAGES: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'dos tres cuatro cinco seis siete ocho nueve',
    'dois três quatro cinco seis sete oito nove',
    'deux trois quatre cinq six sept huit neuf',
    'due tre quattro cinque sei sette otto nove',
    'zwei drei vier fünf sechs sieben acht neun',
    'twee drie vier vijf zes zeven acht negen',
    'två tre fyra fem sex sju åtta nio',
    'to tre fire fem seks sju åtte ni',
    'dwa trzy cztery pięć sześć siedem osiem dziewięć',
  ].flatMap((words) => words.split(' ').map((word, at) => [word, String(at + 2)] as const)),
);

/** Small numbers in words, in lower case, as some data sets write counts of doors and cylinders. */
export const COUNTS_IN_WORDS: Readonly<Record<string, string>> = {
  ...OTHER_LANGUAGES,
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
