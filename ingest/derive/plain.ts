import { PLAIN_LETTERS } from '../../src/grammar/words.ts';
import { literal } from '../ground/sql.ts';

const upper = (letter: string): string => letter.toUpperCase();

/** Both cases of a letter; some have no upper case of one letter. */
const LETTERS = PLAIN_LETTERS.flatMap(([letter, plain]) =>
  [letter, upper(letter)].filter((one) => one.length === 1).map((one) => [one, plain] as const),
);

/** SQL of a text as plainText (src/grammar/words.ts) makes it, but for its case: the engine compares in lower case. */
export const plainSql = (text: string): string =>
  LETTERS.reduce(
    (sql, [letter, plain]) => `replace(${sql}, ${literal(letter)}, ${literal(plain)})`,
    `strip_accents(${text})`,
  );

/** The same of several texts. */
export const plainTexts = (texts: string): string =>
  `list_transform(${texts}, lambda text: ${plainSql('text')})`;
