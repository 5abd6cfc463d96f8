import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { type Request, requestOf } from '../../request.ts';
import { type Selection, showing } from '../../selection.ts';
import type { FieldFigures } from './answer.ts';

/** Where the bars of a histogram begin and end, and how wide they are. */
export interface Ends {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/** Bars that a histogram has, where nobody has said how wide they are. */
const BARS = 28;
/** The interface refuses as many bars, and more (part-1.md rule E1.9). */
const MOST_BARS = 200;
/** So much of the span between the outer percentiles is shown below the lower one. */
const ROOM = 0.15;

/** The number of 1, 2, 2.5, 5 or 10 times a power of ten that is at least as large; whole for whole numbers. */
export function tidy(value: number, isWhole: boolean): number {
  const power = 10 ** Math.floor(Math.log10(value));
  const found =
    [1, 2, 2.5, 5, 10].map((factor) => factor * power).find((step) => step >= value * 0.999) ?? value;
  return isWhole ? Math.max(1, Math.ceil(found)) : Number(found.toPrecision(6));
}

/** Free of the last digits of a product. */
const clean = (value: number): number => Number(value.toFixed(4));

/** Ends between which nearly all values lie: 99 of 100 below the upper one. undefined: there is nothing to go by. */
export function endsOf(
  { type }: Pick<FieldDescription, 'type'>,
  figures: FieldFigures | undefined,
): Ends | undefined {
  const { min, max, percentiles = {} } = figures ?? {};
  const { '5.0': low = min, '99.0': high = max } = percentiles;
  if (min === undefined || low === undefined || high === undefined || !(high > low)) return undefined;
  const least = Math.max(min, low - (high - low) * ROOM);
  // what begins near nothing begins at nothing
  const from = min >= 0 && least < (high - low) / 3 ? 0 : least;
  const step = tidy((high - from) / BARS, type === 'integer' || type === 'code');
  const start = clean(Math.floor(from / step) * step);
  return { start, end: clean(start + Math.ceil((high - start) / step + 1e-9) * step), step };
}

const settingOf = ({ name }: FieldDescription): string => `bars.${name}`;

/** The ends that somebody has set; undefined: nobody has, or they are none. */
export function endsSet({ shown }: Selection, field: FieldDescription): Ends | undefined {
  const parts = (shown.get(settingOf(field)) ?? '').split(':').map(Number);
  const [start = Number.NaN, end = Number.NaN, step = Number.NaN] = parts;
  const bars = (end - start) / step;
  return step > 0 && bars >= 1 && bars < MOST_BARS ? { start, end, step } : undefined;
}

/** The selection with these ends; undefined: those of the data. */
export const withEnds = (selection: Selection, field: FieldDescription, ends: Ends | undefined): Selection =>
  showing(selection, {
    [settingOf(field)]: ends && [ends.start, ends.end, ends.step].join(':'),
  });

/** What the whole market says of the fields, which their bars begin and end by. */
export function endsRequest(
  { path, needs, inPath }: SearchDescription,
  { params }: Selection,
  fields: readonly FieldDescription[],
): Request {
  const needed = [...params].filter(([name]) => needs.includes(name) || inPath.includes(name));
  return requestOf(path, [...needed, ['rows', '0'], ['stats', fields.map(({ name }) => name).join(',')]]);
}

/** How a field's bars are asked for. */
export function barsText(field: FieldDescription, ends: Ends | undefined): string {
  return ends ? [field.name, ends.start, ends.end, ends.step].join('|') : field.name;
}
