import { useRef } from 'preact/hooks';
import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { inMoneyOf } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import { count, figure, title } from '../../words.ts';
import { Total } from '../explore/total.tsx';
import { COLORS, PivotBars } from './bars.tsx';
import { PivotFilters, PivotForm } from './form.tsx';
import { PivotLines } from './lines.tsx';
import {
  everyRow,
  type Group,
  measuredIn,
  nameOf,
  type Pivot,
  type PivotSettings,
  pivotable,
  pivotRequest,
  pivotSettings,
} from './pivot.ts';

const VIEW = 'pivot';

/** Charts that stand above the table. */
const DRAWN: Readonly<Record<string, typeof PivotBars>> = { bars: PivotBars, lines: PivotLines };

/** A figure with the number of listings behind it, on a ground that is the stronger the larger it is. */
function Cell({
  group,
  asked,
  most,
}: {
  group: Group | undefined;
  asked: PivotSettings;
  most: number | undefined;
}) {
  const value = group && measuredIn(group, asked.measure);
  if (!group || value === undefined) return <span class="heat">–</span>;
  const share = most ? Math.max(0, value) / most : 0;
  return (
    <span
      class={most === undefined ? undefined : 'heat'}
      style={{ '--share': `${Math.round(55 * share)}%` }}
      title={`of ${count(group.count)} listings`}
    >
      {figure(value)}
    </span>
  );
}

/** An answer, and what it is the answer to. */
interface Known {
  readonly search: SearchDescription;
  readonly pivot: Pivot;
  readonly asked: PivotSettings;
  /** what was looked at */
  readonly of: ViewState;
}

interface Props extends Known {
  readonly state: ViewState;
}

/** The groups as a table; as a heat map where that is wanted. */
function PivotTable({ state, of, search, pivot, asked }: Props) {
  const isHeat = (state.setting('as') ?? 'heat') === 'heat';
  const columns = pivot.columns ?? [];
  const cells = columns.length > 0 ? pivot.rows.flatMap((row) => row.cells ?? []) : pivot.rows;
  const most = isHeat ? Math.max(0, ...cells.map((cell) => measuredIn(cell, asked.measure) ?? 0)) : undefined;
  const ofColumn = ({ item }: Group): Column<Group> => {
    const cellOf = (row: Group) => row.cells?.find((cell) => cell.item === item);
    return {
      name: item,
      title: item,
      value: (row) => {
        const cell = cellOf(row);
        return cell && measuredIn(cell, asked.measure);
      },
      show: (row) => <Cell group={cellOf(row)} asked={asked} most={most} />,
    };
  };
  const all: Column<Group>[] = [
    { name: asked.rows, title: title(asked.rows), text: true, value: ({ item }) => item },
    ...columns.map(ofColumn),
    {
      name: 'all',
      title: columns.length > 0 ? 'All' : nameOf(asked),
      value: (row) => measuredIn(row, asked.measure),
      show: (row) => <Cell group={row} asked={asked} most={columns.length > 0 ? undefined : most} />,
    },
    ...(asked.measure.field
      ? [{ name: 'listings', title: 'Listings', value: (row: Group) => row.count }]
      : []),
  ];
  return (
    <DataTable
      name={nameOf(asked)}
      rows={pivot.rows}
      {...(pivot.group_by[0]?.other
        ? { whole: (signal: AbortSignal) => everyRow(search, of, asked, signal) }
        : {})}
      columns={all}
      keyOf={({ item }) => item}
      order={state.setting('order')}
      onOrder={(order) => state.show({ order })}
    />
  );
}

/** What is counted and not shown, or not drawn. */
function Besides({ pivot, isDrawn }: { pivot: Pivot; isDrawn: boolean }) {
  const columns = pivot.columns?.length ?? 0;
  const undrawn =
    isDrawn && columns > COLORS.length
      ? `; the first ${COLORS.length} of ${columns} columns are drawn, the table has all`
      : '';
  const words = pivot.group_by.flatMap(({ field, missing, other }) => [
    ...(other > 0 ? [`${count(other)} of other values of ${title(field)}`] : []),
    ...(missing > 0 ? [`${count(missing)} without ${title(field)}`] : []),
  ]);
  return (
    <p role="status">
      {count(pivot.num_found)} listings{words.length > 0 ? `; not shown: ${words.join(', ')}` : ''}
      {undrawn}.
    </p>
  );
}

/** What was answered: drawn where that is wanted, and as a table. */
function Answered(shown: Props) {
  const { state, pivot, asked } = shown;
  const Drawn = DRAWN[state.setting('as') ?? ''];
  if (pivot.rows.length === 0)
    return (
      <>
        <Besides pivot={pivot} isDrawn={false} />
        <p class="empty">
          {pivot.num_found > 0
            ? `Nothing that is found has a value of ${title(asked.rows)}.`
            : 'Nothing matches. Remove a filter.'}
        </p>
      </>
    );
  return (
    <>
      <Besides pivot={pivot} isDrawn={Drawn !== undefined} />
      {Drawn ? <Drawn pivot={pivot} asked={asked} /> : null}
      <PivotTable {...shown} />
    </>
  );
}

/** Pivot: any measure by one or two fields. */
export function PivotView() {
  const state = viewState(VIEW);
  const searches = pivotable(knowledge.value as Metadata);
  const known = searches.find(({ path }) => path === state.selection.path) ?? searches[0];
  const search = known && inMoneyOf(known, state.selection.params);
  const asked = search && pivotSettings(search, state);
  const requests = search && asked ? [pivotRequest(search, state, asked)] : [];
  const told = useAnswers<Pivot>(requests);
  const [answer] = told.waiting || told.error ? [] : told.answers;
  // what was answered stands with the words of its own question until the next answer is there
  const last = useRef<Known | undefined>(undefined);
  if (answer && search && asked) last.current = { search, pivot: answer.data, asked, of: state };
  const shown = last.current?.search.path === search?.path ? last.current : undefined;
  if (!search || !asked) return <p class="empty">This server has no search that can be grouped.</p>;
  return (
    <div class="view pivot" aria-busy={told.waiting}>
      <PivotFilters state={state} search={search}>
        <Total found={told.error ? undefined : shown?.pivot.num_found} waiting={told.waiting} />
      </PivotFilters>
      <PivotForm state={state} search={search} asked={asked} />
      <ViewRequests state={state} asked={[{ requests, asked: told }]} besides="" explained />
      {told.error ? <Fault fault={told.error} again={told.again} /> : null}
      {shown || told.error ? null : <Waiting />}
      {shown && !told.error ? (
        <div class={told.waiting ? 'old' : ''}>
          <Answered state={state} {...shown} />
        </div>
      ) : null}
    </div>
  );
}
