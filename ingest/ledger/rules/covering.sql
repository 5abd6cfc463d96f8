-- The newest listings delivery that covers each source (feeds.md section 3): full deliveries cover all sources, partial
-- ones those in `coverage`. `before`: the deliveries that count are those before this one, by number.
CREATE OR REPLACE TEMP MACRO covering(before) AS TABLE
  WITH
    counted AS (SELECT id, as_of, partial FROM delivery WHERE dataset = 'listings' AND id < before),
    newest_full AS (SELECT max(id) AS id FROM counted WHERE NOT partial),
    own AS (SELECT site, max(delivery) AS id FROM coverage JOIN counted ON counted.id = coverage.delivery GROUP BY site),
    newest AS (
      SELECT site, nullif(greatest(coalesce(own.id, 0), coalesce((SELECT id FROM newest_full), 0)), 0) AS id
      FROM (SELECT DISTINCT site FROM listing) LEFT JOIN own USING (site)
    )
  SELECT site, counted.id AS delivery, counted.as_of FROM newest JOIN counted ON counted.id = newest.id;

-- When each listing was seen last, given a table of the deliveries that cover each source. present: in that delivery;
-- left_by: the delivery that missed it last.
CREATE OR REPLACE TEMP MACRO sightings_by(coverings) AS TABLE
  SELECT
    listing,
    bool_or(until_delivery IS NULL) AS present,
    max(coalesce(presence.last_delivery, covering.delivery)) AS last_delivery,
    max(coalesce(presence.last_at, covering.as_of)) AS last_at,
    max(until_delivery) AS left_by
  FROM presence JOIN listing USING (listing) JOIN query_table(coverings) AS covering USING (site)
  GROUP BY listing;
