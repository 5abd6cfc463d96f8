-- Rules of one row (feeds.md sections 2.1, 3 and 5). They see values that were read, NULL meaning unknown.

-- seq numbers the rows of a delivery: files in the order given, then lines.
CREATE OR REPLACE TEMP MACRO seq_of(file_number, line) AS (file_number::BIGINT << 40) + line;
CREATE OR REPLACE TEMP MACRO file_of(seq) AS seq >> 40;
CREATE OR REPLACE TEMP MACRO line_of(seq) AS seq & ((1::BIGINT << 40) - 1);

-- 0 means unknown.
CREATE OR REPLACE TEMP MACRO known_amount(amount) AS nullif(amount, 0);

-- The size of an engine in litres, of cubic centimetres with so many digits. So many without a unit are cubic centimetres; 350 may as well
-- be cubic inches, and tells none; so few of them are litres, whatever stands behind them.
CREATE OR REPLACE TEMP MACRO litres_of(size, unit, digits) AS
  CASE WHEN unit = 'cc' AND size >= 20 OR size >= 500 THEN known_amount(round(size / 1000, digits)) WHEN size >= 50 THEN NULL ELSE known_amount(size) END;

-- An amount that is believed (BELIEVED, src/catalog/bounds.ts).
CREATE OR REPLACE TEMP MACRO believed(amount) AS CASE WHEN amount <= 10000000 THEN amount END;

-- An amount as text, without a fraction that is none.
CREATE OR REPLACE TEMP MACRO amount_text(amount) AS
  CASE WHEN amount = trunc(amount) THEN amount::BIGINT::VARCHAR ELSE amount::VARCHAR END;

-- Kilometres become whole miles.
CREATE OR REPLACE TEMP MACRO in_miles(reading, unit) AS
  CASE WHEN unit = 'kilometers' THEN round(reading / 1.609344) ELSE reading END;

-- A reading of 0 is believed on a new vehicle only.
CREATE OR REPLACE TEMP MACRO known_miles(reading, unit, kind) AS
  CASE WHEN reading <> 0 OR kind = 'new' THEN in_miles(reading, unit) END;

-- Squish VIN: characters 1 to 8, 10 and 11.
CREATE OR REPLACE TEMP MACRO squish(vin) AS left(vin, 8) || substr(vin, 10, 2);

-- Where a postal code is looked up: a ZIP that lost leading zeros with them, a Canadian code by its first three characters.
CREATE OR REPLACE TEMP MACRO lost_zero(zip) AS regexp_full_match(zip, '[0-9]{3,4}');
CREATE OR REPLACE TEMP MACRO postal_key(zip) AS
  CASE
    WHEN lost_zero(zip) THEN lpad(zip, 5, '0')
    WHEN regexp_full_match(zip, '[A-Z][0-9][A-Z](?: [0-9][A-Z][0-9])?') THEN left(zip, 3)
    ELSE zip
  END;

-- The same for a row that tells its country, as its code (told_country, country_word): a code of Germany is none of the US. NULL:
-- nothing is looked up.
CREATE OR REPLACE TEMP MACRO postal_key_in(zip, country) AS
  CASE
    WHEN country IS NULL THEN postal_key(zip)
    WHEN country = 'US' AND regexp_full_match(zip, '[0-9]{3,5}') THEN postal_key(zip)
    WHEN country = 'CA' AND regexp_matches(zip, '^[A-Z]') THEN postal_key(zip)
  END;

-- The country whose postal codes are written so: with its letters before them (D-10115), or in its own form (SW1A 1AA, 1012AB, 00-001).
-- NULL: nothing tells it. Codes of Delaware begin as codes of Germany may.
CREATE OR REPLACE TEMP MACRO country_of_code(zip) AS
  CASE
    WHEN zip IS NULL OR regexp_full_match(zip, '[0-9]{5}|[A-Z][0-9][A-Z](?: [0-9][A-Z][0-9])?') THEN NULL
    WHEN regexp_full_match(zip, '[A-Z]{1,2}[0-9][A-Z0-9]? [0-9][A-Z]{2}') THEN 'GB'
    WHEN regexp_full_match(zip, '[1-9][0-9]{3}[A-Z]{2}') THEN 'NL'
    WHEN regexp_full_match(zip, '[0-9]{2}-[0-9]{3}') THEN 'PL'
    WHEN regexp_full_match(zip, 'DE-19[7-9][0-9]{2}') THEN NULL
    ELSE CASE regexp_extract(zip, '^([A-Z]{1,3})-[0-9]{4,5}$', 1)
      WHEN 'D' THEN 'DE' WHEN 'DE' THEN 'DE' WHEN 'F' THEN 'FR' WHEN 'FR' THEN 'FR' WHEN 'A' THEN 'AT' WHEN 'AT' THEN 'AT'
      WHEN 'CH' THEN 'CH' WHEN 'I' THEN 'IT' WHEN 'IT' THEN 'IT' WHEN 'E' THEN 'ES' WHEN 'ES' THEN 'ES' WHEN 'B' THEN 'BE'
      WHEN 'BE' THEN 'BE' WHEN 'L' THEN 'LU' WHEN 'LU' THEN 'LU' WHEN 'S' THEN 'SE' WHEN 'SE' THEN 'SE' WHEN 'DK' THEN 'DK'
      WHEN 'N' THEN 'NO' WHEN 'NO' THEN 'NO' WHEN 'FI' THEN 'FI' WHEN 'FIN' THEN 'FI'
    END
  END;

-- The country that a row tells by itself: given, else that of its state, or of the part of another country that stands there; where it
-- tells neither, that of a large town abroad, unless a town here is called so near the ZIP, or that whose postal codes are written so.
CREATE OR REPLACE TEMP MACRO told_country(given, state, city, zip) AS
  coalesce(country_word(given), country_of_state(state), country_of_region(state, zip), CASE WHEN state IS NULL THEN coalesce(country_of_town(city, zip), country_of_code(zip)) END);

-- The postal code that counts: repaired when the state agrees or none was delivered; NULL when no table knows it.
-- `centre` is what the look-up found (its code NULL or '': nothing). Codes of countries that are not looked up stay.
CREATE OR REPLACE TEMP MACRO known_zip(zip, state, country, centre_code, centre_state) AS
  CASE
    WHEN is_abroad(country_word(country)) THEN zip
    WHEN coalesce(centre_code, '') = '' THEN NULL
    WHEN NOT lost_zero(zip) THEN zip
    WHEN state IS NULL OR upper(state) = centre_state THEN centre_code
  END;

-- Given and readable, else from state or postal code, else the market's.
CREATE OR REPLACE TEMP MACRO known_country(given, state, centre_country) AS
  coalesce(country_word(given), country_of_state(state), centre_country, market_country());

-- The country of a row that was found to be `told` (told_country): one abroad has no postal code that tells another.
CREATE OR REPLACE TEMP MACRO placed_country(told, given, state, centre_country) AS
  CASE WHEN is_abroad(told) THEN told ELSE known_country(given, state, centre_country) END;

-- A market answers in its own money, also of a row abroad.
CREATE OR REPLACE TEMP MACRO money_of(country) AS currency_of(CASE WHEN is_abroad(country) THEN market_country() ELSE country END);

-- "Land" + "Rover Range Rover": the rest of the make is taken off the model.
CREATE OR REPLACE TEMP MACRO starts_with_word(model, word) AS starts_with(lower(model) || ' ', word || ' ');
CREATE OR REPLACE TEMP MACRO begins_with_any(model, words) AS
  len(list_filter(string_split(words, '|'), lambda word: starts_with_word(model, word))) > 0;
CREATE OR REPLACE TEMP MACRO without_word(model, word) AS nullif(ltrim(substr(model, len(word) + 1)), '');

-- "Toyota Corolla" of a Toyota is a Corolla; with or without accents and hyphens. One character alone is no model, nor is a digit
-- before other words: a Polestar 3 and a DS 7 Crossback are models by their whole names. A BMW 3 Series is a 3 Series.
CREATE OR REPLACE TEMP MACRO as_begun(text) AS replace(strip_accents(lower(text)), '-', ' ') || ' ';
CREATE OR REPLACE TEMP MACRO is_number_of_make(model) AS
  regexp_matches(model, '^[0-9] ') AND NOT regexp_matches(lower(model), '^[0-9] (?:s[eé]ri[ae]?|series|serien|serii|seeria|s[eē]rija|serija|serisi|sarja|сери[яиюї]|серія|серії|reihe|sorozat|řada|rada|σειρά|סדרה|الفئة|سلسلة|系列?|시리즈|シリーズ)(?: |$)');
CREATE OR REPLACE TEMP MACRO behind_make(model, make) AS ltrim(substr(model, len(make) + 1), ' -');
CREATE OR REPLACE TEMP MACRO without_make(model, make) AS
  CASE WHEN make <> '' AND starts_with(as_begun(model), as_begun(make)) AND len(behind_make(model, make)) > 1
      AND NOT is_number_of_make(behind_make(model, make))
    THEN behind_make(model, make) ELSE model END;

-- A make that a feed names by a part of its range (head) leaves that part with the model: make "Range Rover", model "Vogue" is a Range Rover
-- Vogue. A model that has it already stays ("IONIQ5", too), and so does one that goes without it (headless): a Defender is no Range Rover.
CREATE OR REPLACE TEMP MACRO glued(text) AS replace(lower(text), ' ', '');
CREATE OR REPLACE TEMP MACRO has_head(model, head) AS
  contains(' ' || as_begun(model), ' ' || as_begun(head))
  OR starts_with(glued(model), glued(head)) AND (len(head) > 2 OR regexp_matches(substr(glued(model), len(head) + 1), '^[0-9]'));
-- What a model has behind the words of the head with which it begins: of "EV Pickup" and HUMMER EV the pickup.
CREATE OR REPLACE TEMP MACRO behind_head(model, first_word, second_word) AS
  CASE
    WHEN starts_with_word(model, first_word) THEN without_word(model, first_word)
    WHEN second_word <> '' AND starts_with_word(model, second_word) THEN without_word(model, second_word)
    ELSE model
  END;
CREATE OR REPLACE TEMP MACRO with_head(model, head, headless) AS
  CASE
    WHEN head IS NULL OR model IS NULL THEN model
    WHEN has_head(model, head) OR coalesce(regexp_full_match(as_begun(model), headless), false) THEN model
    ELSE concat_ws(' ', head, behind_head(model, lower(split_part(head, ' ', 1)), lower(split_part(head, ' ', 2))))
  END;

-- The model behind the make in one cell. As of a model that repeats its make, one character is none, nor a digit before other words: Mazda 3.
CREATE OR REPLACE TEMP MACRO model_behind(make, rest, head) AS
  CASE
    WHEN head IS NOT NULL THEN with_head(rest, head, NULL)
    WHEN len(rest) > 1 AND NOT is_number_of_make(rest) THEN rest
    ELSE make
  END;

-- The powertrain of a hybrid that its name tells: a fuel that is burnt says nothing of a battery beside it. NULL: the name tells none.
CREATE OR REPLACE TEMP MACRO hybrid_of(name) AS
  CASE
    WHEN regexp_matches(name, '\bnon?[- ]?hybrid') THEN NULL
    WHEN regexp_matches(name, 'plug[- ]?in|\bphev\b|\bprius prime\b') THEN 'PHEV'
    -- makers whose hybrids of this name are all plugged in; e-Hybrid alone is a mild one elsewhere (Jeep, Peugeot)
    WHEN regexp_matches(name, '^(?:porsche|volkswagen|seat|cupra)\b.*\be[- ]?hybrid\b|^chrysler pacifica\b.*\bhybrid\b') THEN 'PHEV'
    WHEN regexp_matches(name, '\bmild[- ]?hybrid|\bmhev\b') THEN 'MHEV'
    WHEN regexp_matches(name, '\bhybride?\b|\bhev\b|^toyota prius\b|^honda (?:insight|cr-?z)\b') THEN 'HEV'
  END;
CREATE OR REPLACE TEMP MACRO powertrain_of(fuels, make, model, grade) AS
  CASE WHEN fuels = 'Combustion' THEN coalesce(hybrid_of(lower(concat_ws(' ', make, model, grade))), fuels) ELSE fuels END;

-- The nation of the UK that a word means.
CREATE OR REPLACE TEMP MACRO nation_word(given) AS
  CASE lower(given)
    WHEN 'england' THEN 'England' WHEN 'scotland' THEN 'Scotland' WHEN 'wales' THEN 'Wales'
    WHEN 'northern ireland' THEN 'Northern Ireland'
  END;

-- What of a VIN tells its build (buildKeyOf, src/vin/vin.ts): the squish VIN, of makers of few vehicles with the characters that name
-- them, and a mark where the ninth character is no check digit.
CREATE OR REPLACE TEMP MACRO build_key(vin) AS
  squish(vin) || CASE WHEN substr(vin, 3, 1) = '9' THEN substr(vin, 12, 3) ELSE '' END
  || CASE WHEN regexp_matches(substr(vin, 9, 1), '[0-9X]') THEN '' ELSE '-' END;
