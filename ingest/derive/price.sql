-- How the price changed (feeds.md section 3); NULL when either price is unknown.
CREATE OR REPLACE TEMP MACRO price_change(price, before) AS price - before;
CREATE OR REPLACE TEMP MACRO price_change_percent(price, before) AS round((price - before) / nullif(before, 0) * 100, 2);
