-- What records that have ended said last, and their days on the market as of their last day (feeds.md section 3). Reads the
-- ledger, `seen` and `closed` (closed.sql, sold.sql).

-- Presence of the vehicle on any source, up to the last day of the record.
CREATE OR REPLACE TEMP TABLE closed_span AS
  SELECT closed.subject, presence.start_at, least(presence.last_at, closed.last_at) AS last_at, gone_at, absent_since
  FROM presences_of('closed') AS presence
  JOIN closed ON closed.vehicle_no = presence.vehicle_no AND presence.start_at <= closed.last_at;

CREATE OR REPLACE TEMP TABLE closed_stint AS
  SELECT stint.*, closed.last_at AS as_of FROM stints_of('closed_span') AS stint JOIN closed USING (subject);

CREATE OR REPLACE TEMP TABLE closed_days AS SELECT * FROM days_of('closed_stint');

-- What the record said last, and who was searchable then.
CREATE OR REPLACE TEMP TABLE closed_content AS
  SELECT subject, max(content) AS content
  FROM content JOIN closed ON closed.listing = content.listing AND content.from_delivery <= closed.last_delivery
  GROUP BY subject;

CREATE OR REPLACE TEMP TABLE closed_attribution AS
  SELECT subject, arg_max(is_searchable, attribution.from_delivery) AS is_searchable
  FROM attribution JOIN closed ON closed.listing = attribution.listing AND attribution.from_delivery <= closed.last_delivery
  GROUP BY subject;

CREATE OR REPLACE TEMP TABLE closed_since AS
  SELECT subject, min(told.source_since) AS source_since
  FROM told JOIN closed ON closed.listing = told.listing AND told.delivery BETWEEN stint_delivery AND closed.last_delivery
  GROUP BY subject;

CREATE OR REPLACE TEMP TABLE closed_record AS
  WITH known AS (
    SELECT
      closed.*, closed_attribution.is_searchable,
      shown_last(given.last_seen_at, closed.last_at, scraped_at, first_seen_at, start_at) AS status_date,
      shown_scraped(given.last_seen_at, closed.last_at, scraped_at, first_seen_at, start_at) AS shown_scraped_at,
      shown_first(given.last_seen_at, closed.last_at, scraped_at, first_seen_at, start_at) AS shown_first_seen_at,
      coalesce(
        given.first_seen_at_source, least(closed.source_since, closed_since.source_since, given.last_seen_at)
      ) AS first_seen_at_source,
      coalesce(given.dom, closed_days.dom) AS dom,
      coalesce(given.dom_180, closed_days.dom_180) AS dom_180,
      coalesce(given.dom_active, closed_days.dom_active) AS dom_active,
      given.dos_active AS given_dos_active,
      closed_content.content
    FROM closed
    JOIN closed_content USING (subject)
    JOIN closed_days USING (subject)
    LEFT JOIN closed_attribution USING (subject)
    LEFT JOIN closed_since USING (subject)
    LEFT JOIN given_times AS given ON given.listing = closed.listing AND given.delivery = closed.last_delivery
  )
  SELECT
    * EXCLUDE (scraped_at, first_seen_at, shown_scraped_at, shown_first_seen_at),
    shown_scraped_at AS scraped_at, shown_first_seen_at AS first_seen_at,
    coalesce(given_dos_active, greatest(0, (last_at - first_seen_at_source) // 86400)) AS dos_active FROM known;
