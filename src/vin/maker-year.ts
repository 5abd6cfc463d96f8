/** Patterns of a maker in a model year, and which of them a VIN matches. */

/** A pattern as it is stored. */
export type StoredPattern = readonly [schema: number, element: number, value: string, keys: string];

/** The patterns of a maker in a model year, for VINs that come together to be compared with. */
export interface MakerYear {
  readonly stored: readonly StoredPattern[];
  /** of each of them, its number among `forms` */
  readonly formOf: readonly number[];
  /** the different patterns, each compared once */
  readonly forms: readonly RegExp[];
  readonly readsSerial: boolean;
}

/** The pattern as an expression; a place that it does not reach may hold anything. */
const expressionOf = (keys: string): RegExp =>
  new RegExp(`^${keys.replaceAll('*', '.').replace('|', '\\|')}`);

/** Does a pattern look at places behind the tenth and eleventh, the year's and the plant's? */
const isOfSerials = (keys: string): boolean =>
  (keys.split('|')[1] ?? '').replaceAll(/\[[^\]]*\]/g, '?').length > 2;

/** A maker's patterns as they are compared: each different one once. */
export function comparable(stored: readonly StoredPattern[]): MakerYear {
  const forms = [...new Set(stored.map(([, , , keys]) => keys))];
  const numbers = new Map(forms.map((keys, at) => [keys, at]));
  return {
    stored,
    formOf: stored.map(([, , , keys]) => numbers.get(keys) ?? 0),
    forms: forms.map(expressionOf),
    readsSerial: forms.some(isOfSerials),
  };
}

/** The patterns that a VIN matches, in their order. */
export function matching({ stored, formOf, forms }: MakerYear, vin: string): readonly StoredPattern[] {
  const places = `${vin.slice(3, 8)}|${vin.slice(9)}`;
  const isMatch = forms.map((form) => form.test(places));
  return stored.filter((_, at) => isMatch[formOf[at] ?? 0]);
}
