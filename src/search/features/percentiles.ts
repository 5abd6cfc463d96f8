import type { Aggregations } from '../questions.ts';

/**
 * Percentiles of a field. Of some thousands of values the engine's t-digest keeps each as it is; of more it takes most of the
 * time of a statistics request, and its percentiles lie off by tenths of a percent. An HDR histogram counts values in bins
 * instead, which are never wider than a thousandth of their values: for large sets a quarter of the time, and nearer the truth
 * (docs/performance.md). It takes no negative values.
 */

const PERCENTS = [5, 25, 50, 75, 90, 95, 99];
/**
 * Of more listings found than these, percentiles are counted in bins (../large-sets.ts). From some twenty thousand on bins are nearer
 * the truth than the digest; below fifty thousand the digest takes so little that to count first would be dearer.
 */
export const MOST_DIGESTED = 50_000;
/** With this compression some thousands of values are kept as they are. */
export const COMPRESSION = 1000;
/** Significant digits of the bins. */
export const DIGITS = 3;
/** Bins between a power of two and the next one, as a power of two: so many that `DIGITS` digits are told apart. */
const BINS_OF_AN_OCTAVE = 10;

const digestName = (field: string): string => `${field}:percentiles`;
const binsName = (field: string): string => `${field}:bins`;

/** Asks for the percentiles of a field by a t-digest. */
export const percentilesByDigest = (field: string): Aggregations => ({
  [digestName(field)]: { percentiles: { field, percents: PERCENTS, tdigest: { compression: COMPRESSION } } },
});

/** Asks for the percentiles of a field by the bins of an HDR histogram. */
export const percentilesByBins = (field: string): Aggregations => ({
  [binsName(field)]: {
    percentiles: { field, percents: PERCENTS, hdr: { number_of_significant_value_digits: DIGITS } },
  },
});

/** A number without the tail of a binary fraction that arithmetic leaves: 4384 for 4384.000000000001. */
const tidy = (value: number): number => Number(value.toPrecision(12));

/**
 * What is answered of the bin that a number lies in: its roundest number, 25,000 of the bin from 24,992 to 25,008. A whole number
 * below 1,024 is alone in its bin, and so is answered exactly.
 */
export function roundestInBin(within: number): number {
  if (within <= 0) return within;
  const width = 2 ** (Math.floor(Math.log2(within)) - BINS_OF_AN_OCTAVE);
  const from = Math.floor(within / width) * width;
  const middle = from + width / 2;
  let step = 10 ** Math.floor(Math.log10(within));
  for (;;) {
    const round = tidy(Math.round(middle / step) * step);
    if (round >= from && round < from + width) return round;
    step /= 10;
  }
}

/** As the engine answers percentiles: by percent, written 5.0; what does not exist is null, or NaN in words. */
type Values = Readonly<Record<string, number | string | null>>;

const finite = (values: Values): [string, number][] =>
  Object.entries(values).filter((one): one is [string, number] => Number.isFinite(one[1]));

/** The percentiles of a field, by percent as the engine writes it, whichever way they were asked for. */
export function percentilesOf(
  field: string,
  { min, max }: { readonly min: number; readonly max: number },
  answers: ReadonlyMap<string, unknown>,
): Readonly<Record<string, number>> {
  const valuesAt = (name: string): [string, number][] =>
    finite((answers.get(name) as { readonly values: Values } | undefined)?.values ?? {});
  const digested = valuesAt(digestName(field)).map(([percent, value]) => [percent, tidy(value)]);
  const binned = valuesAt(binsName(field)).map(([percent, value]) => [
    percent,
    // a bin may reach beyond all values
    Math.min(max, Math.max(min, roundestInBin(value))),
  ]);
  return Object.fromEntries([...digested, ...binned]);
}
