-- Values of sold vehicles that follow from others (feeds.md section 3).

-- The day of an instant in Unix seconds: YYYY-MM-DD, UTC.
CREATE OR REPLACE TEMP MACRO day_text(seconds) AS strftime(make_timestamp(seconds * 1000000), '%Y-%m-%d');

CREATE OR REPLACE TEMP MACRO fuel_category(powertrain) AS
  CASE
    WHEN powertrain IS NULL THEN 'unknown'
    WHEN upper(powertrain) = 'BEV' THEN 'ev'
    WHEN upper(powertrain) IN ('PHEV', 'HEV', 'MHEV') THEN 'hybrid'
    WHEN upper(powertrain) = 'COMBUSTION' THEN 'ice'
    ELSE 'other'
  END;

-- The instant at which a month (YYYY-MM) ends.
CREATE OR REPLACE TEMP MACRO month_end(month) AS epoch((month || '-01')::TIMESTAMP + INTERVAL 1 MONTH)::BIGINT;
