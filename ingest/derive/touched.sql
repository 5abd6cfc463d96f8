-- Listings whose documents a partial delivery changes: those on the sources that it covers, all listings of their
-- vehicles on other sources (attribution and days follow from all of them), those of dealers whose number of
-- listings changes, those whose claimed id may have gone to another listing or come back, and those whose terms are spelled
-- otherwise now (respelling.ts), with all listings of their vehicles. Reads `standing`, `covered`, `claim`, `moved` (moved.sql);
-- removes the others from `standing`.
CREATE OR REPLACE TEMP TABLE touched_vehicle AS
  SELECT vehicle_no FROM listing JOIN covered USING (site)
  UNION
  -- of what a listing was until it gained a VIN, too
  SELECT vehicle_no FROM gain WHERE delivery = getvariable('delivery');

CREATE OR REPLACE TEMP TABLE touched_dealer AS
  -- of a listing that went to another dealer both have another number
  SELECT DISTINCT dealer_id FROM content WHERE dealer_id IS NOT NULL AND listing IN (SELECT listing FROM moved);

-- Ids that listings on covered sources claim or claimed, or have or had by themselves.
CREATE OR REPLACE TEMP TABLE touched_id AS
  WITH
    near AS (SELECT listing, vehicle, key FROM listing JOIN covered USING (site)),
    resembling AS (SELECT DISTINCT id, id_stem(id) AS stem FROM claim WHERE id_stem(id) IS NOT NULL),
    named AS (
      SELECT near.*, id, stem FROM near JOIN resembling ON vehicle = stem
      UNION ALL
      SELECT near.*, id, stem FROM near JOIN resembling ON md5(key) = stem
    )
  SELECT id FROM content WHERE id IS NOT NULL AND listing IN (SELECT listing FROM near)
  UNION
  SELECT id FROM named JOIN record USING (listing) WHERE record_id(stem, key, start_at) = id;

-- Whole vehicles: who is searchable is told among all listings of a vehicle.
CREATE OR REPLACE TEMP TABLE touched AS
  SELECT standing.listing, standing.site, standing.vehicle
  FROM standing
  WHERE vehicle_no IN (
    SELECT vehicle_no FROM touched_vehicle
    UNION
    SELECT vehicle_no FROM standing
    WHERE content IN (SELECT content FROM content WHERE dealer_id IN (SELECT dealer_id FROM touched_dealer))
      OR listing IN (SELECT listing FROM claim WHERE id IN (SELECT id FROM touched_id))
    UNION
    SELECT vehicle_no FROM standing JOIN respelled_listing ON respelled_listing.listing = standing.listing
  );

DELETE FROM standing WHERE listing NOT IN (SELECT listing FROM touched);
