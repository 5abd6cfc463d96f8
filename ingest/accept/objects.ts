import type { Field } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import type { CellReading } from './cell-reading.ts';

/** Columns that hold an array of objects: each object's members are read as cells are, by `readingOf` (cells.ts). */

type ReadingOf = (field: FedField) => CellReading;

const membersOf = ({ name: field, about, members = [] }: Field): FedField[] =>
  fedFields({ name: field, about, fields: members });

/** The shape of the objects of a field, for from_json: a member has the SQL type that `typeOf` gives. */
const shapeOf = (field: Field, typeOf: (member: FedField) => string): string => {
  const members = membersOf(field).map((member) => [member.column.name, typeOf(member)]);
  return literal(JSON.stringify([Object.fromEntries(members)]));
};

/** SQL of the objects of a cell, every member as text; the cell is an array. */
const texts = (field: Field, cell: string): string =>
  `from_json(${cell}, ${shapeOf(field, () => 'VARCHAR')})`;

const textOf = (member: FedField): string => `text_of(one.${name(member.column.name)})`;

const readSql = (member: FedField, readingOf: ReadingOf): string =>
  readingOf(member).read?.(textOf(member)) ?? textOf(member);

/** SQL that is true where the cell is an array whose elements are all objects. */
const isObjects = (cell: string): string => `CASE
  WHEN NOT json_valid(${cell}) THEN false
  WHEN json_type(${cell}) <> 'ARRAY' THEN false
  ELSE len(list_filter(from_json(${cell}, '["JSON"]'), lambda one: json_type(one) IS DISTINCT FROM 'OBJECT')) = 0
END`;

/** SQL that is true where a cell is an array of objects none of which says anything, or of none. */
export const saysNothing = (field: Field, cell: string): string =>
  `CASE WHEN ${isObjects(cell)} THEN len(${keptTexts(field, cell)}) = 0 ELSE false END`;

/** SQL that is true where no member of an object has a value. */
const isEmpty = (field: Field): string =>
  membersOf(field)
    .map((member) => `${textOf(member)} IS NULL`)
    .join(' AND ');

/** SQL of those objects that say anything. */
const keptTexts = (field: Field, cell: string): string =>
  `list_filter(${texts(field, cell)}, lambda one: NOT (${isEmpty(field)}))`;

/**
 * How a cell of objects is read: a JSON array of those that say anything, as they are kept: members in catalogue order,
 * unknown ones left out. An array without any is unknown.
 */
export function objectsReading(field: Field, readingOf: ReadingOf): CellReading {
  const members = membersOf(field).map((member) => `${literal(member.name)}: ${readSql(member, readingOf)}`);
  const read = (cell: string): string => {
    const objects = `list_transform(${keptTexts(field, cell)}, lambda one: json_merge_patch('{}', to_json({${members.join(', ')}})))`;
    return `CASE WHEN ${isObjects(cell)} THEN to_json(nullif(${objects}, [])) END`;
  };
  return { sqlType: 'JSON', read };
}

/** What can be wrong with a cell of objects: SQL that is true then, the member at fault, the text, the reason. */
interface ObjectsFault {
  readonly fails: string;
  /** `[].year`; empty: the whole cell */
  readonly member: string;
  readonly value: string;
  readonly reason: string | { readonly sql: string };
}

const reasonOf = (reason: NonNullable<CellReading['reason']>, value: string): ObjectsFault['reason'] =>
  typeof reason === 'string' ? reason : { sql: reason(value) };

/** Faults of the members of objects, which are told one by one, and of what are no objects. */
export function objectsFaults(field: Field, cell: string, readingOf: ReadingOf): ObjectsFault[] {
  const faults = membersOf(field).flatMap((member) => {
    const { read, reason } = readingOf(member);
    const value = readSql(member, readingOf);
    if (!read || !reason) return [];
    return [{ member, reason, bad: `${textOf(member)} IS NOT NULL AND ${value} IS NULL` }];
  });
  const strangers = `${cell} IS NOT NULL AND NOT (${isObjects(cell)})`;
  return [
    { fails: strangers, member: '', value: cell, reason: 'is not an array of objects' },
    ...faults.map(({ member, reason, bad }) => {
      const first = `list_filter(${texts(field, cell)}, lambda one: ${bad})[1].${name(member.column.name)}`;
      const value = `CASE WHEN ${isObjects(cell)} THEN ${first} END`;
      const said = reasonOf(reason, value);
      return { fails: `${value} IS NOT NULL`, member: `[].${member.column.name}`, value, reason: said };
    }),
  ];
}

/** SQL of the objects that are kept, as a list of structs: the inverse of objectsReading. */
export const keptObjects = (field: Field, readingOf: ReadingOf): string =>
  `from_json(${name(field.name)}, ${shapeOf(field, (member) => readingOf(member).sqlType)})`;
