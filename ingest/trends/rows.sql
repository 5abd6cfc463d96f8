-- The rows of a month in numbers: which listing, which days, and what happened on the first of them (supplement 2.7). Variables: edge,
-- through (stays.sql), month_start, first_day (the first that is known). Reads `trend_stay` and `trend_told`. Leaves `trend_row`.

-- Days in which nothing of a listing changed.
CREATE OR REPLACE TEMP TABLE trend_still AS
  WITH
    compared AS (
      SELECT *, lag(to_day) OVER near IS DISTINCT FROM from_day - 1 OR lag(state) OVER near IS DISTINCT FROM state AS is_new
      FROM trend_told WINDOW near AS (PARTITION BY listing ORDER BY from_day)
    ),
    numbered AS (
      SELECT *, count(*) FILTER (is_new) OVER (PARTITION BY listing ORDER BY from_day ROWS UNBOUNDED PRECEDING) AS number
      FROM compared
    )
  SELECT
    listing, min(from_day) AS from_day, max(to_day) AS to_day, max(content) AS content, min(start_at) AS start_at,
    any_value(vehicle_no) AS vehicle_no, any_value(role) AS role, any_value(is_searchable) AS is_searchable, any_value(era) AS era,
    any_value(price) AS price, any_value(miles) AS miles, min(since) AS since, min(source_since) AS source_since
  FROM numbered GROUP BY listing, number;

CREATE OR REPLACE TEMP TABLE trend_row AS
  WITH
    placed AS (
      SELECT *, lag(to_day) OVER near IS NOT DISTINCT FROM from_day - 1 AS goes_on, lag(price) OVER near AS last_price
      FROM trend_still WINDOW near AS (PARTITION BY listing ORDER BY from_day)
    ),
    happened AS (
      SELECT *,
        CASE
          WHEN from_day < getvariable('month_start') THEN 'carried'
          WHEN goes_on THEN CASE WHEN price < last_price THEN 'cut' WHEN price > last_price THEN 'rise' ELSE 'changed' END
          WHEN from_day = getvariable('first_day') THEN 'first'
          ELSE 'arrived'
        END AS event,
        CASE WHEN goes_on AND price IS DISTINCT FROM last_price THEN last_price END AS price_before
      FROM placed
    ),
    -- a vehicle among those that a search finds: its listings there follow one another
    found AS (
      SELECT listing, from_day, price,
        max(to_day) OVER earlier AS reached,
        lag(listing) OVER near = listing AND lag(to_day) OVER near = from_day - 1 AS goes_on, lag(price) OVER near AS last_price,
        max(to_day) OVER sofar AS until, arg_max(listing, to_day) OVER sofar AS last_listing, lead(from_day) OVER near AS next_day
      FROM trend_still WHERE role <> 'rest'
      WINDOW
        near AS (PARTITION BY vehicle_no ORDER BY from_day, listing),
        earlier AS (PARTITION BY vehicle_no ORDER BY from_day, listing ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING),
        sofar AS (PARTITION BY vehicle_no ORDER BY from_day, listing ROWS UNBOUNDED PRECEDING)
    ),
    searched AS (
      SELECT listing, from_day,
        CASE
          WHEN from_day < getvariable('month_start') THEN NULL
          WHEN reached IS NULL OR reached < from_day - 1 THEN CASE WHEN from_day = getvariable('first_day') THEN 'first' ELSE 'arrived' END
          WHEN goes_on AND price < last_price THEN 'cut'
          WHEN goes_on AND price > last_price THEN 'rise'
        END AS searched
      FROM found
    ),
    ended AS (
      SELECT listing, day, max(event) AS event, max(searched) AS searched
      FROM (
        SELECT listing, gone_day AS day, 'left' AS event, NULL AS searched FROM trend_stay WHERE gone_day <= getvariable('through')
        UNION ALL
        SELECT last_listing, until + 1, NULL, 'left' FROM found
        WHERE until < getvariable('through') AND (next_day IS NULL OR next_day > until + 1)
      )
      GROUP BY listing, day
    )
  SELECT
    happened.listing, greatest(happened.from_day, getvariable('month_start')) AS from_day, to_day, event, searched, content, start_at,
    era, role, is_searchable, price, miles, price_before, since, source_since
  FROM happened LEFT JOIN searched ON searched.listing = happened.listing AND searched.from_day = happened.from_day
  WHERE to_day >= getvariable('month_start')
  UNION ALL
  -- what leaves: days that are none, as it was on its last one
  SELECT
    ended.listing, day, day - 1, ended.event, ended.searched, content, start_at,
    era, role, is_searchable, price, miles, NULL, since, source_since
  FROM trend_still JOIN ended ON ended.listing = trend_still.listing AND ended.day = trend_still.to_day + 1;
