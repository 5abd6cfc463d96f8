-- Days on the market of the active listings' vehicles (stints.sql). Reads `standing`, `seen`, `vehicle_day`.
CREATE OR REPLACE TEMP TABLE vehicle_span AS
  SELECT vehicle_no AS subject, start_at, coalesce(record.last_at, seen.last_at) AS last_at
  FROM record JOIN listing USING (listing) JOIN seen USING (listing)
  WHERE vehicle_no IN (SELECT vehicle_no FROM standing);

CREATE OR REPLACE TEMP TABLE vehicle_stint AS
  SELECT stint.*, as_of FROM stints_of('vehicle_span') AS stint JOIN vehicle_day ON vehicle_day.vehicle_no = stint.subject;

CREATE OR REPLACE TEMP TABLE vehicle_days AS SELECT subject AS vehicle_no, * EXCLUDE (subject) FROM days_of('vehicle_stint');
