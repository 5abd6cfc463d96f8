-- Active listings of each dealer and source, for partial deliveries to follow (follow-active.sql). Reads `inventory` and all of `standing`.
DELETE FROM active_dealer;
INSERT INTO active_dealer SELECT dealer_id, inventory_count FROM inventory;
DELETE FROM active_site;
INSERT INTO active_site SELECT site, count(*) FROM standing GROUP BY site;
