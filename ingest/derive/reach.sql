-- Extends `reach` (ledger/rules/reach.sql) by what a partial delivery touches beside its own sources (touching.sql): listings of the
-- dealers whose number of listings changes, those that claim its ids, and those whose terms are spelled otherwise
-- (`respelled_near`); then by who claims, or has by itself, an id that one within reach claims. Whole vehicles. Some are not active,
-- or say so no more: touched.sql tells. Reads the ledger.
CREATE OR REPLACE TEMP TABLE concerned AS
  SELECT listing FROM ledger.content WHERE dealer_id IN (SELECT dealer_id FROM touched_dealer)
  UNION
  SELECT listing FROM ledger.content WHERE id IS NOT NULL AND id IN (SELECT id FROM touched_id)
  UNION
  SELECT listing FROM respelled_near;

INSERT INTO reach
  SELECT listing FROM ledger.listing
  WHERE vehicle_no IN (SELECT vehicle_no FROM ledger.listing WHERE listing IN (SELECT listing FROM concerned))
    AND listing NOT IN (SELECT listing FROM reach);

CREATE OR REPLACE TEMP TABLE claimed AS
  SELECT DISTINCT id, id_stem(id) AS stem FROM ledger.content WHERE id IS NOT NULL AND listing IN (SELECT listing FROM reach);

CREATE OR REPLACE TEMP TABLE concerned AS
  SELECT listing FROM ledger.content WHERE id IS NOT NULL AND id IN (SELECT id FROM claimed)
  UNION
  SELECT listing FROM ledger.listing WHERE vehicle IN (SELECT stem FROM claimed WHERE stem IS NOT NULL)
  UNION
  SELECT listing FROM ledger.listing
  WHERE NOT coalesce(is_vin(vehicle), false) AND md5(key) IN (SELECT stem FROM claimed WHERE length(stem) = 32);

INSERT INTO reach
  SELECT listing FROM ledger.listing
  WHERE vehicle_no IN (SELECT vehicle_no FROM ledger.listing WHERE listing IN (SELECT listing FROM concerned))
    AND listing NOT IN (SELECT listing FROM reach);
