-- The days on which the market is known (supplement 2.7): that of each listings delivery, UTC. One whose instant is before that
-- of a delivery which was loaded earlier (a partial one may come late) counts from the day of that one: what a day's end was
-- like never changes afterwards.
CREATE OR REPLACE TEMP TABLE trend_delivery AS
  SELECT id, as_of, partial, max(make_timestamp(as_of * 1000000)::DATE) OVER (ORDER BY id ROWS UNBOUNDED PRECEDING) AS day
  FROM delivery WHERE dataset = 'listings';
