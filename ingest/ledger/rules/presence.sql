-- Presence (feeds.md section 3, absences): from the delivery that brings a
-- listing until the first one that covers its source and misses it. Changes `presence`.
UPDATE presence SET until_delivery = getvariable('delivery'), last_delivery = seen_before.last_delivery, last_at = seen_before.last_at
FROM seen_before
WHERE presence.until_delivery IS NULL AND presence.listing = seen_before.listing AND seen_before.present
  AND seen_before.listing IN (SELECT listing FROM listing WHERE site IN (SELECT site FROM covered))
  AND seen_before.listing NOT IN (SELECT listing FROM sighting);

INSERT INTO presence (listing, from_delivery)
  SELECT sighting.listing, getvariable('delivery')
  FROM sighting LEFT JOIN (SELECT listing, present FROM seen_before WHERE listing IN (SELECT listing FROM sighting)) AS before USING (listing)
  WHERE NOT coalesce(present, false);
