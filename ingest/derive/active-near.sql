-- What the newest row of each listing in `standing` says, as standing.sql has it; where these are few of the market, rows are read by their places.
CREATE OR REPLACE TEMP VIEW active_row AS
  SELECT content.* EXCLUDE (from_delivery, hash), standing.vehicle
  FROM (
    SELECT * FROM ledger.content WHERE rowid IN (SELECT rowid FROM ledger.content WHERE content IN (SELECT content FROM standing))
  ) AS content JOIN standing ON standing.content = content.content;
