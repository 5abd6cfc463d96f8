/** Values in a comma list, as the interface reads them: a backslash keeps the comma that follows it. */

/** The values of a list, as they are meant. */
export function valuesOf(list: string): string[] {
  const pieces = list.match(/(?:\\[\s\S]|[^,\\]|\\$)+/g) ?? [];
  return pieces.map((piece) => piece.replaceAll(/\\([,\\])/g, '$1').trim()).filter((piece) => piece !== '');
}

/** A value as it stands in a list. */
const kept = (value: string): string => value.replaceAll(/[,\\]/g, '\\$&');

/** The list of these values. */
export const listOf = (values: readonly string[]): string => values.map(kept).join(',');

const same = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

/** Whether a list holds a value, in any case. */
export const holds = (values: readonly string[], value: string): boolean =>
  values.some((one) => same(one, value));

/** The values with this one put in, or taken out where it was. */
export const toggled = (values: readonly string[], value: string): string[] =>
  holds(values, value) ? values.filter((one) => !same(one, value)) : [...values, value];
