import { allFields, type Dataset, type Field, type Param } from '../catalog/field.ts';
import { readDateRange, readDays } from '../grammar/date.ts';
import { domainOf } from '../grammar/domain.ts';
import { readWord } from '../grammar/flag.ts';
import { fold } from '../grammar/fold.ts';
import { encodedLink } from '../grammar/link.ts';
import { splitPieces } from '../grammar/list.ts';
import { readSize } from '../grammar/number.ts';
import { readQuantities, singleQuantities } from '../grammar/quantity.ts';
import { type Range, readRange, readSignedRange, readSingleOrRange } from '../grammar/range.ts';
import { readAll } from '../grammar/reading.ts';
import { readWords } from '../grammar/words.ts';
import { readYears, singleYears } from '../grammar/years.ts';
import { MOST_NAMES, MOST_PRESENT } from './bounds.ts';
import type { Filter, Value } from './plan.ts';
import { type SentParameters, taken } from './sent-parameters.ts';
import { canonical, readValue } from './values.ts';
import { makeAndModelMeant, modelsMeant, withMeanings } from './word-meanings.ts';

type Plans = (asked: SentParameters, param: Param, field: Field, dataset: Dataset) => Filter | undefined;

function listed(is: 'anyOf' | 'allOf' | 'noneOf'): Plans {
  return (asked, param, field, dataset) => {
    // each value that must be present is a condition of its own
    const texts = asked.list(param.name, is === 'allOf' ? MOST_PRESENT : undefined);
    if (!texts) return undefined;
    for (const text of param.oneOf ? texts : []) taken(param.name, readWord(text, param.oneOf ?? []));
    const values: Value[] = taken(
      param.name,
      readAll(texts, (text) => readValue(field, text)),
    );
    const models = field.name === 'model' ? modelsMeant(dataset, asked.list('make') ?? [], texts) : [];
    return withMeanings({ is, field: field.name, values: canonical([...values, ...models]) }, texts, dataset);
  };
}

function domainList(is: 'anyOf' | 'noneOf'): Plans {
  return (asked, param, field) => {
    const values = asked.list(param.name)?.map(domainOf);
    return values && { is, field: field.name, values: canonical(values) };
  };
}

/** Names that may hold commas: a list of several pieces is resolved by the known names (names-with-commas.ts). */
function nameList(asked: SentParameters, param: Param, field: Field): Filter | undefined {
  asked.list(param.name, MOST_NAMES);
  const pieces = splitPieces(asked.text(param.name) ?? '').filter((piece) => piece.trim() !== '');
  if (pieces.length === 0) return undefined;
  if (pieces.length > 1) return { is: 'named', field: field.name, pieces };
  return { is: 'anyOf', field: field.name, values: pieces.map(fold) };
}

/** Years as values where they are few, so that a range is the same question as its years. */
function yearList(asked: SentParameters, param: Param, field: Field): Filter | undefined {
  const texts = asked.list(param.name);
  if (!texts) return undefined;
  const spans = taken(param.name, readYears(texts));
  const values = singleYears(spans);
  return values ? { is: 'anyOf', field: field.name, values } : { is: 'spans', field: field.name, spans };
}

/** Quantities as values where none is a range. */
function quantityList(asked: SentParameters, param: Param, field: Field): Filter | undefined {
  const texts = asked.list(param.name);
  if (!texts) return undefined;
  const spans = taken(param.name, readQuantities(texts));
  const values = singleQuantities(spans);
  return values
    ? { is: 'anyOf', field: field.name, values: canonical(values) }
    : { is: 'spans', field: field.name, spans };
}

/** A text that asks for nothing at all is not sent. */
function wordsOf(asked: SentParameters, param: Param, field: Field): Filter | undefined {
  const found = asked.read(param.name, readWords);
  return found && { is: 'words', field: field.name, ...found };
}

const ranged =
  (reader: (text: string, now: Date) => ReturnType<typeof readRange>): Plans =>
  (asked, param, field) => {
    const range: Range | undefined = asked.read(param.name, (text) => reader(text, asked.now));
    return range && { is: 'between', field: field.name, ...range };
  };

const SIGNS = {
  positive: { min: 0, open: true },
  negative: { max: 0, open: true },
} as const;

/** Values of a parameter of the form `sign`. */
export const SIGN_WORDS = Object.keys(SIGNS);

/** Place of the make in fields that join several. */
const MAKE_AT: Readonly<Record<string, number>> = { mm: 0, ymm: 1 };

/** The joined text with the make and model that its make and model mean. */
function joinedMeant({ name }: Field, text: string, dataset: Dataset): string[] {
  const at = MAKE_AT[name];
  if (at === undefined) return [];
  const parts = text.split('|');
  return makeAndModelMeant(dataset, parts[at] ?? '', parts[at + 1] ?? '').map((meant) =>
    fold(parts.toSpliced(at, meant.length, ...meant).join('|')),
  );
}

/** How each form of parameter becomes a filter of its field. */
const FORMS: Record<Param['form'], Plans> = {
  anyOf: listed('anyOf'),
  allOf: listed('allOf'),
  noneOf: listed('noneOf'),
  years: yearList,
  measured: quantityList,
  names: nameList,
  words: wordsOf,
  domains: domainList('anyOf'),
  noDomains: domainList('noneOf'),
  range: ranged(readRange),
  singleOrRange: ranged(readSingleOrRange),
  signedRange: ranged(readSignedRange),
  days: ranged(readDays),
  dates: ranged(readDateRange),
  whole: (asked, param, field, dataset) => {
    const text = asked.text(param.name);
    if (text === undefined) return undefined;
    const whole = field.column?.type === 'link' ? encodedLink(text.trim()) : text;
    return {
      is: 'anyOf',
      field: field.name,
      values: canonical([fold(whole), ...joinedMeant(field, whole, dataset)]),
    };
  },
  sign: (asked, param, field) => {
    const sign = asked.word(param.name, ['positive', 'negative'] as const);
    return sign && { is: 'between', field: field.name, ...SIGNS[sign] };
  },
  flag: (asked, param, field) =>
    asked.flag(param.name) ? { is: 'anyOf', field: field.name, values: [true] } : undefined,
  present: (asked, param, field) =>
    asked.flag(param.name) ? { is: 'present', field: field.name } : undefined,
  some: (asked, param, field) =>
    asked.flag(param.name) ? { is: 'between', field: field.name, min: 1 } : undefined,
  atLeast: (asked, param, field) => {
    const min = asked.read(param.name, readSize);
    return min === undefined ? undefined : { is: 'between', field: field.name, min };
  },
};

/** Filter parameters by name, each with its field. */
export type FilterParameters = ReadonlyMap<
  string,
  { readonly field: Field; readonly param: Param; readonly dataset: Dataset }
>;
const known = new WeakMap<Dataset, FilterParameters>();

/** Every filter parameter of a dataset by its name. */
export function filterParameters(dataset: Dataset): FilterParameters {
  const found = known.get(dataset);
  if (found) return found;
  const made = new Map(
    allFields(dataset).flatMap((field) =>
      field.params.map((param) => [param.name, { field, param, dataset }] as const),
    ),
  );
  known.set(dataset, made);
  return made;
}

/** The filters of single fields that a request asks of `parameters`; only what was sent is looked at. */
export function fieldFilters(parameters: FilterParameters, asked: SentParameters): Filter[] {
  const filters: Filter[] = [];
  for (const name of asked.names()) {
    const found = parameters.get(name);
    const filter = found && FORMS[found.param.form](asked, found.param, found.field, found.dataset);
    if (filter) filters.push(filter);
  }
  return filters;
}
