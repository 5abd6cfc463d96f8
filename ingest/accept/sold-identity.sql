-- The key of every sold vehicle: its VIN and the day; one without a VIN stands for itself. Of rows with one key the last
-- counts.
CREATE OR REPLACE TEMP TABLE identity AS
  WITH keyed AS (
    SELECT seq, CASE WHEN vin IS NULL THEN 'row' || chr(31) || seq ELSE vin || chr(31) || sold_date END AS key FROM delivered
  )
  SELECT seq, key, max(seq) OVER (PARTITION BY key) AS kept FROM keyed;
