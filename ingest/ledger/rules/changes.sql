-- What a delivery changed, counted. Variable: delivery. Reads `starting` (record.sql).
SELECT
  (SELECT count(*) FROM presence WHERE from_delivery = getvariable('delivery'))::DOUBLE AS arrivals,
  (
    SELECT count(*) FROM presence JOIN listing USING (listing)
    WHERE until_delivery = getvariable('delivery') AND site NOT IN (SELECT site FROM hold WHERE hold.until_delivery IS NULL)
  )::DOUBLE AS departures,
  (SELECT count(*) FROM starting WHERE price <> ref_price)::DOUBLE AS price_changes,
  (SELECT count(*) FROM sale WHERE from_delivery = getvariable('delivery'))::DOUBLE AS sales,
  (SELECT count(*) FROM sale WHERE until_delivery = getvariable('delivery'))::DOUBLE AS withdrawn
