import { readFileSync } from 'node:fs';
import { closest } from 'fastest-levenshtein';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Dataset } from '../../src/catalog/field.ts';
import { DATE_FORMS } from '../../src/grammar/date-form.ts';
import { fold } from '../../src/grammar/fold.ts';
import { NUMBER_FORMS } from '../../src/grammar/number-form.ts';
import { fedFields, headerKey, knownColumns } from '../feeds/columns.ts';
import { WrongUsage } from '../ground/outcome.ts';
import type { ColumnForm, ColumnForms } from './column-form.ts';
import type { DerivedColumn } from './derived-columns.ts';
import { type SaidUnit, unitConstants } from './map-units.ts';

const word = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const rule = z.strictObject({
  to: z.string(),
  match: z.string().optional(),
  split: z.string().min(1).optional(),
  unit: word.optional(),
});
const targets = z.union([z.string(), rule, z.array(z.union([z.string(), rule])).min(1)]);
// columns of files without a header are called by numbers
const join = z.strictObject({ of: z.array(word).min(1), with: z.string().default(' ') });

const exported = z.strictObject({
  name: z.string().min(1),
  documented: z.array(z.string()).min(1),
  headers: z.array(z.string()).min(1),
});

const mapFile = z.strictObject({
  export: exported.optional(),
  header: z.boolean().default(true),
  item: z.string().min(1).optional(),
  columns: z.record(z.string(), targets).default({}),
  join: z.record(z.string(), join).default({}),
  constants: z.record(z.string(), word).default({}),
  values: z.record(z.string(), z.record(z.string(), word)).default({}),
  forms: z.record(z.string(), z.string()).default({}),
});

/** How a delivery with other headers and words is to be read (feeds.md section 4). Fields are named by `Field.name`. */
export interface FeedMap {
  /** header as headerKey gives it → field */
  readonly columns: ReadonlyMap<string, string>;
  /** the headers as the map spells them */
  readonly headers: readonly string[];
  /** the files have no header: columns are called 1, 2, 3 … */
  readonly isHeaderless?: boolean | undefined;
  /** the element of an XML document that is a vehicle */
  readonly item?: string | undefined;
  /** columns that are made of others: joined, split, cut out by a pattern */
  readonly derived?: readonly DerivedColumn[];
  /** field → text of every row */
  readonly constants: ReadonlyMap<string, string>;
  /** field → word, as fold gives it and lower() does to a cell → our word */
  readonly values: ReadonlyMap<string, ReadonlyMap<string, string>>;
  /** field → how its column is written */
  readonly forms: ColumnForms;
  /** field → text of a cell that a row leaves empty; given with the delivery, not by the map */
  readonly defaults?: ReadonlyMap<string, string> | undefined;
  /** the map is of a known export: a file need not have every column of it */
  readonly export?: KnownExport | undefined;
}

/** A form in which a dealers' system writes its stock. */
interface KnownExport {
  /** as reports call it */
  readonly name: string;
  /** headers that tell it, as headerKey gives them */
  readonly headers: readonly string[];
}

/** The map of a delivery in the canonical form. */
export const NO_MAP: FeedMap = {
  columns: new Map(),
  headers: [],
  constants: new Map(),
  values: new Map(),
  forms: new Map(),
};

/** Reads a map, YAML or JSON; throws WrongUsage when it has another shape, or names a column that is none of ours. */
export const feedMap = (text: string, dataset: Dataset, name: string): FeedMap =>
  mapOf(document(text, name), dataset, name);

/** A map whose document is read already; throws WrongUsage as feedMap does. */
export function mapOf(said: unknown, dataset: Dataset, name: string): FeedMap {
  const parsed = mapFile.safeParse(said);
  if (!parsed.success) throw new WrongUsage(`${name}: ${withNearest(z.prettifyError(parsed.error))}`);
  const known = knownColumns(dataset);
  const { export: knownExport } = parsed.data;
  const {
    header,
    item,
    columns: targetsOf,
    join: joins,
    constants,
    values,
  } = knownExport ? fitting(parsed.data, (column) => known.has(headerKey(column))) : parsed.data;
  const columns = rulesOf(targetsOf);
  const fieldOf = (column: string): string => {
    const field = known.get(headerKey(column));
    if (!field) throw new WrongUsage(`${name}: ${noColumn(column, dataset, [...known.keys()])}`);
    return field.name;
  };
  const map: FeedMap = {
    isHeaderless: !header,
    item,
    columns: new Map(columns.filter(isPlain).map(({ header, to }) => [headerKey(header), fieldOf(to)])),
    headers: [...columns.map(({ header }) => header), ...Object.values(joins).flatMap(({ of }) => of)],
    derived: [
      ...columns
        .filter((one) => !isPlain(one))

        .map(({ header, to, unit: _, ...how }) => ({
          field: fieldOf(to),
          headers: [header],
          between: '',
          ...how,
        })),
      ...Object.entries(joins).map(([to, { of, with: between }]) => ({
        field: fieldOf(to),
        headers: of,
        between,
      })),
    ],
    constants: new Map([
      ...Object.entries(constants).map(([column, text]) => [fieldOf(column), text] as const),
      ...unitConstants(dataset, unitsOf(columns, fieldOf), name),
    ]),
    values: new Map(Object.entries(values).map(([column, words]) => [fieldOf(column), wordMap(words)])),
    forms: new Map(
      Object.entries(parsed.data.forms).map(([column, form]) => [fieldOf(column), formNamed(form, name)]),
    ),
    export: knownExport && { name: knownExport.name, headers: knownExport.headers.map(headerKey) },
  };
  if (!knownExport) refuseTwice(map, dataset, name);
  return map;
}

/** The form that a map names by an example. */
function formNamed(form: string, name: string): ColumnForm {
  const [number, dates] = [NUMBER_FORMS.get(form), DATE_FORMS.get(form)];
  if (number) return { number };
  if (dates) return { dates };
  const known = [...NUMBER_FORMS.keys(), ...DATE_FORMS.keys()].join(', ');
  throw new WrongUsage(`${name}: "${form}" is no form of a column; known are ${known}`);
}

const wordMap = (words: Record<string, string>): Map<string, string> =>
  new Map(Object.entries(words).map(([from, to]) => [fold(from), to]));

type MapFile = z.infer<typeof mapFile>;

/** What a map says of columns that there are: a known export is read into every market, and not each has all columns. */
function fitting(file: MapFile, isOurs: (column: string) => boolean): MapFile {
  const ours = <T>(entries: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(entries).filter(([column]) => isOurs(column)));
  const columns = Object.entries(file.columns).flatMap(([header, to]) => {
    const kept = [to].flat().filter((one) => isOurs(typeof one === 'string' ? one : one.to));
    return kept.length ? [[header, kept] as const] : [];
  });
  return {
    ...file,
    columns: Object.fromEntries(columns),
    join: ours(file.join),
    constants: ours(file.constants),
    values: ours(file.values),
  };
}

/** What a header becomes. */
interface Rule {
  readonly header: string;
  readonly to: string;
  readonly match?: string | undefined;
  readonly split?: string | undefined;
  readonly unit?: string | undefined;
}

const unitsOf = (columns: readonly Rule[], fieldOf: (column: string) => string): SaidUnit[] =>
  columns.flatMap(({ to, unit }) => (unit === undefined ? [] : [{ field: fieldOf(to), unit }]));

/** The rules of a map, one a target. */
const rulesOf = (columns: MapFile['columns']): Rule[] => {
  const all = Object.entries(columns).flatMap(([header, to]) => [to].flat().map((one) => ({ header, one })));
  const headers = all.map(({ header }) => headerKey(header));
  return all.map(({ header, one }) => {
    if (typeof one !== 'string') return { header, ...one };
    // a header that goes to several columns is derived for each
    const isShared = headers.filter((key) => key === headerKey(header)).length > 1;
    return isShared ? { header, to: one, match: ALL } : { header, to: one };
  });
};

/** Matches any text, whole. */
const ALL = '(?s).*';

const isPlain = ({ match, split }: Rule): boolean => match === undefined && split === undefined;

/** Names of members that a map has, at its top and in what it says of a column. */
const MEMBERS = [...Object.keys(mapFile.shape), ...Object.keys(rule.shape), ...Object.keys(join.shape)];

/** Names the member that was probably meant by one that there is not. */
const withNearest = (message: string): string =>
  message.replaceAll(
    /Unrecognized key: "([^"]*)"/g,
    (said, key: string) => `${said}; did you mean "${closest(key, MEMBERS)}"?`,
  );

/** Names the column that was probably meant. */
function noColumn(column: string, dataset: Dataset, known: readonly string[]): string {
  return `"${column}" is not a column of ${dataset.name}; did you mean "${closest(headerKey(column), known)}"?`;
}

/** JSON is YAML, too. */
function document(text: string, name: string): unknown {
  try {
    return parse(text, { uniqueKeys: true });
  } catch (error) {
    throw new WrongUsage(
      `${name}: is neither YAML nor JSON (${error instanceof Error ? error.message : error})`,
    );
  }
}

/** Two headers for one column, or a header and a constant, leave open which one counts. */
function refuseTwice(map: FeedMap, dataset: Dataset, name: string): void {
  // photos stand in columns of their own as often as in one
  const isSeveral = (field: string): boolean =>
    fedFields(dataset).some((one) => one.name === field && one.column.type === 'links');
  const derived = (map.derived ?? []).map(({ field }) => field);
  const filled = [...map.columns.values(), ...derived, ...map.constants.keys()].filter(
    (field) => !isSeveral(field),
  );
  const twice = filled.find((field, at) => filled.indexOf(field) !== at);
  if (twice) throw new WrongUsage(`${name}: two entries map to the column ${twice}`);
}

/** Reads a map file; throws WrongUsage when it cannot be read or used. */
export function readFeedMap(path: string, dataset: Dataset): FeedMap {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  return feedMap(text, dataset, path);
}
