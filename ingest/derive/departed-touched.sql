-- Of the listings that have left those whose documents a partial delivery changes: of vehicles on the sources that it
-- covers, those of which one has become too old, and those whose terms are spelled otherwise now. Whole vehicles: one listing
-- of each is searchable. Reads `touched_vehicle` (touched.sql), `respelled_departed`; removes the others from `departed`.
DELETE FROM departed WHERE vehicle_no NOT IN (
  SELECT vehicle_no FROM touched_vehicle
  UNION
  SELECT vehicle_no FROM departed WHERE aged
  UNION
  SELECT vehicle_no FROM departed JOIN respelled_departed ON respelled_departed.listing = departed.listing
);
