-- Ids (feeds.md section 3): `<VIN>-xxxxxxxx-xxxx`, without a VIN 32 hex of the key in its place; the hex behind it
-- is a hash of the key and the start of the record. A given id is shown. tie: orders listings with equal sort keys.
CREATE OR REPLACE TEMP TABLE identified AS
  WITH
    hashed AS (
      SELECT seq, id, vin, md5(key) AS key_hash, md5(key || chr(31) || getvariable('as_of')) AS record_hash
      FROM delivered JOIN identity USING (seq)
    ),
    shown AS (
      SELECT seq, coalesce(id, coalesce(vin, key_hash) || '-' || left(record_hash, 8) || '-' || substr(record_hash, 9, 4)) AS id
      FROM hashed
    )
  SELECT seq, id, (md5_number_lower(id) >> 1)::BIGINT AS tie FROM shown;
