-- Records of the sales that have no row in `sold_row` yet: those of the delivery that is being taken in, and those of
-- deliveries from before the ledger kept rows. Reads `sale`, `seen`; leaves `closed` for closed-record.sql.
CREATE OR REPLACE TEMP TABLE closed AS
  WITH
    told AS (SELECT DISTINCT delivery FROM sold_row),
    untold AS (
      SELECT sale.listing, record_delivery, sold_at, sale.from_delivery AS sold_by
      FROM sale LEFT JOIN told ON told.delivery = sale.from_delivery
      WHERE sale.until_delivery IS NULL AND told.delivery IS NULL
    )
  SELECT
    row_number() OVER () AS subject,
    record.* EXCLUDE (last_delivery, last_at, until_delivery),
    coalesce(record.last_delivery, seen.last_delivery) AS last_delivery,
    coalesce(record.last_at, seen.last_at) AS last_at,
    vehicle, vehicle_no, sold_at, sold_by
  FROM record JOIN untold ON untold.listing = record.listing AND untold.record_delivery = record.from_delivery
  JOIN seen ON seen.listing = record.listing
  JOIN listing ON listing.listing = record.listing;
