-- The newest listings delivery that covers each source (feeds.md section 3): full deliveries cover all sources, partial
-- ones those in `coverage`. `sites`: a table of sources; `before`: the deliveries that count are those before this one, by number.
CREATE OR REPLACE TEMP MACRO covering_of(sites, before) AS TABLE
  WITH
    counted AS (SELECT id, as_of, partial FROM delivery WHERE dataset = 'listings' AND id < before),
    newest_full AS (SELECT max(id) AS id FROM counted WHERE NOT partial),
    own AS (SELECT site, max(delivery) AS id FROM coverage JOIN counted ON counted.id = coverage.delivery GROUP BY site),
    newest AS (
      SELECT site, nullif(greatest(coalesce(own.id, 0), coalesce((SELECT id FROM newest_full), 0)), 0) AS id
      FROM (SELECT DISTINCT site FROM query_table(sites)) LEFT JOIN own USING (site)
    )
  SELECT site, counted.id AS delivery, counted.as_of FROM newest JOIN counted ON counted.id = newest.id;

CREATE OR REPLACE TEMP MACRO covering(before) AS TABLE SELECT * FROM covering_of('listing', before);

-- The hold, if any, that keeps a listing which a delivery missed on its source (feeds.md section 3): its absence starts
-- counting when the hold ends.
CREATE OR REPLACE TEMP MACRO keeps(hold_from, hold_until, missed_by) AS
  missed_by >= hold_from AND missed_by < coalesce(hold_until, 2147483647);

-- Has an absence lasted for so long that what comes back begins anew? absent_since NULL: there is no absence.
CREATE OR REPLACE TEMP MACRO long_absent(now, absent_since) AS coalesce(now - absent_since > 30 * 86400, false);

-- When each listing was seen last, given a table of the deliveries that cover each source. present: in that delivery;
-- left_by: the delivery that missed it last; held: it was missed, but a hold keeps it; gone_by: the delivery from which on
-- it is absent; absent_since: since when its absence counts. NULL for what is not absent: two covering deliveries in a
-- row that both hold a listing are no absence, however far apart they are.
CREATE OR REPLACE TEMP MACRO sightings_by(coverings) AS TABLE
  WITH
    -- of numbers alone: gathered with the names of sources, those of a whole market would not fit into memory
    spanned AS (
      SELECT
        listing, bool_or(until_delivery IS NULL) AS present, max(last_delivery) AS last_delivery, max(last_at) AS last_at,
        max(until_delivery) AS left_by
      FROM presence GROUP BY listing
    ),
    sighted AS (
      SELECT
        spanned.listing, site, present, left_by,
        CASE WHEN present THEN covering.delivery ELSE spanned.last_delivery END AS last_delivery,
        CASE WHEN present THEN covering.as_of ELSE spanned.last_at END AS last_at
      FROM spanned JOIN (SELECT listing, site FROM listing) AS known ON known.listing = spanned.listing
      JOIN query_table(coverings) AS covering USING (site)
    )
  SELECT
    listing, present, sighted.last_delivery, sighted.last_at, left_by,
    hold.site IS NOT NULL AND hold.until_delivery IS NULL AS held,
    CASE WHEN NOT present THEN CASE WHEN hold.site IS NULL THEN left_by ELSE hold.until_delivery END END AS gone_by,
    CASE WHEN NOT present THEN CASE WHEN hold.site IS NULL THEN sighted.last_at ELSE released.as_of END END AS absent_since
  FROM sighted
  LEFT JOIN hold ON hold.site = sighted.site AND NOT present AND keeps(hold.from_delivery, hold.until_delivery, left_by)
  LEFT JOIN delivery AS released ON released.id = hold.until_delivery;
