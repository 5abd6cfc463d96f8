-- Instants and days of each active listing (feeds.md section 3). Given beats derived, and what follows from a given value
-- is derived from it; given ones count when the newest delivery that holds the listing carries them. T: as_of of the
-- vehicle, or of the day on which a held listing stands still. Days are whole 24-hour spans, rounded down. Reads `standing`,
-- `vehicle_days`, `held_days`.

CREATE OR REPLACE TEMP TABLE vehicle_since AS SELECT * FROM since_of('standing');

CREATE OR REPLACE TEMP TABLE dated AS
  WITH
    -- a given first instant counts for the stint in which it was given
    told_now AS (
      SELECT told.listing, min(told.source_since) AS source_since
      FROM told JOIN record ON record.listing = told.listing AND until_delivery IS NULL AND told.delivery >= stint_delivery
      GROUP BY told.listing
    ),
    known AS (
      SELECT
        standing.listing, standing.vehicle_no, coalesce(held_day.as_of, vehicle_day.as_of) AS as_of, start_at,
        shown_scraped(given.last_seen_at, standing.last_at, scraped_at, first_seen_at, start_at) AS scraped_at,
        shown_first(given.last_seen_at, standing.last_at, scraped_at, first_seen_at, start_at) AS first_seen_at,
        shown_last(given.last_seen_at, standing.last_at, scraped_at, first_seen_at, start_at) AS last_seen_at,
        coalesce(
          given.first_seen_at_source, least(record.source_since, told_now.source_since, given.last_seen_at)
        ) AS first_seen_at_source,
        coalesce(given.first_seen_at_mc, least(vehicle_since.mc_since, given.last_seen_at)) AS first_seen_at_mc,
        record.ref_price, record.ref_miles, record.ref_at,
        given.dom, given.dom_180, given.dom_active, given.dos_active
      FROM standing
      JOIN record ON record.listing = standing.listing AND record.until_delivery IS NULL
      LEFT JOIN held_day ON held_day.listing = standing.listing
      LEFT JOIN vehicle_day ON vehicle_day.vehicle_no = standing.vehicle_no
      JOIN vehicle_since ON vehicle_since.vehicle_no = standing.vehicle_no
      LEFT JOIN told_now ON told_now.listing = standing.listing
      LEFT JOIN given_times AS given ON given.listing = standing.listing AND given.delivery = standing.last_delivery
    )
  SELECT
    known.* EXCLUDE (dom, dom_180, dom_active, dos_active, vehicle_no, as_of),
    coalesce(known.dom, held_days.dom, vehicle_days.dom) AS dom,
    coalesce(known.dom_180, held_days.dom_180, vehicle_days.dom_180) AS dom_180,
    coalesce(known.dom_active, held_days.dom_active, vehicle_days.dom_active) AS dom_active,
    coalesce(dos_active, greatest(0, (as_of - first_seen_at_source) // 86400)) AS dos_active
  FROM known LEFT JOIN held_days USING (listing) LEFT JOIN vehicle_days USING (vehicle_no);
