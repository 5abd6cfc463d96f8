/** Instant, number and times made again of a generation, as names of indices end. */
const GENERATION = /^\d{8}t\d{6}z-(s?)(\d+)(?:-rebuilt(\d+))?$/;

/**
 * Was a generation switched to before another? What is being built has a higher number than what answers, so that it is
 * never told; the sample counts apart.
 */
export function precedes(one: string, other: string): boolean {
  const [, sample, number, again = 0] = GENERATION.exec(one) ?? [];
  const [, otherSample, otherNumber, otherAgain = 0] = GENERATION.exec(other) ?? [];
  if (number === undefined || sample !== otherSample) return false;
  return number === otherNumber ? Number(again) < Number(otherAgain) : Number(number) < Number(otherNumber);
}
