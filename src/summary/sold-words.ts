import { INSIGHTS_MARKET, wordsOf } from '../catalog/markets.ts';
import { isWordText } from '../catalog/vocabulary/word.ts';
import { fold } from '../grammar/fold.ts';

/** Columns of sold vehicles whose vocabulary is called otherwise. */
const VOCABULARY: Readonly<Record<string, string>> = {
  base_exterior_color: 'base_ext_color',
  base_interior_color: 'base_int_color',
};

/**
 * The folded word that a text means in a column of sold vehicles, besides itself: `state=Texas` is TX there (feeds.md 2.1,
 * vocabularies). None where it says more than a word, as a cab does.
 */
export function soldWordsMeant(column: string, text: string): string[] {
  if (!isWordText(text)) return [];
  const meaning = wordsOf(INSIGHTS_MARKET).meaning(VOCABULARY[column] ?? column, text);
  if (!meaning?.word || meaning.cab || fold(meaning.word) === fold(text)) return [];
  return [fold(meaning.word)];
}
