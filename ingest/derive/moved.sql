-- Listings of which a partial delivery changes whether they are active, or what they say: what they said before (NULL: they
-- were not active) and say now (NULL: they are not). Reads `standing`, `seen`, and `seen_before` (match.sql). Variable: delivery.
CREATE OR REPLACE TEMP TABLE active_before AS
  SELECT seen_before.listing
  FROM seen_before JOIN listing ON listing.listing = seen_before.listing
  LEFT JOIN hold ON hold.site = listing.site AND NOT present AND left_by >= hold.from_delivery
    AND hold.from_delivery < getvariable('delivery') AND coalesce(hold.until_delivery, 2147483647) >= getvariable('delivery')
  WHERE present OR hold.site IS NOT NULL;

CREATE OR REPLACE TEMP TABLE moved AS
  WITH
    changed AS (
      SELECT listing FROM presence WHERE from_delivery = getvariable('delivery')
      UNION
      SELECT listing FROM seen WHERE gone_by = getvariable('delivery')
      UNION
      SELECT listing FROM content WHERE from_delivery = getvariable('delivery')
    ),
    said_before AS (
      SELECT listing, max(content) AS content FROM content
      WHERE from_delivery < getvariable('delivery') AND listing IN (SELECT listing FROM changed) GROUP BY listing
    )
  SELECT
    changed.listing,
    CASE WHEN active_before.listing IS NOT NULL THEN said_before.content END AS before,
    standing.content AS now
  FROM changed
  LEFT JOIN active_before ON active_before.listing = changed.listing
  LEFT JOIN said_before ON said_before.listing = changed.listing
  LEFT JOIN standing ON standing.listing = changed.listing;
