import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';
import type { DuckDBConnection } from '@duckdb/node-api';
import { literal } from './binding.ts';
import { DEFAULT_DIMENSIONS, GEOGRAPHIES } from './dimensions.ts';
import { DEFAULT_MEASURE } from './measures.ts';
import { allGroupsSql } from './month-sql.ts';
import { INVENTORY_TYPES } from './plan.ts';
import { measureList, type RollupPart } from './rollup-sql.ts';

/** Rows that are read together: the default ranks of a part take few of them. */
const ROW_GROUP = 2048;

const PARTS: readonly RollupPart[] = INVENTORY_TYPES.flatMap((inventory_type) =>
  (['state', 'national'] as const).map((summary_by) => ({ inventory_type, summary_by })),
);

/** Every group of a part with every measure, and its rank by vehicles sold. */
function partSql(file: string, part: RollupPart): string {
  const geography: readonly string[] = GEOGRAPHIES[part.summary_by];
  const partition = geography.length > 0 ? `PARTITION BY ${geography.join(', ')}` : '';
  return `
    SELECT '${part.inventory_type}' AS part, '${part.summary_by}' AS summary_by,
      CAST(rank() OVER (${partition} ORDER BY "${DEFAULT_MEASURE}" DESC) AS INTEGER) AS sold_rank,
      ${[geography.length > 0 ? 'state' : 'NULL AS state', ...DEFAULT_DIMENSIONS, measureList].join(', ')}
    FROM (${allGroupsSql(file, part, [...geography, ...DEFAULT_DIMENSIONS])})`;
}

/** Every part of a month's roll-up, in the order of its rows. */
function partsSql(file: string): string {
  return `
    SELECT * FROM (${PARTS.map((part) => partSql(file, part)).join('\nUNION ALL\n')})
    ORDER BY part, summary_by, sold_rank, state, ${DEFAULT_DIMENSIONS.join(', ')}`;
}

/** Changes with whatever decides what a roll-up holds: one that an older version wrote is not taken for ours. */
const VERSION = createHash('sha256').update(partsSql('')).digest('hex').slice(0, 8);

/** Name of the roll-up that stands beside a month's file. */
export const rollupOf = (file: string): string => `${file}.rollup-${VERSION}.parquet`;

/**
 * Writes the roll-up of a published month (docs/decisions, decision 9): every group of the default dimensions by state and
 * national, for each inventory type, with every measure. It belongs beside the month's file, before the manifest names it.
 */
export async function writeRollup(db: DuckDBConnection, file: string): Promise<void> {
  await db.run(`
    COPY (${partsSql(file)})
    TO ${literal(rollupOf(file))} (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE ${ROW_GROUP})`);
  // a manifest that outlives a power cut must not lead to half a file
  const written = await open(rollupOf(file));
  await written.sync();
  await written.close();
}
