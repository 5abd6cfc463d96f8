-- What the rows of the listings in `departed` said last, as departed.sql has it; where these are few of the market, rows are read by their places.
CREATE OR REPLACE TEMP VIEW departed_row AS
  SELECT content.* EXCLUDE (from_delivery, hash), departed.vehicle
  FROM (
    SELECT * FROM ledger.content WHERE rowid IN (SELECT rowid FROM ledger.content WHERE content IN (SELECT content FROM departed))
  ) AS content JOIN departed ON departed.content = content.content WHERE NOT aged;
