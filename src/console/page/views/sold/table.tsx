import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { title } from '../../words.ts';
import { measured, measureTitle, type SoldRow, type Summary } from './summary.ts';

/** Measures that the table always has. */
const MEASURES = ['sold_count', 'price.mean', 'price.p50', 'miles.p50', 'dom_active.mean', 'dom_active.p50'];

const member = (name: string): Column<SoldRow> => ({
  name,
  title: title(name),
  text: name !== 'rank' && name !== 'year',
  value: (row) => row[name] as string | number | undefined,
});

/** Years are no quantities: they are written as they are. */
const year: Column<SoldRow> = { ...member('year'), show: (row) => String(row.year ?? '–') };

function columnsOf({ applied }: Summary, measures: readonly string[]): Column<SoldRow>[] {
  const places = { state: ['state'], city_state: ['city', 'state'] }[applied.summary_by] ?? [];
  const dimensions = applied.ranking_dimensions.filter((name) => name !== 'none');
  const names = ['month', ...places, ...dimensions, 'rank'];
  const all = new Set([...MEASURES, applied.ranking_measure, ...measures]);
  return [
    ...names.map((name) => (name === 'year' ? year : member(name))),
    ...[...all].map(
      (measure): Column<SoldRow> => ({
        name: measure,
        title: measureTitle(measure),
        value: (row) => measured(row, measure),
      }),
    ),
  ];
}

/** Why there is no row, and what to do. */
const NothingSold = ({ summary }: { summary: Summary }) =>
  summary.applied.available_history.last_month === null ? (
    <p class="empty">
      No month of sales is complete yet. A month is shown three days and three deliveries of listings after
      its end; earlier months come with <code>forecourt ingest sold</code>.
    </p>
  ) : (
    <p class="empty">No sold vehicles match in these months.</p>
  );

/** The rows of the summary; `measures`: those that are filtered by, which one wants to see. */
export function SoldTable({
  state,
  summary,
  measures,
}: {
  state: ViewState;
  summary: Summary;
  measures: readonly string[];
}) {
  if (summary.data.length === 0) return <NothingSold summary={summary} />;
  const columns = columnsOf(summary, measures);
  return (
    <DataTable
      name="Sold vehicles"
      rows={summary.data}
      columns={columns}
      keyOf={(row) => columns.map(({ text, value }) => (text ? value(row) : '')).join('|')}
      order={state.setting('order')}
      onOrder={(order) => state.show({ order })}
    />
  );
}
