-- Rejected rows, one line a problem, from `read_row.problems` and from what is no row.
-- file, line: where; column, value: what (NULL: the whole row); reason: why.
CREATE OR REPLACE TEMP TABLE problem AS
  WITH one AS (
    SELECT seq, string_split(unnest(string_split(problems, chr(30))), chr(31)) AS part
    FROM staging.read_row
    WHERE problems IS NOT NULL
  )
  SELECT file_of(seq) AS file_number, line_of(seq) AS line,
    nullif(part[1], '') AS "column", nullif(part[2], '') AS value, part[3] AS reason
  FROM one
  UNION ALL
  SELECT file_number, line, NULL, text, reason FROM malformed;

-- A cell that a spreadsheet would run as a formula gets an apostrophe in front.
CREATE OR REPLACE TEMP MACRO harmless(value) AS
  CASE WHEN regexp_matches(value, '^[=+@\t\r-]') THEN '''' || value ELSE value END;

-- A value as it stands in a report: on one line.
CREATE OR REPLACE TEMP MACRO shown(value) AS harmless(regexp_replace(value, '[\r\n\t]+', ' ', 'g'));
