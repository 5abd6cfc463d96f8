import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { CABS } from '../../src/catalog/vocabulary/body-type.ts';
import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';
import type { Meaning } from '../../src/catalog/vocabulary/word.ts';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { literal } from '../ground/sql.ts';
import { isDelivered, type ReadFile } from './cell-columns.ts';

/** A column whose words a vocabulary knows. */
export interface WordColumn {
  readonly field: string;
  /** name of the vocabulary */
  readonly vocabulary: string;
  /** the field that its words fill where it is empty: a colour's name says a base colour; its own text stays */
  readonly fills?: string;
}

/** The columns of a form's rows that are understood, and by which words. */
export interface Understood {
  readonly words: MarketWords;
  readonly columns: readonly WordColumn[];
}

/** Stands in a list for a word that says nothing. */
const NOTHING = '';

const textsSql = (texts: readonly (string | null)[]): string =>
  `[${texts.map((text) => (text === null ? 'NULL' : literal(text))).join(', ')}]::VARCHAR[]`;

/** SQL that keeps what makes leave with their models, place by place as their spellings. */
const headsSql = (makes: readonly Meaning[]): string => `
    SET VARIABLE heads_make = ${textsSql(makes.map(({ head = null, rest }) => (rest ? (rest.head ?? null) : head)))};
    SET VARIABLE headless_make = ${textsSql(makes.map(({ headless = null }) => headless))};
    SET VARIABLE models_make = ${textsSql(makes.map(({ head = null, isModel, rest }) => (isModel && !rest ? head : null)))};
    SET VARIABLE has_rests = ${makes.some(({ rest }) => rest)};
    SET VARIABLE rests_make = ${textsSql(makes.map(({ rest }) => (rest ? String(rest.at) : null)))};`;

/** SQL that keeps the known spellings of a vocabulary and what each means, place by place. */
function listsSql(vocabulary: string, known: ReadonlyMap<string, Meaning>): string {
  const meanings = [...known.values()];
  return `
    SET VARIABLE spellings_${vocabulary} = ${textsSql([...known.keys()])};
    SET VARIABLE words_${vocabulary} = ${textsSql(meanings.map(({ word }) => word ?? NOTHING))};
    SET VARIABLE powertrains_${vocabulary} = ${textsSql(meanings.map(({ powertrain = null }) => powertrain))};
    SET VARIABLE cabs_${vocabulary} = ${textsSql(meanings.map(({ cab = null }) => cab))};
    ${vocabulary === 'make' ? headsSql(meanings) : ''}`;
}

const NAMES = 'CREATE OR REPLACE TEMP TABLE colour_name (vocabulary VARCHAR, spelling VARCHAR, word VARCHAR)';

/** Knows no word of any vocabulary. */
export async function forgetWords(db: DuckDBConnection): Promise<void> {
  await db.run(VOCABULARIES.map(({ field }) => listsSql(field, new Map())).join('') + NAMES);
}

/** The columns of a file whose words are asked for. */
const askedColumns = (
  file: Pick<ReadFile, 'matched' | 'map'>,
  { words, columns }: Understood,
): readonly WordColumn[] =>
  columns.filter(({ field, vocabulary }) => isDelivered(file, field) && words.fields.includes(vocabulary));

/** The fields of a file whose words are asked for. */
export const wordFields = (
  file: Pick<ReadFile, 'matched' | 'map'>,
  understood: Understood | undefined,
): ReadonlySet<string> => new Set(understood ? askedColumns(file, understood).map(({ field }) => field) : []);

/**
 * Learns what the words of a file mean, before its rows are read: vocabularies are asked about each word once, so that they
 * may split, match and compare as they like. `texts`: the different ones of each field, in lower case. Leaves the lists that wordColumns looks up, and the table `colour_name`.
 */
export async function learnWords(
  db: DuckDBConnection,
  file: ReadFile,
  understood: Understood,
  texts: ReadonlyMap<string, readonly string[]>,
): Promise<void> {
  await forgetWords(db);
  const { words } = understood;
  const asked = askedColumns(file, understood);
  if (!asked.length) return;
  const known = new Map<string, Map<string, Meaning>>();
  const names: string[] = [];
  const vocabularies = new Set(asked.flatMap(({ vocabulary, fills }) => (fills ? [vocabulary] : [])));
  // a join that finds a partner for some rows parts them: rows without a name find one, and every name has a row, also one that says nothing
  for (const vocabulary of vocabularies) names.push(`(${literal(vocabulary)}, '', NULL)`);
  for (const { field, vocabulary, fills } of asked) {
    const ofColumn = texts.get(field) ?? [];
    const meanings = words.columnMeanings(vocabulary, ofColumn);
    for (const text of ofColumn) {
      const meaning = meanings.get(text);
      if (fills)
        names.push(
          `(${[vocabulary, text].map(literal).join(', ')}, ${meaning?.word ? literal(meaning.word) : 'NULL'})`,
        );
      else if (meaning) known.set(vocabulary, (known.get(vocabulary) ?? new Map()).set(text, meaning));
    }
  }
  await db.run([...known].map(([vocabulary, found]) => listsSql(vocabulary, found)).join('') || 'SELECT 1');
  if (names.length) await db.run(`INSERT INTO colour_name VALUES ${names.join(', ')}`);
}

/**
 * Vocabularies are looked up in constant lists, not joined: a join parts each block of rows into those that have a partner
 * and those that have none, and after seven of them hardly a block is left. The names of colours are too many for a list.
 */
const lookedUp = (list: string, among: string, text: string): string =>
  `getvariable('${list}')[list_position(getvariable('${among}'), ${text})]`;

/** Tells whether the file says anything of a field: nothing is looked up for the others. */
type Says = Pick<ReadFile, 'matched' | 'map'>;

/** SQL of the columns that wordSql reads, on the columns of a row: `word_FIELD`, what the word of a cell means; NULL: not known. */
export function wordColumns(columns: readonly WordColumn[], file: Says): string {
  const words = columns
    .filter(({ fills }) => !fills)
    .map(({ field, vocabulary }) => {
      const word = lookedUp(`words_${vocabulary}`, `spellings_${vocabulary}`, `lower(${field})`);
      return `${isDelivered(file, field) ? word : 'NULL::VARCHAR'} AS word_${field}`;
    });
  const make = columns.find(({ vocabulary }) => vocabulary === 'make');
  const split = Object.entries(make ? SPLIT_MAKE : {}).map(
    ([column, sql]) => `${make && isDelivered(file, make.field) ? sql : 'NULL::VARCHAR'} AS ${column}`,
  );
  return [...words, ...split].join(', ');
}

/** SQL of the powertrain that a fuel names besides; NULL where it names none. */
export const FUEL_POWERTRAIN = lookedUp('powertrains_fuel_type', 'spellings_fuel_type', 'lower(fuel_type)');
/** SQL of the cab that a body names besides (`Crew Cab Pickup`); NULL where it names none. */
export const BODY_CAB = lookedUp('cabs_body_type', 'spellings_body_type', 'lower(body_type)');

/**
 * The word of a vocabulary that a cell means (feeds.md section 3), as SQL on the columns of wordColumns; unknown words stay,
 * words that say nothing are NULL. `rows`: the relation of the cells, where another has such a column, too.
 */
export const wordSql = (field: string, rows?: string): string =>
  `nullif(coalesce(word_${field}, ${rows ? `${rows}.` : ''}${field}), '${NOTHING}')`;

/** SQL of a colour: what its word means, else what the colour's name says, where the file has names (colourJoins). */
export const colourSql = (field: string, named: string, file: Says): string =>
  isDelivered(file, named) ? `coalesce(${wordSql(field)}, named_${named}.word)` : wordSql(field);

/** Joins what the names of colours that the file has say, as `named_FIELD`; `rows`: the relation of the rows. */
export const colourJoins = (columns: readonly WordColumn[], rows: string, file: Says): string =>
  columns
    .filter(({ field, fills }) => fills && isDelivered(file, field))
    .map(
      ({ field, vocabulary }) =>
        `LEFT JOIN colour_name AS named_${field} ON named_${field}.vocabulary = '${vocabulary}' AND named_${field}.spelling = coalesce(lower(${rows}.${field}), '')`,
    )
    .join('\n        ');

/** Makes that are split over make and model: what stands at the head of the model, the models that tell the make, and the make. */
const SPLIT_MAKE = {
  split_rest: lookedUp('split_rests', 'split_words', 'lower(make)'),
  split_models: lookedUp('split_models', 'split_words', 'lower(make)'),
  split_make: lookedUp('split_makes', 'split_words', 'lower(make)'),
  model_head: lookedUp('heads_make', 'spellings_make', 'lower(make)'),
  models_headless: lookedUp('headless_make', 'spellings_make', 'lower(make)'),
  head_model: lookedUp('models_make', 'spellings_make', 'lower(make)'),
  make_rest: `CASE WHEN getvariable('has_rests') THEN substr(make, ${lookedUp('rests_make', 'spellings_make', 'lower(make)')}::INTEGER + 1) END`,
};
/** SQL of the column that MAKE_AND_MODEL reads beside those of wordColumns: of a stage behind them, as what is pasted into macros is planned many times. */
export const BARE_MODEL = 'without_make(model, word_make) AS bare_model';
/** SQL of the text of a row's model, which may stand in the make's cell; on the columns of wordColumns. */
export const MODEL_TEXT = 'coalesce(model, make_rest)';
/** SQL that is true for a make's cell that goes on with a model, beside a cell with another one. */
const HAS_OTHER_MODEL =
  'make_rest IS NOT NULL AND model IS NOT NULL AND lower(model) <> lower(make) AND NOT starts_with_word(bare_model, lower(make_rest))';
const HAS_REST = 'split_rest IS NOT NULL AND starts_with_word(model, split_rest)';

/** SQL of make and model as they are kept, on the columns of wordColumns and BARE_MODEL. */
export const MAKE_AND_MODEL: Readonly<Record<'make' | 'model', string>> = {
  make: `CASE WHEN ${HAS_REST} OR begins_with_any(model, split_models) THEN split_make WHEN ${HAS_OTHER_MODEL} THEN make ELSE ${wordSql('make')} END`,
  model: `CASE WHEN ${HAS_REST} THEN without_word(model, split_rest)
    WHEN make_rest IS NOT NULL AND (model IS NULL OR lower(model) = lower(make)) THEN model_behind(make, make_rest, model_head)
    WHEN ${HAS_OTHER_MODEL} THEN model ELSE coalesce(with_head(bare_model, model_head, models_headless), head_model) END`,
};

const behind = (names: readonly string[]): string =>
  literal(`(?i) +(?:${names.map((one) => one.replaceAll(' ', '[ -]')).join('|')})$`);

/** SQL that is true where a model may end with a cab: few do, and the others are asked no more. */
const mayHaveCab = (model: string): string => `right(lower(${model}), 3) IN ('cab', 'rew', 'max')`;

/** SQL of the cab that stands behind a model (`Ranger SuperCab`); NULL where none does. */
export const MODEL_CAB = `CASE WHEN ${mayHaveCab(MODEL_TEXT)} THEN CASE ${Object.entries(CABS)
  .map(([cab, names]) => `WHEN regexp_matches(${MODEL_TEXT}, ${behind(names)}) THEN ${literal(cab)}`)
  .join(' ')} END END`;

/** The same without the cab behind it. */
const MODEL_WITHOUT_CAB = `list_transform([${MAKE_AND_MODEL.model}], lambda model:
  CASE WHEN ${mayHaveCab('model')} THEN regexp_replace(model, ${behind(Object.values(CABS).flat())}, '') ELSE model END)[1]`;

/** SQL of the model of a dataset's rows, on the columns of wordColumns and BARE_MODEL: where a cab has a column of its own, it is taken off the model. */
export const modelSql = ({ fields }: Dataset): string =>
  fields.some(({ name }) => name === 'body_subtype') ? MODEL_WITHOUT_CAB : MAKE_AND_MODEL.model;
