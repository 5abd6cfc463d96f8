-- Active listings of each dealer, of every kind (feeds.md 2.2, inventory_count_range). Reads all of `standing`.
CREATE OR REPLACE TEMP TABLE inventory AS
  SELECT dealer_id, count(*) AS inventory_count
  FROM content JOIN standing USING (content)
  WHERE dealer_id IS NOT NULL GROUP BY dealer_id;
