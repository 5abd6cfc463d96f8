-- Since when each vehicle of a table (vehicle_no) is known, on any source.
CREATE OR REPLACE TEMP MACRO since_of(vehicles) AS TABLE
  SELECT vehicle_no, min(least(source_since, told_source, told_mc)) AS mc_since
  FROM (SELECT listing, vehicle_no FROM listing WHERE vehicle_no IN (SELECT vehicle_no FROM query_table(vehicles))) AS known
  JOIN (SELECT listing, min(source_since) AS source_since FROM record GROUP BY listing) AS first ON first.listing = known.listing
  LEFT JOIN (SELECT listing, min(source_since) AS told_source, min(mc_since) AS told_mc FROM told GROUP BY listing) AS told
    ON told.listing = known.listing
  GROUP BY vehicle_no;
