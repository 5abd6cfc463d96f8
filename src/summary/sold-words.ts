import { INSIGHTS_MARKET, wordsOf } from '../catalog/markets.ts';
import { isWordText, type Meaning } from '../catalog/vocabulary/word.ts';
import { domainOf } from '../grammar/domain.ts';
import { fold } from '../grammar/fold.ts';
import type { Binding } from './binding.ts';

/** Columns of sold vehicles whose vocabulary is called otherwise. */
const VOCABULARY: Readonly<Record<string, string>> = {
  base_exterior_color: 'base_ext_color',
  base_interior_color: 'base_int_color',
};

/** What a text means by the vocabulary of a column; none where it says more than a word, as a cab does. */
function meaningIn(column: string, text: string): Meaning | undefined {
  if (!isWordText(text)) return undefined;
  const meaning = wordsOf(INSIGHTS_MARKET).meaning(VOCABULARY[column] ?? column, text);
  return meaning?.word && !meaning.cab ? meaning : undefined;
}

/**
 * What a text means in a column of sold vehicles, besides itself, folded: `state=Texas` is TX there (feeds.md 2.1,
 * vocabularies), and a website is kept by its domain.
 */
export function soldWordsMeant(column: string, text: string): string[] {
  const meaning = column === 'source' ? undefined : meaningIn(column, text);
  const meant = column === 'source' ? domainOf(text) : meaning?.isLine ? undefined : meaning?.word;
  return !meant || fold(meant) === fold(text) ? [] : [fold(meant)];
}

/** SQL of a line of models, which feeds name a make by: a Corvette is a Chevrolet whose model begins so. */
function isOfLine(column: string, text: string, binding: Binding): string[] {
  const { word, head, isLine } = meaningIn(column, text) ?? { word: null };
  return word && head !== undefined && isLine
    ? [
        `lower(${column}) = ${binding.add(fold(word))} AND starts_with(lower(model), ${binding.add(fold(head))})`,
      ]
    : [];
}

/** Models with what their makes leave with them, besides the models themselves: the "Sport" of "Range Rover" is a Range Rover Sport. */
export const soldModels = (makes: readonly string[], models: readonly string[]): string[] => [
  ...models,
  ...makes.flatMap((make) => {
    const head = meaningIn('make', make)?.head;
    return head === undefined ? [] : models.map((model) => `${head} ${model}`);
  }),
];

/** SQL that a column of sold vehicles holds one of the texts, or what it means there. */
export function isSoldWord(column: string, texts: readonly string[], binding: Binding): string {
  const values = [...new Set(texts.flatMap((text) => [fold(text), ...soldWordsMeant(column, text)]))];
  const named = `lower(${column}) IN (${values.map((value) => binding.add(value)).join(', ')})`;
  const lines = texts.flatMap((text) => isOfLine(column, text, binding));
  return lines.length > 0 ? `(${[named, ...lines].join(' OR ')})` : named;
}
