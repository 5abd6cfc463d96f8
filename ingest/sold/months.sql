-- Which sold months are shown, and by whom they are owned (feeds.md section 3, "sold months"). A sold delivery owns its
-- months from then on, and they are shown once they have ended; the others are the ledger's own. A sold delivery that is
-- being rolled back does not count any more. Needs the macros of derive/sold-values.sql. Leaves `sold_as_of`,
-- `month_owner`, `counted_sale`, `month_sale`, `shown_month`.
CREATE OR REPLACE TEMP TABLE counted_delivery AS
  SELECT id, dataset, as_of FROM delivery
  WHERE dataset = 'listings' OR dataset = 'sold' AND state <> 'withdrawing';

CREATE OR REPLACE TEMP TABLE sold_as_of AS
  SELECT max(as_of) AS as_of, min(as_of) FILTER (dataset = 'listings') AS listed_since,
    max(as_of) FILTER (dataset = 'listings') AS listed_until
  FROM counted_delivery;

-- brought_by: the newest sold delivery that holds the month; published_by: the listings delivery with which the ledger's
-- own month was first shown.
CREATE OR REPLACE TEMP TABLE month_owner AS
  WITH
    held AS (
      SELECT month, max(delivery) FILTER (dataset = 'sold') AS brought_by, min(delivery) FILTER (dataset = 'listings') AS published_by
      FROM sold_month JOIN counted_delivery ON counted_delivery.id = sold_month.delivery
      GROUP BY month
    ),
    dated AS (SELECT *, (month || '-01')::TIMESTAMP AS first_day FROM held),
    bounded AS (SELECT *, epoch(first_day + INTERVAL 1 MONTH)::BIGINT AS end_at FROM dated)
  SELECT *, brought_by IS NULL OR end_at <= (SELECT as_of FROM sold_as_of) AS shown FROM bounded;

CREATE OR REPLACE TEMP VIEW known_sale AS
  SELECT vehicle, sale.from_delivery, until_delivery, sold_at, made.as_of AS made_at, back.as_of AS withdrawn_at,
    date_trunc('month', make_timestamp(sold_at * 1000000)) AS first_day
  FROM sale JOIN delivery AS made ON made.id = sale.from_delivery
  LEFT JOIN delivery AS back ON back.id = until_delivery;

-- Sales that were not withdrawn.
CREATE OR REPLACE TEMP VIEW counted_sale AS SELECT * FROM known_sale WHERE until_delivery IS NULL;

-- Does a delivery still change a month of the ledger's own? Until the month is first shown, and until 33 days after its end.
CREATE OR REPLACE TEMP MACRO in_time(delivery, as_of, end_at, published_by) AS
  as_of <= end_at + 33 * 86400 OR delivery <= published_by;

-- The sales of the ledger's own months. One from a source that was held may be withdrawn after its month has become final:
-- there it stays.
CREATE OR REPLACE TEMP VIEW month_sale AS
  SELECT vehicle, from_delivery, month
  FROM known_sale JOIN month_owner USING (first_day)
  WHERE brought_by IS NULL AND in_time(from_delivery, made_at, end_at, published_by)
    AND (until_delivery IS NULL OR NOT in_time(until_delivery, withdrawn_at, end_at, published_by));

-- holds: tells whether a file shows this already.
CREATE OR REPLACE TEMP TABLE shown_month AS
  SELECT month, brought_by,
    CASE
      WHEN brought_by IS NULL THEN concat_ws(' ', 'sales', coalesce(sales, 0), coalesce(print, 0))
      ELSE concat_ws(' ', 'delivery', brought_by)
    END AS holds
  FROM month_owner LEFT JOIN (
    SELECT month, count(*) AS sales, bit_xor(hash(vehicle, from_delivery)) AS print FROM month_sale GROUP BY month
  ) AS own USING (month)
  WHERE shown;
