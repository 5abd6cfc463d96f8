-- What a partial delivery touches: vehicles, dealers and ids. Reads `covered`, `moved` (moved.sql) and the ledger.
CREATE OR REPLACE TEMP TABLE touched_vehicle AS
  SELECT vehicle_no FROM listing JOIN covered USING (site)
  UNION
  -- of what a listing was until it gained a VIN, too
  SELECT vehicle_no FROM gain WHERE delivery = getvariable('delivery');

CREATE OR REPLACE TEMP TABLE touched_dealer AS
  -- of a listing that went to another dealer both have another number
  SELECT DISTINCT dealer_id FROM content WHERE dealer_id IS NOT NULL AND listing IN (SELECT listing FROM moved);

-- Ids that listings on covered sources claim or claimed, or have or had by themselves, under what names their vehicle and under their key.
CREATE OR REPLACE TEMP TABLE touched_id AS
  WITH
    near AS (SELECT listing, vehicle, key FROM listing JOIN covered USING (site)),
    own AS (SELECT vehicle, key, start_at FROM record JOIN near ON near.listing = record.listing)
  SELECT id FROM content WHERE id IS NOT NULL AND listing IN (SELECT listing FROM near)
  UNION
  SELECT record_id(vehicle, key, start_at) FROM own
  UNION
  SELECT record_id(NULL, key, start_at) FROM own;
