-- What a VIN tells by itself.

-- The model years that the tenth character of a VIN may mean: it comes again after 30 years.
CREATE OR REPLACE TEMP MACRO vin_year(vin) AS
  1979 + nullif(strpos('ABCDEFGHJKLMNPRSTVWXY123456789', substr(vin, 10, 1)), 0);
CREATE OR REPLACE TEMP MACRO vin_year_fits(vin, year) AS
  least(abs(vin_year(vin) - year), abs(vin_year(vin) + 30 - year), abs(vin_year(vin) + 60 - year)) <= 1;

-- The check digit: the weighted sum of the characters' values modulo 11, X for ten, at the ninth place.
CREATE OR REPLACE TEMP MACRO vin_digits(vin) AS translate(vin, 'ABCDEFGHJKLMNPRSTUVWXYZ', '12345678123457923456789');
CREATE OR REPLACE TEMP MACRO digit_at(digits, place) AS ascii(substr(digits, place, 1)) - 48;
CREATE OR REPLACE TEMP MACRO check_digit_fits(vin, digits) AS
  substr('0123456789X', 1 + (
    8 * digit_at(digits, 1) + 7 * digit_at(digits, 2) + 6 * digit_at(digits, 3) + 5 * digit_at(digits, 4)
    + 4 * digit_at(digits, 5) + 3 * digit_at(digits, 6) + 2 * digit_at(digits, 7) + 10 * digit_at(digits, 8)
    + 9 * digit_at(digits, 10) + 8 * digit_at(digits, 11) + 7 * digit_at(digits, 12) + 6 * digit_at(digits, 13)
    + 5 * digit_at(digits, 14) + 4 * digit_at(digits, 15) + 3 * digit_at(digits, 16) + 2 * digit_at(digits, 17)
  ) % 11, 1) = substr(vin, 9, 1);

-- A VIN that is right in itself and of another model year than its row: one of both is wrong, and nothing tells which.
CREATE OR REPLACE TEMP MACRO vin_denies_year(vin, year) AS
  coalesce(NOT vin_year_fits(vin, year) AND check_digit_fits(vin, vin_digits(vin)), false);
