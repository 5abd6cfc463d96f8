-- Closed records (feeds.md section 3, "history"): those that another record of their listing followed, and the last one
-- of a listing that left. Only of vehicles, for history is asked by vehicle. Variables: closed_from, closed_upto: numbers
-- of the deliveries that closed them, or last gave the vehicle of their listing (gained_by): all that had ended by then is told again, by the
-- vehicle that it is now. named_by: what named the vehicle when the record was told first. Days are those of their last day.
-- Reads the ledger and `seen`.
CREATE OR REPLACE TEMP TABLE closed AS
  WITH
    ended AS (
      SELECT
        record.* EXCLUDE (last_delivery, last_at, until_delivery),
        record.until_delivery IS NOT NULL AS followed,
        coalesce(record.last_delivery, seen.last_delivery) AS last_delivery,
        coalesce(record.last_at, seen.last_at) AS last_at,
        coalesce(record.until_delivery, gone_by) AS closed_by
      FROM record JOIN seen USING (listing)
      WHERE record.until_delivery IS NOT NULL OR NOT active
    ),
    gained AS (SELECT listing, max(delivery) AS gained_by FROM gain GROUP BY listing),
    -- when a record of theirs was told as closed for the first time: it may have gone on after an absence
    first_told AS (
      SELECT ended.listing, ended.from_delivery, least(any_value(closed_by), min(presence.until_delivery)) AS delivery
      FROM ended JOIN gained ON gained.listing = ended.listing
      LEFT JOIN presence ON presence.listing = ended.listing AND presence.until_delivery > ended.from_delivery
      GROUP BY ended.listing, ended.from_delivery
    ),
    named AS (
      SELECT first_told.listing, first_told.from_delivery, arg_min(gain.vehicle, gain.delivery) AS named_by
      FROM first_told JOIN gain ON gain.listing = first_told.listing AND gain.delivery >= first_told.delivery AND gain.vehicle IS NOT NULL
      GROUP BY first_told.listing, first_told.from_delivery
    )
  SELECT row_number() OVER () AS subject, ended.*, vehicle, vehicle_no, key, gained_by, coalesce(named_by, vehicle) AS named_by
  FROM ended JOIN listing ON listing.listing = ended.listing
  LEFT JOIN gained ON gained.listing = ended.listing
  LEFT JOIN named ON named.listing = ended.listing AND named.from_delivery = ended.from_delivery
  WHERE vehicle IS NOT NULL
    AND greatest(closed_by, coalesce(gained_by, 0)) BETWEEN getvariable('closed_from') AND getvariable('closed_upto');
