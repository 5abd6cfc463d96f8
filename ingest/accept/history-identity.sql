-- The key of every history record: its id, else one made of what names it. Of rows with one key the last counts.
CREATE OR REPLACE TEMP TABLE identity AS
  WITH keyed AS (
    SELECT seq, coalesce(
      id,
      vin || '-' || left(named, 8) || '-' || substr(named, 9, 4)
    ) AS key
    FROM (
      SELECT seq, id, vin, md5(concat_ws(chr(31), vin, domain_of(source), vdp_url, stock_no, first_seen_at, scraped_at, price, miles)) AS named
      FROM delivered
    )
  )
  SELECT seq, key, max(seq) OVER (PARTITION BY key) AS kept FROM keyed;
