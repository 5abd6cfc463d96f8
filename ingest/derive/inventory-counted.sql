-- Active listings of each dealer (inventory.sql) as they are counted in the ledger.
CREATE OR REPLACE TEMP TABLE inventory AS SELECT dealer_id, n AS inventory_count FROM active_dealer;
