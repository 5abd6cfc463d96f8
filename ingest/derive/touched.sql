-- Listings whose documents a partial delivery changes: those on the sources that it covers, all listings of their
-- vehicles on other sources (attribution and days follow from all of them), and those of dealers whose number of
-- listings changes. Reads `standing`, `covered`; removes the others from `standing`. Variable: delivery.
CREATE OR REPLACE TEMP TABLE touched_vehicle AS
  SELECT DISTINCT vehicle_no FROM listing JOIN covered USING (site);

CREATE OR REPLACE TEMP TABLE touched_dealer AS
  SELECT DISTINCT dealer_id
  FROM content
  JOIN listing USING (listing) JOIN covered ON covered.site = listing.site
  JOIN presence ON presence.listing = listing.listing
  WHERE dealer_id IS NOT NULL
    AND (presence.from_delivery = getvariable('delivery') OR presence.until_delivery = getvariable('delivery') OR content.from_delivery = getvariable('delivery'));

CREATE OR REPLACE TEMP TABLE touched AS
  SELECT standing.listing, standing.site, standing.vehicle
  FROM standing
  WHERE site IN (SELECT site FROM covered)
    OR vehicle_no IN (SELECT vehicle_no FROM touched_vehicle)
    OR content IN (SELECT content FROM content WHERE dealer_id IN (SELECT dealer_id FROM touched_dealer));

DELETE FROM standing WHERE listing NOT IN (SELECT listing FROM touched);
