-- Sold vehicles: which listings may tell of one (sale.sql). Variables: delivery, as_of. Reads the ledger and `covered`; leaves `offered`.

-- Listings of the vehicles that the delivery may tell something of. retail: a dealer's in the US; left_by: the first delivery
-- that missed it, or that ended the hold of its source; absent_since: its last day, or the day on which the hold ended.
CREATE OR REPLACE TEMP TABLE offered AS
  WITH
    -- a vehicle that stands somewhere is not sold, and where none of its sales counts none is withdrawn
    standing_now AS (
      SELECT DISTINCT vehicle_no
      FROM (SELECT listing FROM presence WHERE until_delivery IS NULL) AS present
      JOIN (
        SELECT listing, vehicle_no FROM listing
        WHERE vehicle IS NOT NULL AND vehicle_no IN (SELECT vehicle_no FROM listing JOIN covered USING (site))
      ) AS known ON known.listing = present.listing
    ),
    concerned AS (
      SELECT DISTINCT vehicle_no FROM listing JOIN covered USING (site)
      WHERE vehicle IS NOT NULL AND (
        vehicle_no NOT IN (SELECT vehicle_no FROM standing_now) OR vehicle IN (SELECT vehicle FROM sale WHERE until_delivery IS NULL)
      )
    ),
    mine AS (SELECT listing, site, vehicle, listing.vehicle_no FROM listing JOIN concerned USING (vehicle_no) WHERE vehicle IS NOT NULL),
    seller AS (
      SELECT listing, arg_max(seller_type, content) = 'dealer' AND arg_max(country, content) = 'US' AS retail
      FROM content JOIN mine USING (listing) GROUP BY listing
    ),
    -- where nobody was a dealer in the US nothing is sold
    sellable AS (SELECT DISTINCT vehicle_no FROM mine JOIN seller USING (listing) WHERE retail),
    seen AS (
      SELECT listing, bool_or(until_delivery IS NULL) AS present, max(until_delivery) AS left_by, max(last_at) AS last_at
      FROM presence JOIN mine USING (listing) GROUP BY listing
    )
  SELECT mine.listing, vehicle, mine.vehicle_no, mine.site, coalesce(retail, false) AS retail, present, last_at,
    CASE WHEN hold.site IS NULL THEN left_by ELSE hold.until_delivery END AS left_by,
    CASE WHEN hold.site IS NULL THEN last_at ELSE released.as_of END AS absent_since
  FROM mine JOIN sellable ON sellable.vehicle_no = mine.vehicle_no
  JOIN seller ON seller.listing = mine.listing JOIN seen ON seen.listing = mine.listing
  LEFT JOIN hold ON hold.site = mine.site AND keeps(hold.from_delivery, hold.until_delivery, left_by)
  LEFT JOIN delivery AS released ON released.id = hold.until_delivery;
