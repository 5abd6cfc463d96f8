-- Records (feeds.md section 3): a span of a listing with unchanged price and miles; an absence of over 30 days also
-- ends it. Spans count the deliveries' instants, never given dates. Each record keeps price and miles of the one before
-- it, and where the listing's stint on its source began: an absence of over 30 days starts it anew. Variables: delivery,
-- as_of. Reads `sighting`, `delivered`, `seen_before`; changes `record`.
CREATE OR REPLACE TEMP TABLE starting AS
  SELECT
    sighting.listing, delivered.price, delivered.miles,
    -- of one record, scraped_at and first_seen_at are those of its first delivery
    coalesce(delivered.scraped_at, getvariable('as_of')) AS scraped_at,
    coalesce(delivered.first_seen_at, delivered.scraped_at, getvariable('as_of')) AS first_seen_at,
    least(getvariable('as_of'), delivered.scraped_at, delivered.first_seen_at) AS appeared_at,
    before.price AS ref_price, before.miles AS ref_miles, seen_before.last_at AS ref_at, seen_before.last_delivery,
    CASE WHEN NOT long_absent(getvariable('as_of'), seen_before.absent_since) THEN before.stint_delivery END AS stint_delivery,
    CASE WHEN NOT long_absent(getvariable('as_of'), seen_before.absent_since) THEN before.source_since END AS source_since
  FROM sighting
  JOIN (SELECT seq, price, miles, scraped_at, first_seen_at FROM delivered) AS delivered ON delivered.seq = sighting.seq
  LEFT JOIN (SELECT * FROM seen_before WHERE listing IN (SELECT listing FROM sighting)) AS seen_before
    ON seen_before.listing = sighting.listing
  LEFT JOIN (
    SELECT listing, price, miles, stint_delivery, source_since FROM record
    WHERE until_delivery IS NULL AND listing IN (SELECT listing FROM sighting)
  ) AS before ON before.listing = sighting.listing
  WHERE before.listing IS NULL
    OR before.price IS DISTINCT FROM delivered.price OR before.miles IS DISTINCT FROM delivered.miles
    OR long_absent(getvariable('as_of'), seen_before.absent_since);

UPDATE record SET until_delivery = getvariable('delivery'), last_delivery = starting.last_delivery, last_at = starting.ref_at
FROM starting
WHERE record.listing = starting.listing AND record.until_delivery IS NULL;

INSERT INTO record (
  listing, from_delivery, start_at, price, miles, scraped_at, first_seen_at, stint_delivery, source_since, ref_price, ref_miles, ref_at
)
  SELECT
    listing, getvariable('delivery'), getvariable('as_of'), price, miles, scraped_at, first_seen_at,
    coalesce(stint_delivery, getvariable('delivery')), coalesce(source_since, appeared_at), ref_price, ref_miles, ref_at
  FROM starting;
