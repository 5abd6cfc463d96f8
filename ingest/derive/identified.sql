-- The id of each active listing (id.sql); a given one is shown. document: names the document. tie: orders listings with equal sort keys.
CREATE OR REPLACE TEMP TABLE identified AS
  WITH shown AS (
    SELECT standing.listing, coalesce(content.id, record_id(standing.vehicle, key, start_at)) AS id
    FROM standing
    JOIN (SELECT content, id FROM content) AS content ON content.content = standing.content
    JOIN dated ON dated.listing = standing.listing
  )
  SELECT listing, id, id AS document, (md5_number_lower(id) >> 1)::BIGINT AS tie FROM shown;
