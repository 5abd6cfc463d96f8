-- The id that each active listing shows (claims.sql): the given one, else its own (id.sql), which always names the document.
-- tie: orders listings with equal sort keys. Reads `standing`, `dated`, `claim`.
CREATE OR REPLACE TEMP TABLE identified AS
  WITH own AS (
    SELECT standing.listing, record_id(standing.vehicle, key, start_at) AS document
    FROM standing JOIN dated ON dated.listing = standing.listing
  )
  SELECT own.listing, coalesce(claim.id, document) AS id, document, (md5_number_lower(document) >> 1)::BIGINT AS tie
  FROM own LEFT JOIN claim ON claim.listing = own.listing AND claim.shown;
