-- First and last sighting of a record (feeds.md section 5): first_seen_at <= scraped_at <= last_seen_at, and a derived one
-- gives way to a given one. Of given ones that contradict each other the earlier sighting is the first, the later the last.
-- last_given: NULL: not given; last_at: T of the last delivery of the record; scraped, first: as the record keeps them, derived
-- where they are start_at, T of its first delivery, and first where it is scraped, too.
CREATE OR REPLACE TEMP MACRO given_scraped(scraped, start_at) AS CASE WHEN scraped <> start_at THEN scraped END;
CREATE OR REPLACE TEMP MACRO given_first(scraped, first) AS CASE WHEN first <> scraped THEN first END;

CREATE OR REPLACE TEMP MACRO shown_last(last_given, last_at, scraped, first, start_at) AS
  greatest(coalesce(last_given, last_at), given_scraped(scraped, start_at), given_first(scraped, first));

CREATE OR REPLACE TEMP MACRO shown_scraped(last_given, last_at, scraped, first, start_at) AS
  coalesce(
    given_scraped(scraped, start_at),
    least(greatest(start_at, given_first(scraped, first)), shown_last(last_given, last_at, scraped, first, start_at))
  );

CREATE OR REPLACE TEMP MACRO shown_first(last_given, last_at, scraped, first, start_at) AS
  least(given_first(scraped, first), shown_scraped(last_given, last_at, scraped, first, start_at));
