import type { Range } from '../grammar/range.ts';
import type { Binding } from './binding.ts';

/** The condition that a column lies in a range; where both ends are open, that it is anything. */
export function inRange(column: string, { min, max }: Range, binding: Binding): string {
  const ends = [
    ...(min === undefined ? [] : [`${column} >= ${binding.add(min)}`]),
    ...(max === undefined ? [] : [`${column} <= ${binding.add(max)}`]),
  ];
  return ends.length > 0 ? ends.join(' AND ') : 'true';
}

/** The condition that a column lies in one of several ranges. */
export const inAnyRange = (column: string, spans: readonly Range[], binding: Binding): string =>
  `(${spans.map((span) => inRange(column, span, binding)).join(' OR ')})`;
