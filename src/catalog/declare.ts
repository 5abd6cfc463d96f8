import type { Column, ColumnType, Field, FieldType, Param, ParamForm, ShownAs } from './field.ts';

/** What a declaration may add to its type's defaults. */
interface Declared extends Partial<Omit<Field, 'column' | 'name' | 'about' | 'type'>> {
  /** feed column: its name, or its name and aliases, when it is not the field's own name; false when derived only */
  readonly column?: string | readonly string[] | false;
  readonly read?: ColumnType | undefined;
}

const READ: Record<FieldType, ColumnType> = {
  keyword: 'text',
  lower: 'text',
  upper: 'text',
  exact: 'text',
  postal: 'postal',
  mark: 'mark',
  code: 'code',
  integer: 'integer',
  number: 'number',
  instant: 'instant',
  measure: 'text',
  flag: 'flag',
  point: 'text',
  keywords: 'texts',
  prose: 'texts',
  objects: 'objects',
  text: 'text',
  texts: 'texts',
};

const SHOWN: Partial<Record<FieldType, ShownAs>> = {
  code: 'integer',
  integer: 'integer',
  number: 'number',
  instant: 'instant',
  flag: 'flag',
  keywords: 'texts',
  prose: 'texts',
  objects: 'objects',
  texts: 'texts',
};

function columnOf(name: string, type: FieldType, { column, read }: Declared): Column | undefined {
  if (column === false) return undefined;
  const [first = name, ...aliases] = typeof column === 'string' ? [column] : (column ?? [name]);
  return { name: first, aliases, type: read ?? READ[type] };
}

/** A field of the given type: everything that is not said is off, or follows from the type. */
function declare(type: FieldType, name: string, about: string, more: Declared = {}): Field {
  const column = columnOf(name, type, more);
  const { column: _column, read: _read, ...rest } = more;
  const shownAs = rest.shownAs ?? SHOWN[type] ?? 'text';
  return {
    name,
    about,
    type,
    indexed: type !== 'text' && type !== 'texts',
    params: [],
    facet: false,
    facetAliases: [],
    stats: false,
    ...rest,
    shownAs,
    column,
  };
}

type Declare = (name: string, about: string, more?: Declared) => Field;

/** A text that is matched and counted without regard to case. */
export const keyword: Declare = (name, about, more) => declare('keyword', name, about, more);
/** A text that is kept in lower case. */
export const lower: Declare = (name, about, more) => declare('lower', name, about, more);
/** A text that is kept in upper case. */
export const upper: Declare = (name, about, more) => declare('upper', name, about, more);
/** A text that is compared letter by letter, for example an id. */
export const exact: Declare = (name, about, more) => declare('exact', name, about, more);
/** A postal code. */
export const postal: Declare = (name, about, more) => declare('postal', name, about, more);
/** A registration mark: in upper case, without spaces. */
export const mark: Declare = (name, about, more) => declare('mark', name, about, more);
/** A whole number that is a name, for example a number of doors; filtered as a number, counted as a term. */
export const code: Declare = (name, about, more) => declare('code', name, about, more);
/** A whole number. */
export const integer: Declare = (name, about, more) => declare('integer', name, about, more);
/** A number; decimals are kept. */
export const number: Declare = (name, about, more) => declare('number', name, about, more);
/** An instant, in Unix seconds. */
export const instant: Declare = (name, about, more) => declare('instant', name, about, more);
/** A quantity that is shown as it was delivered and searched by the number in it. */
export const measure: Declare = (name, about, more) => declare('measure', name, about, more);
/** True or false. */
export const flag: Declare = (name, about, more) => declare('flag', name, about, more);
/** A position: latitude and longitude. It is derived and has no column. */
export const point: Declare = (name, about, more) =>
  declare('point', name, about, { column: false, ...more });
/** Several texts, each matched and counted without regard to case. */
export const keywords: Declare = (name, about, more) => declare('keywords', name, about, more);
/** derived from other texts, never shown itself */
export const prose: Declare = (name, about, more) => declare('prose', name, about, more);
/** objects with these members, whose places in the answer (`at`) are told from the object on */
export const objects = (name: string, about: string, members: readonly Field[], more: Declared): Field =>
  declare('objects', name, about, {
    ...more,
    members: members.map((member) => ({ ...member, within: name })),
  });
/** shown, never searched */
export const text: Declare = (name, about, more) => declare('text', name, about, more);
/** Several texts, shown and never searched. */
export const texts: Declare = (name, about, more) => declare('texts', name, about, more);

type MakeParam = (name: string, about: string) => Param;
const param =
  (form: ParamForm): MakeParam =>
  (name, about) => ({ name, form, about });

/** comma list, any value matches */
export const anyOf = param('anyOf');
/** comma list, every value must be present */
export const allOf = param('allOf');
/** comma list, listings with any of the values are dropped */
export const noneOf = param('noneOf');
/** comma list of years and ranges of years, any matches */
export const years = param('years');
/** one value, compared whole, commas and pipes included */
export const whole = param('whole');
/** min-max, both ends included, either may be open */
export const range = param('range');
/** one number or min-max */
export const singleOrRange = param('singleOrRange');
/** comma list of numbers, ranges of them, and quantities as they were delivered */
export const quantities = param('measured');
/** min|max, either may be negative */
export const signedRange = param('signedRange');
/** positive or negative */
export const sign = param('sign');
/** min-max days back from now */
export const days = param('days');
/** YYYYMMDD-YYYYMMDD, both days whole, UTC */
export const dates = param('dates');
/** true keeps what has the flag; false keeps everything */
export const flagged = param('flag');
/** true keeps what has a value; false keeps everything */
export const present = param('present');
/** at least that many */
export const atLeast = param('atLeast');
/** true keeps what has at least one; false keeps everything */
export const some = param('some');
/** comma list of names that may hold commas themselves */
export const names = param('names');
/** words, and phrases in quotes, that must all stand in the text; in any case, accents do not matter */
export const words = param('words');
/** comma list of website domains, also given as URLs */
export const domains = param('domains');
/** comma list of websites to exclude */
export const noDomains = param('noDomains');
/** comma list of the named values only */
export const choiceOf = (name: string, oneOf: readonly string[], about: string): Param => ({
  name,
  form: 'anyOf',
  about,
  oneOf,
});
