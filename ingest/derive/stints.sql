-- Stints of vehicles (feeds.md section 3, dom): spans on any source; absences up to 30 days do not end one. Within a
-- record no absence is longer, so that its first and last day are enough.

-- Stints from a table of spans (subject, start_at, last_at).
CREATE OR REPLACE TEMP MACRO stints_of(spans) AS TABLE
  WITH
    -- several sources may begin at once; equal spans would stand in another order in each window
    span AS (SELECT subject, start_at, max(last_at) AS last_at FROM query_table(spans) GROUP BY subject, start_at),
    reached AS (
      SELECT *, max(last_at) OVER (
        PARTITION BY subject ORDER BY start_at ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING
      ) AS reached_at
      FROM span
    ),
    numbered AS (
      SELECT *, count(*) FILTER (reached_at IS NULL OR start_at - reached_at > 30 * 86400) OVER (
        PARTITION BY subject ORDER BY start_at ROWS UNBOUNDED PRECEDING
      ) AS number
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
