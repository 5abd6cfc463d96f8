-- A given id must be unique in the delivery: the first row keeps it, the others are rejected.
UPDATE staging.read_row SET problems = concat_ws(chr(31), 'id', id, 'is the id of another row, too')
WHERE seq IN (
  SELECT seq FROM delivered WHERE id IS NOT NULL QUALIFY row_number() OVER (PARTITION BY id ORDER BY seq) > 1
);
