-- Sold vehicles (feeds.md section 3, "sold"): a vehicle that a dealer in the US offered, absent from all sources that ever
-- held it, of any seller and country, for 3 deliveries that cover them and for 3 days is sold: on its last day, at the
-- dealer where it was last searchable, with that record's values. It is withdrawn when the vehicle returns anywhere within
-- 30 days. The absence from a held source starts counting when the hold ends. Variables: delivery, as_of. Changes `sale`.

-- Listings of the vehicles that the delivery may tell something of. retail: a dealer's in the US; left_by: the first delivery
-- that missed it, or that ended the hold of its source; absent_since: its last day, or the day on which the hold ended.
CREATE OR REPLACE TEMP TABLE offered AS
  WITH
    -- a vehicle that stands somewhere is not sold, and where none of its sales counts none is withdrawn
    standing_now AS (
      SELECT DISTINCT vehicle_no
      FROM (SELECT listing FROM presence WHERE until_delivery IS NULL) AS present
      JOIN (SELECT listing, vehicle_no FROM listing WHERE vehicle IS NOT NULL) AS known ON known.listing = present.listing
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

-- Deliveries that cover a source, counted from each one on.
CREATE OR REPLACE TEMP TABLE missed AS
  SELECT listing, full_since + coalesce(partial_since, 0) AS deliveries
  FROM (SELECT listing, site, left_by FROM offered WHERE NOT present AND left_by IS NOT NULL) AS absent
  JOIN (
    SELECT id, count(*) FILTER (NOT partial) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS full_since
    FROM delivery WHERE dataset = 'listings'
  ) AS since ON since.id = absent.left_by
  LEFT JOIN (
    SELECT absent.listing, count(*) AS partial_since
    FROM offered AS absent JOIN coverage ON coverage.site = absent.site AND coverage.delivery >= absent.left_by
    GROUP BY absent.listing
  ) AS partials USING (listing);

-- The absence of a vehicle that returns counts from its last day, or from the end of the hold that kept it; not where the
-- vehicle was seen after its sale: that absence is another one.
UPDATE sale SET until_delivery = getvariable('delivery')
FROM (
  SELECT vehicle, max(seen_before.last_at) AS last_at, max(seen_before.absent_since) AS absent_since
  FROM offered LEFT JOIN seen_before ON seen_before.listing = offered.listing
  WHERE vehicle IN (SELECT offered.vehicle FROM offered JOIN sighting USING (listing))
  GROUP BY vehicle
) AS back
WHERE sale.until_delivery IS NULL AND sale.vehicle = back.vehicle
  AND getvariable('as_of') - CASE WHEN back.last_at <= sold_at THEN greatest(sold_at, absent_since) ELSE sold_at END <= 30 * 86400;

INSERT INTO sale (vehicle, listing, record_delivery, sold_at, from_delivery)
  WITH
    gone AS (
      SELECT vehicle, vehicle_no, max(last_at) AS sold_at, max(last_at) FILTER (retail) AS offered_until
      FROM offered LEFT JOIN missed USING (listing)
      GROUP BY vehicle, vehicle_no
      HAVING bool_and(NOT present AND coalesce(missed.deliveries, 0) >= 3) AND getvariable('as_of') - max(absent_since) >= 3 * 86400
    ),
    -- no dealer has offered it again since it was sold
    fresh AS (
      SELECT gone.* FROM gone
      LEFT JOIN (SELECT vehicle, max(sold_at) AS sold_at FROM sale WHERE until_delivery IS NULL GROUP BY vehicle) AS known
        ON known.vehicle = gone.vehicle AND known.sold_at >= offered_until
      WHERE known.vehicle IS NULL
    ),
    -- until when each was searchable: until it left, or another took over
    chosen AS (
      SELECT listing, max(from_delivery) AS changed_by, arg_max(is_searchable, from_delivery) AS still
      FROM attribution WHERE listing IN (SELECT listing FROM offered WHERE retail)
      GROUP BY listing HAVING bool_or(is_searchable)
    ),
    -- the listing that was searchable last; one that never was, where none was
    seller AS (
      SELECT fresh.vehicle, offered.listing, fresh.sold_at
      FROM fresh JOIN offered ON offered.vehicle = fresh.vehicle AND offered.retail
      LEFT JOIN chosen ON chosen.listing = offered.listing
      QUALIFY row_number() OVER (
        PARTITION BY fresh.vehicle
        ORDER BY CASE WHEN still THEN left_by ELSE changed_by END DESC NULLS LAST, changed_by DESC, last_at DESC, offered.listing
      ) = 1
    )
  SELECT seller.vehicle, seller.listing, record.from_delivery, seller.sold_at, getvariable('delivery')
  FROM seller JOIN record ON record.listing = seller.listing AND record.until_delivery IS NULL;
