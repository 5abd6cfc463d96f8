/** Spans of numbers as range parameters write them: min-max, either end open. */

/** A span of numbers, both ends included; a missing end is open. */
export interface Span {
  readonly min?: number;
  readonly max?: number;
}

const NUMBER = '-?(?:\\d+\\.?\\d*|\\.\\d+)';
const RANGE = new RegExp(`^(${NUMBER}|\\*)?-(${NUMBER}|\\*)?$`);

/** The span of a text; undefined: it is none. */
export function spanOf(text: string): Span | undefined {
  const parts = RANGE.exec(text.trim());
  if (!parts) return undefined;
  const end = (part: string | undefined): number | undefined =>
    part === undefined || part === '*' ? undefined : Number(part);
  const [min, max] = [end(parts[1]), end(parts[2])];
  return { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) };
}

/** Without an exponent: the interface reads digits. */
const digits = (value: number): string => String(Number(value.toFixed(4)));

/** The text of a span; undefined: both ends are open. */
export const spanText = ({ min, max }: Span): string | undefined =>
  min === undefined && max === undefined
    ? undefined
    : `${min === undefined ? '' : digits(min)}-${max === undefined ? '' : digits(max)}`;

/**
 * The largest value below an edge: a bar holds what is below its upper edge, a range parameter holds its end too.
 * Amounts have no more than three decimals.
 */
export const below = (edge: number, type: string): number =>
  type === 'integer' || type === 'code' ? Math.ceil(edge) - 1 : Number((edge - 0.001).toFixed(3));
