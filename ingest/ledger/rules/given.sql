-- Given instants and days (feeds.md 2.1 "Given beats derived"): the newest ones are shown, and a given first_scraped_at
-- or relisted_at that is earlier than what the ledger knows becomes the ledger's. Reads `sighting`, `delivered`; adds to
-- `given_times` and `told`.
CREATE OR REPLACE TEMP TABLE given AS
  SELECT sighting.listing, delivered.* EXCLUDE (seq)
  FROM sighting JOIN (
    SELECT seq, last_seen_at, first_seen_at_mc, first_seen_at_source, dom, dom_180, dom_active, dos_active
    FROM delivered
    WHERE coalesce(last_seen_at, first_seen_at_mc, first_seen_at_source, dom, dom_180, dom_active, dos_active) IS NOT NULL
  ) AS delivered ON delivered.seq = sighting.seq;

INSERT INTO given_times BY NAME SELECT getvariable('delivery') AS delivery, * FROM given;

INSERT INTO told (listing, delivery, source_since, mc_since)
  SELECT given.listing, getvariable('delivery'), first_seen_at_source, first_seen_at_mc
  FROM given LEFT JOIN (
    -- on the source one counts for the stint in which it was given
    SELECT told.listing, min(told.source_since) FILTER (told.delivery >= stint_delivery) AS source_since, min(mc_since) AS mc_since
    FROM record JOIN (SELECT * FROM told WHERE listing IN (SELECT listing FROM given)) AS told
      ON record.listing = told.listing AND until_delivery IS NULL
    GROUP BY told.listing
  ) AS before USING (listing)
  WHERE first_seen_at_source < coalesce(before.source_since, 9e18::BIGINT) OR first_seen_at_mc < coalesce(before.mc_since, 9e18::BIGINT);
