import type { DuckDBConnection } from '@duckdb/node-api';
import { sourceOf } from '../accept/source.ts';
import type { Spooled } from '../feeds/spool.ts';
import { rows as rowsOf } from '../ground/sql.ts';

/** A column of a file as it stands there. */
export interface SeenColumn {
  readonly header: string;
  /** share of the rows that have a value, 0 to 1; words for no value (NULL, nan) are none */
  readonly filled: number;
  /** its commonest values, at most five, cut where they are long */
  readonly examples: readonly string[];
  /** different values for each value: 1 where no two are the same */
  readonly different: number;
  /** it numbers the rows: 1 to their number, or from 0, each once */
  readonly isRunning: boolean;
  /** share of the values that are VINs, links */
  readonly vins: number;
  readonly links: number;
}

/** Longest example that is shown. */
const SHOWN = 40;

const shown = (text: string): string => (text.length > SHOWN ? `${text.slice(0, SHOWN - 1)}…` : text);

/** What stands in the columns of a spooled file. */
export async function look(
  db: DuckDBConnection,
  file: Spooled,
  parents: ReadonlySet<string>,
): Promise<SeenColumn[]> {
  const { from, columns } = await sourceOf(db, file, () => 'text', parents);
  const seen: SeenColumn[] = [];
  for (const { header, text } of columns) {
    const [found] = await rowsOf<
      Omit<SeenColumn, 'header' | 'filled'> & { readonly filled: number | null; readonly examples: string[] }
    >(
      db,
      `SELECT count(value) / greatest(count(*), 1) AS filled,
         coalesce(approx_top_k(value, 5), []) AS examples,
         count(DISTINCT value) / greatest(count(value), 1) AS different,
         count(number) > 0 AND count(DISTINCT number) = count(*) AND min(number) IN (0, 1)
           AND max(number) - min(number) = count(*) - 1 AS "isRunning",
         count(*) FILTER (regexp_full_match(upper(value), '[A-HJ-NPR-Z0-9]{17}')) / greatest(count(value), 1) AS vins,
         count(*) FILTER (regexp_matches(value, '^https?://')) / greatest(count(value), 1) AS links
       FROM (SELECT value, CASE WHEN regexp_full_match(value, '[0-9]{1,18}') THEN TRY_CAST(value AS BIGINT) END AS number
         FROM (SELECT said(plain_text(${text})) AS value FROM ${from}))`,
    );
    if (found)
      seen.push({ ...found, header, examples: found.examples.map(shown), filled: found.filled ?? 0 });
  }
  return seen;
}
