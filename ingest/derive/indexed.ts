import type { Dataset, Field } from '../../src/catalog/field.ts';
import { literal, name } from '../sql.ts';
import type { Rows, Spellings } from './spelling.ts';

/** SQL of a position and whether there is one, from the text of its coordinates; by field name. */
export const POSITION: Readonly<Record<'location' | 'located', string>> = {
  location: `CASE WHEN latitude IS NOT NULL AND longitude IS NOT NULL
    THEN {'lat': latitude::DOUBLE, 'lon': longitude::DOUBLE} END`,
  located: 'latitude IS NOT NULL AND longitude IS NOT NULL',
};

/** SQL of the value as the engine indexes it, by the type of the field. */
function indexedSql(field: Field, spellings: Spellings): string {
  const value = name(field.name);
  switch (field.type) {
    case 'keyword':
      return spellings.words.has(field.name) ? `coalesce(spelled_${field.name}.shown, ${value})` : value;
    case 'keywords':
      return spellings.lists.has(field.name) ? `coalesce(unified_${field.name}.terms, ${value})` : value;
    case 'lower':
      return field.column?.type === 'domain' ? `domain_of(${value})` : `lower(${value})`;
    case 'upper':
      return `upper(${value})`;
    case 'code':
      return `${value}::VARCHAR`;
    case 'measure':
      return `first_number(${value})`;
    default:
      return value;
  }
}

/** SQL struct members of what the engine indexes of a document; a column a field. */
export const indexedMembers = (dataset: Dataset, spellings: Spellings): string[] =>
  dataset.fields
    .filter((field) => field.indexed)
    .map((field) => `${literal(field.name)}: ${indexedSql(field, spellings)}`);

/** Joins that bring the one spelling of each word to `relation`, for the fields that need it. */
export const spelledJoins = ({ words }: Spellings, { spelled }: Rows, relation: string): string[] =>
  [...words].map(
    (field) =>
      `LEFT JOIN ${spelled} AS spelled_${field} ON spelled_${field}.field = ${literal(field)} AND spelled_${field}.given = ${relation}.${name(field)}`,
  );
