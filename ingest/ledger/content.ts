import type { Dataset } from '../../src/catalog/field.ts';
import { contentFields } from '../accept/read-rows.ts';
import { name } from '../sql.ts';

/**
 * SQL that adds to `content` what the delivered rows say of their listings, where it says something new: another row
 * than the newest one. Reads `sighting` and `delivered`; needs the macros of derive/place.sql.
 */
export function addContentSql(dataset: Dataset): string {
  const fields = contentFields(dataset).map(({ name: field }) => name(field));
  return `
    INSERT INTO content (content, listing, from_delivery, hash, at_dealer, passes_on, ${fields.join(', ')})
    WITH
      newest AS (SELECT listing, arg_max(hash, content) AS hash FROM content GROUP BY listing),
      news AS (
        SELECT sighting.seq, sighting.listing,
          (SELECT coalesce(max(content), 0) FROM content) + row_number() OVER (ORDER BY sighting.seq) AS content
        FROM sighting
        JOIN (SELECT seq, content_hash FROM delivered) AS delivered ON delivered.seq = sighting.seq
        LEFT JOIN newest ON newest.listing = sighting.listing
        WHERE newest.hash IS DISTINCT FROM delivered.content_hash
      )
    SELECT
      news.content, news.listing, getvariable('delivery'), content_hash,
      stands_at_dealer(
        car_seller_name, seller_name, car_street, street, car_city, city, car_state, state, postal_text(car_zip), zip
      ),
      passes_on(mc_category),
      ${fields.map((field) => `delivered.${field}`).join(', ')}
    FROM delivered JOIN news ON news.seq = delivered.seq`;
}
