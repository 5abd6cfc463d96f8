-- Where the vehicle stands against where its dealer is: true: at the dealer, false: elsewhere, NULL: nothing given
-- (then it stands at the dealer, too). Each part that both have must agree, and at least one part must.
CREATE OR REPLACE TEMP MACRO agrees(one, other) AS lower(one) = lower(other);
CREATE OR REPLACE TEMP MACRO stands_at_dealer(car_name, name, car_street, street, car_city, city, car_state, state, car_zip, zip) AS
  CASE WHEN coalesce(car_name, car_street, car_city, car_state, car_zip) IS NOT NULL THEN
    coalesce(agrees(car_name, name), agrees(car_street, street), agrees(car_city, city), agrees(car_zip, zip), false)
    AND coalesce(agrees(car_name, name), true) AND coalesce(agrees(car_street, street), true)
    AND coalesce(agrees(car_city, city), true) AND coalesce(agrees(car_state, state), true) AND coalesce(agrees(car_zip, zip), true)
  END;

-- Dealers come before aggregators, groups and retailers.
CREATE OR REPLACE TEMP MACRO passes_on(category) AS coalesce(regexp_matches(lower(category), 'aggregator|group|retailer'), false);

-- Names of fields, joined by commas, that are in both lists; NULL for none.
CREATE OR REPLACE TEMP MACRO still_filled(before, now) AS
  nullif(
    array_to_string(
      list_filter(
        string_split(before, ','), lambda field: list_contains(coalesce(string_split(now, ','), []), field)
      ),
      ','
    ),
    ''
  );
