-- How the text of a cell becomes a value. Each macro gives NULL for text that it cannot read; the row is then
-- rejected with the reason in cells.ts. Empty text never gets here: it is NULL already and means unknown.
-- A macro is pasted where it is called: what it is given is worked out once for every time its body names it.

-- Text as it is kept: without blanks around it, composed (NFC); NULL when nothing is left. Trimming many characters
-- is slow, and few cells need it: text below '!' starts with a blank or control character.
CREATE OR REPLACE TEMP MACRO has_blank_end(cell) AS
  cell < '!' OR ends_with(cell, ' ') OR ends_with(cell, E'\n') OR ends_with(cell, E'\r') OR ends_with(cell, E'\t')
  OR ends_with(cell, chr(160)) OR starts_with(cell, chr(160)) OR starts_with(cell, chr(65279));

CREATE OR REPLACE TEMP MACRO without_blanks(cell) AS trim(cell, getvariable('blanks'));

-- Text without a blank end is not empty: '' is below '!'.
CREATE OR REPLACE TEMP MACRO plain_text(cell) AS
  CASE WHEN has_blank_end(cell) THEN nullif(nfc_normalize(without_blanks(cell)), '') ELSE nfc_normalize(cell) END;

-- A name that was cut out of a web page, with the characters that its entities stand for: 6&#39;4&quot; Box.
CREATE OR REPLACE TEMP MACRO without_entities(cell) AS
  CASE
    WHEN contains(cell, '&') AND regexp_matches(cell, '&(?:amp|quot|apos|#0*3[49]|#[xX]0*2[27]);')
    THEN replace(regexp_replace(regexp_replace(cell, '&(?:apos|#0*39|#[xX]0*27);', chr(39), 'g'), '&(?:quot|#0*34|#[xX]0*22);', '"', 'g'), '&amp;', '&')
    ELSE cell
  END;

-- Words that programs write for no value; and those that lists offer for a make or a model that they do not have. CASE, as a lambda
-- works out all sides of an AND for every text.
CREATE OR REPLACE TEMP MACRO says_nothing(text) AS
  CASE WHEN strlen(text) <= 19 THEN list_contains(
    ['nan', 'nat', 'none', 'null', 'n/a', 'n.a.', '#n/a', '#value!', '#ref!', '#div/0!', '#num!', '#name?', '#null!',
     '-', '--', '–', '—', '.', '..', '...', '…', '<na>', '(null)', 'nil', '\n', 'undefined',
     '0000-00-00', '0000-00-00 00:00:00', '00/00/0000', 'other brand', 'other make', 'other model', 'other models'],
    lower(text)
  ) ELSE false END;
CREATE OR REPLACE TEMP MACRO said(text) AS CASE WHEN says_nothing(text) THEN NULL ELSE text END;

CREATE OR REPLACE TEMP MACRO text_of(cell) AS said(plain_text(cell));

CREATE OR REPLACE TEMP MACRO kept_texts(cells) AS
  list_filter(list_transform(cells, lambda cell: plain_text(cell)), lambda cell: cell IS NOT NULL AND NOT says_nothing(cell));
CREATE OR REPLACE TEMP MACRO texts_of(cells) AS nullif(kept_texts(cells), []);

-- A number or a date in the digits of any script.
CREATE OR REPLACE TEMP MACRO plain_digits(cell) AS
  CASE WHEN regexp_matches(cell, '[^\x00-\x7f]') THEN translate(cell, getvariable('digits_elsewhere'), getvariable('digits_here')) ELSE cell END;

CREATE OR REPLACE TEMP MACRO finite(number) AS CASE WHEN isfinite(number) THEN number END;

-- A number as JSON has it, or as an amount in dollars is usually written: "$12,300", "12,300.50 USD".
CREATE OR REPLACE TEMP MACRO usual_number(cell) AS
  finite(coalesce(
    try_cast(cell AS DOUBLE),
    try_cast(replace(regexp_extract(
      upper(cell),
      '^(?:(?:USD|US[$]|[$]) ?)?([+-]?(?:[0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:[.][0-9]*)?)(?: ?(?:USD|[$]))?$',
      1
    ), ',', '') AS DOUBLE)
  ));

-- A number without a fraction; 4.0 is one.
CREATE OR REPLACE TEMP MACRO is_whole(number) AS number = trunc(number);

-- Bounds are those of src/catalog/bounds.ts; both are values.
CREATE OR REPLACE TEMP MACRO within(number, least, most) AS CASE WHEN number BETWEEN least AND most THEN number END;
CREATE OR REPLACE TEMP MACRO whole_within(number, least, most) AS
  CASE WHEN is_whole(number) AND number BETWEEN least AND most THEN number::BIGINT END;

-- A whole number that is a name; up to 15 digits.
CREATE OR REPLACE TEMP MACRO read_code(cell) AS whole_within(finite(try_cast(cell AS DOUBLE)), 0, 1e15);

-- A VIN from text in upper case.
CREATE OR REPLACE TEMP MACRO vin_of(cell) AS CASE WHEN regexp_full_match(cell, '[A-HJ-NPR-Z0-9]{17}') THEN cell END;

-- A registration mark: upper case, without blanks.
CREATE OR REPLACE TEMP MACRO mark_text(cell) AS upper(regexp_replace(cell, '[\s\p{Z}]', '', 'g'));

CREATE OR REPLACE TEMP MACRO mark_of(mark) AS CASE WHEN regexp_full_match(mark, '[A-Z0-9]{2,8}') THEN mark END;

-- A flag from text in lower case. The long lists are lists and no IN, of which each would become a join; few cells get that far.
CREATE OR REPLACE TEMP MACRO flag_of(cell) AS
  CASE
    WHEN cell IN ('true', '1') THEN true
    WHEN cell IN ('false', '0') THEN false
    WHEN list_contains(['1.0', 't', 'yes', 'y', 'ja', 'oui', 'sí', 'si', 'tak', 'evet', 'да'], cell) THEN true
    WHEN list_contains(['0.0', 'f', 'no', 'n', 'nein', 'nee', 'non', 'nej', 'nie', 'hayır', 'hayir', 'нет'], cell) THEN false
  END;

-- What a spreadsheet shows of a cell that it wrote as a formula: ="00123" is 00123, =HYPERLINK("https://a.example/1","A1") its link
-- where one is looked for, else A1. Other formulas stay.
CREATE OR REPLACE TEMP MACRO shown_text(cell, is_link) AS
  CASE
    WHEN starts_with(cell, '=') AND regexp_full_match(cell, '(?i)=(?:"[^"]*"|HYPERLINK\("[^"]*"(?: ?[,;] ?"[^"]*")?\))')
    THEN regexp_extract_all(cell, '"([^"]*)"', 1)[CASE WHEN is_link THEN 1 ELSE -1 END]
    ELSE cell
  END;

-- A number as a spreadsheet shows a long one, 1.23E+11: most of its digits are lost, and other vehicles have the same text.
CREATE OR REPLACE TEMP MACRO lost_digits(text) AS
  contains(upper(text), 'E+') AND regexp_full_match(text, '[0-9](?:[.,][0-9]+)?[Ee][+][0-9]{2,3}');

-- The size of an engine without its unit, but for cubic centimetres, and without what else of the engine stands behind it: 1.8L, 2,0 litres, 1998 cc, 1.2 Petrol,
-- 2.5i/105kW Hybrid. Motors that run on electricity have none: 22 kWh Electric.
-- Power is no size: 7,5 hp stays, and is told.
CREATE OR REPLACE TEMP MACRO without_litres(cell) AS
  CASE
    WHEN cell < ':' AND regexp_full_match(cell, '[0-9]+(?:[.,][0-9]+)?') THEN cell
    WHEN regexp_full_match(cell, '(?i)[0-9]+(?:[.,][0-9]+)? ?(?:l|ltr|lit(?:er|re)s?|л)[.]?') THEN regexp_extract(cell, '^[0-9.,]*[0-9]')
    WHEN regexp_full_match(cell, '(?i)[0-9]+(?:[.,][0-9]+)* ?(?:cc|ccm|cm3|cm³|см3|см³)[.]?') THEN regexp_extract(cell, '^[0-9.,]*[0-9]') || ' cc'
    WHEN regexp_full_match(cell, '(?i)[0-9.,]+ ?kwh?(?:[^a-z].*)?|(?:electric|elektro|elektrisch|électrique|elettrica|eléctrico|электро)') THEN NULL
    WHEN regexp_matches(cell, '(?i)^[0-9.,]+ ?(?:b?hp|ps|cv|pk|km|nm)(?:[^a-z]|$)') THEN cell
    WHEN regexp_full_match(cell, '(?i)[0-9][.,][0-9]{1,2} ?(?:l|i|ltr|lit(?:er|re)s?|л)?[.]?[ /(](?:[^.,]|[.,][^0-9])*') THEN regexp_extract(cell, '^[0-9.,]*[0-9]')
    ELSE cell
  END;

-- Unix seconds, also in thousandths, millionths and so on, as their size tells; ISO-8601 (UTC when it names no offset).
CREATE OR REPLACE TEMP MACRO epoch_seconds(number) AS
  floor(CASE WHEN number < 1e11 THEN number WHEN number < 1e14 THEN number / 1e3 WHEN number < 1e17 THEN number / 1e6 ELSE number / 1e9 END)::BIGINT;

-- Days of 2000 to 2099 as spreadsheets count them: as Unix seconds all of them were in the first hours of 1970.
CREATE OR REPLACE TEMP MACRO spreadsheet_seconds(days) AS
  CASE WHEN days BETWEEN 36526 AND 73050 THEN round((days - 25569) * 86400)::BIGINT END;

-- A year, and no half an hour of 1970.
CREATE OR REPLACE TEMP MACRO is_year_alone(cell) AS strlen(cell) < 7 AND regexp_full_match(cell, '(?:19|20)[0-9]{2}(?:[.]0*)?');

CREATE OR REPLACE TEMP MACRO seconds_of(cell) AS
  CASE
    WHEN strlen(cell) = 8 AND regexp_full_match(cell, '(?:19|20)[0-9]{2}(?:0[1-9]|1[0-2])(?:0[1-9]|[12][0-9]|3[01])') THEN NULL
    WHEN is_year_alone(cell) THEN NULL
    WHEN (strlen(cell) = 5 OR contains(cell, '.')) AND regexp_full_match(cell, '[3-7][0-9]{4}(?:[.][0-9]*)?') AND spreadsheet_seconds(try_cast(cell AS DOUBLE)) IS NOT NULL
    THEN spreadsheet_seconds(try_cast(cell AS DOUBLE))
    WHEN regexp_full_match(cell, '[0-9]{1,19}(?:[.][0-9]*)?') THEN epoch_seconds(try_cast(cell AS DOUBLE))
    WHEN regexp_full_match(cell, '[0-9]{4}-[0-9]{2}-[0-9]{2}(?:[T ][0-9]{2}:[0-9]{2}.*)?')
    THEN floor(epoch(try_cast(cell AS TIMESTAMPTZ)))::BIGINT
  END;

-- An instant in any form, not later than `latest`. day_order: in which order the column names day and month (cell-shapes.sql).
-- CASE, as what is written in words costs something for empty cells, too.
CREATE OR REPLACE TEMP MACRO instant_of(cell, day_order) AS
  coalesce(seconds_of(cell), CASE WHEN cell IS NOT NULL THEN written_seconds(cell, day_order) END);
CREATE OR REPLACE TEMP MACRO read_instant(cell, latest, day_order := NULL) AS
  within(instant_of(cell, day_order), 0, latest);

-- A day as Unix seconds of its beginning (UTC), in any form but a bare number; an instant is one, too.
CREATE OR REPLACE TEMP MACRO read_day(cell, day_order := 'month first') AS
  CASE
    WHEN NOT regexp_full_match(cell, '[0-9]{0,7}|[0-9]{9,}(?:[.][0-9]*)?') AND instant_of(cell, day_order) IS NOT NULL
    THEN list_transform([written_date(cell, day_order)], lambda part: epoch(part.day)::BIGINT)[1]
  END;

-- A host, then what may hold everything but control characters: what a link must not hold is encoded where it is shown.
CREATE OR REPLACE TEMP MACRO is_link(cell) AS
  regexp_full_match(
    cell,
    '(?i)https?://(?:[^\s\p{Cc}\p{Z}/?#\\@]*@)?[^\s\p{Cc}\p{Z}/?#\\@:<>"^|{}%`][^\s\p{Cc}\p{Z}/?#\\@<>"^|{}%`]*(?:[/?#][^\p{Cc}]*)?'
  );

CREATE OR REPLACE TEMP MACRO read_link(cell) AS CASE WHEN is_link(cell) THEN cell END;

-- Several links in one text are joined by commas, semicolons, pipes, blanks, quotes or line ends of pages, which links hold, too:
-- one that a link follows parts them, and so does the end of a picture's name. Braces and quotes around all of them are none of theirs.
CREATE OR REPLACE TEMP MACRO joined_links(cell) AS
  regexp_matches(cell, '(?i)(?:[\s,;|"'']|<br ?/?>|[.](?:jpe?g|png|webp|gif|avif))https?://') OR regexp_matches(cell, '[\s,;|]$');
CREATE OR REPLACE TEMP MACRO bare_links(cell) AS
  CASE WHEN regexp_matches(cell, '^[{"'']+(?i)https?://') THEN regexp_replace(cell, '^[{"'']+|[}"'']+$', '', 'g') ELSE cell END;
CREATE OR REPLACE TEMP MACRO links_apart(cell) AS
  regexp_replace(
    regexp_replace(cell, '(?:[\s,;|"'']|<br ?/?>)+(https?://)', chr(31) || '\1', 'gi'),
    '([.](?:jpe?g|png|webp|gif|avif))(https?://)', '\1' || chr(31) || '\2', 'gi'
  );
-- A picture of JSON may be an object that holds its link: {"url": "https://…", "width": 800}; where that is empty, it is no picture.
CREATE OR REPLACE TEMP MACRO links_within(cell) AS
  list_filter(json_extract_string(cell, ['$.url', '$.uri', '$.href', '$.src', '$.link', '$.URL', '$.Url']), lambda link: trim(link) <> '');
CREATE OR REPLACE TEMP MACRO link_within(cell) AS
  CASE WHEN starts_with(cell, '{') AND json_valid(cell) THEN coalesce(links_within(cell)[1], cell) ELSE cell END;
CREATE OR REPLACE TEMP MACRO is_no_picture(cell) AS
  CASE WHEN starts_with(cell, '{') AND json_valid(cell)
    THEN len(links_within(cell)) = 0
      AND (len(json_keys(cell)) = 0 OR len(list_intersect(json_keys(cell), ['url', 'uri', 'href', 'src', 'link', 'URL', 'Url'])) > 0)
    ELSE false END;
CREATE OR REPLACE TEMP MACRO kept_links(cells) AS list_filter(kept_texts(cells), lambda cell: NOT is_no_picture(cell));
CREATE OR REPLACE TEMP MACRO links_parted(cells) AS
  CASE
    WHEN len(list_filter(cells, lambda cell: starts_with(cell, '{'))) > 0 THEN list_transform(cells, lambda cell: link_within(cell))
    WHEN len(list_filter(cells, lambda cell: joined_links(cell))) > 0
    THEN list_transform(
      flatten(list_transform(cells, lambda cell: string_split(links_apart(cell), chr(31)))),
      lambda cell: regexp_replace(cell, '[\s,;|]+$', '')
    )
    ELSE cells
  END;
CREATE OR REPLACE TEMP MACRO parted_links(cells) AS links_parted(list_transform(cells, lambda cell: bare_links(cell)));

-- A list without what it has again.
CREATE OR REPLACE TEMP MACRO each_once(cells) AS
  CASE
    WHEN list_unique(cells) < len(cells) THEN list_filter(cells, lambda one, place: list_position(cells, one) = place)
    ELSE cells
  END;

CREATE OR REPLACE TEMP MACRO links_of(cells) AS
  CASE WHEN len(list_filter(cells, lambda cell: NOT is_link(cell))) = 0 THEN cells END;

-- Most lists hold plain links alone, which are told together: nothing parts them, and each is a link.
CREATE OR REPLACE TEMP MACRO are_plain_links(cells) AS
  regexp_full_match(
    array_to_string(cells, chr(31)),
    '(?:https?://[A-Za-z0-9.-]+(?:/[!#-+\--9=?-Z_a-z~]*)?\x1f)*https?://[A-Za-z0-9.-]+(?:/[!#-+\--9=?-Z_a-z~]*)?'
  );
CREATE OR REPLACE TEMP MACRO read_links(cells) AS
  CASE
    WHEN are_plain_links(cells) THEN each_once(cells)
    ELSE list_transform([parted_links(cells)], lambda links: each_once(links_of(links)))[1]
  END;

-- A link as a browser sends it, but for its host: what is not ASCII, blanks and other characters that no link holds are
-- percent-encoded (src/grammar/link.ts does the same to a question).
CREATE OR REPLACE TEMP MACRO link_host(cell) AS regexp_extract(cell, '^(?i)https?://[^/?#]*');
CREATE OR REPLACE TEMP MACRO encoded_link(cell) AS
  CASE
    WHEN regexp_full_match(cell, '[!#-;=?-\[\]_a-z|~]*') THEN cell
    ELSE link_host(cell) || array_to_string(
      list_transform(
        string_split(substr(cell, len(link_host(cell)) + 1), ''),
        lambda one: CASE WHEN regexp_full_match(one, '[!#-;=?-\[\]_a-z|~]') THEN one ELSE url_encode(one) END
      ), ''
    )
  END;

-- Coordinates keep the text that was delivered, but for a decimal comma: answers show it.
CREATE OR REPLACE TEMP MACRO point_degrees(cell) AS
  CASE WHEN contains(cell, ',') AND regexp_full_match(cell, '[+-]?[0-9]{1,3},[0-9]+') THEN replace(cell, ',', '.') ELSE cell END;
CREATE OR REPLACE TEMP MACRO read_degrees(cell, most) AS
  CASE WHEN abs(finite(try_cast(point_degrees(cell) AS DOUBLE))) <= most THEN point_degrees(cell) END;

-- The domain that a domain or URL means: lower case, without scheme, credentials, www, port and path.
CREATE OR REPLACE TEMP MACRO domain_of(cell) AS
  -- most are written so already
  CASE WHEN regexp_full_match(cell, '[a-z0-9.-]+') AND NOT starts_with(cell, 'www.') THEN cell ELSE nullif(
    regexp_replace(
      regexp_replace(
        regexp_replace(
          regexp_replace(regexp_replace(lower(cell), '^[a-z][a-z0-9+.-]*://', ''), '[/?#](?s:.)*$', ''),
          '^[^@]*@', ''
        ),
        ':[0-9]*$', ''
      ),
      '^www[.]', ''
    ),
    ''
  ) END;

CREATE OR REPLACE TEMP MACRO read_domain(cell) AS CASE WHEN domain_of(cell) IS NOT NULL THEN cell END;

-- One of several words, from text in lower case.
CREATE OR REPLACE TEMP MACRO choice_of(cell, choices) AS CASE WHEN list_contains(choices, cell) THEN cell END;

-- An id that a program took for a quantity.
CREATE OR REPLACE TEMP MACRO without_fraction(cell) AS regexp_replace(cell, '^([0-9]+)[.]0+$', '\1');

-- Canonical text of a postal code: five digits (ZIP+4 cut, also where the ZIP has lost its zero), a Canadian code or UK postcode
-- with its blank, else upper case without blanks.
CREATE OR REPLACE TEMP MACRO postal_text(cell) AS
  CASE WHEN regexp_full_match(cell, '[0-9]{5}') THEN cell ELSE regexp_replace(
    regexp_replace(
      regexp_replace(upper(without_fraction(regexp_replace(cell, '\s', '', 'g'))), '^(?:''+|USA?-?([0-9]{5}))', '\1'),
      '^(?:([A-Z][0-9][A-Z])-?([0-9][A-Z][0-9])|([A-Z][A-Z0-9]{1,3})([0-9][A-Z]{2}))$', '\1\3 \2\4'
    ),
    '^(?:([0-9]{5})-?|([0-9]{4})-)[0-9]{4}$', '\1\2'
  ) END;

-- A listing that has no dealer: of a private seller or an auction, or of nobody that is named. Ids name a dealer; a name alone
-- is one of a dealer's listing only.
CREATE OR REPLACE TEMP MACRO has_no_dealer(seller_type, seller_name, dealer_id, mc_website_id, mc_dealer_id) AS
  dealer_id IS NULL AND mc_website_id IS NULL AND mc_dealer_id IS NULL AND (seller_type <> 'dealer' OR seller_name IS NULL);
