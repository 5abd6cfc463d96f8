-- Listings that a partial delivery may change, or is told by: those on the sources that it brings, on sources that are held, those
-- that become too old (departed.sql), and all listings of their vehicles, of the vehicles that it brings and of those whose
-- sale has no row yet (derive/sold.sql). Reads `delivered`, `identity` and the ledger, in which the delivery stands. Variable: delivery.
CREATE OR REPLACE TEMP TABLE reach AS
  WITH
    clock AS (
      SELECT max(as_of) - 90 * 86400 AS since, coalesce(max(as_of) FILTER (id < getvariable('delivery')), max(as_of)) - 90 * 86400 AS since_before
      FROM delivery WHERE dataset = 'listings'
    ),
    aged AS (
      SELECT listing FROM presence
      WHERE last_at < (SELECT since FROM clock) AND last_at >= (SELECT since_before FROM clock)
    ),
    sources AS (
      SELECT site FROM identity JOIN delivered USING (seq)
      UNION
      SELECT site FROM hold WHERE until_delivery IS NULL
    ),
    cars AS (
      SELECT vehicle FROM delivered WHERE vehicle IS NOT NULL
      UNION
      SELECT vehicle FROM sale WHERE until_delivery IS NULL AND from_delivery NOT IN (SELECT delivery FROM sold_row)
    ),
    near AS (
      SELECT vehicle_no FROM listing WHERE site IN (SELECT site FROM sources)
      UNION
      SELECT vehicle_no FROM listing WHERE vehicle IN (SELECT vehicle FROM cars)
      UNION
      SELECT vehicle_no FROM listing WHERE listing IN (SELECT listing FROM aged)
    )
  SELECT listing FROM listing WHERE vehicle_no IN (SELECT vehicle_no FROM near);
