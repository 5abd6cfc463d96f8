import type { Dataset, Field } from '../catalog/field.ts';

/** What stands in a column: texts, whole numbers, numbers, flags, or lists as JSON text. */
export type ColumnForm = 'text' | 'integer' | 'number' | 'flag' | 'json';

/** A column of listings in rows: a field under its name, whose value stands in the answered listing. */
export interface RowColumn {
  readonly name: string;
  readonly form: ColumnForm;
  /** members on the way to the value; of a list the first one counts */
  readonly at: readonly string[];
}

const FORMS: Readonly<Record<NonNullable<Field['shownAs']>, ColumnForm>> = {
  text: 'text',
  upper: 'text',
  number: 'number',
  integer: 'integer',
  flag: 'flag',
  bit: 'integer',
  texts: 'json',
  instant: 'integer',
  timestamp: 'text',
  usDate: 'text',
  objects: 'json',
};

/** Miles from the centre, where the search has a place. */
const DISTANCE: RowColumn = { name: 'dist', form: 'number', at: ['dist'] };

/** The columns that the listings of a dataset have, in the order of the catalogue: every field that a listing shows. */
export function columnsOf({ fields }: Pick<Dataset, 'fields'>): readonly RowColumn[] {
  const shown = fields.flatMap(({ name, at, shownAs = 'text' }): RowColumn[] =>
    at ? [{ name, form: FORMS[shownAs], at: at.replaceAll('[]', '').split('.') }] : [],
  );
  return [...shown, DISTANCE];
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value of a column; undefined: the listing has none. */
export type Cell = string | number | boolean | undefined;

function formed(value: unknown, form: ColumnForm): Cell {
  if (value === undefined || value === null) return undefined;
  if (form === 'json') return JSON.stringify(value);
  if (form === 'flag') return typeof value === 'boolean' ? value : undefined;
  if (form === 'text') return typeof value === 'string' ? value : JSON.stringify(value);
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value);
  const isRight = form === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number);
  return isRight ? number : undefined;
}

/** The value of a column in a listing as it is answered. */
export function cellOf(listing: object, { at, form }: RowColumn): Cell {
  let value: unknown = listing;
  for (const part of at) {
    const one: unknown = Array.isArray(value) ? value[0] : value;
    value = isObject(one) ? one[part] : undefined;
  }
  return formed(value, form);
}
