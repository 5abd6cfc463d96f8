import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, Field } from '../../src/catalog/field.ts';
import { literal, name, row, rows as rowsOf } from '../ground/sql.ts';
import { standsSql } from './stands.ts';

/** Rows whose terms are unified, and the table that takes the exceptions. */
export interface Rows {
  readonly rows: string;
  readonly spelled: string;
}

/** Rows of which the ledger keeps the spellings of every term with their numbers of rows, in a table: field, given, n. */
export interface CountedRows extends Rows {
  readonly counts: string;
}

/** The active listings. */
export const LISTING_ROWS: CountedRows = { rows: 'active_row', counts: 'active_term', spelled: 'spelled' };

/** Counted text fields, as facets or suggestions: the value of one, or the values of several. */
export const unifiedFields = (dataset: Dataset): Field[] =>
  dataset.fields.filter(
    ({ type, facet, ordered, column }) =>
      (type === 'keyword' || type === 'keywords') && (facet || ordered) && column,
  );

/** SQL of the value or the values that a row has of a field. */
export const ownSql = (dataset: Dataset, { name: field }: Field): string =>
  standsSql(dataset)[field] ?? name(field);

/** SQL of the values that a row has of a field, one a row of the result. */
function valuesSql(dataset: Dataset, field: Field): string {
  const own = ownSql(dataset, field);
  return field.type === 'keywords' ? `unnest(${own})` : own;
}

/**
 * Queries of the terms of fields among rows: field, given (NULL: the row has none). All fields with one value a row are one
 * query: each joins the whole market, and one with a list of values is one by itself. Terms stand below each other rather than
 * in a set of groups for each field, which costs much where there are few rows.
 */
export function termsSql(dataset: Dataset, fields: readonly Field[], from: string): string[] {
  const single = fields.filter(({ type }) => type === 'keyword');
  const several = fields.filter(({ type }) => type === 'keywords');
  const names = single.map(({ name: field }) => literal(field));
  const values = single.map((field) => ownSql(dataset, field));
  return [
    ...(single.length
      ? [
          `SELECT unnest([${names.join(', ')}]) AS field, unnest([${values.join(', ')}]) AS given FROM ${from}`,
        ]
      : []),
    ...several.map(
      (field) => `SELECT ${literal(field.name)} AS field, ${valuesSql(dataset, field)} AS given FROM ${from}`,
    ),
  ];
}

/**
 * Spellings that are not the one that most rows use (feeds.md section 5, "facet terms"); ties: the smallest.
 * Only these few are written: (field, given, shown).
 */
const exceptionsSql = (among: CountedRows): string =>
  `CREATE OR REPLACE TEMP TABLE ${among.spelled} AS
    WITH ranked AS (
      SELECT field, given, first_value(given) OVER (PARTITION BY field, lower(given) ORDER BY n DESC, given) AS shown
      FROM ${among.counts}
    )
    SELECT field, given, shown FROM ranked WHERE given <> shown`;

/** Table of the lists of a field that the exceptions change: listing, terms. */
export const unifiedTable = (field: string, { rows }: Rows): string => `unified_${field}_of_${rows}`;

/**
 * Lists with every term in its one spelling and once, only where that changes them. List by list: gathered from the single
 * terms of a whole market they would have to be in memory together.
 */
function listsSql(field: string, among: Rows): string {
  const { rows, spelled } = among;
  return `CREATE OR REPLACE TEMP TABLE ${unifiedTable(field, among)} AS
    WITH
      exception AS (
        SELECT list(given ORDER BY given) AS givens, list(shown ORDER BY given) AS showns
        FROM ${spelled} WHERE field = ${literal(field)}
      ),
      concerned AS (
        SELECT listing, ${name(field)} AS given, givens, showns FROM ${rows}, exception
        WHERE coalesce(list_has_any(${name(field)}, givens), false) OR list_unique(${name(field)}) < len(${name(field)})
      ),
      term AS (
        SELECT listing, given, list_transform(given, lambda one: coalesce(showns[list_position(givens, one)], one)) AS terms
        FROM concerned
      ),
      once AS (
        SELECT listing, given, list_filter(terms, lambda one, place: list_position(terms, one) = place) AS terms FROM term
      )
    SELECT listing, terms FROM once WHERE terms IS DISTINCT FROM given`;
}

/** Which fields have exceptions, and so need a join when documents are built. */
export interface Spellings {
  readonly words: ReadonlySet<string>;
  readonly lists: ReadonlySet<string>;
}

/** Counts the spellings of every term of the counted fields among the rows, into their table, which is empty. */
export async function countTerms(
  db: DuckDBConnection,
  dataset: Dataset,
  { rows, counts }: Pick<CountedRows, 'rows' | 'counts'>,
): Promise<void> {
  for (const terms of termsSql(dataset, unifiedFields(dataset), rows))
    await db.run(
      `INSERT INTO ${counts} SELECT field, given, count(*) FROM (${terms}) WHERE given IS NOT NULL GROUP BY field, given`,
    );
}

/** Finds the exceptions of every counted field among rows whose terms are counted; gives the single-valued ones. */
export async function unifyCounted(
  db: DuckDBConnection,
  dataset: Dataset,
  among: CountedRows,
): Promise<Set<string>> {
  await db.run(exceptionsSql(among));
  const changed = await rowsOf<{ field: string }>(db, `SELECT DISTINCT field FROM ${among.spelled}`);
  const fields = unifiedFields(dataset).filter(({ type }) => type === 'keyword');
  const words = new Set(fields.map(({ name: field }) => field));
  return new Set(changed.flatMap(({ field }) => (words.has(field) ? field : [])));
}

/** The same among rows that are counted for the purpose. */
export async function unifyWords(db: DuckDBConnection, dataset: Dataset, among: Rows): Promise<Set<string>> {
  const counted = { ...among, counts: `${among.spelled}_count` };
  await db.run(`CREATE OR REPLACE TEMP TABLE ${counted.counts} (field VARCHAR, given VARCHAR, n BIGINT)`);
  await countTerms(db, dataset, counted);
  return await unifyCounted(db, dataset, counted);
}

/** Writes the lists of the rows that the exceptions change, and gives their fields; after unifyWords. */
export async function unifyLists(db: DuckDBConnection, dataset: Dataset, among: Rows): Promise<Set<string>> {
  const lists = new Set<string>();
  for (const field of unifiedFields(dataset).filter(({ type }) => type === 'keywords')) {
    await db.run(listsSql(field.name, among));
    const { changed } = await row<{ changed: number }>(
      db,
      `SELECT count(*)::INTEGER AS changed FROM ${unifiedTable(field.name, among)}`,
    );
    if (changed) lists.add(field.name);
  }
  return lists;
}
