-- Of the listings that have left those whose documents a partial delivery changes: of vehicles on the sources that it
-- covers, and those of which one has become too old. Whole vehicles: one listing of each is searchable. Reads
-- `touched_vehicle` (touched.sql); removes the others from `departed`.
DELETE FROM departed WHERE vehicle_no NOT IN (
  SELECT vehicle_no FROM touched_vehicle
  UNION
  SELECT vehicle_no FROM departed WHERE aged
);
