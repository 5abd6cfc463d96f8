-- Extends `reach` by the vehicles of listings whose terms are spelled otherwise (`respelled_near`). Reads the ledger.
INSERT INTO reach
  SELECT listing FROM ledger.listing
  WHERE vehicle_no IN (SELECT vehicle_no FROM ledger.listing WHERE listing IN (SELECT listing FROM respelled_near))
    AND listing NOT IN (SELECT listing FROM reach);
