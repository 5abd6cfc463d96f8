import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { count } from '../../words.ts';
import {
  COUNTS,
  figuresShown,
  type Measure,
  measureName,
  type Point,
  seriesOf,
  type Trends,
  type UnitOf,
  valueAt,
} from './trends.ts';

/** Rows that are written; a saved file has all. */
const WRITTEN = 120;

interface Row {
  readonly series: string;
  readonly point: Point;
}

/** Begins small; a unit keeps its letters. */
const lowered = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

const columnOf = (measure: Measure, of: UnitOf, isSold: boolean): Column<Row> => ({
  name: `${isSold ? 'sold_' : ''}${measure.figure ? `${measure.name}_${measure.figure}` : isSold ? 'count' : measure.name}`,
  title: isSold
    ? `Sold: ${measure.figure ? lowered(measureName(measure, of)) : 'vehicles'}`
    : measureName(measure, of),
  value: ({ point }) => valueAt(point, measure, isSold),
});

/** Every point of every series, with every count and figure; the newest first. */
export function TrendTable({
  state,
  trends,
  measure,
  of,
}: {
  state: ViewState;
  trends: Trends;
  measure: Measure;
  of: UnitOf;
}) {
  const groups = trends.series
    ? [...seriesOf(trends), { name: 'all', points: trends.total.points }]
    : seriesOf(trends);
  const rows = groups
    .flatMap(({ name, points }) => points.map((point): Row => ({ series: name, point })))
    .toSorted((one, other) => (one.point.to < other.point.to ? 1 : one.point.to > other.point.to ? -1 : 0));
  const counts = COUNTS.map((name): Measure => ({ name, figure: undefined }));
  const figures = figuresShown(measure);
  const active: Measure = { name: 'active', figure: undefined };
  const columns: Column<Row>[] = [
    { name: 'to', title: 'Day', about: 'Last day of the point', text: true, value: ({ point }) => point.to },
    {
      name: 'from',
      title: 'From',
      about: 'First day of the point',
      text: true,
      value: ({ point }) => point.from,
    },
    { name: 'series', title: 'Group', text: true, value: ({ series }) => series },
    ...[...counts, ...figures].map((one) => columnOf(one, of, false)),
    ...(trends.sold_history ? [active, ...figures].map((one) => columnOf(one, of, true)) : []),
  ];
  return (
    <>
      <DataTable
        name="Points"
        rows={rows}
        columns={columns}
        keyOf={({ series, point }) => `${series} ${point.to}`}
        order={state.setting('order')}
        onOrder={(order) => state.show({ order })}
        most={WRITTEN}
      />
      {rows.length > WRITTEN ? (
        <small>
          The first {count(WRITTEN)} of {count(rows.length)} points; the file has all.
        </small>
      ) : null}
    </>
  );
}
