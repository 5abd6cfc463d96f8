import * as Plot from '@observablehq/plot';
import type { SearchDescription } from '../../../metadata.ts';
import { named } from '../../money.ts';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import type { ViewState } from '../../selection.ts';
import type { RequestAnswers } from '../../use-answers.ts';
import { count, figure } from '../../words.ts';
import { commonUnit, priceColumn } from './prices.ts';

/** A record of the history: a span on a source with one price and mileage. */
export interface HistoryRecord {
  readonly id: string;
  readonly price?: number;
  readonly miles?: number;
  readonly source?: string;
  readonly seller_name?: string;
  readonly city?: string;
  readonly state?: string;
  readonly country?: string;
  readonly first_seen_at?: number;
  readonly last_seen_at?: number;
  readonly status_date?: number;
}

/** records a page; one with fewer is the last */
const PAGE = 50;

const HEIGHT = 220;
const COLORS = ['var(--bar)', 'var(--other)', 'var(--third)', 'var(--fourth)', 'var(--fifth)'] as const;
const REST = 'var(--bar-out)';

const instant = (seconds: number | undefined): Date | undefined =>
  seconds === undefined ? undefined : new Date(seconds * 1000);
const day = (seconds: number | undefined): string => instant(seconds)?.toISOString().slice(0, 10) ?? '–';

interface Spans {
  readonly records: readonly HistoryRecord[];
  readonly of: 'price' | 'miles';
}

/** Sources in the order of their first record, each with its colour; those beyond share one. */
function keysOf(records: readonly HistoryRecord[]) {
  const sources = [...new Set(records.map(({ source }) => source ?? 'no source'))];
  const keys = sources.slice(0, COLORS.length).map((label, at) => ({ label, color: COLORS[at] ?? REST }));
  return sources.length > keys.length
    ? [...keys, { label: `${sources.length - keys.length} more`, color: REST }]
    : keys;
}

function draw({ records, of }: Spans, width: number): SVGSVGElement {
  const colors = new Map(keysOf(records).map(({ label, color }) => [label, color]));
  const spans = records.flatMap((record) => {
    const value = record[of];
    const [from, to] = [
      record.first_seen_at ?? record.status_date,
      record.last_seen_at ?? record.status_date,
    ].map(instant);
    if (value === undefined || !from || !to) return [];
    const source = record.source ?? 'no source';
    return [{ value, from, to, source, color: colors.get(source) ?? REST }];
  });
  const steps = spans
    .toSorted((one, other) => one.from.getTime() - other.from.getTime())
    .flatMap((span) => [
      { ...span, at: span.from },
      { ...span, at: span.to },
    ]);
  return Plot.plot({
    width,
    height: HEIGHT,
    marginLeft: 52,
    marginRight: 12,
    x: { type: 'utc', label: null, ticks: Math.max(2, Math.floor(width / 110)) },
    y: { label: null, grid: true, ticks: 4, tickFormat: figure, nice: true },
    marks: [
      Plot.lineY(steps, {
        x: 'at',
        y: 'value',
        z: 'source',
        stroke: 'color',
        strokeWidth: 1,
        strokeOpacity: 0.5,
        curve: 'step-after',
      }),
      Plot.ruleY(spans, { x1: 'from', x2: 'to', y: 'value', stroke: 'color', strokeWidth: 3 }),
      Plot.dot(steps, { x: 'at', y: 'value', fill: 'color', r: 3 }),
    ],
  }) as SVGSVGElement;
}

function toldOf({ records, of }: Spans): string {
  const values = records.flatMap((record) => record[of] ?? []);
  if (values.length === 0) return 'no records';
  return `${count(records.length)} records, from ${figure(Math.min(...values))} to ${figure(Math.max(...values))}`;
}

const columnsOf = (price: Column<HistoryRecord>): readonly Column<HistoryRecord>[] => [
  { name: 'first_seen', title: 'First seen', text: true, value: ({ first_seen_at: at }) => day(at) },
  { name: 'last_seen', title: 'Last seen', text: true, value: ({ last_seen_at: at }) => day(at) },
  price,
  { name: 'miles', title: 'Miles', value: ({ miles }) => miles },
  { name: 'source', title: 'Source', text: true, value: ({ source }) => source },
  { name: 'seller', title: 'Seller', text: true, value: ({ seller_name: name }) => name },
  {
    name: 'place',
    title: 'Location',
    text: true,
    value: ({ city, state }) => [city, state].filter(Boolean).join(', '),
  },
  { name: 'id', title: 'Id', text: true, value: ({ id }) => id },
];

function Pages({ state, records }: { state: ViewState; records: readonly HistoryRecord[] }) {
  const page = Number(state.param('page') ?? 1) || 1;
  if (page === 1 && records.length < PAGE) return null;
  const to = (number: number) => () => state.ask({ page: number > 1 ? String(number) : undefined });
  return (
    <nav class="pages" aria-label="Pages of the history">
      <button type="button" class="plain" disabled={page === 1} onClick={to(page - 1)}>
        Newer
      </button>
      <span>page {page}</span>
      <button type="button" class="plain" disabled={records.length < PAGE} onClick={to(page + 1)}>
        Older
      </button>
    </nav>
  );
}

interface Props {
  readonly state: ViewState;
  /** tells what prices are of */
  readonly search: SearchDescription;
}

/** What the vehicle cost and how far it had gone, on each source. */
function History({ state, records, search }: Props & { records: readonly HistoryRecord[] }) {
  if (records.length === 0) return <p class="empty">There are no records of this vehicle.</p>;
  const keys = keysOf(records);
  const unit = commonUnit(search, records);
  return (
    <section aria-label="History">
      <div class="charts">
        {unit === undefined ? (
          <p class="empty">Prices are in the money of several countries: no line is drawn through them.</p>
        ) : null}
        {(unit === undefined ? (['miles'] as const) : (['price', 'miles'] as const)).map((of) => {
          if (records.every((record) => record[of] === undefined))
            return (
              <p key={of} class="empty">
                No record tells a {of === 'price' ? 'price' : 'mileage'}.
              </p>
            );
          return (
            <ChartFigure
              key={of}
              name={of === 'price' ? named('Price history', unit) : 'Mileage history (mi)'}
              label={toldOf({ records, of })}
              keys={keys}
              of={JSON.stringify([of, records])}
              draw={(width) => draw({ records, of }, width)}
            />
          );
        })}
      </div>
      <DataTable
        name="History"
        rows={records}
        columns={columnsOf(priceColumn(search, records, (record) => record))}
        keyOf={({ id, first_seen_at: from }) => `${id} ${from}`}
        order={state.setting('history')}
        onOrder={(history) => state.show({ history })}
      />
      <Pages state={state} records={records} />
    </section>
  );
}

/** The history as it was asked: waited for, refused, or there; nothing where it was not asked. */
export function HistoryTold({
  state,
  history,
  search,
}: Props & { history: RequestAnswers<readonly HistoryRecord[]> }) {
  const { answers, error, waiting, again } = history;
  const [answer] = answers;
  if (error) return <Fault fault={error} again={again} />;
  if (answer) return <History state={state} records={answer.data} search={search} />;
  return waiting ? <Waiting /> : null;
}
