-- What was known of each listing on the days of a month: at each day's end its record, what it said, whether it was searchable,
-- since when it is on its source, and what its vehicle was. Variables: edge, through, edge_delivery, upto (stays.sql). Reads
-- the ledger, `trend_delivery` and `trend_stay`. Leaves `trend_state`, a row a listing and days in which none of them was
-- replaced, `trend_said`, and `trend_era`.

-- What the vehicle of a listing was that gained an identity, from which delivery on; others have always been what they are.
CREATE OR REPLACE TEMP TABLE trend_era AS
  WITH gained AS (
    SELECT gain.*, from_delivery, listing.vehicle AS last_vehicle, listing.vehicle_no AS last_number
    FROM gain JOIN listing ON listing.listing = gain.listing
  )
  SELECT listing, coalesce(lag(delivery) OVER (PARTITION BY listing ORDER BY delivery), from_delivery) AS era, vehicle, vehicle_no FROM gained
  UNION ALL
  SELECT listing, max(delivery), any_value(last_vehicle), any_value(last_number) FROM gained GROUP BY listing;

CREATE OR REPLACE TEMP TABLE trend_state AS
  WITH
    stood AS (SELECT DISTINCT listing FROM trend_stay),
    told_since AS (
      SELECT told.listing, told.delivery, record.stint_delivery AS stint,
        min(told.source_since) OVER (PARTITION BY told.listing, record.stint_delivery ORDER BY told.delivery) AS since
      FROM record JOIN (
        SELECT listing, delivery, source_since FROM told
        WHERE source_since IS NOT NULL AND delivery <= getvariable('upto') AND listing IN (SELECT listing FROM stood)
      ) AS told ON record.listing = told.listing AND told.delivery >= record.from_delivery
        AND told.delivery < coalesce(record.until_delivery, 2147483647)
    ),
    news AS (
      SELECT listing, from_delivery AS delivery, from_delivery AS record, NULL::INTEGER AS content, NULL::BOOLEAN AS is_searchable,
        NULL::BIGINT AS told_since, NULL::INTEGER AS told_stint, NULL::INTEGER AS era
      FROM record
      WHERE from_delivery <= getvariable('upto') AND (until_delivery IS NULL OR until_delivery > getvariable('edge_delivery'))
      UNION ALL SELECT listing, from_delivery, NULL, content, NULL, NULL, NULL, NULL FROM content WHERE from_delivery <= getvariable('upto')
      -- of words that were forgotten those that followed tell (collect.sql), also where they came after the month
      UNION ALL SELECT listing.listing, listing.from_delivery, NULL, followed.content, NULL, NULL, NULL, NULL
        FROM listing JOIN (
          SELECT listing, min(content) AS content FROM content
          WHERE from_delivery > getvariable('upto') AND listing NOT IN (SELECT listing FROM content WHERE from_delivery <= getvariable('upto'))
          GROUP BY listing
        ) AS followed ON followed.listing = listing.listing
        WHERE listing.from_delivery <= getvariable('upto')
      UNION ALL SELECT listing, from_delivery, NULL, NULL, is_searchable, NULL, NULL, NULL FROM attribution WHERE from_delivery <= getvariable('upto')
      UNION ALL SELECT listing, delivery, NULL, NULL, NULL, since, stint, NULL FROM told_since
      UNION ALL SELECT listing, era, NULL, NULL, NULL, NULL, NULL, era FROM trend_era WHERE era <= getvariable('upto')
    ),
    by_day AS (
      SELECT news.listing, greatest(day, getvariable('edge')) AS from_day, max(record) AS record, max(content) AS content,
        arg_max(is_searchable, delivery) AS is_searchable, arg_max(told_since, delivery) AS told_since,
        max(told_stint) AS told_stint, max(era) AS era
      FROM news JOIN trend_delivery ON trend_delivery.id = news.delivery
      WHERE news.listing IN (SELECT listing FROM stood)
      GROUP BY news.listing, greatest(day, getvariable('edge'))
    ),
    filled AS (
      SELECT listing, from_day, lead(from_day) OVER after AS next_day,
        last_value(record IGNORE NULLS) OVER upto AS record,
        coalesce(last_value(content IGNORE NULLS) OVER upto, first_value(content IGNORE NULLS) OVER later) AS content,
        last_value(is_searchable IGNORE NULLS) OVER upto AS is_searchable,
        last_value(told_since IGNORE NULLS) OVER upto AS told_since,
        last_value(told_stint IGNORE NULLS) OVER upto AS told_stint,
        last_value(era IGNORE NULLS) OVER upto AS era
      FROM by_day
      WINDOW
        after AS (PARTITION BY listing ORDER BY from_day),
        upto AS (PARTITION BY listing ORDER BY from_day ROWS UNBOUNDED PRECEDING),
        later AS (PARTITION BY listing ORDER BY from_day ROWS BETWEEN CURRENT ROW AND UNBOUNDED FOLLOWING)
    ),
    clipped AS (
      SELECT filled.* EXCLUDE (from_day, next_day), coalesce(trend_era.vehicle_no, trend_stay.vehicle_no) AS vehicle_no, since,
        greatest(filled.from_day, trend_stay.from_day, getvariable('edge')) AS from_day,
        least(next_day, gone_day, getvariable('through') + 1) - 1 AS to_day
      FROM filled JOIN trend_stay ON trend_stay.listing = filled.listing
      LEFT JOIN trend_era ON trend_era.listing = filled.listing AND trend_era.era = filled.era
    )
  SELECT * FROM clipped WHERE from_day <= to_day;

-- Things that listings said of which trends need to know whether they are the same.
CREATE OR REPLACE TEMP TABLE trend_said AS
  SELECT DISTINCT content FROM (
    SELECT content, lag(content) OVER near AS before, lead(content) OVER near AS after
    FROM trend_state WINDOW near AS (PARTITION BY listing ORDER BY from_day)
  ) WHERE content <> before OR content <> after;
