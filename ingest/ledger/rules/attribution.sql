-- Attribution over time: a row whenever a listing becomes searchable or stops being it. Reads `attributed`; adds to
-- `attribution`.
INSERT INTO attribution (listing, from_delivery, is_searchable)
  SELECT attributed.listing, getvariable('delivery'), attributed.is_searchable
  FROM attributed LEFT JOIN (
    SELECT listing, arg_max(is_searchable, from_delivery) AS is_searchable FROM attribution
    WHERE listing IN (SELECT listing FROM attributed) GROUP BY listing
  ) AS before USING (listing)
  WHERE before.is_searchable IS DISTINCT FROM attributed.is_searchable;
