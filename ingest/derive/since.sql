-- Since when each vehicle of a table (vehicle_no) is known, on any source.
CREATE OR REPLACE TEMP MACRO since_of(vehicles) AS TABLE
  WITH
    known AS (SELECT listing, vehicle_no FROM listing WHERE vehicle_no IN (SELECT vehicle_no FROM query_table(vehicles))),
    first AS (
      SELECT vehicle_no, min(source_since) AS source_since FROM record JOIN known ON known.listing = record.listing GROUP BY vehicle_no
    ),
    said AS (
      SELECT vehicle_no, min(least(source_since, mc_since)) AS since FROM told JOIN known ON known.listing = told.listing GROUP BY vehicle_no
    )
  SELECT first.vehicle_no, least(source_since, since) AS mc_since FROM first LEFT JOIN said ON said.vehicle_no = first.vehicle_no;
