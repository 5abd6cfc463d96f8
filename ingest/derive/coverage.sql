-- Which index holds a listing (design.md decision 2): the default coverage of its country, or the rest.
CREATE OR REPLACE TEMP MACRO role_of(seller_type, vin, is_searchable, country) AS
  CASE WHEN seller_type = 'dealer' AND vin IS NOT NULL AND is_searchable THEN lower(country) ELSE 'rest' END;
