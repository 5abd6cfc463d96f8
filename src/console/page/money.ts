import type { FieldDescription, SearchDescription } from '../metadata.ts';

/**
 * Money is in that of a listing's country (part-1.md, Currency): what the amounts of a search are of follows from the
 * country that it is asked for, and where it is asked for several from each record's own.
 */

const told = new WeakMap<SearchDescription, Map<string, SearchDescription>>();

const isMoney = ({ money = {} }: SearchDescription, unit: string | undefined): boolean =>
  unit !== undefined && Object.values(money).includes(unit);

/** The search as it is asked for a vehicle: wherever that is. */
export const everywhere = (search: SearchDescription): SearchDescription =>
  inMoneyOf(search, new Map([['country', 'all']]));

/** The search, its amounts in the money of the country that the parameters ask for. */
export function inMoneyOf(search: SearchDescription, params: ReadonlyMap<string, string>): SearchDescription {
  const sign = search.money?.[(params.get('country') ?? '').toLowerCase()];
  if (sign === undefined || search.fields.every(({ unit }) => unit === sign || !isMoney(search, unit)))
    return search;
  const known = told.get(search) ?? new Map<string, SearchDescription>();
  told.set(search, known);
  const other = known.get(sign) ?? {
    ...search,
    fields: search.fields.map((field) => (isMoney(search, field.unit) ? { ...field, unit: sign } : field)),
  };
  known.set(sign, other);
  return other;
}

/** What the numbers of a field of a search are of. */
export const unitOf = ({ fields }: SearchDescription, field: string): string | undefined =>
  fields.find(({ name }) => name === field)?.unit;

/** Money of several countries: each amount says its own, a figure of all of them none. */
export const isMixed = (unit: string | undefined): boolean => unit?.includes(' or ') ?? false;

/** The unit of a field in a record of this country (us, ca, …); where it is not told, of what is searched. */
export function unitIn(
  search: SearchDescription,
  { unit }: Pick<FieldDescription, 'unit'>,
  country: string | undefined,
): string | undefined {
  const own = country === undefined ? undefined : search.money?.[country.toLowerCase()];
  return own !== undefined && isMoney(search, unit) ? own : unit;
}

/** A word with the unit of what it names: Price ($). */
export const named = (word: string, unit: string | undefined): string => (unit ? `${word} (${unit})` : word);

/** 12,900 with its unit: $12,900, 41,000 mi, 1.9 %. */
export function withUnit(text: string, unit: string | undefined): string {
  if (!unit || isMixed(unit)) return text;
  return /^(mi|%)$/.test(unit) ? `${text} ${unit}` : unit + text;
}
