-- Which listing of the ledger each delivered row is (feeds.md section 3). A listing is one vehicle on one source; its
-- key is (source, vehicle), else (source, stock_no), else (source, vdp_url). A listing that gains a vehicle identity, or a VIN
-- in place of its mark, stays the same listing: it is found again by its mark, else by its page, else by its stock number,
-- unless it was absent for over 30 days. Rows that nothing is known of become new listings, numbered in the order of the delivery.
-- Variables: delivery, as_of. Reads `delivered`, `identity`, `seen_before`. Gives `sighting`, a row a delivered listing.

-- Whether a row, by its vehicle and mark, may be a listing that has no VIN: one that a mark names is no car that has another.
CREATE OR REPLACE TEMP MACRO may_be(vehicle, mark, known) AS known IS NULL OR (mark IS NULL AND coalesce(is_vin(vehicle), false));

-- Whether a key is a stock number: with another one it is another listing, on whatever page.
CREATE OR REPLACE TEMP MACRO is_stock_key(key) AS contains(key, chr(31) || 'stock' || chr(31));

CREATE OR REPLACE TEMP TABLE sighting AS
  WITH
    arrived AS (
      SELECT seq, identity.site, key, vehicle, mark, stock_no, vdp_url, coalesce(site || chr(31) || 'vin' || chr(31) || vehicle, key) AS match_key
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
        FROM content WHERE listing IN (SELECT listing FROM listing WHERE vehicle IS NULL AND site IN (SELECT site FROM arrived))
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
    -- listings without a VIN that no row has claimed by its key; vehicle: the mark, where one names them
    unclaimed AS (
      SELECT listing.listing, site, key, vehicle, content.stock_no, content.vdp_url
      FROM content
      JOIN (SELECT listing, site, key, vehicle FROM listing WHERE NOT coalesce(is_vin(vehicle), false) AND site IN (SELECT site FROM arrived)) AS listing
        ON listing.listing = content.listing
      JOIN seen_before ON seen_before.listing = listing.listing AND NOT long_absent(getvariable('as_of'), absent_since)
      WHERE listing.listing NOT IN (SELECT listing FROM by_key WHERE listing IS NOT NULL)
      QUALIFY row_number() OVER (PARTITION BY listing.listing ORDER BY content DESC) = 1
    ),
    new_row AS (SELECT * FROM by_key WHERE listing IS NULL),
    candidate AS (
      -- a mark, a page or a stock number tells something only where one row and one listing have it
      SELECT any_value(pair.seq) AS seq, any_value(pair.listing) AS listing, 0 AS preference
      FROM arrived JOIN (
        SELECT new_row.seq, new_row.site, new_row.mark, unclaimed.listing
        FROM new_row JOIN unclaimed ON new_row.site = unclaimed.site AND new_row.mark = unclaimed.vehicle
      ) AS pair ON arrived.site = pair.site AND arrived.mark = pair.mark
      GROUP BY pair.site, pair.mark
      HAVING count(*) = 1
      UNION ALL
      SELECT any_value(pair.seq), any_value(pair.listing), 1
      FROM arrived JOIN (
        SELECT new_row.seq, new_row.site, new_row.vdp_url, unclaimed.listing
        FROM new_row JOIN unclaimed ON new_row.site = unclaimed.site AND new_row.vdp_url = unclaimed.vdp_url
        WHERE may_be(new_row.vehicle, mark, unclaimed.vehicle)
          AND (new_row.vehicle IS NOT NULL OR NOT (is_stock_key(new_row.key) AND is_stock_key(unclaimed.key)))
      ) AS pair ON arrived.site = pair.site AND arrived.vdp_url = pair.vdp_url
      GROUP BY pair.site, pair.vdp_url
      HAVING count(*) = 1
      UNION ALL
      SELECT any_value(pair.seq), any_value(pair.listing), 2
      FROM arrived JOIN (
        SELECT new_row.seq, new_row.site, new_row.stock_no, unclaimed.listing
        FROM new_row JOIN unclaimed ON new_row.site = unclaimed.site AND new_row.stock_no = unclaimed.stock_no
        WHERE new_row.vehicle IS NOT NULL AND may_be(new_row.vehicle, mark, unclaimed.vehicle)
      ) AS pair ON arrived.site = pair.site AND arrived.stock_no = pair.stock_no
      GROUP BY pair.site, pair.stock_no
      HAVING count(*) = 1
    ),
    best AS (SELECT seq, listing, preference FROM candidate QUALIFY row_number() OVER (PARTITION BY seq ORDER BY preference, listing) = 1),
    by_page AS (SELECT seq, listing FROM best QUALIFY row_number() OVER (PARTITION BY listing ORDER BY preference, seq) = 1),
    found AS (
      SELECT by_key.* EXCLUDE (listing, match_key, mark), coalesce(by_key.listing, by_page.listing) AS listing,
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

-- What the listings that gain an identity were until now, for undo.sql and for what is told of the days before.
INSERT INTO gain (listing, delivery, vehicle, vehicle_no)
  SELECT listing, getvariable('delivery'), vehicle, vehicle_no FROM listing WHERE listing IN (SELECT listing FROM sighting WHERE gained);

-- The number of a vehicle is that of its first listing; a listing without a vehicle identity is a vehicle of its own.
CREATE OR REPLACE TEMP TABLE vehicle_number AS
  WITH
    gaining AS (SELECT listing FROM sighting WHERE gained),
    -- numbers that listings of other sources go on having, as their mark is that of a listing which has a VIN from now on
    taken AS (SELECT vehicle_no FROM listing WHERE vehicle_no IN (SELECT listing FROM gaining) AND listing NOT IN (SELECT listing FROM gaining))
  -- a listing that gains a vehicle may be older than all that the vehicle has: the number stays
  SELECT vehicle, coalesce(min(vehicle_no), CASE WHEN min(first_listing) IN (SELECT vehicle_no FROM taken) THEN -1 ELSE 1 END * min(first_listing)) AS vehicle_no
  FROM (
    SELECT vehicle, vehicle_no, NULL::INTEGER AS first_listing FROM listing
    WHERE vehicle IN (SELECT vehicle FROM sighting WHERE is_new OR gained) AND listing NOT IN (SELECT listing FROM gaining)
    UNION ALL
    SELECT vehicle, NULL, listing FROM sighting WHERE vehicle IS NOT NULL AND (is_new OR gained)
  )
  GROUP BY vehicle;

INSERT INTO listing (listing, site, key, vehicle, vehicle_no, from_delivery)
  SELECT sighting.listing, site, key, vehicle, coalesce(vehicle_number.vehicle_no, sighting.listing), getvariable('delivery')
  FROM sighting LEFT JOIN vehicle_number USING (vehicle)
  WHERE is_new;

UPDATE listing SET vehicle = gained.vehicle, vehicle_no = gained.vehicle_no
FROM (SELECT listing, vehicle, vehicle_no FROM sighting JOIN vehicle_number USING (vehicle) WHERE gained) AS gained
WHERE listing.listing = gained.listing;

INSERT INTO coverage (delivery, site) SELECT getvariable('delivery'), site FROM covered WHERE getvariable('partial');
