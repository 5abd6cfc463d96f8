-- Active listings of each dealer and source, from those before a partial delivery and what it moves. Reads `moved` (moved.sql) and the
-- ledger; changes `active_dealer` and `active_site`.
MERGE INTO active_dealer AS counted USING (
  SELECT dealer_id, sum(step)::BIGINT AS step
  FROM (
    SELECT dealer_id, -1 AS step FROM content JOIN moved ON moved.before = content.content
    UNION ALL
    SELECT dealer_id, 1 FROM content JOIN moved ON moved.now = content.content
  )
  WHERE dealer_id IS NOT NULL GROUP BY dealer_id HAVING sum(step) <> 0
) AS step ON counted.dealer_id = step.dealer_id
WHEN MATCHED AND n + step.step = 0 THEN DELETE
WHEN MATCHED THEN UPDATE SET n = n + step.step
WHEN NOT MATCHED THEN INSERT VALUES (step.dealer_id, step.step);

MERGE INTO active_site AS counted USING (
  SELECT site, sum((now IS NOT NULL)::INTEGER - (before IS NOT NULL)::INTEGER)::BIGINT AS step
  FROM listing JOIN moved USING (listing) GROUP BY site HAVING step <> 0
) AS step ON counted.site = step.site
WHEN MATCHED AND n + step.step = 0 THEN DELETE
WHEN MATCHED THEN UPDATE SET n = n + step.step
WHEN NOT MATCHED THEN INSERT VALUES (step.site, step.step);
