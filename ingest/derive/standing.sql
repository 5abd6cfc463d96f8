-- The listings that are active (feeds.md section 3): present in the newest delivery that covers their source, or missing
-- from a source that is held. as_of: T of that delivery; last_at: when the listing was seen last. Reads `seen` and what else
-- seen.sql leaves.
CREATE OR REPLACE TEMP TABLE standing AS
  SELECT listing.listing, listing.site, listing.vehicle, vehicle_no, key, newest.content, seen.last_delivery, seen.last_at, held, left_by, covering_now.as_of
  FROM listing
  JOIN seen ON seen.listing = listing.listing
  JOIN covering_now ON covering_now.site = listing.site
  JOIN (SELECT listing, max(content) AS content FROM content GROUP BY listing) AS newest ON newest.listing = listing.listing
  WHERE active;

-- A vehicle is looked at as of the newest delivery that covers a source which lists it now; one that only holds keep has
-- no such day (held-days.sql).
CREATE OR REPLACE TEMP TABLE vehicle_day AS SELECT vehicle_no, max(as_of) AS as_of FROM standing WHERE NOT held GROUP BY vehicle_no;

-- What the newest row of each active listing says.
CREATE OR REPLACE TEMP VIEW active_row AS
  SELECT content.* EXCLUDE (from_delivery, hash), standing.vehicle FROM content JOIN standing ON standing.content = content.content;
