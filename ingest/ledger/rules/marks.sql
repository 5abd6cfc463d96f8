-- Rows that lost their VIN (feeds.md section 3), in markets where a row has a mark, too: a mark that comes alone is the listing of its
-- source whose newest row had that mark, and of several the one that was seen last; where that has a VIN, the row has it, too.
-- Not where another row has the mark or the VIN, nor after an absence of over 30 days: plates move from car to car. Before match.sql.
-- Variable: as_of. Reads `delivered`, `identity`, `seen_before` and the ledger; adds to `known_vin`, which `delivered` reads.
INSERT INTO known_vin (seq, vin)
  WITH
    arrived AS (SELECT seq, site, vin, mark FROM delivered JOIN identity USING (seq)),
    bare AS (
      SELECT any_value(seq) AS seq, site, mark FROM arrived
      WHERE mark IS NOT NULL GROUP BY site, mark HAVING count(*) = 1 AND count(vin) = 0
    ),
    said AS (
      SELECT content.listing, vehicle_registration_mark AS mark
      FROM content JOIN (
        SELECT max(content) AS content FROM content
        WHERE listing IN (SELECT listing FROM listing WHERE site IN (SELECT site FROM bare)) GROUP BY listing
      ) AS newest ON newest.content = content.content
      WHERE vehicle_registration_mark IN (SELECT mark FROM bare)
    ),
    called AS (
      SELECT bare.seq, listing.site, listing.vehicle
      FROM said JOIN listing ON listing.listing = said.listing
      JOIN bare ON bare.site = listing.site AND bare.mark = said.mark
      JOIN seen_before ON seen_before.listing = said.listing AND NOT long_absent(getvariable('as_of'), absent_since)
      QUALIFY rank() OVER (PARTITION BY bare.seq ORDER BY last_delivery DESC) = 1
    )
  SELECT seq, any_value(vehicle) FROM called
  GROUP BY seq
  HAVING count(*) = 1 AND is_vin(any_value(vehicle))
    AND (any_value(site), any_value(vehicle)) NOT IN (SELECT (site, vin) FROM arrived WHERE vin IS NOT NULL);
