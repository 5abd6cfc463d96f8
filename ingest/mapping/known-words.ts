import type { DuckDBConnection } from '@duckdb/node-api';
import type { MarketWords } from '../../src/catalog/vocabulary/words.ts';
import { sourceOf } from '../accept/source.ts';
import type { Spooled } from '../feeds/spool.ts';
import { rows } from '../ground/sql.ts';

/** How far the words of a column are understood. */
export interface KnownWords {
  /** of the rows that have a value, 0 to 1 */
  readonly share: number;
  /** the commonest words that are not, at most five */
  readonly unknown: readonly string[];
}

/** Columns of ours whose words are understood by a vocabulary of another name. */
const VOCABULARY: Readonly<Record<string, string>> = {
  exterior_color: 'base_ext_color',
  interior_color: 'base_int_color',
  base_exterior_color: 'base_ext_color',
  base_interior_color: 'base_int_color',
};

/** Words that are looked at: the commonest. */
const MOST = 2000;

/** How far each column of a file is understood that goes to a column with a vocabulary; `targets`: header → column of ours. */
export async function knownWords(
  db: DuckDBConnection,
  file: Spooled,
  words: MarketWords,
  targets: ReadonlyMap<string, string>,
  parents: ReadonlySet<string>,
): Promise<Map<string, KnownWords>> {
  const found = new Map<string, KnownWords>();
  const { from, columns } = await sourceOf(db, file, () => 'text', parents);
  for (const { header, text } of columns) {
    const to = targets.get(header) ?? '';
    const field = VOCABULARY[to] ?? to;
    if (!words.fields.includes(field)) continue;
    const counted = await rows<{ word: string; rows: number }>(
      db,
      `SELECT word, count(*)::DOUBLE AS rows FROM (SELECT said(plain_text(${text})) AS word FROM ${from})
       WHERE word IS NOT NULL GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT ${MOST}`,
    );
    const unknown = counted.filter(({ word }) => words.meaning(field, word) === undefined);
    const [all, open] = [counted, unknown].map((some) => some.reduce((sum, one) => sum + one.rows, 0));
    if (all)
      found.set(header, {
        share: 1 - (open ?? 0) / all,
        unknown: unknown.slice(0, 5).map(({ word }) => word),
      });
  }
  return found;
}
