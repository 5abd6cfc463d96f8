-- Sold vehicles (feeds.md section 3, "sold"): a vehicle that a dealer in the US offered, absent from all sources that ever
-- held it, of any seller and country, for 3 deliveries that cover them and for 3 days is sold: on its last day, at the
-- dealer where it was last searchable, with that record's values. It is withdrawn when the vehicle returns anywhere within
-- 30 days. The absence from a held source starts counting when the hold ends. Variables: delivery, as_of. Reads
-- `offered` (offered.sql); changes `sale`.

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
  FROM record JOIN seller ON seller.listing = record.listing AND record.until_delivery IS NULL;
