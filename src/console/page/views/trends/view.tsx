import { useRef } from 'preact/hooks';
import type { Metadata } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import { count } from '../../words.ts';
import { MOST_DRAWN, TrendChart } from './chart.tsx';
import { TrendFilters, TrendForm } from './form.tsx';
import { TrendTable } from './table.tsx';
import { type Measure, measureIn, PATH, type Trends, trendRequest, type UnitOf, unitsIn } from './trends.ts';

/** What is shown, what is not, and what is known. */
function Told({ trends }: { trends: Trends }) {
  const { applied, groups_found: found, series = [], left_out: left, sold_history: sold } = trends;
  const { first_day: first, last_day: last } = applied.available_history;
  const words = [
    ...(found === undefined ? [] : [`${count(series.length)} of ${count(found)} groups`]),
    ...(series.length > MOST_DRAWN ? [`the first ${MOST_DRAWN} are drawn, the table has all`] : []),
    ...(left && left.groups > 0 ? [`${count(left.groups)} smaller ones are left out`] : []),
    ...(left && left.missing > 0 ? ['listings without a value are in no group'] : []),
    `${applied.date_from} to ${applied.date_to}; known are ${first} to ${last}`,
    ...(sold?.provisional_from ? [`vehicles sold may change from ${sold.provisional_from} on`] : []),
  ];
  return <p role="status">{words.join('; ')}.</p>;
}

/** An answer, and what of it was asked to be drawn. */
interface Known {
  readonly trends: Trends;
  readonly measure: Measure;
  readonly of: UnitOf;
}

function Answered({ trends, measure, of, state }: Known & { state: ReturnType<typeof viewState> }) {
  if (trends.applied.date_from === null)
    return <p class="empty">No day is known yet: trends begin with the first delivery of listings.</p>;
  return (
    <>
      <Told trends={trends} />
      {trends.series?.length === 0 ? (
        <p class="empty">Nothing matches in these days. Remove a filter.</p>
      ) : null}
      {trends.series?.length === 0 ? null : <TrendChart trends={trends} measure={measure} of={of} />}
      <TrendTable state={state} trends={trends} measure={measure} of={of} />
    </>
  );
}

/** Trends: the market as it was, day by day. */
export function TrendsView() {
  const state = viewState('trends');
  const { operations } = knowledge.value as Metadata;
  const parameters = operations.find(({ path }) => path === PATH)?.parameters ?? [];
  const fields = parameters.find(({ name }) => name === 'group_by')?.values ?? [];
  const requests = parameters.length > 0 ? [trendRequest(state)] : [];
  const told = useAnswers<Trends>(requests);
  // what was answered keeps its names until the next answer is there, also where one is refused between them
  const [answer] = told.waiting || told.error ? [] : told.answers;
  const last = useRef<Known | undefined>(undefined);
  if (answer)
    last.current = {
      trends: answer.data,
      measure: measureIn(state),
      of: unitsIn(knowledge.value as Metadata, state),
    };
  const known = last.current;
  return (
    <div class="view trends" aria-busy={told.waiting}>
      <TrendForm state={state} parameters={parameters} fields={fields} trends={known?.trends} />
      <TrendFilters state={state} parameters={parameters} />
      <ViewRequests state={state} asked={[{ requests, asked: told }]} besides="" explained />
      {told.error ? <Fault fault={told.error} again={told.again} /> : null}
      {known || told.error ? null : <Waiting />}
      {known && !told.error ? (
        <div class={told.waiting ? 'old' : ''}>
          <Answered {...known} state={state} />
        </div>
      ) : null}
    </div>
  );
}
