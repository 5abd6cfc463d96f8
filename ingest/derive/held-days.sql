-- Days of the listings that a hold keeps (feeds.md section 3): they stand still as they were before the delivery that missed
-- the listing first. Reads `standing`, `vehicle_presence`, the ledger. Leaves `held_day`, `held_days`, a row a held listing.

-- T of that day: of the newest delivery before that covered a source which listed the vehicle then.
CREATE OR REPLACE TEMP TABLE held_day AS
  WITH
    kept AS (SELECT listing, vehicle_no, left_by FROM standing WHERE held),
    beside AS (
      SELECT kept.listing, left_by, other.site
      FROM kept
      JOIN (SELECT listing, site, vehicle_no FROM listing) AS other ON other.vehicle_no = kept.vehicle_no
      JOIN presence ON presence.listing = other.listing
      WHERE presence.from_delivery < left_by AND coalesce(presence.until_delivery, 2147483647) >= left_by
    ),
    asked AS (SELECT DISTINCT left_by, site FROM beside),
    counted AS (SELECT id, as_of, partial FROM delivery WHERE dataset = 'listings'),
    covering_then AS (
      SELECT asked.left_by, asked.site, max(id) AS delivery
      FROM asked JOIN (
        SELECT left_by, id, NULL AS site FROM (SELECT DISTINCT left_by FROM asked) JOIN counted ON NOT partial AND id < left_by
        UNION ALL
        SELECT left_by, delivery, coverage.site FROM coverage JOIN asked ON asked.site = coverage.site AND delivery < left_by
      ) AS before ON before.left_by = asked.left_by AND coalesce(before.site, asked.site) = asked.site
      GROUP BY asked.left_by, asked.site
    )
  SELECT listing, any_value(vehicle_no) AS vehicle_no, max(as_of) AS as_of
  FROM kept JOIN beside USING (listing, left_by) JOIN covering_then USING (left_by, site) JOIN counted ON counted.id = delivery
  GROUP BY listing;

CREATE OR REPLACE TEMP TABLE held_span AS
  SELECT listing AS subject, start_at, least(last_at, as_of) AS last_at, gone_at, absent_since
  FROM vehicle_presence JOIN held_day USING (vehicle_no) WHERE start_at <= as_of;

CREATE OR REPLACE TEMP TABLE held_stint AS
  SELECT stint.*, as_of FROM stints_of('held_span') AS stint JOIN held_day ON held_day.listing = stint.subject;

CREATE OR REPLACE TEMP TABLE held_days AS SELECT subject AS listing, * EXCLUDE (subject) FROM days_of('held_stint');
