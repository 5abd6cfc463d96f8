import type { Metadata, ParameterDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { TextField } from '../../parts/text-field.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import { count } from '../../words.ts';
import { DELIVERY_COLUMNS, type MarketState, marketColumns, SOURCE_COLUMNS } from './columns.tsx';
import { type Deliveries, type Delivery, deliveriesRequest } from './delivery.ts';
import { HeldSources } from './held-sources.tsx';
import { OverTime } from './over-time.tsx';
import { SinceYesterday } from './since-yesterday.tsx';

/** deliveries of a market that its charts show */
const SHOWN = '100';
/** hours after which a market is stale, as long as nothing else is said */
const STALE = 36;

const nameOf = ({ dataset, market, delivery }: Delivery): string => `${dataset} ${market} ${delivery}`;

/** A parameter of the list that has few values. */
function Choice({ state, parameter }: { state: ViewState; parameter: ParameterDescription }) {
  const { name, values = [] } = parameter;
  return (
    <label>
      {name === 'market' ? 'Market' : 'Dataset'}
      <select
        value={state.param(name) ?? ''}
        onChange={({ currentTarget: { value } }) => state.ask({ [name]: value })}
      >
        <option value="">all</option>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  );
}

function Stale({ state, hours }: { state: ViewState; hours: number }) {
  return (
    <label>
      Stale after, hours
      <TextField
        type="number"
        min="1"
        value={String(hours)}
        onValue={(value) => state.show({ stale: value })}
      />
    </label>
  );
}

function Pages({ state, found, rows }: { state: ViewState; found: number; rows: number }) {
  const start = Number(state.param('start') ?? 0) || 0;
  const size = Number(state.param('rows') ?? 20) || 20;
  const to = (first: number) => () => state.ask({ start: first > 0 ? String(first) : undefined });
  return (
    <nav class="pages" aria-label="Pages of deliveries">
      <button type="button" class="plain" disabled={start === 0} onClick={to(Math.max(0, start - size))}>
        Newer
      </button>
      <span>
        {rows === 0 ? 'none' : `${count(start + 1)}–${count(start + rows)}`} of {count(found)}
      </span>
      <button type="button" class="plain" disabled={start + rows >= found} onClick={to(start + size)}>
        Older
      </button>
    </nav>
  );
}

/** Parameters of the list of deliveries. */
function listParameters(): readonly ParameterDescription[] {
  const { operations } = knowledge.value as Metadata;
  return operations.find(({ kind }) => kind === 'deliveries')?.parameters ?? [];
}

const marketNames = (parameters: readonly ParameterDescription[]): readonly string[] =>
  parameters.find(({ name }) => name === 'market')?.values ?? [];

const staleHours = (state: ViewState): number => Number(state.setting('stale')) || STALE;

interface AnsweredParts {
  readonly state: ViewState;
  readonly page: Deliveries;
  /** the newest deliveries of each market */
  readonly byMarket: readonly Deliveries[];
}

/** What was answered: the markets, the sources, the chosen market over time, a page of the deliveries. */
function Answered({ state, page, byMarket }: AnsweredParts) {
  const markets = marketNames(listParameters());
  const states: MarketState[] = byMarket.map(({ deliveries }, at) => ({
    market: markets[at] ?? '',
    newest: deliveries[0],
  }));
  const market = state.param('market') ?? states.find(({ newest }) => newest)?.market;
  const series = byMarket[markets.indexOf(market ?? '')]?.deliveries ?? [];
  const stale = staleHours(state);
  const now = Date.now();
  const onMarket = (chosen: string) => state.ask({ market: chosen });
  return (
    <>
      <DataTable
        name="Markets"
        rows={states}
        columns={marketColumns({ stale, now, market, onMarket })}
        keyOf={(one) => one.market}
        order={state.setting('markets')}
        onOrder={(order) => state.show({ markets: order })}
      />
      <SinceYesterday state={state} />
      {market ? <HeldSources state={state} market={market} newest={series[0]} /> : null}
      {page.sources ? (
        <DataTable
          name="Sources"
          rows={page.sources}
          columns={SOURCE_COLUMNS}
          keyOf={(one) => one.source}
          order={state.setting('sources')}
          onOrder={(sources) => state.show({ sources })}
        />
      ) : null}
      {market && series.length > 0 ? <OverTime market={market} deliveries={series} /> : null}
      {market && series.length === 0 ? (
        <p class="empty">No delivery of {market} listings is loaded.</p>
      ) : null}
      {page.deliveries.length === 0 ? (
        <p class="empty">No delivery matches.</p>
      ) : (
        <DataTable
          name="Deliveries"
          rows={page.deliveries}
          columns={DELIVERY_COLUMNS}
          keyOf={nameOf}
          order={state.setting('deliveries')}
          onOrder={(deliveries) => state.show({ deliveries })}
        />
      )}
      <Pages state={state} found={page.num_found} rows={page.deliveries.length} />
    </>
  );
}

/** Market health: what was delivered, how old it is, and what went wrong with it. */
export function Health() {
  const state = viewState('health');
  const parameters = listParameters();
  const markets = marketNames(parameters);

  const list = [deliveriesRequest(Object.fromEntries(state.selection.params))];
  const listed = useAnswers<Deliveries>(list);
  const newest = markets.map((market) => deliveriesRequest({ dataset: 'listings', market, rows: SHOWN }));
  const byMarket = useAnswers<Deliveries>(newest);
  const error = listed.error ?? byMarket.error;

  const page = listed.answers[0]?.data;
  return (
    <div class="view health" aria-busy={listed.waiting || byMarket.waiting}>
      <div class="toolbar">
        {parameters
          .filter(({ values }) => values)
          .map((parameter) => (
            <Choice key={parameter.name} state={state} parameter={parameter} />
          ))}
        <Stale state={state} hours={staleHours(state)} />
      </div>
      <ViewRequests
        state={state}
        asked={[
          { requests: list, asked: listed },
          { requests: newest, asked: byMarket },
        ]}
        besides="the newest deliveries of each market"
      />
      {error ? (
        <Fault
          fault={error}
          again={() => {
            listed.again();
            byMarket.again();
          }}
        />
      ) : null}
      {!error && (byMarket.answers.length === 0 || !page) ? <Waiting /> : null}
      {!error && byMarket.answers.length > 0 && page ? (
        <Answered state={state} page={page} byMarket={byMarket.answers.map(({ data }) => data)} />
      ) : null}
    </div>
  );
}
