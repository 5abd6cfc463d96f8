-- Sold vehicles (feeds.md section 3, "sold"): us-cars, country US, seller_type dealer. A vehicle absent from all sources
-- that ever held it for 3 deliveries that cover them and for 3 days is sold: on its last day, at the source where it was
-- last searchable, with that record's values. It is withdrawn when the vehicle returns within 30 days. The absence from
-- a held source starts counting when the hold ends. Variables: delivery, as_of. Changes `sale`.

-- Listings that count, of vehicles that the delivery may tell something of. left_by: the first delivery that missed it,
-- or that ended the hold of its source; absent_since: its last day, or the day on which the hold ended.
CREATE OR REPLACE TEMP TABLE retail AS
  WITH
    concerned AS (SELECT DISTINCT vehicle_no FROM listing JOIN covered USING (site) WHERE vehicle IS NOT NULL),
    mine AS (SELECT listing, site, vehicle, listing.vehicle_no FROM listing JOIN concerned USING (vehicle_no) WHERE vehicle IS NOT NULL),
    seller AS (
      SELECT listing, arg_max(seller_type, content) AS seller_type, arg_max(country, content) AS country
      FROM content JOIN mine USING (listing) GROUP BY listing
    ),
    seen AS (
      SELECT listing, bool_or(until_delivery IS NULL) AS present, max(until_delivery) AS left_by, max(last_at) AS last_at
      FROM presence JOIN mine USING (listing) GROUP BY listing
    )
  SELECT mine.listing, vehicle, mine.vehicle_no, mine.site, present, last_at,
    CASE WHEN hold.site IS NULL THEN left_by ELSE hold.until_delivery END AS left_by,
    CASE WHEN hold.site IS NULL THEN last_at ELSE released.as_of END AS absent_since
  FROM mine JOIN seller ON seller.listing = mine.listing JOIN seen ON seen.listing = mine.listing
  LEFT JOIN hold ON hold.site = mine.site AND left_by >= hold.from_delivery AND left_by < coalesce(hold.until_delivery, 2147483647)
  LEFT JOIN delivery AS released ON released.id = hold.until_delivery
  WHERE seller_type = 'dealer' AND country = 'US';

-- Deliveries that cover a source, counted from each one on.
CREATE OR REPLACE TEMP TABLE missed AS
  SELECT listing, full_since + coalesce(partial_since, 0) AS deliveries
  FROM (SELECT listing, site, left_by FROM retail WHERE NOT present AND left_by IS NOT NULL) AS absent
  JOIN (
    SELECT id, count(*) FILTER (NOT partial) OVER (ORDER BY id ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING) AS full_since
    FROM delivery WHERE dataset = 'listings'
  ) AS since ON since.id = absent.left_by
  LEFT JOIN (
    SELECT absent.listing, count(*) AS partial_since
    FROM retail AS absent JOIN coverage ON coverage.site = absent.site AND coverage.delivery >= absent.left_by
    GROUP BY absent.listing
  ) AS partials USING (listing);

UPDATE sale SET until_delivery = getvariable('delivery')
WHERE until_delivery IS NULL AND getvariable('as_of') - sold_at <= 30 * 86400
  AND vehicle IN (SELECT retail.vehicle FROM retail JOIN sighting USING (listing));

INSERT INTO sale (vehicle, listing, record_delivery, sold_at, from_delivery)
  WITH
    gone AS (
      SELECT vehicle, vehicle_no, max(last_at) AS sold_at
      FROM retail LEFT JOIN missed USING (listing)
      GROUP BY vehicle, vehicle_no
      HAVING bool_and(NOT present AND coalesce(missed.deliveries, 0) >= 3) AND getvariable('as_of') - max(absent_since) >= 3 * 86400
    ),
    fresh AS (
      SELECT gone.* FROM gone
      LEFT JOIN sale ON sale.vehicle = gone.vehicle AND sale.sold_at = gone.sold_at AND sale.until_delivery IS NULL
      WHERE sale.vehicle IS NULL
    ),
    -- until when each was searchable: until it left, or another took over
    chosen AS (
      SELECT listing, max(from_delivery) AS changed_by, arg_max(is_searchable, from_delivery) AS still
      FROM attribution WHERE listing IN (SELECT listing FROM retail)
      GROUP BY listing HAVING bool_or(is_searchable)
    ),
    -- the listing that was searchable last; one that never was, where none was
    seller AS (
      SELECT fresh.vehicle, retail.listing, fresh.sold_at
      FROM fresh JOIN retail ON retail.vehicle = fresh.vehicle
      LEFT JOIN chosen ON chosen.listing = retail.listing
      QUALIFY row_number() OVER (
        PARTITION BY fresh.vehicle
        ORDER BY CASE WHEN still THEN left_by ELSE changed_by END DESC NULLS LAST, changed_by DESC, last_at DESC, retail.listing
      ) = 1
    )
  SELECT seller.vehicle, seller.listing, record.from_delivery, seller.sold_at, getvariable('delivery')
  FROM seller JOIN record ON record.listing = seller.listing AND record.until_delivery IS NULL;
