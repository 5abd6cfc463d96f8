-- Forgets what no record and no rollback needs: of each record the newest content and given times stay, and everything
-- that the newest delivery and the one before it brought. Variable: horizon (number of the delivery before the newest).
DELETE FROM content WHERE content IN (
  WITH
    followed AS (
      SELECT content, listing, from_delivery, lead(from_delivery) OVER (PARTITION BY listing ORDER BY content) AS next_delivery
      FROM content
    ),
    gone AS (SELECT * FROM followed WHERE next_delivery <= getvariable('horizon'))
  SELECT content FROM gone
  WHERE NOT EXISTS (
    SELECT 1 FROM record
    WHERE record.listing = gone.listing AND record.from_delivery > gone.from_delivery AND record.from_delivery <= gone.next_delivery
  )
);
DELETE FROM given_times WHERE (listing, delivery) IN (
  WITH
    followed AS (SELECT listing, delivery, lead(delivery) OVER (PARTITION BY listing ORDER BY delivery) AS next_delivery FROM given_times),
    gone AS (SELECT * FROM followed WHERE next_delivery <= getvariable('horizon'))
  SELECT (listing, delivery) FROM gone
  WHERE NOT EXISTS (SELECT 1 FROM record WHERE record.listing = gone.listing AND record.last_delivery = gone.delivery)
);
