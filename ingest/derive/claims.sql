-- Given ids of the active listings (feeds.md 2.1), and who shows each: of several that claim one the newer, by the delivery
-- that began its time on its source, then by the order in which the ledger came to know them. Nobody may claim the id that
-- another active listing has by itself. Who does not show what it claims falls back to its own id. Reads all of `standing`.
CREATE OR REPLACE TEMP TABLE claim AS
  WITH
    given AS (
      SELECT standing.listing, id, start_at, stint_delivery
      FROM standing
      JOIN (SELECT content, id FROM content WHERE id IS NOT NULL) AS content ON content.content = standing.content
      JOIN record ON record.listing = standing.listing AND until_delivery IS NULL
    ),
    -- a claimed id that looks like one of ours names its vehicle or key
    resembling AS (SELECT listing, id, id_stem(id) AS stem FROM given WHERE id_stem(id) IS NOT NULL),
    taken AS (
      SELECT resembling.listing
      FROM resembling
      JOIN standing ON id_start(standing.vehicle, key) = stem AND standing.listing <> resembling.listing
      JOIN record ON record.listing = standing.listing AND until_delivery IS NULL
      WHERE record_id(standing.vehicle, key, start_at) = id
    )
  SELECT listing, id,
    listing NOT IN (SELECT listing FROM taken)
    AND row_number() OVER (PARTITION BY id ORDER BY stint_delivery DESC, listing DESC) = 1 AS shown
  FROM given;
