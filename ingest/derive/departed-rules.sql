-- Listings that have left as they were on their last day: the tables that documents are built from. Reads `departed`,
-- `closed_record`, `seen` and the ledger.
-- Several may have been given one id, after each other: the record's own names the document.
CREATE OR REPLACE TEMP TABLE departed_identified AS
  SELECT listing, coalesce(given, document) AS id, document, (md5_number_lower(document) >> 1)::BIGINT AS tie
  FROM (
    SELECT departed.listing, content.id AS given, record_id(departed.vehicle, departed.key, start_at) AS document
    FROM departed
    JOIN (SELECT content, id FROM content) AS content ON content.content = departed.content
    JOIN record ON record.listing = departed.listing AND record.until_delivery IS NULL
  );

CREATE OR REPLACE TEMP TABLE departed_since AS SELECT * FROM since_of('departed');

CREATE OR REPLACE TEMP TABLE departed_dated AS
  SELECT
    closed_record.listing, scraped_at, first_seen_at, status_date AS last_seen_at, closed_record.first_seen_at_source,
    coalesce(given.first_seen_at_mc, least(mc_since, given.last_seen_at)) AS first_seen_at_mc,
    closed_record.dom, closed_record.dom_180, closed_record.dom_active, closed_record.dos_active,
    ref_price, ref_miles, ref_at
  FROM closed_record JOIN departed_since USING (vehicle_no)
  LEFT JOIN given_times AS given ON given.listing = closed_record.listing AND given.delivery = closed_record.last_delivery;

-- Of a vehicle's listings that were searchable when they left one still is: the one where it was sold, else the one that
-- was seen last. is_sold: the ledger says so; is_expired: no source lists the vehicle now.
CREATE OR REPLACE TEMP TABLE departed_attributed AS
  WITH
    candidate AS (
      SELECT
        closed_record.listing, closed_record.vehicle_no, closed_record.last_at, id, seller_type, given_owned, at_dealer,
        coalesce(closed_record.is_searchable, false) AS was_searchable,
        sale.listing IS NOT NULL AS is_sold,
        offered.vehicle_no IS NULL AS is_expired
      FROM closed_record
      JOIN departed_identified ON departed_identified.listing = closed_record.listing
      JOIN (SELECT content, seller_type, is_owned AS given_owned, at_dealer FROM content) AS content ON content.content = closed_record.content
      LEFT JOIN (SELECT DISTINCT vehicle_no FROM seen JOIN listing USING (listing) WHERE active) AS offered
        ON offered.vehicle_no = closed_record.vehicle_no
      LEFT JOIN (SELECT DISTINCT listing, record_delivery FROM sale WHERE until_delivery IS NULL) AS sale
        ON sale.listing = closed_record.listing AND sale.record_delivery = closed_record.from_delivery
    )
  SELECT
    listing, is_sold, is_expired,
    was_searchable AND row_number() OVER (
      PARTITION BY vehicle_no, seller_type, was_searchable ORDER BY is_sold DESC, last_at DESC, id
    ) = 1 AS is_searchable,
    coalesce(given_owned, was_searchable OR at_dealer IS NOT DISTINCT FROM true) AS is_owned
  FROM candidate;
