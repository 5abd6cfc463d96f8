import { allFields, type Field } from '../../../src/catalog/field.ts';
import { listingsOf } from '../../../src/catalog/markets.ts';

/** The listings as a table: what can be filtered, counted, measured or ordered by is a column, beside the record as it is answered. */

type Kind = 'text' | 'texts' | 'number' | 'flag';

export interface Column {
  readonly name: string;
  readonly kind: Kind;
  /** as filters compare it: in lower case */
  readonly folded: boolean;
}

const KINDS: Readonly<Partial<Record<Field['type'], Kind>>> = {
  keyword: 'text',
  lower: 'text',
  postal: 'text',
  mark: 'text',
  code: 'text',
  upper: 'text',
  exact: 'text',
  keywords: 'texts',
  integer: 'number',
  number: 'number',
  measure: 'number',
  instant: 'number',
  flag: 'flag',
};

/** Columns of a listing by the name of their field. */
export const COLUMNS: ReadonlyMap<string, Column> = new Map(
  allFields(listingsOf('us-cars')).flatMap(({ name, type, indexed, within }) => {
    const kind = KINDS[type];
    if (!kind || !indexed || within !== undefined) return [];
    return [[name, { name, kind, folded: type === 'keyword' || type === 'keywords' }] as const];
  }),
);

/** Types of a database by kind. */
export type Types = Readonly<Record<Kind, string>>;

/** Names and types of all columns: the fields', the place and the record. */
export const tableColumns = (types: Types): (readonly [name: string, type: string])[] => [
  ...[...COLUMNS.values()].map(({ name, kind }) => [name, types[kind]] as const),
  ['latitude', types.number],
  ['longitude', types.number],
  ['record', types.text],
];
