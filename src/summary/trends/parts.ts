import { Refusal } from '../../catalog/errors.ts';
import { heldFields } from './figures-sql.ts';
import type { Days } from './periods.ts';
import type { TrendQuestion } from './plan.ts';
import type { PublishedTrends } from './published-trends.ts';
import type { PointDay } from './sql.ts';

/**
 * How many values one statement may hold: percentiles keep those of each field, of everything and of the groups, outside of what
 * FORECOURT_SUMMARY_MEMORY bounds, some 16 bytes each.
 */
export interface Room {
  /** of several days together */
  readonly together: number;
  /** of one day */
  readonly most: number;
}

/** 128 MB, and 512 MB. */
export const ROOM: Room = { together: 8_000_000, most: 32_000_000 };

/** Points whose listings are counted by one statement. */
interface Part {
  readonly file: string;
  readonly points: PointDay[];
  /** by the rows of the month, of which a day has fewer; undefined: a day of it surely has room */
  readonly crowded: string | undefined;
}

/** Values that a listing adds. */
export const valuesEach = ({ measures, group_by }: Pick<TrendQuestion, 'measures' | 'group_by'>): number =>
  heldFields(measures).length * (group_by.length > 0 ? 2 : 1);

/** Points of a window by the month of their last day, as many together as memory holds. */
export function partsOf(
  points: readonly Days[],
  months: PublishedTrends['months'],
  each: number,
  { together, most }: Room,
): Part[] {
  const parts: Part[] = [];
  for (const [at, { to: day }] of points.entries()) {
    const month = months.get(day.slice(0, 7));
    // a day that is known is in a file: without it, nothing is known
    if (!month) throw new Refusal('trends_missing');
    const last = parts.at(-1);
    const rows = month.rows * Math.max(1, each);
    const fits = last?.file === month.file && (last.points.length + 1) * rows <= together;
    if (fits) last.points.push({ at, day });
    else
      parts.push({
        file: month.file,
        points: [{ at, day }],
        crowded: month.rows * each > most ? day : undefined,
      });
  }
  return parts;
}
