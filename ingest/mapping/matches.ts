import type { SeenColumn } from './look.ts';

/** The year of a first registration's date: 03/2017, 2017-01-01T00:00:00. */
const YEAR = '\\b((?:19|20)\\d{2})\\b';

/** A pattern for the year in dates; undefined: the values are years. */
const yearMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.some((one) => !/^\d{4}(?:\.0)?$/.test(one)) &&
  examples.some((one) => /\D(?:19|20)\d{2}\b|^\d{4}\D/.test(one))
    ? YEAR
    : undefined;

/** A pattern for the number in sizes of engines such as 2.0L; undefined: the values are numbers. */
const litresMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.every((one) => /^\d+(?:\.\d+)?$/.test(one)) ? undefined : '^(\\d+(?:[.,]\\d+)?)';

/** A pattern for the number in counts that say of what: 4 Pasajeros, 5 Doors; undefined: the values are numbers. */
const countMatch = ({ examples }: SeenColumn): string | undefined =>
  examples.some((one) => /^\d{1,2} ?\p{L}/u.test(one)) ? '^(\\d{1,2})\\b' : undefined;

/** By our column: the pattern of what its values are, where they hold more than that. */
export const MATCHES: Readonly<Record<string, (column: SeenColumn) => string | undefined>> = {
  year: yearMatch,
  engine_size: litresMatch,
  doors: countMatch,
  seating_capacity: countMatch,
};
