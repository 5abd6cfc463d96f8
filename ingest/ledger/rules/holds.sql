-- The running holds (hold.sql): since when, how many deliveries that cover the source it has failed, and how many listings are
-- kept that it no longer delivers. Reads the ledger and `seen` (seen.sql).
SELECT
  hold.site AS source,
  began.as_of::DOUBLE AS since,
  (
    SELECT count(*) FROM delivery
    WHERE delivery.dataset = 'listings' AND delivery.id >= hold.from_delivery
      AND (NOT delivery.partial OR EXISTS (SELECT 1 FROM coverage WHERE coverage.delivery = delivery.id AND coverage.site = hold.site))
  )::DOUBLE AS deliveries,
  coalesce(kept.listings, 0)::DOUBLE AS listings
FROM hold JOIN delivery AS began ON began.id = hold.from_delivery
LEFT JOIN (
  SELECT site, count(*) AS listings
  FROM listing JOIN (SELECT listing FROM seen WHERE held) AS held ON held.listing = listing.listing GROUP BY site
) AS kept ON kept.site = hold.site
WHERE hold.until_delivery IS NULL
ORDER BY source
