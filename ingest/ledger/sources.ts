import type { DuckDBConnection } from '@duckdb/node-api';
import type { SourceAges } from '../../src/engine/answering-datasets.ts';
import { rows } from '../ground/sql.ts';

/** Sources that are named. */
const NAMED = 10;

/**
 * The sources that have active listings, each with the newest delivery that covers it. Variable: upto (the number of the newest
 * delivery that counts).
 */
const SOURCES = "SELECT site, as_of FROM covering_of('active_site', getvariable('upto') + 1)";

/** Instants count by the hour; those over a week before the newest by the day, so that their list stays short. */
const AGES = `
  WITH source AS (${SOURCES}),
    grouped AS (
      SELECT as_of, CASE WHEN max(as_of) OVER () - as_of > 7 * 86400 THEN 86400 ELSE 3600 END AS step FROM source
    )
  SELECT min(as_of)::DOUBLE AS instant, count(*)::DOUBLE AS sources FROM grouped GROUP BY step, as_of // step ORDER BY instant`;

/**
 * How old the sources of the active listings are, from what derive has counted: a full delivery covers all
 * sources, a partial one its own. A source that failed and is held counts with the delivery that held it: it did come.
 */
export async function sourceAges(db: DuckDBConnection): Promise<SourceAges> {
  const ages = await rows<{ instant: number; sources: number }>(db, AGES);
  const oldest = await rows<{ source: string; as_of: number }>(
    db,
    `SELECT site AS source, as_of::DOUBLE AS as_of FROM (${SOURCES}) ORDER BY as_of, site LIMIT ${NAMED}`,
  );
  return { ages: ages.map(({ instant, sources }) => [instant, sources] as const), oldest };
}
