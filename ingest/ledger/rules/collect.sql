-- Forgets what listings said (`forgotten`), and given times that no record and no rollback needs: of each record those of its last
-- delivery stay, and those that the newest delivery and the one before it brought. Variable: horizon.
DELETE FROM content WHERE content IN (SELECT content FROM forgotten);
DELETE FROM given_times WHERE (listing, delivery) IN (
  WITH
    followed AS (SELECT listing, delivery, lead(delivery) OVER (PARTITION BY listing ORDER BY delivery) AS next_delivery FROM given_times),
    gone AS (SELECT * FROM followed WHERE next_delivery <= getvariable('horizon'))
  SELECT (listing, delivery) FROM gone
  WHERE NOT EXISTS (SELECT 1 FROM record WHERE record.listing = gone.listing AND record.last_delivery = gone.delivery)
);
