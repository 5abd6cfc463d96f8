-- The source and key of every accepted row, and the rows whose key comes again later in the delivery (feeds.md sections 2 and 3).
-- Key: (source, VIN or registration mark), else (source, stock_no), else (source, vdp_url). A stock_no that several vdp_urls of a source
-- share is no key, nor is one that lost its digits. Of rows with one key the last counts: the highest seq (files in the order given, then lines).
CREATE OR REPLACE TEMP TABLE identity AS
  WITH
    named AS (
      SELECT seq, domain_of(source) AS site, vehicle, CASE WHEN NOT lost_digits(stock_no) THEN stock_no END AS stock_no, vdp_url
      FROM delivered
    ),
    shared AS (
      SELECT site, stock_no FROM named WHERE stock_no IS NOT NULL GROUP BY site, stock_no HAVING count(DISTINCT vdp_url) > 1
    ),
    keyed AS (
      SELECT
        named.seq, site,
        site || chr(31) || CASE
          WHEN vehicle IS NOT NULL THEN 'vin' || chr(31) || vehicle
          WHEN named.stock_no IS NOT NULL AND (shared.stock_no IS NULL OR vdp_url IS NULL) THEN 'stock' || chr(31) || named.stock_no
          ELSE 'url' || chr(31) || vdp_url
        END AS key
      FROM named LEFT JOIN shared USING (site, stock_no)
    )
  SELECT seq, site, key, max(seq) OVER (PARTITION BY key) AS kept FROM keyed;
