-- Which index holds a listing (docs/decisions, decision 2; feeds.md section 3, coverage): the default coverage of its country, or
-- the rest. A market with one covered role covers listings of any country. Variables: covered (the roles of the market's
-- default coverage), asks_for_vin, adds_without_vin (listings without a VIN are covered, attributed or not). withheld: the
-- delivery says that the listing is not to be searched.
CREATE OR REPLACE TEMP MACRO role_of(seller_type, vin, is_searchable, withheld, country) AS
  CASE
    WHEN seller_type <> 'dealer' THEN 'rest'
    WHEN NOT is_searchable AND (withheld OR vin IS NOT NULL OR NOT getvariable('adds_without_vin')) THEN 'rest'
    WHEN getvariable('asks_for_vin') AND vin IS NULL THEN 'rest'
    WHEN len(getvariable('covered')) = 1 THEN getvariable('covered')[1]
    WHEN list_contains(getvariable('covered'), lower(country)) THEN lower(country)
    ELSE 'rest'
  END;
