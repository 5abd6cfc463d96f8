-- What listings said that no record and no rollback needs: of each record the newest content stays, and everything that the newest
-- delivery and the one before it brought. Variable: horizon (number of the delivery before the newest). Leaves `forgotten`.
CREATE OR REPLACE TEMP TABLE forgotten AS
  WITH
    followed AS (
      SELECT content, listing, from_delivery, lead(from_delivery) OVER (PARTITION BY listing ORDER BY content) AS next_delivery
      FROM content
    ),
    gone AS (SELECT * FROM followed WHERE next_delivery <= getvariable('horizon'))
  SELECT content, listing FROM gone
  WHERE NOT EXISTS (
    SELECT 1 FROM record
    WHERE record.listing = gone.listing AND record.from_delivery > gone.from_delivery AND record.from_delivery <= gone.next_delivery
  );
