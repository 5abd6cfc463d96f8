import { type Dataset, type Field, fieldOf } from '../../src/catalog/field.ts';
import { literal, name } from '../ground/sql.ts';
import { plainTexts } from './plain.ts';
import type { Rows, Spellings } from './spelling.ts';
import { standsSql } from './stands.ts';

/** SQL of fields that are indexed otherwise than they are shown, by name. */
type Values = Readonly<Record<string, string>>;

/** SQL of a position and whether there is one, from SQL of its coordinates' text; by field name. */
export const positionSql = (
  latitude = 'latitude',
  longitude = 'longitude',
): Readonly<Record<'location' | 'located', string>> => {
  const located = `(${latitude}) IS NOT NULL AND (${longitude}) IS NOT NULL`;
  const location = `{'lat': (${latitude})::DOUBLE, 'lon': (${longitude})::DOUBLE}`;
  return { location: `CASE WHEN ${located} THEN ${location} END`, located };
};

/** Fields that are several others in one text, between pipes; each part in the spelling of its own field. */
export const JOINED: Readonly<Record<string, readonly string[]>> = {
  mm: ['make', 'model'],
  ymm: ['year', 'make', 'model'],
  model_variant: ['model', 'variant'],
};
/** Name of the relation that holds the objects of each document (objects.ts). */
export const listOf = (field: Field): string => `list_${field.name}`;

/** SQL of the value as the engine indexes it, by the type of the field. */
function indexedSql(
  field: Field,
  dataset: Pick<Dataset, 'fields'>,
  spellings: Spellings,
  values: Values,
): string {
  const parts = JOINED[field.name];
  if (parts)
    return parts
      .map((part) => indexedSql(fieldOf(dataset, part), dataset, spellings, values))
      .join(" || '|' || ");
  const value = values[field.name] ?? name(field.name);
  switch (field.type) {
    case 'keyword':
      if (field.column?.type === 'link') return `encoded_link(${value})`;
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
    case 'prose':
      return plainTexts(value);
    case 'objects':
      return `${listOf(field)}.objects`;
    default:
      return value;
  }
}

/** SQL struct members of what the engine indexes of a document; a column a field. */
export function indexedMembers(dataset: Pick<Dataset, 'fields'>, spellings: Spellings): string[] {
  const values = standsSql(dataset);
  return dataset.fields
    .filter((field) => field.indexed)
    .map((field) => `${literal(field.name)}: ${indexedSql(field, dataset, spellings, values)}`);
}

/** Joins that bring the one spelling of each word to `relation`, for the fields that need it. */
export function spelledJoins(
  dataset: Pick<Dataset, 'fields'>,
  { words }: Spellings,
  { spelled }: Rows,
  relation: string,
): string[] {
  const values = standsSql(dataset);
  return [...words].map((field) => {
    const given = values[field] ?? `${relation}.${name(field)}`;
    return `LEFT JOIN ${spelled} AS spelled_${field} ON spelled_${field}.field = ${literal(field)} AND spelled_${field}.given = ${given}`;
  });
}
