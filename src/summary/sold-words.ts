import { INSIGHTS_MARKET, wordsOf } from '../catalog/markets.ts';
import { isWordText } from '../catalog/vocabulary/word.ts';
import { domainOf } from '../grammar/domain.ts';
import { fold } from '../grammar/fold.ts';

/** Columns of sold vehicles whose vocabulary is called otherwise. */
const VOCABULARY: Readonly<Record<string, string>> = {
  base_exterior_color: 'base_ext_color',
  base_interior_color: 'base_int_color',
};

/** The folded word that a text means by the vocabulary of a column; none where it says more than a word, as a cab does. */
function wordMeant(column: string, text: string): string | undefined {
  if (!isWordText(text)) return undefined;
  const meaning = wordsOf(INSIGHTS_MARKET).meaning(VOCABULARY[column] ?? column, text);
  return meaning?.word && !meaning.cab ? fold(meaning.word) : undefined;
}

/**
 * What a text means in a column of sold vehicles, besides itself, folded: `state=Texas` is TX there (feeds.md 2.1,
 * vocabularies), and a website is kept by its domain.
 */
export function soldWordsMeant(column: string, text: string): string[] {
  const meant = column === 'source' ? domainOf(text) : wordMeant(column, text);
  return meant === undefined || meant === fold(text) ? [] : [meant];
}
