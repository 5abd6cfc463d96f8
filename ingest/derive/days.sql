-- Days on the market of the active listings' vehicles (stints.sql). Reads `standing`, `seen`, `vehicle_day`. Leaves
-- `vehicle_presence`, which held-days.sql reads, too.
CREATE OR REPLACE TEMP TABLE vehicle_presence AS SELECT * FROM presences_of('standing');

CREATE OR REPLACE TEMP VIEW vehicle_span AS SELECT vehicle_no AS subject, * EXCLUDE (vehicle_no) FROM vehicle_presence;

CREATE OR REPLACE TEMP TABLE vehicle_stint AS
  SELECT stint.*, as_of FROM stints_of('vehicle_span') AS stint JOIN vehicle_day ON vehicle_day.vehicle_no = stint.subject;

CREATE OR REPLACE TEMP TABLE vehicle_days AS SELECT subject AS vehicle_no, * EXCLUDE (subject) FROM days_of('vehicle_stint');
