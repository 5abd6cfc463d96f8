-- Stints of vehicles (feeds.md section 3, dom): they are present on any source; absences up to 30 days do not end one. An
-- absence is told by a delivery that misses the vehicle where it was: it ends what began before that delivery, and is
-- as long as the vehicle was seen nowhere, or since the end of the hold that kept it.

-- Presences of the listings of a table of vehicles (vehicle_no). gone_at: T of the delivery from which on the listing was absent;
-- absent_since: since when that counts; both are past all days where it is not.
CREATE OR REPLACE TEMP MACRO presences_of(vehicles) AS TABLE
  SELECT
    vehicle_no, began.as_of AS start_at, coalesce(presence.last_at, seen.last_at) AS last_at,
    coalesce(CASE WHEN hold.site IS NULL THEN missed.as_of ELSE released.as_of END, 9000000000000) AS gone_at,
    CASE
      WHEN hold.site IS NOT NULL THEN coalesce(released.as_of, 9000000000000)
      ELSE coalesce(presence.last_at, 9000000000000)
    END AS absent_since
  FROM presence
  JOIN (SELECT listing, site, vehicle_no FROM listing WHERE vehicle_no IN (SELECT vehicle_no FROM query_table(vehicles))) AS known
    ON known.listing = presence.listing
  JOIN seen ON seen.listing = presence.listing
  JOIN delivery AS began ON began.id = presence.from_delivery
  LEFT JOIN delivery AS missed ON missed.id = presence.until_delivery
  LEFT JOIN hold ON hold.site = known.site AND keeps(hold.from_delivery, hold.until_delivery, presence.until_delivery)
  LEFT JOIN delivery AS released ON released.id = hold.until_delivery;

-- Stints from a table of spans (subject, start_at, last_at, gone_at, absent_since).
CREATE OR REPLACE TEMP MACRO stints_of(spans) AS TABLE
  WITH
    -- several sources may begin at once; equal spans would stand in another order in each window
    span AS (
      SELECT subject, start_at, max(last_at) AS last_at, max(gone_at) AS gone_at, max(absent_since) AS absent_since
      FROM query_table(spans) GROUP BY subject, start_at
    ),
    reached AS (
      SELECT *, max(gone_at) OVER earlier AS all_gone_at, max(absent_since) OVER earlier AS all_absent_since
      FROM span
      WINDOW earlier AS (PARTITION BY subject ORDER BY start_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)
    ),
    numbered AS (
      SELECT *, count(*) FILTER (
        all_gone_at IS NULL OR (start_at > all_gone_at AND long_absent(start_at, all_absent_since))
      ) OVER (PARTITION BY subject ORDER BY start_at ROWS UNBOUNDED PRECEDING) AS number
      FROM reached
    )
  SELECT subject, min(start_at) AS start_at, max(last_at) AS last_at FROM numbered GROUP BY subject, number;

-- Days on the market as of an instant, from a table of stints (subject, start_at, last_at, as_of): dom: all stints;
-- dom_180: the part in the 180 days before; dom_active: the newest stint.
CREATE OR REPLACE TEMP MACRO days_of(stints) AS TABLE
  SELECT
    subject,
    (sum(last_at - start_at) // 86400)::BIGINT AS dom,
    (sum(greatest(0, last_at - greatest(start_at, as_of - 180 * 86400))) // 86400)::BIGINT AS dom_180,
    (arg_max(last_at - start_at, start_at) // 86400)::BIGINT AS dom_active
  FROM query_table(stints)
  GROUP BY subject;
