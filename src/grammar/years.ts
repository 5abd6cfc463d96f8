import { readCount } from './number.ts';
import { type Range, rangeOf, readRange } from './range.ts';
import { fault, quote, type Reading, read, readAll } from './reading.ts';

/** A list of years (feeds.md section 5, "year"). */

/** Years and ranges of a list: those that do not meet are conditions of their own. */
export const MOST_YEARS = 100;

/** A year or a range of years. */
function readYearSpan(text: string): Reading<Range> {
  if (!/[-*]/.test(text)) {
    const year = readCount(text);
    return year.ok ? read({ min: year.value, max: year.value }) : year;
  }
  const span = readRange(text);
  if (!span.ok) return span;
  const ends = Object.values(span.value);
  if (ends.length === 0) return fault(`${quote(text)} has no end`);
  return ends.every(Number.isInteger) ? span : fault(`${quote(text)} has an end that is not a year`);
}

const least = ({ min = Number.NEGATIVE_INFINITY }: Range): number => min;
const most = ({ max = Number.POSITIVE_INFINITY }: Range): number => max;

/** The same years in as few ranges as there can be, the lowest first. */
function joined(spans: readonly Range[]): Range[] {
  const ordered = [...spans].sort((a, b) =>
    least(a) === least(b) ? most(a) - most(b) : least(a) - least(b),
  );
  const out: Range[] = [];
  for (const span of ordered) {
    const last = out.at(-1);
    if (!last || least(span) > most(last) + 1) out.push(span);
    else if (most(span) > most(last)) out.splice(-1, 1, rangeOf(last.min, span.max));
  }
  return out;
}

/**
 * Years and ranges of them, both ends included: `2018`, `2020-2024`, `2022-`, `-2015`. In as few ranges as there can be,
 * the lowest first.
 */
export function readYears(texts: readonly string[]): Reading<Range[]> {
  if (texts.length > MOST_YEARS) return fault(`${texts.length} values were sent; the limit is ${MOST_YEARS}`);
  const spans = readAll(texts, readYearSpan);
  return spans.ok ? read(joined(spans.value)) : spans;
}

/** Years that are written out as values. */
const MOST_VALUES = 100;

/** The years of the ranges, one by one; undefined where a range is open or they are too many to be a list. */
export function singleYears(spans: readonly Range[]): number[] | undefined {
  const count = spans.reduce((sum, span) => sum + most(span) - least(span) + 1, 0);
  if (count > MOST_VALUES) return undefined;
  return spans.flatMap((span) =>
    Array.from({ length: most(span) - least(span) + 1 }, (_, more) => least(span) + more),
  );
}
