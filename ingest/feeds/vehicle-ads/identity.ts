import { countryOf } from './address.ts';

const VIN = /^(?=.*\d)(?=.*[A-Z])[A-HJ-NPR-Z0-9]{17}$/i;

/** The forms of a mark that an id is unlikely to have by chance: since 2001, since 1983, since 1963. */
const MARK = /^(?:[A-Z]{2}\d{2}[A-Z]{3}|[A-Z]\d{1,3}[A-Z]{3}|[A-Z]{3}\d{1,3}[A-Z])$/;

/** Is the id of an item its VIN? */
export const looksLikeVin = (id: string): boolean => VIN.test(id);

/** Is the id of an item the registration mark of a UK car? Other countries' marks look the same. */
export const looksLikeMark = (id: string, country: string | undefined): boolean =>
  MARK.test(id.replace(/\s/g, '').toUpperCase()) &&
  (country === undefined || [undefined, 'GB'].includes(countryOf(country)));
