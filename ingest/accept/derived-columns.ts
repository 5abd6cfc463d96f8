import type { DuckDBConnection } from '@duckdb/node-api';
import { headerKey } from '../feeds/columns.ts';
import { WrongUsage } from '../ground/outcome.ts';
import { literal } from '../ground/sql.ts';
import type { SourceColumn } from './source-column.ts';

/** A column of ours that a map makes of one or several columns of the file. */
export interface DerivedColumn {
  readonly field: string;
  /** headers as the map spells them; texts of several are joined */
  readonly headers: readonly string[];
  /** stands between joined texts */
  readonly between: string;
  /** a regular expression (RE2): its first group, or all that it matches, is the text; text that it does not match is empty */
  readonly match?: string | undefined;
  /** what stands between the values of a multi-valued column */
  readonly split?: string | undefined;
}

/** SQL of what a pattern finds in a text without the blanks around it: its first group where it has one. */
function foundSql(text: string, pattern: string): string {
  const group = /(?<!\\)\((?!\?)/.test(pattern) ? 1 : 0;
  return `nullif(regexp_extract(without_blanks(${text}), ${literal(pattern)}, ${group}), '')`;
}

/** The columns that the map makes, by field. The headers are there (refuseMissing). */
export function deriveColumns(
  columns: readonly SourceColumn[],
  derived: readonly DerivedColumn[],
): (readonly [field: string, column: SourceColumn])[] {
  const byHeader = new Map(columns.map((column) => [headerKey(column.header), column]));
  return derived.map(({ field, headers, between, match, split }) => {
    const from = headers.flatMap((header) => byHeader.get(headerKey(header)) ?? []);
    const joined = from.map(({ text }) => `nullif(trim(${text}), '')`).join(', ');
    const whole =
      from.length > 1 ? `nullif(concat_ws(${literal(between)}, ${joined}), '')` : (from[0]?.text ?? 'NULL');
    const text = match === undefined ? whole : foundSql(whole, match);
    const own = from.length === 1 && match === undefined ? from[0]?.texts : undefined;
    const texts = split === undefined ? (own ?? `[${text}]`) : `string_split(${text}, ${literal(split)})`;
    return [field, { header: headers.join(' + '), text, texts }] as const;
  });
}

/** Throws WrongUsage for a pattern that the database cannot read; `name`: the map's. */
export async function refusePatterns(
  db: DuckDBConnection,
  derived: readonly DerivedColumn[],
  name: string,
): Promise<void> {
  for (const { headers, match } of derived) {
    if (match === undefined) continue;
    await db.run(`SELECT regexp_matches('', ${literal(match)})`).catch((error: unknown) => {
      const why = error instanceof Error ? error.message.replace(/^.*?Error: /, '') : error;
      throw new WrongUsage(`${name}: the pattern of "${headers.join(' + ')}" cannot be read: ${why}`);
    });
  }
}
