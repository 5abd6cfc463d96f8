-- What a delivery changed, counted. Variable: delivery. Reads `seen_before` (match.sql), `starting` (record.sql) and
-- `seen` (standing.sql).
SELECT
  (
    SELECT count(*) FROM presence JOIN listing USING (listing) LEFT JOIN seen_before USING (listing)
    WHERE presence.from_delivery = getvariable('delivery')
      -- what a hold kept never went
      AND NOT EXISTS (
        SELECT 1 FROM hold
        WHERE hold.site = listing.site AND seen_before.left_by >= hold.from_delivery
          AND coalesce(hold.until_delivery, getvariable('delivery')) >= getvariable('delivery')
      )
  )::DOUBLE AS arrivals,
  (SELECT count(*) FROM seen WHERE NOT active AND gone_by = getvariable('delivery'))::DOUBLE AS departures,
  (SELECT count(*) FROM starting WHERE price <> ref_price)::DOUBLE AS price_changes,
  (SELECT count(*) FROM sale WHERE from_delivery = getvariable('delivery'))::DOUBLE AS sales,
  (SELECT count(*) FROM sale WHERE until_delivery = getvariable('delivery'))::DOUBLE AS withdrawn
