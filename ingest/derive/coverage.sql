-- Which index holds a listing (design.md decision 2): the default coverage of its country, or the rest. UK cars are
-- covered without a VIN and in any country (feeds.md section 3, coverage). Variable: market.
CREATE OR REPLACE TEMP MACRO role_of(seller_type, vin, is_searchable, country) AS
  CASE
    WHEN seller_type <> 'dealer' OR NOT is_searchable THEN 'rest'
    WHEN getvariable('market') = 'uk-cars' THEN 'uk'
    WHEN vin IS NOT NULL AND country IN ('US', 'CA') THEN lower(country)
    ELSE 'rest'
  END;
