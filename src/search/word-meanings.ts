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

const has = (dataset: Dataset, field: string): boolean => dataset.fields.some((one) => one.name === field);

/** The models of a make that is asked for by a line of them: a Corvette is no other Chevrolet. */
const lineOf = (dataset: Dataset, { head, isLine }: Omit<Meaning, 'word'>): Filter[] =>
  head !== undefined && isLine && has(dataset, 'model')
    ? [{ is: 'begins', field: 'model', text: fold(head) }]
    : [];

const meaningOf = (dataset: Dataset, field: string, text: string): Meaning | undefined =>
  isWordText(text) ? wordsIn(dataset).meaning(field, text) : undefined;

/** Models with what feeds' makes leave with them, folded: a "Range Rover" that is a "Sport" is a Range Rover Sport. */
export const modelsMeant = (
  dataset: Dataset,
  makes: readonly string[],
  models: readonly string[],
): string[] =>
  makes.flatMap((make) => {
    const head = meaningOf(dataset, 'make', make)?.head;
    return head === undefined ? [] : models.map((model) => fold(`${head} ${model}`));
  });

/** A make with a model as the index has them, besides the texts themselves; folded. */
export function makeAndModelMeant(dataset: Dataset, make: string, model: string): [string, string][] {
  const word = meaningOf(dataset, 'make', make)?.word;
  if (!word || fold(word) === fold(make)) return [];
  return [fold(model), ...modelsMeant(dataset, [make], [model])].map((one) => [fold(word), one]);
}

/** The members that a meaning says beside its word; only those that the word alone does not say. */
function besides(dataset: Dataset, field: string, { word, powertrain, cab, ...range }: Meaning): Filter[] {
  const alone = word === null ? undefined : wordsIn(dataset).meaning(field, word);
  const said = (name: string, value: string | undefined, known: string | undefined): Filter[] =>
    value === undefined || value === known || !has(dataset, name)
      ? []
      : [{ is: 'anyOf', field: name, values: [fold(value)] }];
  return [
    ...said('powertrain_type', powertrain, alone?.powertrain),
    ...said('body_subtype', cab, alone?.cab),
    ...lineOf(dataset, range),
  ];
}

/** The folded words that a text means besides itself, in a field that has a vocabulary; one that says more than a word has none. */
function wordsMeant(dataset: Dataset, field: string, text: string): string[] {
  const meaning = meaningOf(dataset, field, text);
  if (!meaning?.word || fold(meaning.word) === fold(text)) return [];
  return besides(dataset, field, meaning).length > 0 ? [] : [fold(meaning.word)];
}

/** A list filter, with what its texts mean; `values`: the texts as the index has them. */
export function withMeanings(
  filter: Extract<Filter, { is: 'anyOf' | 'noneOf' | 'allOf' }>,
  texts: readonly string[],
  dataset: Dataset,
): Filter {
  const { field } = filter;
  if (filter.is === 'allOf' || !wordsIn(dataset).fields.includes(field)) return filter;
  const values: Value[] = [...filter.values, ...texts.flatMap((text) => wordsMeant(dataset, field, text))];
  const plain = { ...filter, values: canonical(values) };
  const groups = texts.flatMap((text): (readonly Filter[])[] => {
    const meaning = meaningOf(dataset, field, text);
    const more = meaning ? besides(dataset, field, meaning) : [];
    return meaning?.word && more.length > 0
      ? [[{ is: 'anyOf', field, values: [fold(meaning.word)] }, ...more]]
      : [];
  });
  if (groups.length === 0) return plain;
  const named: Filter = { ...plain, is: 'anyOf' };
  return { is: filter.is === 'noneOf' ? 'neither' : 'either', groups: [[named], ...groups] };
}
