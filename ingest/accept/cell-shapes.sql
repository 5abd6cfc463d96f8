-- How people write numbers and dates (docs/rules/feeds.md section 2.3): what the cells of a column look like, for
-- src/grammar/number-form.ts and date-form.ts to tell its form; and dates and times of day in any of their forms.

-- The number in a cell: digits, and between them points, commas, apostrophes and blanks.
CREATE OR REPLACE TEMP MACRO number_core(cell) AS
  regexp_extract(cell, '[0-9](?:[0-9.,\x{27}\x{2019}\x{a0}\x{202f}\x{2009} ]*[0-9])?');

CREATE OR REPLACE TEMP MACRO digits_shape(core) AS
  regexp_replace(
    CASE WHEN starts_with(core, '0') THEN '0' || regexp_replace(substr(core, 2), '[0-9]', '9', 'g') ELSE regexp_replace(core, '[0-9]', '9', 'g') END,
    '9{4,}', '9999', 'g'
  );

CREATE OR REPLACE TEMP MACRO core_shape(core) AS
  CASE WHEN regexp_matches(core, '[.,]000$') THEN regexp_replace(digits_shape(core), '999$', '000') ELSE digits_shape(core) END;

-- The shape of a number's cell, of which a column has few: $18,990.00 is *99,999.99. NULL: there is no digit in it.
CREATE OR REPLACE TEMP MACRO number_shape(cell) AS
  CASE
    WHEN regexp_full_match(cell, '[0-9]+') THEN CASE WHEN strlen(cell) <= 3 THEN '999' ELSE '9999' END
    WHEN number_core(cell) = '' THEN NULL
    -- a number of JSON tells nothing of how its column writes texts (SourceColumn.marked)
    WHEN ends_with(cell, 'e0') AND regexp_full_match(cell, '-?[0-9]+(?:[.][0-9]+)?e0') THEN NULL
    ELSE CASE WHEN ltrim(cell, '-') = number_core(cell) THEN '' ELSE '*' END || left(core_shape(number_core(cell)), 24)
  END;

-- What a cell says of the order of day and month in its column. NULL: it says nothing. Of a year of two digits (11/27/26) nothing
-- but a day in the middle tells that it is the last part: 27/11/26 may begin with it.
CREATE OR REPLACE TEMP MACRO day_parts(cell) AS
  regexp_extract(cell, '^([0-9]{1,2})([/.-])([0-9]{1,2})[/.-]([0-9]{4}|[0-9]{2})(?:[T ,]|$)', ['a', 'mark', 'b', 'y']);
CREATE OR REPLACE TEMP MACRO date_shape(cell) AS
  list_transform([day_parts(cell)], lambda part: CASE
    WHEN part.a = '' THEN NULL
    WHEN strlen(part.y) = 2 THEN CASE WHEN try_cast(part.b AS INTEGER) > 12 AND try_cast(part.a AS INTEGER) <= 12 THEN 'month first' END
    WHEN try_cast(part.a AS INTEGER) > 12 AND try_cast(part.b AS INTEGER) <= 12 THEN 'day first'
    WHEN try_cast(part.b AS INTEGER) > 12 AND try_cast(part.a AS INTEGER) <= 12 THEN 'month first'
    WHEN part.mark = '.' THEN 'points'
  END)[1];

-- Unix seconds and nothing else: so many digits are no day, and no thousandths (seconds_of, read.sql).
CREATE OR REPLACE TEMP MACRO is_seconds(cell) AS regexp_full_match(cell, '[0-9]{9,10}');
-- What a cell of an instant says of its column: that it holds Unix seconds, or of the order of day and month, or something else.
CREATE OR REPLACE TEMP MACRO instant_shape(cell) AS
  CASE WHEN is_seconds(cell) THEN 'seconds' WHEN cell IS NOT NULL THEN coalesce(date_shape(cell), 'other') END;

-- A day that has both readings, which are two days; one with a year of two digits has more.
CREATE OR REPLACE TEMP MACRO has_two_days(cell) AS
  list_transform([day_parts(cell)], lambda part:
    part.a <> '' AND (strlen(part.y) = 2 OR try_cast(part.a AS INTEGER) BETWEEN 1 AND 12 AND try_cast(part.b AS INTEGER) BETWEEN 1 AND 12 AND try_cast(part.a AS INTEGER) <> try_cast(part.b AS INTEGER))
  )[1];

-- By names that lists.sql keeps.
CREATE OR REPLACE TEMP MACRO month_number(word) AS
  nullif(list_position(list_transform(getvariable('months'), lambda names: list_contains(names, strip_accents(lower(word)))), true), 0);

CREATE OR REPLACE TEMP MACRO calendar_day(year, month, day) AS
  try_strptime(year || '-' || lpad(month, 2, '0') || '-' || lpad(day, 2, '0'), '%Y-%m-%d');

-- Instants of a feed are of this century.
CREATE OR REPLACE TEMP MACRO whole_year(year) AS CASE WHEN strlen(year) = 2 THEN '20' || year ELSE year END;

-- Day (TIMESTAMP) and time of day (text) of a written date; NULL: it is none. day_order: 'month first', 'day first', or NULL:
-- then a day with two readings is none.
CREATE OR REPLACE TEMP MACRO numeric_date(part, day_order) AS {
  'day': CASE
    WHEN day_order = 'month first' OR (day_order IS NULL AND strlen(part.y) = 4 AND try_cast(part.a AS INTEGER) = try_cast(part.b AS INTEGER))
    THEN calendar_day(whole_year(part.y), part.a, part.b)
    WHEN day_order = 'day first' THEN calendar_day(whole_year(part.y), part.b, part.a)
  END,
  'clock': part.clock
};
CREATE OR REPLACE TEMP MACRO worded_date(part) AS {'day': calendar_day(part.y, month_number(part.m)::VARCHAR, part.d), 'clock': part.clock};

CREATE OR REPLACE TEMP MACRO written_date(cell, day_order) AS
  CASE
    WHEN regexp_matches(cell, '^[0-9]{4}[-/.][0-9]{1,2}[-/.][0-9]{1,2}(?:[T ,]|$)') THEN list_transform(
      [regexp_extract(cell, '^([0-9]{4})[-/.]([0-9]{1,2})[-/.]([0-9]{1,2})(?:[T ,]+(.*))?$', ['y', 'm', 'd', 'clock'])],
      lambda part: {'day': calendar_day(part.y, part.m, part.d), 'clock': part.clock})[1]
    WHEN regexp_full_match(cell, '(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])')
    THEN {'day': try_strptime(cell, '%Y%m%d'), 'clock': ''}
    -- 20261127T100000Z
    WHEN regexp_full_match(cell, '[0-9]{8}T[0-9]{6}(?:Z|[+-][0-9]{2}:?[0-9]{2})?')
    THEN {'day': try_strptime(left(cell, 8), '%Y%m%d'), 'clock': regexp_replace(substr(cell, 10), '^(..)(..)(..)', '\1:\2:\3')}
    WHEN regexp_matches(cell, '^[0-9]{1,2}[/.-][0-9]{1,2}[/.-](?:[0-9]{4}|[0-9]{2})(?:[T ,]|$)') THEN list_transform(
      [regexp_extract(cell, '^([0-9]{1,2})[/.-]([0-9]{1,2})[/.-]([0-9]{4}|[0-9]{2})(?:[T ,]+(.*))?$', ['a', 'b', 'y', 'clock'])],
      lambda part: numeric_date(part, day_order))[1]
    -- Nov 27, 2026; Fri Nov 27 2026 10:00:00 GMT+0100 (CET)
    WHEN regexp_matches(cell, '^(?:[A-Za-z]+[,.]? +)?[A-Za-z]{3,9}[.]? +[0-9]{1,2}(?:st|nd|rd|th)?,? +[0-9]{4}(?:[, ]|$)') THEN list_transform(
      [regexp_extract(cell, '^(?:[A-Za-z]+[,.]? +)?([A-Za-z]{3,9})[.]? +([0-9]{1,2})(?:st|nd|rd|th)?,? +([0-9]{4})(?:[, ]+(?:at )?(.*))?$', ['m', 'd', 'y', 'clock'])],
      lambda part: worded_date(part))[1]
    -- Fri Nov 27 10:00:00 UTC 2026
    WHEN regexp_matches(cell, '^[A-Za-z]{3},? +[A-Za-z]{3} +[0-9]{1,2} +[0-9]{1,2}:.* [0-9]{4}$') THEN list_transform(
      [regexp_extract(cell, '^[A-Za-z]{3},? +([A-Za-z]{3}) +([0-9]{1,2}) +([0-9]{1,2}:.*) ([0-9]{4})$', ['m', 'd', 'clock', 'y'])],
      lambda part: worded_date(part))[1]
    -- Fri, 27 Nov 2026 10:00:00 +0100; 27-Nov-2026; 27/Nov/2026; 27th of November 2026; 1er déc. 2026; 27 de noviembre de 2026
    WHEN regexp_matches(cell, '^(?:\pL+[,.]? +)?[0-9]{1,2}(?:st|nd|rd|th|er)?[. /-]+(?:(?:de|of) +)?\pL{3}') THEN list_transform(
      [regexp_extract(cell, '^(?:\pL+[,.]? +)?([0-9]{1,2})(?:st|nd|rd|th|er)?[. /-]+(?:(?:de|of) +)?(\pL{3,10})[.,]?[ /-]+(?:de +)?([0-9]{4})(?:[, ]+(?:at )?(.*))?$', ['d', 'm', 'y', 'clock'])],
      lambda part: worded_date(part))[1]
  END;

-- Seconds that a zone's clock is ahead of UTC. NULL: we do not know it.
CREATE OR REPLACE TEMP MACRO zone_seconds(zone, shift) AS
  CASE
    WHEN shift <> '' THEN
      CASE WHEN starts_with(shift, '-') THEN -1 ELSE 1 END
      * (try_cast(regexp_extract(shift, '([0-9]{1,2}):?([0-9]{2})$', 1) AS INTEGER) * 3600 + try_cast(regexp_extract(shift, '([0-9]{2})$', 1) AS INTEGER) * 60)
    ELSE CASE upper(zone)
      WHEN '' THEN 0 WHEN 'Z' THEN 0 WHEN 'UTC' THEN 0 WHEN 'GMT' THEN 0
      WHEN 'EST' THEN -18000 WHEN 'EDT' THEN -14400 WHEN 'CST' THEN -21600 WHEN 'CDT' THEN -18000
      WHEN 'MST' THEN -25200 WHEN 'MDT' THEN -21600 WHEN 'PST' THEN -28800 WHEN 'PDT' THEN -25200
      WHEN 'BST' THEN 3600 WHEN 'CET' THEN 3600 WHEN 'CEST' THEN 7200
    END
  END;

-- Seconds from the beginning of a UTC day to a time of day: 10:00, 1:15 PM, 10:00:00.5 GMT+0100 (CET). NULL: it is none.
CREATE OR REPLACE TEMP MACRO clock_seconds(clock) AS
  CASE WHEN clock = '' THEN 0 ELSE list_transform(
    [regexp_extract(
      clock,
      '^([0-9]{1,2}):([0-9]{2})(?::([0-9]{2})(?:[.,][0-9]+)?)? *([AaPp])?(?:[.]?[Mm][.]?)? *([A-Za-z]{1,4})?([+-][0-9]{1,2}:?[0-9]{2})?(?: *\(.*\))?$',
      ['h', 'm', 's', 'half', 'zone', 'shift']
    )],
    lambda part: CASE
      WHEN part.h = '' OR try_cast(part.h AS INTEGER) > 23 OR try_cast(part.m AS INTEGER) > 59 OR coalesce(try_cast(part.s AS INTEGER), 0) > 59 THEN NULL
      WHEN part.half <> '' AND try_cast(part.h AS INTEGER) NOT BETWEEN 1 AND 12 THEN NULL
      ELSE
        CASE WHEN part.half = '' THEN try_cast(part.h AS INTEGER) ELSE try_cast(part.h AS INTEGER) % 12 + CASE WHEN lower(part.half) = 'p' THEN 12 ELSE 0 END END * 3600
        + try_cast(part.m AS INTEGER) * 60 + coalesce(try_cast(part.s AS INTEGER), 0) - zone_seconds(part.zone, part.shift)
    END
  )[1] END;

-- Unix seconds of a written date and its time of day (UTC where it names no zone).
CREATE OR REPLACE TEMP MACRO written_seconds(cell, day_order) AS
  list_transform([written_date(cell, day_order)], lambda part: epoch(part.day)::BIGINT + clock_seconds(part.clock))[1];
