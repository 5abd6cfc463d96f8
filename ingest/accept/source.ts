import type { DuckDBConnection } from '@duckdb/node-api';
import { headerKey } from '../feeds/columns.ts';
import { refuseTwins } from '../feeds/header.ts';
import { JSON_MARK, type Spooled } from '../feeds/spool.ts';
import { Refused } from '../outcome.ts';
import { literal, name, rows } from '../sql.ts';

/** One column of a delivered file, as SQL on the relation of its Source. */
export interface SourceColumn {
  /** as the file spells it */
  readonly header: string;
  /** the cell's text */
  readonly text: string;
  /** the cell's texts, where the column joins several */
  readonly texts: string;
}

/** A delivered file as a relation: `line`, and the SQL of each column. */
export interface Source {
  readonly from: string;
  readonly columns: readonly SourceColumn[];
  /** SQL that is true for a row that is no row at all (a JSON line that is no object) */
  readonly broken: string;
}

/** Options of read_csv that leave nothing to guessing, and keep what cannot be read (design.md decision 10). */
const CSV = `auto_detect = false, header = false, new_line = '\\n', store_rejects = true, rejects_limit = 0, max_line_size = 4300000, buffer_size = 8600000, strict_mode = true`;

const split = (text: string): string => `string_split(${text}, '|')`;

function delimited(file: Extract<Spooled, { format: 'delimited' }>): Source {
  const { names, delimiter } = file.header;
  const columns = ['line', ...names.map((_, at) => `c${at}`)].map(
    (column, at) => `'${column}': '${at ? 'VARCHAR' : 'BIGINT'}'`,
  );
  return {
    from: `read_csv(${literal(file.path)}, ${CSV}, delim = ${literal(delimiter)}, quote = '"', escape = '"', columns = {${columns.join(', ')}})`,
    columns: names.map((header, at) => ({ header, text: `c${at}`, texts: split(`c${at}`) })),
    broken: 'false',
  };
}

/** JSON Lines: an array is kept whole, other text is split as in a delimited file. */
async function jsonLines(
  db: DuckDBConnection,
  file: Extract<Spooled, { format: 'jsonl' }>,
  isKnown: (key: string) => boolean,
): Promise<Source> {
  const lines =
    `read_csv(${literal(file.path)}, ${CSV}, delim = ${literal(JSON_MARK)}, quote = '', escape = '', ` +
    `columns = {'line': 'BIGINT', 'json': 'VARCHAR'})`;
  const isObject = `CASE WHEN json_valid(json) THEN json_type(json) = 'OBJECT' ELSE false END`; // AND would look at both
  const keys = await rows<{ key: string }>(
    db,
    `SELECT DISTINCT unnest(keys) AS key
     FROM (SELECT DISTINCT CASE WHEN ${isObject} THEN json_keys(json) END AS keys FROM ${lines}) ORDER BY key`,
  );
  // only names that we know become names of SQL
  const known = keys.filter(({ key }) => isKnown(headerKey(key))).map(({ key }) => key);
  refuseTwins(file.file, known);
  const shape = JSON.stringify(Object.fromEntries(known.map((key) => [key, 'JSON'])));
  const members = known.length ? `json_transform(json, ${literal(shape)})` : 'NULL';
  return {
    from: `(SELECT line, ${isObject} AS is_object, CASE WHEN ${isObject} THEN ${members} END AS member FROM ${lines})`,
    columns: keys.map(({ key }) => {
      if (!known.includes(key)) return { header: key, text: 'NULL', texts: 'NULL' };
      const member = `member.${name(key)}`;
      const text = `(${member} ->> '$')`;
      return {
        header: key,
        text,
        texts: `CASE WHEN json_type(${member}) = 'ARRAY' THEN from_json(${member}, '["VARCHAR"]') ELSE ${split(text)} END`,
      };
    }),
    broken: 'NOT is_object',
  };
}

async function parquet(
  db: DuckDBConnection,
  { file, path }: Extract<Spooled, { format: 'parquet' }>,
): Promise<Source> {
  const from = `read_parquet(${literal(path)}, file_row_number = true)`;
  let described: { column_name: string; column_type: string }[];
  try {
    described = await rows(db, `DESCRIBE SELECT * EXCLUDE file_row_number FROM ${from}`);
  } catch (error) {
    throw new Refused(
      `${file}: cannot be read as Parquet (${error instanceof Error ? error.message : error})`,
    );
  }
  return {
    from: `(SELECT file_row_number + 1 AS line, * EXCLUDE file_row_number FROM ${from})`,
    columns: described.map(({ column_name: header, column_type: type }) => {
      const text = `CAST(${name(header)} AS VARCHAR)`;
      return {
        header,
        text,
        texts: type.endsWith('[]') ? `CAST(${name(header)} AS VARCHAR[])` : split(text),
      };
    }),
    broken: 'false',
  };
}

/**
 * The relation of a spooled file; `isKnown` tells of headers (as headerKey gives them). Throws Refused for a Parquet
 * file that cannot be read, and for JSON keys that differ in case only.
 */
export async function sourceOf(
  db: DuckDBConnection,
  file: Spooled,
  isKnown: (key: string) => boolean,
): Promise<Source> {
  switch (file.format) {
    case 'delimited':
      return delimited(file);
    case 'jsonl':
      return jsonLines(db, file, isKnown);
    case 'parquet':
      return parquet(db, file);
  }
}

/** Columns of the source by what their headers mean: field name → columns, the canonical name first; and the rest. */
export function matchColumns(
  columns: readonly SourceColumn[],
  fieldOf: (key: string) => string | undefined,
): { matched: Map<string, SourceColumn[]>; unknown: string[] } {
  const matched = new Map<string, SourceColumn[]>();
  const unknown: string[] = [];
  for (const column of columns) {
    const field = fieldOf(headerKey(column.header));
    if (field) matched.set(field, [...(matched.get(field) ?? []), column]);
    else if (column.header) unknown.push(column.header);
  }
  return { matched, unknown };
}
