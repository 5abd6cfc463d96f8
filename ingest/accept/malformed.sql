-- Rows that the reader could not cut into columns, from DuckDB's reject tables. The number of their line is the
-- first value of the row (feeds/spool.ts); behind it stands the delimiter, or marks (feeds/vehicle-ads/spool.ts).
INSERT INTO malformed
  SELECT DISTINCT
    getvariable('file_number'),
    regexp_extract(csv_line, '^[0-9]+')::BIGINT,
    nullif(regexp_replace(csv_line, '^[0-9]+(?:\x01+|.)?', ''), ''),
    CASE error_type
      WHEN 'MISSING COLUMNS' THEN 'the row has fewer columns than the header'
      WHEN 'TOO MANY COLUMNS' THEN 'the row has more columns than the header'
      WHEN 'UNQUOTED VALUE' THEN 'a quoted value goes on behind its quotes'
      ELSE lower(error_type::VARCHAR)
    END
  FROM reject_errors;
