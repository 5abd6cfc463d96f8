import { Refusal } from '../../catalog/errors.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { readCount } from '../../grammar/number.ts';
import type { Asked } from '../asked.ts';
import type { SearchLimits, SearchPolicy } from '../policy.ts';

/** Which listings of the result are shown: start, rows, plot (part-1.md rules E1.1 to E1.3). */

/** Most points of a plot, whatever rows says (feeds.md section 5, "plot"). */
const MOST_POINTS = 1000;

export interface Page {
  readonly start: number;
  readonly rows: number;
  readonly plot: boolean;
}

export function pageParameters({ rows }: SearchPolicy): Parameter[] {
  const above = rows.above === 'default' ? `replaced by ${rows.default}` : `capped to ${rows.maximum}`;
  return [
    {
      name: 'rows',
      about: `Listings a page, at most ${rows.maximum}; a larger value is ${above}. 0: none, only facets and figures.`,
      schema: { type: 'integer', minimum: 0, default: rows.default },
    },
    {
      name: 'start',
      about: 'Offset of the first listing. start + rows may reach the depth of the plan, at most 10,000.',
      schema: { type: 'integer', minimum: 0, default: 0 },
    },
    {
      name: 'plot',
      about: `true: up to ${MOST_POINTS} points for a map in place of full listings.`,
      schema: { type: 'boolean', default: false },
    },
  ];
}

/** Throws `depth` when the page lies beyond what the plan allows. */
export function readPage(asked: Asked, { rows: policy }: SearchPolicy, { depth }: SearchLimits): Page {
  const wanted = asked.read('rows', readCount) ?? policy.default;
  const start = asked.read('start', readCount) ?? 0;
  if (asked.flag('plot')) return { start: 0, rows: MOST_POINTS, plot: true };
  const rows = wanted > policy.maximum ? policy[policy.above] : wanted;
  if (start + rows > depth) throw new Refusal('depth', { limit: depth, detail: String(start + rows) });
  return { start, rows, plot: false };
}

/** Throws `past_end` when the page begins beyond the last listing (supplement decision 9). */
export function checkEnd(start: number, found: number): void {
  if (start > found) throw new Refusal('past_end', { limit: found, detail: String(start) });
}
