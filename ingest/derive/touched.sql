-- Listings whose documents a partial delivery changes: those on the sources that it covers, all listings of their
-- vehicles on other sources (attribution and days follow from all of them), those of dealers whose number of
-- listings changes, those whose claimed id may have gone to another listing or come back, and those whose terms are spelled
-- otherwise now (respelling.ts), with all listings of their vehicles. Reads `standing`, `claim` and what touching.sql leaves;
-- removes the others from `standing`.
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
