-- Which listing of the ledger each delivered row is (feeds.md section 3). A listing is one vehicle on one source; its
-- key is (source, vehicle), else (source, stock_no), else (source, vdp_url). A listing that gains a vehicle identity
-- stays the same listing: it is found again by its page, else by its stock number, unless it was absent for over
-- 30 days. Rows that nothing is known of become new listings, numbered in the order of the delivery.
-- Variables: delivery, as_of. Reads `delivered` and `identity`. Gives `sighting`, a row a delivered listing.

CREATE OR REPLACE TEMP TABLE covering_before AS SELECT * FROM covering(getvariable('delivery'));

-- When each known listing was seen last before this delivery.
CREATE OR REPLACE TEMP TABLE seen_before AS SELECT * FROM sightings_by('covering_before');

-- Whether a key is a stock number: with another one it is another listing, on whatever page.
CREATE OR REPLACE TEMP MACRO is_stock_key(key) AS contains(key, chr(31) || 'stock' || chr(31));

CREATE OR REPLACE TEMP TABLE sighting AS
  WITH
    arrived AS (
      SELECT seq, identity.site, key, vehicle, stock_no, vdp_url, coalesce(site || chr(31) || 'vin' || chr(31) || vehicle, key) AS match_key
      FROM delivered JOIN identity USING (seq)
    ),
    named AS (
      -- the newest of each key; another source has other keys
      SELECT max(listing) AS listing, arg_max(vehicle IS NULL, listing) AS unnamed, match_key
      FROM (
        SELECT listing, vehicle, coalesce(site || chr(31) || 'vin' || chr(31) || vehicle, key) AS match_key
        FROM listing WHERE site IN (SELECT site FROM arrived)
      )
      GROUP BY match_key
    ),
    -- a stock number that was shared in between: the row is the listing of its page, not the one that had the number first
    by_url AS (
      SELECT seq, named.listing
      FROM arrived JOIN named ON unnamed AND named.match_key = site || chr(31) || 'url' || chr(31) || vdp_url
      JOIN seen_before ON seen_before.listing = named.listing AND NOT long_absent(getvariable('as_of'), absent_since)
      LEFT JOIN named AS numbered ON numbered.unnamed AND numbered.match_key = arrived.match_key
      LEFT JOIN (
        SELECT listing, arg_max(vdp_url, content) AS vdp_url
        FROM content WHERE listing IN (SELECT listing FROM listing WHERE vehicle IS NULL)
        GROUP BY listing
      ) AS page ON page.listing = numbered.listing
      WHERE vehicle IS NULL AND page.vdp_url IS DISTINCT FROM arrived.vdp_url
        AND named.match_key NOT IN (SELECT match_key FROM arrived)
      QUALIFY count(*) OVER (PARTITION BY named.listing) = 1
    ),
    by_key AS (
      SELECT arrived.*, coalesce(by_url.listing, named.listing) AS listing
      FROM arrived LEFT JOIN named USING (match_key) LEFT JOIN by_url ON by_url.seq = arrived.seq
    ),
    -- listings without a vehicle that no row has claimed by its key
    unclaimed AS (
      SELECT listing.listing, site, key, content.stock_no, content.vdp_url
      FROM content JOIN listing ON listing.listing = content.listing AND listing.vehicle IS NULL
      JOIN seen_before ON seen_before.listing = listing.listing AND NOT long_absent(getvariable('as_of'), absent_since)
      WHERE listing.listing NOT IN (SELECT listing FROM by_key WHERE listing IS NOT NULL)
      QUALIFY row_number() OVER (PARTITION BY listing.listing ORDER BY content DESC) = 1
    ),
    new_row AS (SELECT * FROM by_key WHERE listing IS NULL),
    candidate AS (
      -- a page or a stock number tells something only where one row and one listing have it
      SELECT any_value(pair.seq) AS seq, any_value(pair.listing) AS listing, 1 AS preference
      FROM arrived JOIN (
        SELECT new_row.seq, new_row.site, new_row.vdp_url, unclaimed.listing
        FROM new_row JOIN unclaimed ON new_row.site = unclaimed.site AND new_row.vdp_url = unclaimed.vdp_url
        WHERE vehicle IS NOT NULL OR NOT (is_stock_key(new_row.key) AND is_stock_key(unclaimed.key))
      ) AS pair ON arrived.site = pair.site AND arrived.vdp_url = pair.vdp_url
      GROUP BY pair.site, pair.vdp_url
      HAVING count(*) = 1
      UNION ALL
      SELECT any_value(pair.seq), any_value(pair.listing), 2
      FROM arrived JOIN (
        SELECT new_row.seq, new_row.site, new_row.stock_no, unclaimed.listing
        FROM new_row JOIN unclaimed ON new_row.site = unclaimed.site AND new_row.stock_no = unclaimed.stock_no
        WHERE vehicle IS NOT NULL
      ) AS pair ON arrived.site = pair.site AND arrived.stock_no = pair.stock_no
      GROUP BY pair.site, pair.stock_no
      HAVING count(*) = 1
    ),
    best AS (SELECT seq, listing, preference FROM candidate QUALIFY row_number() OVER (PARTITION BY seq ORDER BY preference, listing) = 1),
    by_page AS (SELECT seq, listing FROM best QUALIFY row_number() OVER (PARTITION BY listing ORDER BY preference, seq) = 1),
    found AS (
      SELECT by_key.* EXCLUDE (listing, match_key), coalesce(by_key.listing, by_page.listing) AS listing,
        by_page.listing IS NOT NULL AND vehicle IS NOT NULL AS gained
      FROM by_key LEFT JOIN by_page USING (seq)
    ),
    numbered AS (
      SELECT seq, (SELECT coalesce(max(listing), 0) FROM listing) + row_number() OVER (ORDER BY seq) AS number
      FROM found WHERE listing IS NULL
    )
  SELECT
    found.seq, site, key, vehicle, coalesce(listing, number)::INTEGER AS listing, listing IS NULL AS is_new, gained
  FROM found LEFT JOIN numbered ON numbered.seq = found.seq;

-- Sources that the delivery covers: a full one all sources of the market, a partial one those in its files.
CREATE OR REPLACE TEMP TABLE covered AS
  SELECT site FROM sighting
  UNION
  SELECT site FROM listing WHERE NOT getvariable('partial');

-- The number of a vehicle is that of its first listing; a listing without a vehicle identity is a vehicle of its own.
CREATE OR REPLACE TEMP TABLE vehicle_number AS
  -- a listing that gains a vehicle may be older than all that the vehicle has: the number stays
  SELECT vehicle, coalesce(min(vehicle_no), min(first_listing)) AS vehicle_no
  FROM (
    SELECT vehicle, vehicle_no, NULL::INTEGER AS first_listing FROM listing
    WHERE vehicle IN (SELECT vehicle FROM sighting WHERE is_new OR gained)
    UNION ALL
    SELECT vehicle, NULL, listing FROM sighting WHERE vehicle IS NOT NULL AND (is_new OR gained)
  )
  GROUP BY vehicle;

INSERT INTO listing (listing, site, key, vehicle, vehicle_no, from_delivery)
  SELECT sighting.listing, site, key, vehicle, coalesce(vehicle_number.vehicle_no, sighting.listing), getvariable('delivery')
  FROM sighting LEFT JOIN vehicle_number USING (vehicle)
  WHERE is_new;

UPDATE listing SET vehicle = gain.vehicle, vehicle_no = gain.vehicle_no, gained_by = getvariable('delivery')
FROM (SELECT listing, vehicle, vehicle_no FROM sighting JOIN vehicle_number USING (vehicle) WHERE gained) AS gain
WHERE listing.listing = gain.listing;

INSERT INTO coverage (delivery, site) SELECT getvariable('delivery'), site FROM covered WHERE getvariable('partial');
