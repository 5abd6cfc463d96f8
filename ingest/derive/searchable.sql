-- Attribution (feeds.md section 3): within each seller_type one listing of each vehicle is searchable. A given 0
-- never is; a given 1 comes before an empty one, and of several the rule picks one. A listing without a VIN is its
-- own vehicle. passed_over: a given 1 that the rule did not pick.
CREATE OR REPLACE TEMP TABLE attributed AS
  WITH
    candidate AS (
      SELECT
        seq, id, vin, seller_type, mc_category, is_searchable AS given, is_owned AS given_owned, last_seen_at, dos_active,
        stands_at_dealer(
          car_seller_name, seller_name, car_street, street, car_city, city, car_state, state, postal_text(car_zip), zip
        ) AS at_dealer
      FROM (SELECT * EXCLUDE (id, last_seen_at, dos_active) FROM delivered)
      JOIN (SELECT seq, last_seen_at, dos_active FROM dated) USING (seq)
      JOIN (SELECT seq, id FROM identified) USING (seq)
    ),
    ranked AS (
      SELECT *, row_number() OVER (
        PARTITION BY coalesce(vin, seq::VARCHAR), seller_type
        ORDER BY
          given IS NOT DISTINCT FROM false, given IS NOT DISTINCT FROM true DESC,
          at_dealer IS NOT DISTINCT FROM false, passes_on(mc_category),
          last_seen_at DESC, dos_active DESC, id
      ) AS place
      FROM candidate
    ),
    decided AS (SELECT *, place = 1 AND given IS DISTINCT FROM false AS is_searchable FROM ranked)
  SELECT
    seq, is_searchable,
    coalesce(given_owned, is_searchable OR at_dealer IS NOT DISTINCT FROM true) AS is_owned,
    coalesce(given, false) AND NOT is_searchable AS passed_over
  FROM decided;
