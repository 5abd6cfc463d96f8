-- On which days of a month each listing was active: a day counts where it was active at the day's end. Variables: edge (the day
-- before the month; the first one that is known), through (the last day), edge_delivery and upto (the newest deliveries until these): nothing that came
-- later counts. Reads the ledger and `trend_delivery`. Leaves `trend_stay`: gone_day: the first day on which it was not
-- active any more; NULL: it was until `through`; since: the first day of the vehicle's stint.

-- Presences up to the month, each with the vehicle of its listing as it was known then. A hold keeps what it missed.
CREATE OR REPLACE TEMP TABLE trend_presence AS
  WITH
    kept AS (
      SELECT listing, hold.from_delivery, hold.until_delivery
      FROM listing JOIN hold ON hold.site = listing.site WHERE hold.from_delivery <= getvariable('upto')
    ),
    -- what left before the month, of vehicles that did not stand in it, is most of what a ledger knows
    near AS (
      SELECT listing FROM presence
      WHERE from_delivery <= getvariable('upto') AND (
        until_delivery IS NULL OR until_delivery > getvariable('edge_delivery') OR listing IN (SELECT listing FROM kept)
      )
    ),
    -- what a listing was until it gained the identity of its vehicle
    later AS (SELECT listing, arg_min(vehicle_no, delivery) AS vehicle_no FROM gain WHERE delivery > getvariable('upto') GROUP BY listing),
    numbered AS (
      SELECT listing, coalesce(later.vehicle_no, listing.vehicle_no) AS vehicle_no FROM listing LEFT JOIN later USING (listing)
    ),
    known AS (
      SELECT listing, vehicle_no FROM numbered WHERE vehicle_no IN (SELECT vehicle_no FROM numbered WHERE listing IN (SELECT listing FROM near))
    ),
    spell AS (
      SELECT
        presence.listing, presence.from_delivery, presence.last_at, kept.listing IS NOT NULL AS was_kept,
        CASE WHEN kept.listing IS NULL THEN presence.until_delivery ELSE kept.until_delivery END AS gone_by
      FROM presence LEFT JOIN kept
        ON kept.listing = presence.listing AND keeps(kept.from_delivery, kept.until_delivery, presence.until_delivery)
      WHERE presence.from_delivery <= getvariable('upto')
    )
  SELECT
    spell.listing, vehicle_no, began.as_of AS start_at, began.day AS from_day, went.day AS gone_day,
    coalesce(went.as_of, 9000000000000) AS gone_at,
    CASE WHEN went.id IS NULL THEN 9000000000000 WHEN was_kept THEN went.as_of ELSE last_at END AS absent_since
  FROM spell
  JOIN known ON known.listing = spell.listing
  JOIN trend_delivery AS began ON began.id = spell.from_delivery
  LEFT JOIN trend_delivery AS went ON went.id = spell.gone_by AND went.id <= getvariable('upto');

-- What stood in the month.
CREATE OR REPLACE TEMP TABLE trend_stand AS
  SELECT listing, vehicle_no, start_at, from_day, gone_day FROM trend_presence
  WHERE from_day <= getvariable('through') AND (gone_day IS NULL OR gone_day > getvariable('edge') AND gone_day > from_day);

-- Stints (derive/stints.sql) of the vehicles that were seen more than once; another's began with its presence.
CREATE OR REPLACE TEMP TABLE trend_span AS
  SELECT vehicle_no AS subject, start_at, start_at AS last_at, gone_at, absent_since
  FROM trend_presence JOIN (
    SELECT vehicle_no FROM trend_presence WHERE vehicle_no IN (SELECT vehicle_no FROM trend_stand)
    GROUP BY vehicle_no HAVING count(*) > 1
  ) AS again USING (vehicle_no);

CREATE OR REPLACE TEMP TABLE trend_stay AS
  WITH
    began AS (
      SELECT trend_stand.listing, trend_stand.vehicle_no, from_day, gone_day,
        make_timestamp(coalesce(stint.start_at, trend_stand.start_at) * 1000000)::DATE AS since
      FROM trend_stand ASOF LEFT JOIN (SELECT subject, start_at FROM stints_of('trend_span')) AS stint
        ON stint.subject = trend_stand.vehicle_no AND trend_stand.start_at >= stint.start_at
    ),
    -- what comes back on the day on which it went has not been away at any day's end
    numbered AS (
      SELECT *, count(*) FILTER (from_day > reached OR reached IS NULL) OVER (
        PARTITION BY listing ORDER BY from_day ROWS UNBOUNDED PRECEDING
      ) AS number
      FROM (
        SELECT *, max(coalesce(gone_day, DATE '9999-12-31')) OVER (
          PARTITION BY listing ORDER BY from_day ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
        ) AS reached
        FROM began
      )
    )
  SELECT listing, vehicle_no, min(from_day) AS from_day, nullif(max(coalesce(gone_day, DATE '9999-12-31')), DATE '9999-12-31') AS gone_day,
    min(since) AS since
  FROM numbered GROUP BY listing, vehicle_no, number;
