import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { contentFields } from '../accept/read-rows.ts';
import { type Range, rangesIn, within } from '../ground/ranges.ts';
import { name } from '../ground/sql.ts';

/** SQL that tells whether a vehicle stands at its dealer. Columns of `own`: where it stands, of `dealer`: where that is. */
export const atDealerSql = (own: string, dealer: string): string => `stands_at_dealer(
        ${own}.car_seller_name, ${dealer}.seller_name, ${own}.car_street, ${dealer}.street, ${own}.car_city, ${dealer}.city,
        ${own}.car_state, ${dealer}.state, postal_text(${own}.car_zip), ${dealer}.zip
      )`;

/**
 * SQL that brings up to date which fields were filled (feeds.md 2.1), where a row says what the ledger knows: a value
 * that was filled once and is given now counts as given, so that no rebuild replaces it. The other way round it goes on
 * counting as given: a rebuild then keeps it, and the next delivery has the value of its day anyway. (So a rollback of
 * this delivery has nothing to undo.)
 */
const FILLED_STILL = `
    UPDATE content SET filled = still_filled(content.filled, told.filled)
    FROM (
      SELECT sighting.listing, delivered.content_hash, delivered.filled
      FROM sighting JOIN (SELECT seq, content_hash, filled FROM delivered) AS delivered ON delivered.seq = sighting.seq
    ) AS told
    WHERE told.listing = content.listing AND told.content_hash = content.hash
      AND content.filled <> coalesce(told.filled, '')
      AND still_filled(content.filled, told.filled) IS DISTINCT FROM content.filled`;

/** The rows that say something new of their listings: another row than the newest one. Numbers alone. */
const NEWS = `
    CREATE OR REPLACE TEMP TABLE news AS
      WITH newest AS (
        SELECT listing, arg_max(hash, content) AS hash FROM content
        WHERE listing IN (SELECT listing FROM sighting) GROUP BY listing
      )
      SELECT sighting.seq, sighting.listing,
        (SELECT coalesce(max(content), 0) FROM content) + row_number() OVER (ORDER BY sighting.seq) AS content
      FROM sighting
      JOIN (SELECT seq, content_hash FROM delivered) AS delivered ON delivered.seq = sighting.seq
      LEFT JOIN newest ON newest.listing = sighting.listing
      WHERE newest.hash IS DISTINCT FROM delivered.content_hash`;

/** SQL that adds the rows of a range of `news` to `content`. */
function addSql(dataset: Dataset, range: Range): string {
  const fields = contentFields(dataset).map(({ name: field }) => name(field));
  return `
    INSERT INTO content (content, listing, from_delivery, hash, at_dealer, passes_on, filled, ${fields.join(', ')})
    SELECT
      news.content, news.listing, getvariable('delivery'), content_hash,
      ${atDealerSql('delivered', 'delivered')},
      passes_on(mc_category),
      filled,
      ${fields.map((field) => `delivered.${field}`).join(', ')}
    FROM delivered JOIN (FROM news WHERE ${within('seq', range)}) AS news ON news.seq = delivered.seq
    WHERE ${within('delivered.seq', range)}`;
}

/**
 * Adds to `content` what the delivered rows say of their listings, where it says something new. Reads `sighting` and `delivered`;
 * needs the macros of rules/place.sql. Which rows those are is told first, of all at once; the wide rows follow part by part.
 */
export async function addContent(db: DuckDBConnection, dataset: Dataset): Promise<void> {
  await db.run(FILLED_STILL);
  await db.run(NEWS);
  for (const range of await rangesIn(db, 'news', 'seq')) await db.run(addSql(dataset, range));
  await db.run('DROP TABLE news');
}
