import { readNumber } from './number.ts';
import { type Range, readSingleOrRange } from './range.ts';
import { fault, quote, type Reading, read } from './reading.ts';

/** "4-6", "20 - 26 ft": a range whose unit stands behind it. */
const SPAN = /^([\d.]+\s*-\s*[\d.]+)\s*[^\d\s.-][^\d]*$/;

/** A number, a range of numbers, or text with a number in it, of which the first counts, as it does in a listing. */
function readQuantity(text: string): Reading<Range> {
  const range = readSingleOrRange(SPAN.exec(text.trim())?.[1] ?? text);
  if (range.ok || /^[\s\d.*-]*$/.test(text)) return range;
  const first = /\d+(?:\.\d+)?/.exec(text.replaceAll(',', ''))?.[0];
  if (first === undefined) return fault(`${quote(text)} contains no number`);
  const number = readNumber(first);
  return number.ok ? read({ min: number.value, max: number.value }) : number;
}

/** More than so many are none: each becomes a condition of its own where one of them is a range. */
export const MOST_QUANTITIES = 100;

/** Quantities of a list, each a range; one that is a number is the range of itself. */
export function readQuantities(texts: readonly string[]): Reading<Range[]> {
  if (texts.length > MOST_QUANTITIES)
    return fault(`${texts.length} values were sent; the limit is ${MOST_QUANTITIES}`);
  const found: Range[] = [];
  for (const text of texts) {
    const range = readQuantity(text);
    if (!range.ok) return range;
    found.push(range.value);
  }
  return read(found);
}

/** The numbers, where no quantity is a range. */
export function singleQuantities(ranges: readonly Range[]): number[] | undefined {
  const values = ranges.flatMap(({ min, max }) => (min !== undefined && min === max ? [min] : []));
  return values.length === ranges.length ? values : undefined;
}
