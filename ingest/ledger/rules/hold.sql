-- Sources that fail (feeds.md section 3): a source that had 20 or more listings and brings under half of them is held
-- for up to 3 deliveries that cover it; its missing listings stay active and unchanged. Variable ends_holds: nothing
-- is held (--accept-shrink). Reads `sighting`, `covered`, `seen_before`; changes `hold`.
CREATE OR REPLACE TEMP TABLE failing AS
  WITH
    running AS (SELECT site, from_delivery FROM hold WHERE until_delivery IS NULL),
    -- what each covered source has: present listings, and those that a running hold keeps
    active AS (
      SELECT seen_before.listing, listing.site
      FROM seen_before JOIN (SELECT listing, site FROM listing WHERE site IN (SELECT site FROM covered)) AS listing USING (listing)
      LEFT JOIN running USING (site)
      WHERE present OR left_by >= running.from_delivery
    )
  SELECT active.site
  FROM active LEFT JOIN sighting ON sighting.listing = active.listing
  GROUP BY active.site
  HAVING count(*) >= 20 AND count(sighting.listing) * 2 < count(*) AND NOT getvariable('ends_holds');

-- Running holds that end: the source recovered, or was held for 3 deliveries.
UPDATE hold SET until_delivery = getvariable('delivery')
WHERE until_delivery IS NULL AND site IN (SELECT site FROM covered) AND (
  site NOT IN (SELECT site FROM failing)
  OR 3 <= (
    SELECT count(*) FROM delivery
    WHERE delivery.dataset = 'listings' AND delivery.id >= hold.from_delivery AND delivery.id < getvariable('delivery')
      AND (NOT delivery.partial OR EXISTS (SELECT 1 FROM coverage WHERE coverage.delivery = delivery.id AND coverage.site = hold.site))
  )
);

-- A hold that ends now is not followed by another at once.
INSERT INTO hold (site, from_delivery)
  SELECT site, getvariable('delivery') FROM failing
  WHERE site NOT IN (SELECT site FROM hold WHERE until_delivery IS NULL OR until_delivery = getvariable('delivery'));
