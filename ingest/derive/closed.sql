-- Closed records (feeds.md section 3, "history"): those that another record of their listing followed, and the last one
-- of a listing that left. Only of vehicles, for history is asked by vehicle. Variables: closed_from, closed_upto: numbers
-- of the deliveries that closed them, or last gave the vehicle of their listing (gained_by): all that had ended by then is told again, by the
-- vehicle that it is now. named_by: what named the vehicle until the record ended. Days are those of their last day.
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
    -- a mark never becomes another one: what has one before its VIN has one
    gained AS (SELECT listing, max(delivery) AS gained_by, max(vehicle) AS mark FROM gain GROUP BY listing)
  SELECT
    row_number() OVER () AS subject, ended.*, vehicle, vehicle_no, key, gained_by,
    CASE WHEN closed_by <= gained_by THEN coalesce(mark, vehicle) ELSE vehicle END AS named_by
  FROM ended JOIN listing ON listing.listing = ended.listing
  LEFT JOIN gained ON gained.listing = ended.listing
  WHERE vehicle IS NOT NULL
    AND greatest(closed_by, coalesce(gained_by, 0)) BETWEEN getvariable('closed_from') AND getvariable('closed_upto');
