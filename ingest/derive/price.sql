-- How the price changed (feeds.md section 3); NULL when either price is unknown, and for a percentage that is no number.
CREATE OR REPLACE TEMP MACRO price_change(price, before) AS price - before;
CREATE OR REPLACE TEMP MACRO price_change_percent(price, before) AS finite(round((price - before) / nullif(before, 0) * 100, 2));
