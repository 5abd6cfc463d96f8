-- What a delivery changed, counted. Variable: delivery. Reads `seen_before` (match.sql), `starting` (record.sql) and
-- `seen` (seen.sql).
SELECT
  (
    (SELECT count(*) FROM presence WHERE from_delivery = getvariable('delivery')) - (
      -- what a hold kept never went
      SELECT count(*) FROM listing
      JOIN (
        SELECT site, from_delivery AS held_from FROM hold
        WHERE until_delivery IS NULL OR until_delivery = getvariable('delivery')
      ) AS held USING (site)
      JOIN (
        SELECT listing, left_by FROM seen_before
        WHERE listing IN (SELECT listing FROM presence WHERE from_delivery = getvariable('delivery'))
      ) AS back ON back.listing = listing.listing AND left_by >= held_from
    )
  )::DOUBLE AS arrivals,
  (SELECT count(*) FROM seen WHERE NOT active AND gone_by = getvariable('delivery'))::DOUBLE AS departures,
  (SELECT count(*) FROM starting WHERE price <> ref_price)::DOUBLE AS price_changes,
  (SELECT count(*) FROM sale WHERE from_delivery = getvariable('delivery'))::DOUBLE AS sales,
  (SELECT count(*) FROM sale WHERE until_delivery = getvariable('delivery'))::DOUBLE AS withdrawn
