-- The last record of each listing that has left, for closed-record.sql. Reads `departed`.
CREATE OR REPLACE TEMP TABLE closed AS
  SELECT
    row_number() OVER () AS subject,
    record.* EXCLUDE (last_delivery, last_at, until_delivery), false AS followed,
    departed.last_delivery, departed.last_at, vehicle, vehicle_no, key
  FROM record JOIN departed USING (listing)
  WHERE record.until_delivery IS NULL AND NOT aged;
