-- The listings that are active (feeds.md section 3): present in the newest delivery that covers their source, or missing
-- from a source that is held. as_of: T of that delivery; last_at: when the listing was seen last. Variable: upto (the
-- deliveries that count are those up to this number).
CREATE OR REPLACE TEMP TABLE covering_now AS SELECT * FROM covering(getvariable('upto') + 1);

CREATE OR REPLACE TEMP TABLE sighted AS SELECT * FROM sightings_by('covering_now');

-- From which delivery on a listing that was missed is gone: a hold puts it off until it ends.
CREATE OR REPLACE TEMP TABLE seen AS
  SELECT
    sighted.* EXCLUDE (left_by),
    present OR (hold.site IS NOT NULL AND hold.until_delivery IS NULL) AS active,
    CASE WHEN hold.site IS NULL THEN left_by ELSE hold.until_delivery END AS gone_by
  FROM sighted JOIN listing ON listing.listing = sighted.listing
  LEFT JOIN hold ON hold.site = listing.site AND NOT present
    AND left_by >= hold.from_delivery AND left_by < coalesce(hold.until_delivery, 2147483647);

CREATE OR REPLACE TEMP TABLE standing AS
  SELECT listing.listing, listing.site, listing.vehicle, vehicle_no, key, newest.content, seen.last_delivery, seen.last_at, covering_now.as_of
  FROM listing
  JOIN seen ON seen.listing = listing.listing
  JOIN covering_now ON covering_now.site = listing.site
  JOIN (SELECT listing, max(content) AS content FROM content GROUP BY listing) AS newest ON newest.listing = listing.listing
  WHERE active;

-- A vehicle is looked at as of the newest delivery that covers a source which lists it now.
CREATE OR REPLACE TEMP TABLE vehicle_day AS SELECT vehicle_no, max(as_of) AS as_of FROM standing GROUP BY vehicle_no;

-- What the newest row of each active listing says.
CREATE OR REPLACE TEMP VIEW active_row AS
  SELECT content.* EXCLUDE (content, from_delivery, hash), standing.vehicle FROM content JOIN standing ON standing.content = content.content;
