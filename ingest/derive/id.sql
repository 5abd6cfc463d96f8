-- Ids (feeds.md section 3): `<VIN>-xxxxxxxx-xxxx`, without a VIN (also where a vehicle is known by its registration mark)
-- 32 hex of the key in its place; the hex behind it is a hash of the key and the start of the record: the same deliveries
-- always give the same ids. A VIN has 17 characters, a mark never has.
CREATE OR REPLACE TEMP MACRO is_vin(vehicle) AS length(vehicle) = 17;
CREATE OR REPLACE TEMP MACRO id_start(vehicle, key) AS CASE WHEN is_vin(vehicle) THEN vehicle ELSE md5(key) END;

CREATE OR REPLACE TEMP MACRO record_id(vehicle, key, start_at) AS
  id_start(vehicle, key) || '-' || left(md5(key || chr(31) || start_at), 8) || '-' || substr(md5(key || chr(31) || start_at), 9, 4);

-- What stands before the hash, of a text that looks like such an id; NULL: it does not.
CREATE OR REPLACE TEMP MACRO id_stem(id) AS nullif(regexp_extract(id, '^(.+)-[0-9a-f]{8}-[0-9a-f]{4}$', 1), '');
