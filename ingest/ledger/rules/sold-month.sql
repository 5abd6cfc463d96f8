-- Sold months (feeds.md section 3): a month is published at the first delivery that comes 3 days and 3 covering
-- deliveries after its end. Full deliveries cover every source; partial ones count for their own, so that where they are
-- needed every source that had listings in the month must have been covered 3 times. A source that nothing has covered
-- since the month ended holds it up for 33 days at most. Variables: delivery, as_of. Adds to `sold_month`.
INSERT INTO sold_month (delivery, month)
  WITH
    counted AS (SELECT id, as_of, partial FROM delivery WHERE dataset = 'listings'),
    calendar AS (
      SELECT strftime(first_day, '%Y-%m') AS month, epoch(first_day)::BIGINT AS start_at,
        epoch(first_day + INTERVAL 1 MONTH)::BIGINT AS end_at
      FROM (
        SELECT unnest(generate_series(
          date_trunc('month', make_timestamp(min(as_of) * 1000000)), make_timestamp(getvariable('as_of') * 1000000), INTERVAL 1 MONTH
        )) AS first_day
        FROM counted
      )
    ),
    published AS (SELECT month FROM sold_month JOIN counted ON counted.id = sold_month.delivery),
    since AS (
      SELECT month, any_value(start_at) AS start_at, end_at, count(*) FILTER (NOT partial) AS full_since
      FROM calendar JOIN counted ON counted.as_of >= end_at
      WHERE end_at + 3 * 86400 <= getvariable('as_of') AND month NOT IN (SELECT month FROM published)
      GROUP BY month, end_at
      HAVING count(*) >= 3
    ),
    -- months for which the full deliveries alone are too few, and the sources that had listings in them
    open AS (SELECT * FROM since WHERE full_since < 3),
    source AS (
      SELECT DISTINCT month, site
      FROM (SELECT listing, site FROM listing) AS known JOIN (
        SELECT DISTINCT listing, month
        FROM presence JOIN counted AS began ON began.id = presence.from_delivery
        JOIN open ON began.as_of < open.end_at AND (presence.until_delivery IS NULL OR presence.last_at >= open.start_at)
      ) AS stood ON stood.listing = known.listing
    ),
    own AS (
      SELECT open.month, coverage.site, count(*) AS partial_since
      FROM coverage JOIN counted ON counted.id = coverage.delivery JOIN open ON counted.as_of >= open.end_at
      GROUP BY open.month, coverage.site
    ),
    covered_since AS (
      SELECT source.month, end_at, full_since + coalesce(partial_since, 0) AS times
      FROM source JOIN open USING (month) LEFT JOIN own ON own.month = source.month AND own.site = source.site
    ),
    waiting AS (
      SELECT month FROM covered_since
      WHERE times < 3 AND NOT (times = 0 AND getvariable('as_of') > end_at + 33 * 86400)
    )
  SELECT getvariable('delivery'), month FROM since WHERE month NOT IN (SELECT month FROM waiting) ORDER BY month;
