-- Attribution (feeds.md section 3): within each seller_type one listing of each vehicle is searchable. A given 0
-- never is; a given 1 comes before an empty one, and of several the rule picks one. A listing without a vehicle identity
-- is its own vehicle. passed_over: a given 1 that the rule did not pick. Reads `standing`, `dated`, `identified`.
CREATE OR REPLACE TEMP TABLE attributed AS
  WITH
    candidate AS (
      SELECT standing.listing, id, vehicle_no, seller_type, given, given_owned, at_dealer, passes_on, last_seen_at, dos_active
      FROM standing
      JOIN (
        SELECT content, seller_type, is_searchable AS given, is_owned AS given_owned, at_dealer, passes_on FROM content
      ) AS content ON content.content = standing.content
      JOIN (SELECT listing, last_seen_at, dos_active FROM dated) AS dated ON dated.listing = standing.listing
      JOIN (SELECT listing, id FROM identified) AS identified ON identified.listing = standing.listing
    ),
    ranked AS (
      SELECT *, row_number() OVER (
        PARTITION BY vehicle_no, seller_type
        ORDER BY
          given IS NOT DISTINCT FROM false, given IS NOT DISTINCT FROM true DESC,
          at_dealer IS NOT DISTINCT FROM false, passes_on,
          last_seen_at DESC, dos_active DESC, id
      ) AS place
      FROM candidate
    ),
    decided AS (SELECT *, place = 1 AND given IS DISTINCT FROM false AS is_searchable FROM ranked)
  SELECT
    listing, is_searchable,
    -- of listings that have left (departed.sql)
    NULL::BOOLEAN AS is_sold, NULL::BOOLEAN AS is_expired,
    coalesce(given_owned, is_searchable OR at_dealer IS NOT DISTINCT FROM true) AS is_owned,
    coalesce(given, false) AND NOT is_searchable AS passed_over
  FROM decided;
