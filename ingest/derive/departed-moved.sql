-- The same of listings that have left: those that leave, return or become too old. Reads `departed` and what moved.sql leaves.
-- Variables: upto, delivery.
CREATE OR REPLACE TEMP TABLE departed_moved AS
  WITH
    clock AS (
      SELECT max(as_of) - 90 * 86400 AS since FROM delivery WHERE dataset = 'listings' AND id < getvariable('upto')
    ),
    changed AS (SELECT listing FROM moved UNION SELECT listing FROM departed WHERE aged),
    said_before AS (
      SELECT listing, max(content) AS content FROM content
      WHERE from_delivery < getvariable('delivery') AND listing IN (SELECT listing FROM changed) GROUP BY listing
    ),
    before AS (
      SELECT seen_before.listing, said_before.content
      FROM seen_before, clock, said_before
      WHERE said_before.listing = seen_before.listing AND last_at >= since
        AND seen_before.listing NOT IN (SELECT listing FROM active_before)
    )
  SELECT changed.listing, before.content AS before, departed.content AS now
  FROM changed
  LEFT JOIN before ON before.listing = changed.listing
  LEFT JOIN departed ON departed.listing = changed.listing AND NOT aged;
