import type { DuckDBConnection } from '@duckdb/node-api';
import { headerKey } from '../feeds/columns.ts';
import { INSIDE } from '../feeds/row-scan.ts';
import type { Spooled } from '../feeds/spool.ts';
import { MARK, type Malformed } from '../feeds/spool-writer.ts';
import { CommandRefusal } from '../ground/outcome.ts';
import { literal, name, rows } from '../ground/sql.ts';
import { jsonLines } from './json-lines.ts';
import { asNumber, type CellForm, CSV, type Source, type SourceColumn, split } from './source-column.ts';

/** SQL of a cell's text; in marked cells marks stand for what would end a cell or a row. */
function cellText(at: number, delimiter: string, isMarked: boolean): string {
  if (!isMarked) return `c${at}`;
  const marks = [INSIDE.delimiter, INSIDE.feed, INSIDE.carriage].map((code) => `chr(${code})`).join(' || ');
  return `translate(c${at}, ${marks}, ${literal(delimiter)} || chr(10) || chr(13))`;
}

function delimited(file: Extract<Spooled, { format: 'delimited' }>): Source {
  const { names, delimiter } = file.header;
  const columns = ['line', ...names.map((_, at) => `c${at}`)].map(
    (column, at) => `'${column}': '${at ? 'VARCHAR' : 'BIGINT'}'`,
  );
  return {
    from: `read_csv(${literal(file.path)}, ${CSV}, delim = ${literal(delimiter)}, columns = {${columns.join(', ')}})`,
    columns: names.map((header, at) => {
      const text = cellText(at, delimiter, file.marked.has(at));
      return { header, text, texts: split(text) };
    }),
    broken: 'false',
  };
}

/** SQL of what is no row: line, reason, text. */
export const malformedOf = ({ path }: Malformed): string =>
  `read_csv(${literal(path)}, ${CSV}, delim = ${literal(MARK)}, columns = {'line': 'BIGINT', 'reason': 'VARCHAR', 'text': 'VARCHAR'})`;

async function parquet(
  db: DuckDBConnection,
  { file, path }: Extract<Spooled, { format: 'parquet' }>,
): Promise<Source> {
  const from = `read_parquet(${literal(path)}, file_row_number = true)`;
  let described: { column_name: string; column_type: string }[];
  try {
    described = await rows(db, `DESCRIBE SELECT * EXCLUDE file_row_number FROM ${from}`);
  } catch (error) {
    throw new CommandRefusal(
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
        ...(/^(?:DOUBLE|FLOAT|DECIMAL)/.test(type) ? { number: asNumber(text) } : {}),
        texts: type.endsWith('[]') ? `CAST(${name(header)} AS VARCHAR[])` : split(text),
      };
    }),
    broken: 'false',
  };
}

/**
 * The relation of a spooled file; `formOf` tells how the cells under a header are asked for (undefined: it is none of ours),
 * `parents` are what stands before the dot of known ones (as
 * headerKey gives them). Throws CommandRefusal for a Parquet file that cannot be read.
 */
export async function sourceOf(
  db: DuckDBConnection,
  file: Spooled,
  formOf: (key: string) => CellForm | undefined,
  parents: ReadonlySet<string> = new Set(),
): Promise<Source> {
  switch (file.format) {
    case 'delimited':
      return delimited(file);
    case 'jsonl':
      return jsonLines(db, file, formOf, parents);
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
