import type { Dataset } from '../catalog/field.ts';
import { wordsIn } from '../catalog/markets.ts';
import { isWordText, type Meaning } from '../catalog/vocabulary/word.ts';
import { fold } from '../grammar/fold.ts';
import type { Filter, Value } from './plan.ts';
import { canonical } from './values.ts';

/**
 * What a question's words would have become in a feed (feeds.md 2.1, vocabularies): `make=VW` finds Volkswagen, for the
 * loader knows no VW. What stands literally in the index is found all the same.
 */

/** The members that a meaning says beside its word; only those that the word alone does not say. */
function besides(dataset: Dataset, field: string, { word, powertrain, cab }: Meaning): Filter[] {
  const alone = word === null ? undefined : wordsIn(dataset).meaning(field, word);
  const has = (name: string): boolean => dataset.fields.some((one) => one.name === name);
  const said = (name: string, value: string | undefined, known: string | undefined): Filter[] =>
    value === undefined || value === known || !has(name)
      ? []
      : [{ is: 'anyOf', field: name, values: [fold(value)] }];
  return [
    ...said('powertrain_type', powertrain, alone?.powertrain),
    ...said('body_subtype', cab, alone?.cab),
  ];
}

/** The folded words that a text means besides itself, in a field that has a vocabulary; one that says more than a word has none. */
export function wordsMeant(dataset: Dataset, field: string, text: string): string[] {
  const meaning = isWordText(text) ? wordsIn(dataset).meaning(field, text) : undefined;
  // a part of a range asks for less than the make has, and finds what is literally called so
  if (!meaning?.word || meaning.isModel || fold(meaning.word) === fold(text)) return [];
  return besides(dataset, field, meaning).length > 0 ? [] : [fold(meaning.word)];
}

/** A list filter, with what its texts mean; `values`: the texts as the index has them. */
export function understood(
  filter: Extract<Filter, { is: 'anyOf' | 'noneOf' | 'allOf' }>,
  texts: readonly string[],
  dataset: Dataset,
): Filter {
  const { field } = filter;
  if (filter.is === 'allOf' || !wordsIn(dataset).fields.includes(field)) return filter;
  const values: Value[] = [...filter.values, ...texts.flatMap((text) => wordsMeant(dataset, field, text))];
  const plain: Filter = { ...filter, values: canonical(values) };
  if (filter.is === 'noneOf') return plain;
  const groups = texts.flatMap((text): (readonly Filter[])[] => {
    const meaning = isWordText(text) ? wordsIn(dataset).meaning(field, text) : undefined;
    const more = meaning ? besides(dataset, field, meaning) : [];
    return meaning?.word && more.length > 0
      ? [[{ is: 'anyOf', field, values: [fold(meaning.word)] }, ...more]]
      : [];
  });
  return groups.length > 0 ? { is: 'either', groups: [[plain], ...groups] } : plain;
}
