import { useRef } from 'preact/hooks';
import type { Metadata } from '../../../metadata.ts';
import type { ApiRefusal } from '../../api.ts';
import { knowledge } from '../../knowledge.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import { count } from '../../words.ts';
import { SoldForm } from './form.tsx';
import { Series } from './series.tsx';
import { StateMap } from './state-map.tsx';
import { mainRequest, type Summary, seriesRequest, statesRequest } from './summary.ts';
import { SoldTable } from './table.tsx';

/** What the answer wants to be known with it. */
function Warnings({ summary: { warnings } }: { summary: Summary }) {
  if (warnings.length === 0) return null;
  return (
    <ul class="warnings" aria-label="Warnings">
      {warnings.map(({ code, message, detail }) => (
        <li key={code}>
          <strong>{message}</strong> <code>{code}</code>
          <details>
            <summary>Details</summary>
            <pre>{JSON.stringify(detail, null, 2)}</pre>
          </details>
        </li>
      ))}
    </ul>
  );
}

/** The summary, and the totals beside it, or why one of them is not there. */
interface Told {
  readonly summary: Summary;
  readonly byMonth: Summary | undefined;
  readonly byState: Summary | undefined;
  readonly refused: ApiRefusal | undefined;
}

/** At first the summary stands alone. */
const NO_TOTALS = { byMonth: undefined, byState: undefined, refused: undefined };

interface Props {
  readonly state: ViewState;
  readonly told: Told;
  readonly measures: ReadonlySet<string>;
  readonly again: () => void;
}

/** Totals of each month and of each state. */
function Totals({ state, told: { summary, byMonth, byState, refused }, again }: Props) {
  const { ranking_measure: measure, available_history: history } = summary.applied;
  const fault = refused ? <Fault fault={refused} again={again} /> : null;
  return (
    <div class="charts">
      {byMonth ? null : fault}
      {byMonth && byMonth.data.length > 0 ? (
        <Series rows={byMonth.data} measure={measure} provisional={history.provisional_from} />
      ) : null}
      {byMonth && !byState ? fault : null}
      {byState && byState.data.length > 0 ? (
        <StateMap state={state} rows={byState.data} measure={measure} />
      ) : null}
    </div>
  );
}

/** What was answered: how much of it, its totals, its groups. */
function Answered(shown: Props) {
  const { state, told, measures } = shown;
  const { result_count: rows, applied, truncated } = told.summary;
  return (
    <>
      <Warnings summary={told.summary} />
      <p role="status">
        {count(rows)} rows
        {applied.date_from ? ` of ${applied.date_from} to ${applied.date_to}` : ''}
        {truncated ? ', cut off at the limit' : ''}
      </p>
      <Totals {...shown} />
      <SoldTable
        state={state}
        summary={told.summary}
        measures={[...measures].filter((name) => state.param(name) !== undefined)}
      />
    </>
  );
}

/** Sold: the vehicles that were sold, in groups, month by month and state by state. */
export function Sold() {
  const state = viewState('sold');
  const { operations } = knowledge.value as Metadata;
  const parameters = operations.find(({ kind }) => kind === 'sold summary')?.parameters ?? [];
  const measures = new Set(parameters.find(({ name }) => name === 'ranking_measure')?.values);

  const main = [mainRequest(state)];
  const asked = useAnswers<Summary>(main);
  const summary = asked.waiting ? undefined : asked.answers[0]?.data;
  const series = summary ? seriesRequest(state, summary, measures) : undefined;
  const sides = series && !asked.error ? [series, statesRequest(state, measures)] : [];
  const beside = useAnswers<Summary>(sides);
  const waiting = asked.waiting || beside.waiting;
  // what was answered stays, its totals with it, until the next answers are there
  const last = useRef<Told | undefined>(undefined);
  if (summary && !asked.error && !waiting) {
    const [byMonth, byState] = beside.outcomes.map((one) => ('answer' in one ? one.answer.data : undefined));
    last.current = { summary, byMonth, byState, refused: beside.error };
  }
  const told = last.current ?? (summary && { summary, ...NO_TOTALS });
  return (
    <div class="view sold" aria-busy={waiting}>
      <SoldForm state={state} parameters={parameters} summary={asked.answers[0]?.data} />
      <ViewRequests
        state={state}
        asked={[
          { requests: main, asked },
          { requests: sides, asked: beside },
        ]}
        besides="totals of each month and of each state"
      />
      {asked.error ? <Fault fault={asked.error} again={asked.again} /> : null}
      {!asked.error && !told ? <Waiting /> : null}
      {!asked.error && told ? (
        <div class={waiting ? 'old' : ''}>
          <Answered state={state} told={told} measures={measures} again={beside.again} />
        </div>
      ) : null}
    </div>
  );
}
