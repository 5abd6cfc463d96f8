-- Instants and days of each listing (feeds.md section 3), for a first delivery: the ledger knows no earlier one.
-- Given beats derived; what follows from a given value is derived from it. T: variable as_of. Days are whole
-- 24-hour spans, rounded down.
CREATE OR REPLACE TEMP TABLE dated AS
  WITH
    own AS (
      SELECT
        seq, vin, first_seen_at_mc AS given_mc, dom, dom_180, dom_active, dos_active,
        coalesce(last_seen_at, getvariable('as_of')) AS last_seen_at,
        coalesce(scraped_at, getvariable('as_of')) AS scraped_at,
        coalesce(first_seen_at, scraped_at, getvariable('as_of')) AS first_seen_at,
        coalesce(first_seen_at_source, least(getvariable('as_of'), scraped_at, first_seen_at)) AS first_seen_at_source
      FROM delivered
    )
  SELECT
    seq, last_seen_at, scraped_at, first_seen_at, first_seen_at_source,
    coalesce(
      given_mc,
      -- a vehicle is seen first where it is seen earliest; a listing without a VIN is its own vehicle
      CASE
        WHEN vin IS NULL THEN first_seen_at_source
        ELSE min(least(given_mc, first_seen_at_source)) OVER (PARTITION BY vin)
      END
    ) AS first_seen_at_mc,
    coalesce(dom, 0) AS dom,
    coalesce(dom_180, 0) AS dom_180,
    coalesce(dom_active, 0) AS dom_active,
    coalesce(dos_active, greatest(0, (getvariable('as_of') - first_seen_at_source) // 86400)) AS dos_active
  FROM own;
