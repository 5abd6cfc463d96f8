-- Texts as the engine indexes them.

-- The first number in a text: of 21' 6" it is 21, of 1,500 kg 1500. NULL: there is none, or
-- it is beyond all measure (src/catalog/bounds.ts).
CREATE OR REPLACE TEMP MACRO first_number(given) AS
  within(try_cast(nullif(regexp_extract(replace(given, ',', ''), '[0-9]+(?:[.][0-9]+)?'), '') AS DOUBLE), 0, 1e9);

-- Nation of the UK in which a postcode lies, by its area and, along the borders, its district; NULL: no postcode.
CREATE OR REPLACE TEMP MACRO nation_of(postcode) AS
  CASE
    WHEN NOT regexp_matches(postcode, '^[A-Z]{1,2}[0-9]') THEN NULL
    WHEN regexp_matches(postcode, '^TD15') THEN 'England'
    WHEN regexp_matches(postcode, '^(?:AB|DD|DG|EH|FK|G|HS|IV|KA|KW|KY|ML|PA|PH|TD|ZE)[0-9]') THEN 'Scotland'
    WHEN regexp_matches(postcode, '^(?:CF|LD|LL|NP|SA)[0-9]|^CH[5-8](?: |$)|^SY(?:1[5-9]|2[0-5])') THEN 'Wales'
    WHEN starts_with(postcode, 'BT') THEN 'Northern Ireland'
    WHEN regexp_matches(postcode, '^(?:GY|JE|IM)[0-9]') THEN NULL
    ELSE 'England'
  END;

-- Unix seconds of a date that a dealer writes: 2021-03-31, 31/03/2021, 20210331; NULL: it is none.
CREATE OR REPLACE TEMP MACRO day_of(given) AS
  epoch(coalesce(
    try_strptime(left(given, 10), '%Y-%m-%d'), try_strptime(left(given, 10), '%d/%m/%Y'), try_strptime(given, '%Y%m%d')
  ))::BIGINT;

-- False for a text that has the form of a date which the calendar does not have, whichever way it is read.
CREATE OR REPLACE TEMP MACRO is_text_or_day(given) AS
  NOT regexp_full_match(given, '(?:[0-9]{4}-[0-9]{2}-[0-9]{2}|[0-9]{2}/[0-9]{2}/[0-9]{4})(?:[T ].*)?|[0-9]{8}')
  OR day_of(given) IS NOT NULL OR try_strptime(left(given, 10), '%m/%d/%Y') IS NOT NULL;
