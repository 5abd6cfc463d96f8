-- Closed records (feeds.md section 3, "history"): those that another record of their listing followed, and the last one
-- of a listing that left. Only of vehicles, for history is asked by vehicle. Variables: closed_from, closed_upto: numbers
-- of the deliveries that closed them, or first gave the vehicle of their listing. Days are those of their last day.
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
    )
  SELECT row_number() OVER () AS subject, ended.*, vehicle, vehicle_no, key
  FROM ended JOIN listing USING (listing)
  WHERE vehicle IS NOT NULL
    AND greatest(closed_by, coalesce(gained_by, 0)) BETWEEN getvariable('closed_from') AND getvariable('closed_upto');
