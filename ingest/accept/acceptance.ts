import type { DuckDBConnection } from '@duckdb/node-api';
import type { Spooled } from '../feeds/spool.ts';
import { literal, row, rows } from '../ground/sql.ts';
import type { AcceptOptions } from './accept-file.ts';
import { MARKS, marksCount } from './marks.ts';
import type { UnknownWords } from './unknown-words.ts';

/** A column, a reason, how often it was the problem, and where it was first. */
interface ReasonCount {
  /** null: the whole row */
  readonly column: string | null;
  readonly reason: string;
  readonly count: number;
  readonly file: string;
  readonly line: number;
  readonly value: string;
}

/** What became of the rows of a delivery. */
export interface Acceptance {
  readonly read: number;
  readonly accepted: number;
  readonly rejected: number;
  readonly repeated: number;
  /** rows of countries of other markets, which are none of these */
  readonly elsewhere?: number | undefined;
  /** rejected rows that are lines of totals, and so no rows (totals.ts) */
  readonly totals?: number | undefined;
  /** most frequent first, at most ten */
  readonly reasons: readonly ReasonCount[];
  /** rows by what was done to them (MARKS), zero ones left out */
  readonly marks: Readonly<Record<string, number>>;
  readonly unknownWords: UnknownWords;
  /** file, or member of an archive → its form and encoding: `CSV with semicolons, Windows-1252`; which known export it is */
  readonly forms: Readonly<Record<string, string>>;
  /** amounts in other currencies than the row's own: by currency, the rows, and how many of them were converted */
  readonly foreignMoney: Readonly<Record<string, { readonly rows: number; readonly converted: number }>>;
  /** column → rows whose cell there holds a word for no value (`nan`, `None`, `N/A`, `-`) */
  readonly nullWords: Readonly<Record<string, number>>;
  /** columns that are none of ours, by file */
  readonly unknownColumns: Readonly<Record<string, readonly string[]>>;
}

/** Writes the refused rows, and those that came again, as CSV. */
export async function writeReports(
  db: DuckDBConnection,
  { files, rejectsFile, repeatedFile }: Pick<AcceptOptions, 'files' | 'rejectsFile' | 'repeatedFile'>,
): Promise<void> {
  const names = `[${files.map(({ file }) => literal(file)).join(', ')}]`;
  await db.run(`COPY (
    SELECT harmless(${names}[file_number + 1]) AS file, line, "column", shown(value) AS value, reason
    FROM problem ORDER BY file_number, line, "column"
  ) TO ${literal(rejectsFile)} (FORMAT csv, HEADER)`);
  await db.run(`COPY (
    SELECT harmless(${names}[file_of(seq) + 1]) AS file, line_of(seq) AS line,
      harmless(${names}[file_of(kept) + 1]) AS kept_file, line_of(kept) AS kept_line
    FROM identity WHERE seq <> kept ORDER BY seq
  ) TO ${literal(repeatedFile)} (FORMAT csv, HEADER)`);
}

/** The ten most frequent reasons. */
export async function topReasons(db: DuckDBConnection, files: readonly Spooled[]): Promise<ReasonCount[]> {
  const found = await rows<{
    column: string | null;
    reason: string;
    count: number;
    file_number: number;
    line: number;
    value: string;
  }>(
    db,
    `SELECT "column", reason, count(*)::DOUBLE AS count, arg_min(file_number, (file_number << 40) + line)::INTEGER AS file_number,
       arg_min(line, (file_number << 40) + line)::DOUBLE AS line, arg_min(shown(value), (file_number << 40) + line) AS value
     FROM problem GROUP BY ALL ORDER BY 3 DESC, 1, 2 LIMIT 10`,
  );
  return found.map(({ file_number, ...rest }) => ({ ...rest, file: files[file_number]?.file ?? '' }));
}

/** Rows by what was done to them. */
export async function countMarks(db: DuckDBConnection): Promise<Record<string, number>> {
  const counts = await row<Record<string, number>>(db, `SELECT ${marksCount()} FROM delivered`);
  return Object.fromEntries(MARKS.flatMap((mark) => (counts[mark] ? [[mark, counts[mark]]] : [])));
}

/** Amounts in other currencies than the row's own, by currency; `own`: SQL of the row's own, which has a rate where amounts are converted. */
export async function foreignMoney(db: DuckDBConnection, own: string): Promise<Acceptance['foreignMoney']> {
  const found = await rows<{ currency: string; rows: number; converted: number }>(
    db,
    `SELECT foreign_currency AS currency, count(*)::DOUBLE AS rows, count(rate_of(foreign_currency) / rate_of(${own}))::DOUBLE AS converted
     FROM delivered WHERE foreign_currency IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return Object.fromEntries(found.map(({ currency, ...counts }) => [currency, counts]));
}

/** Words for no value, by column. */
export async function nullWords(db: DuckDBConnection): Promise<Record<string, number>> {
  const found = await rows<{ column: string; rows: number }>(
    db,
    `SELECT "column", count(*)::DOUBLE AS rows
     FROM (SELECT unnest(string_split(null_columns, ' ')) AS "column" FROM delivered WHERE null_columns IS NOT NULL)
     GROUP BY 1 ORDER BY 2 DESC, 1`,
  );
  return Object.fromEntries(found.map(({ column, rows: count }) => [column, count]));
}
