-- Listings that have left (supplement section 4, recents): seen last within the 90 days before T of the newest delivery.
-- aged: those that were so at the delivery before, and are no longer. Reads the ledger and `seen`. Variable: upto.
CREATE OR REPLACE TEMP TABLE departed AS
  WITH
    clock AS (
      SELECT max(as_of) - 90 * 86400 AS since, coalesce(max(as_of) FILTER (id < getvariable('upto')), max(as_of)) - 90 * 86400 AS since_before
      FROM delivery WHERE dataset = 'listings' AND id <= getvariable('upto')
    ),
    gone AS (
      SELECT listing, last_delivery, last_at, last_at < since AS aged
      FROM seen, clock WHERE NOT active AND last_at >= least(since, since_before)
    ),
    said AS (SELECT listing, max(content) AS content FROM content WHERE listing IN (SELECT listing FROM gone) GROUP BY listing)
  SELECT gone.*, site, vehicle, vehicle_no, key, content
  FROM gone JOIN listing USING (listing) JOIN said USING (listing);

-- What their rows said last.
CREATE OR REPLACE TEMP VIEW departed_row AS
  SELECT content.* EXCLUDE (from_delivery, hash), departed.vehicle
  FROM content JOIN departed ON departed.content = content.content WHERE NOT aged;
