-- Ids (feeds.md section 3): `<VIN>-xxxxxxxx-xxxx`, without a vehicle identity 32 hex of the key in its place; the hex
-- behind it is a hash of the key and the start of the record: the same deliveries always give the same ids.
CREATE OR REPLACE TEMP MACRO record_id(vehicle, key, start_at) AS
  coalesce(vehicle, md5(key)) || '-' || left(md5(key || chr(31) || start_at), 8) || '-' || substr(md5(key || chr(31) || start_at), 9, 4);

-- What stands before the hash, of a text that looks like such an id; NULL: it does not.
CREATE OR REPLACE TEMP MACRO id_stem(id) AS nullif(regexp_extract(id, '^(.+)-[0-9a-f]{8}-[0-9a-f]{4}$', 1), '');
