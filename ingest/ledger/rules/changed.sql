-- What of the answers a delivery changed (src/catalog/changes.ts). Variable: delivery. Reads the ledger and `seen`
-- (seen.sql) once everything that the delivery tells is remembered.
WITH
  moved AS (
    SELECT listing FROM presence WHERE from_delivery = getvariable('delivery')
    UNION
    SELECT listing FROM seen WHERE NOT active AND gone_by = getvariable('delivery')
  ),
  said AS (SELECT listing, content, dealer_id FROM content WHERE from_delivery = getvariable('delivery')),
  touched_listing AS (
    SELECT listing FROM moved
    UNION SELECT listing FROM said
    UNION SELECT listing FROM told WHERE delivery = getvariable('delivery')
    UNION SELECT listing FROM record WHERE from_delivery = getvariable('delivery')
    UNION SELECT listing FROM attribution WHERE from_delivery = getvariable('delivery')
  ),
  -- the newest delivery and the one before it: what is too old for the one and was not for the other
  clock AS (
    SELECT max(as_of) - 90 * 86400 AS since, coalesce(max(as_of) FILTER (id < getvariable('delivery')), max(as_of)) - 90 * 86400 AS since_before
    FROM delivery WHERE dataset = 'listings' AND id <= getvariable('delivery')
  ),
  sales AS (SELECT 1 FROM sale WHERE getvariable('delivery') IN (from_delivery, until_delivery)),
  sold AS (
    FROM sales
    UNION ALL
    SELECT 1 FROM sold_month WHERE delivery = getvariable('delivery')
    UNION ALL
    -- a month that a sold delivery brought is shown once it has ended
    SELECT 1
    FROM sold_month JOIN delivery ON delivery.id = sold_month.delivery, (
      SELECT max(as_of) AS now, coalesce(max(as_of) FILTER (id < getvariable('delivery')), 0) AS before
      FROM delivery WHERE dataset IN ('listings', 'sold')
    )
    WHERE dataset = 'sold' AND month_end(month) > before AND month_end(month) <= now
  ),
  recounted AS (
    SELECT 1 FROM moved
    UNION ALL
    SELECT 1 FROM said
    JOIN (SELECT listing, content, dealer_id FROM content WHERE listing IN (SELECT listing FROM said)) AS other ON other.listing = said.listing AND other.content < said.content
    GROUP BY said.listing, said.dealer_id
    HAVING arg_max(coalesce(other.dealer_id::VARCHAR, ''), other.content) <> coalesce(said.dealer_id::VARCHAR, '')
  )
SELECT DISTINCT seller_type AS changed FROM content JOIN touched_listing USING (listing)
UNION
SELECT 'counts' WHERE EXISTS (FROM recounted)
UNION
SELECT 'sold' WHERE EXISTS (FROM sold)
UNION
SELECT 'recents'
WHERE EXISTS (FROM sales)
  OR EXISTS (SELECT 1 FROM seen WHERE NOT active AND gone_by = getvariable('delivery'))
  OR EXISTS (SELECT 1 FROM listing WHERE from_delivery < getvariable('delivery') AND listing IN (SELECT listing FROM moved))
  OR EXISTS (SELECT 1 FROM seen, clock WHERE NOT active AND last_at < since AND last_at >= since_before)
ORDER BY changed;
