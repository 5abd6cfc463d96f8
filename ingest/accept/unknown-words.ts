import { writeFileSync } from 'node:fs';
import type { DuckDBConnection } from '@duckdb/node-api';
import { stringify } from 'csv-stringify/sync';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { nearest } from '../../src/grammar/nearest.ts';
import { literal, name, rows } from '../ground/sql.ts';
import type { RowForm } from './form.ts';
import type { WordColumn } from './words.ts';

/** A word that no vocabulary holds, in how many rows it stands, and the known word that it is near to. */
interface UnknownWord {
  readonly word: string;
  readonly rows: number;
  readonly near?: string;
}

/** The unknown words of each field, the most frequent first, and in how many rows they stand. */
export type UnknownWords = Readonly<
  Record<string, { readonly rows: number; readonly words: readonly UnknownWord[] }>
>;

/** Words of a field that are compared with the known ones: the most frequent; comparing takes longer than counting. */
const COMPARED = 1000;

/** SQL of a column's word where it is no canonical one; of a colour's name where its base colour is not known. */
const unknownSql = ({ field, vocabulary, fills }: WordColumn, words: MarketWords): string => {
  const known = `[${words.words(vocabulary).map(literal).join(', ')}]`;
  const unknown = fills ? `${name(fills)} IS NULL` : `NOT list_contains(${known}, ${name(field)})`;
  return `CASE WHEN ${unknown} THEN ${name(field)} END`;
};

/** SQL of the unknown words of all columns, in one pass over the rows: the field, the word, how many rows. */
const countSql = (columns: readonly WordColumn[], words: MarketWords): string => `
  SELECT field, word, count(*)::DOUBLE AS rows
  FROM (
    SELECT unnest([${columns.map(({ field }) => literal(field)).join(', ')}]) AS field,
      unnest([${columns.map((column) => unknownSql(column, words)).join(', ')}]) AS word
    FROM delivered
  )
  WHERE word IS NOT NULL GROUP BY field, word ORDER BY rows DESC, word`;

/** The unknown words of the accepted rows (feeds.md 2.1, "Given beats derived"). */
export async function unknownWords(db: DuckDBConnection, { understood }: RowForm): Promise<UnknownWords> {
  if (!understood) return {};
  const { words, columns } = understood;
  const asked = columns.filter(({ vocabulary }) => words.fields.includes(vocabulary));
  if (!asked.length) return {};
  const counted = await rows<{ field: string; word: string; rows: number }>(db, countSql(asked, words));
  // a make with a model behind it that stayed stands beside another model
  const isKnown = (vocabulary: string, word: string): boolean => {
    const meaning = words.meaning(vocabulary, word);
    return meaning !== undefined && !meaning.rest;
  };
  const found: Record<string, UnknownWords[string]> = {};
  for (const column of asked) {
    const unknown = counted
      .filter(({ field, word }) => field === column.field && !isKnown(column.vocabulary, word))
      .map(({ word, rows: count }) => ({ word, rows: count }));
    if (!unknown.length) continue;
    found[column.field] = {
      rows: unknown.reduce((sum, one) => sum + one.rows, 0),
      words: unknown.map((one, at) => {
        const near = at < COMPARED ? nearest(one.word, words.words(column.vocabulary)) : undefined;
        return near === undefined ? one : { ...one, near };
      }),
    };
  }
  return found;
}

/** Writes all unknown words as CSV: field, word, rows, near. No spreadsheet takes a word for a formula. */
export function writeWords(file: string, unknown: UnknownWords): void {
  const lines = Object.entries(unknown).flatMap(([field, { words }]) =>
    words.map(({ word, rows: count, near }) => ({ field, word, rows: count, near })),
  );
  const columns = ['field', 'word', 'rows', 'near'];
  writeFileSync(file, stringify(lines, { header: true, columns, escape_formulas: true }), { mode: 0o600 });
}
