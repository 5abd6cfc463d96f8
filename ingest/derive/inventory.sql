-- Active listings of each dealer, of every kind (feeds.md 2.2, inventory_count_range).
CREATE OR REPLACE TEMP TABLE inventory AS
  SELECT dealer_id, count(*) AS inventory_count FROM delivered WHERE dealer_id IS NOT NULL GROUP BY dealer_id;
