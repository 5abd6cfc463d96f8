import { count, figure } from '../../words.ts';

/** What comparing a number that is shown with what is found gave. */
export interface Verdict {
  /** apart: a rule of the interface lets both differ, and they do as it lets them; unknown: there is nothing to compare */
  readonly is: 'same' | 'differs' | 'apart' | 'unknown';
  readonly words: string;
}

/** Sums of the same numbers in another order differ in their last digits. */
const LAST_DIGITS = 1e-9;

const near = (one: number, other: number, tolerance: number): boolean =>
  Math.abs(one - other) <= Math.max(tolerance, LAST_DIGITS * Math.max(Math.abs(one), Math.abs(other)));

/** Is the number that is shown the number that is found? */
export function equal(shown: number | undefined, found: number | undefined, tolerance = 0): Verdict {
  if (found === undefined) return { is: 'unknown', words: 'There is nothing to compare it with.' };
  if (shown === undefined)
    return { is: 'unknown', words: `Found ${figure(found)}; the number is no longer on the page.` };
  const text = `Shown ${figure(shown)}, found ${figure(found)}`;
  return near(shown, found, tolerance)
    ? { is: 'same', words: `${text}: they match.` }
    : { is: 'differs', words: `${text}: they differ by ${figure(Math.abs(found - shown))}!` };
}

/** Does the number lie where it has to? `by`: what the bounds come from. */
export function within(shown: number | undefined, least: number, most: number, by: string): Verdict {
  const bounds = `between ${figure(least)} and ${figure(most)}`;
  if (shown === undefined) return { is: 'unknown', words: `According to ${by}, it lies ${bounds}.` };
  const isThere =
    shown >= least - LAST_DIGITS * Math.abs(least) && shown <= most + LAST_DIGITS * Math.abs(most);
  return isThere
    ? { is: 'same', words: `Shown ${figure(shown)}; according to ${by}, it must lie ${bounds}: it does.` }
    : { is: 'differs', words: `Shown ${figure(shown)}, but according to ${by}, it must lie ${bounds}!` };
}

/** A number of which the interface finds `side` records, by its rule `why`. */
export function aside(
  shown: number | undefined,
  found: number,
  side: 'fewer' | 'more',
  why: string,
): Verdict {
  if (shown === undefined || shown === found) return equal(shown, found);
  const asRuled = side === 'fewer' ? found < shown : found > shown;
  const text = `Shown ${figure(shown)}, found ${figure(found)}`;
  return asRuled
    ? { is: 'apart', words: `${text}: ${why}` }
    : {
        is: 'differs',
        words: `${text}: they differ by ${figure(Math.abs(found - shown))}, and no rule explains it!`,
      };
}

/** Up to so many values every value counts; beyond, a percentile may be off by half a percent of the ranks. */
const EXACT = 5000;
const OFF = 0.005;

/** Of more records found than these, a percentile may be off by a thousandth of itself. */
const MANY = 50_000;
const NEAR = 0.001;

/** How far from the percentile that is shown the true one may lie. */
export const reachOf = (shown: number, found: number): number => (found > MANY ? NEAR * Math.abs(shown) : 0);

/** Has the percentile as many values at most as it, and at least as it, as its share says? */
export function percentile(
  shown: number | undefined,
  share: number,
  { atMost, atLeast, all }: { readonly atMost: number; readonly atLeast: number; readonly all: number },
): Verdict {
  const sides = `${count(atMost)} of ${count(all)} values are at most this, ${count(atLeast)} at least`;
  if (shown === undefined) return { is: 'unknown', words: `${sides}.` };
  const below = Math.floor(share * (all - 1)) + 1;
  const above = all - Math.ceil(share * (all - 1));
  const off = all > EXACT ? Math.ceil(all * OFF) : 0;
  const wanted = `the percentile requires ${count(below)} and ${count(above)}${off > 0 ? ` (±${count(off)})` : ''}`;
  return atMost >= below - off && atLeast >= above - off
    ? { is: 'same', words: `Shown ${figure(shown)}: ${sides}; ${wanted}: it holds.` }
    : { is: 'differs', words: `Shown ${figure(shown)}, but ${sides}; ${wanted}!` };
}
