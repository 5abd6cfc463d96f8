import type { Metadata } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { Behind } from '../../parts/behind.tsx';
import { Fault, Waiting } from '../../parts/states.tsx';
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
  const shown = asked.answers[0]?.data;
  const [byMonth, byState] = beside.answers;
  const error = asked.error ?? beside.error;
  const waiting = asked.waiting || beside.waiting;
  return (
    <div class="view sold" aria-busy={waiting}>
      <SoldForm state={state} parameters={parameters} summary={shown} />
      <Behind
        state={state}
        asked={[
          { requests: main, asked },
          { requests: sides, asked: beside },
        ]}
        besides="totals of each month and of each state"
      />
      {error ? (
        <Fault
          fault={error}
          again={() => {
            asked.again();
            beside.again();
          }}
        />
      ) : null}
      {!error && !shown ? <Waiting /> : null}
      {!error && shown ? (
        <div class={waiting ? 'old' : ''}>
          <Warnings summary={shown} />
          <p role="status">
            {count(shown.result_count)} rows
            {shown.applied.date_from ? ` of ${shown.applied.date_from} to ${shown.applied.date_to}` : ''}
            {shown.truncated ? ', cut off at the limit' : ''}
          </p>
          <div class="charts">
            {byMonth && byMonth.data.data.length > 0 ? (
              <Series
                rows={byMonth.data.data}
                measure={shown.applied.ranking_measure}
                provisional={shown.applied.available_history.provisional_from}
              />
            ) : null}
            {byState && byState.data.data.length > 0 ? (
              <StateMap state={state} rows={byState.data.data} measure={shown.applied.ranking_measure} />
            ) : null}
          </div>
          <SoldTable
            state={state}
            summary={shown}
            measures={[...measures].filter((name) => state.param(name) !== undefined)}
          />
        </div>
      ) : null}
    </div>
  );
}
