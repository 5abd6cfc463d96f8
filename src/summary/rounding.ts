/**
 * What a figure is allowed to be off before it is rounded: sums and quotients of whole hundredths are exact, the last
 * bits of a percentile or a deviation are not, and a figure that is half a hundredth in truth is rounded up.
 */
const LAST_BITS = 1e-14;

/** Hundredths as a number with two decimals, halves away from zero (part-2.md "Sold summary response"). */
export function rounded(hundredths: number): number {
  const size = Math.abs(hundredths);
  const whole = Math.floor(size * (1 + LAST_BITS) + 0.5);
  return whole === 0 ? 0 : (Math.sign(hundredths) * whole) / 100;
}
