import { useRef } from 'preact/hooks';
import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { go } from '../../current-address.ts';
import { knowledge } from '../../knowledge.ts';
import { listOf, toggled } from '../../list.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { ViewRequests } from '../../parts/view-requests.tsx';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { viewState } from '../../view-state.ts';
import { title } from '../../words.ts';
import type { SearchAnswer } from '../explore/answer.ts';
import { facetFields, NONE } from '../explore/layout.ts';
import { Market, shared } from '../explore/market.tsx';
import { useEnds } from '../explore/use-ends.ts';
import { Distribution } from './distribution.tsx';
import { SideForm } from './form.tsx';
import {
  allChoosable,
  choosable,
  countedBy,
  isComparable,
  paramsOfSide,
  quantities,
  SIDES,
  searchOf,
  sideRequest,
  unitsOf,
  valuesRequest,
} from './sides.ts';
import { CountPairs, FigurePairs } from './tables.tsx';

const VIEW = 'compare';

function CountedBy({ state, search }: { state: ViewState; search: SearchDescription }) {
  return (
    <label>
      Count by
      <select
        value={countedBy(search, state)?.name}
        onChange={({ currentTarget: { value } }) => state.show({ by: value })}
      >
        {facetFields(search).map(({ name, about }) => (
          <option key={name} value={name} title={about}>
            {title(name)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Which fields the sides are chosen by. */
function Fields({ state, search }: { state: ViewState; search: SearchDescription }) {
  const open = choosable(search, state).map(({ name }) => name);
  return (
    <details class="choose">
      <summary>More fields to filter by</summary>
      <fieldset>
        <legend class="sr">Fields to filter by</legend>
        {allChoosable(search).map(({ name, about }) => (
          <label key={name} title={about}>
            <input
              type="checkbox"
              checked={open.includes(name)}
              onChange={() => state.show({ facets: listOf(toggled(open, name)) || NONE })}
            />
            {title(name)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}

interface Answered {
  readonly state: ViewState;
  /** the state that both are the answers to */
  readonly of: ViewState;
  readonly search: SearchDescription;
  readonly a: SearchAnswer;
  readonly b: SearchAnswer;
}

function Both({ state, of, search, a, b }: Answered) {
  const fields = quantities(search, of);
  const by = countedBy(search, of);
  if (a.num_found === 0 && b.num_found === 0) {
    return <p class="empty">Neither side matches any listing. Remove a filter.</p>;
  }
  return (
    <>
      <div class="charts pairs">
        {fields.map((field) => (
          <Distribution
            key={field.name}
            state={state}
            of={of}
            field={field}
            unit={unitsOf(search, of, field).both}
            a={a}
            b={b}
          />
        ))}
      </div>
      <div class="charts">
        <FigurePairs
          state={state}
          fields={fields}
          unitsOf={(field) => unitsOf(search, of, field)}
          a={a}
          b={b}
        />
        {by ? <CountPairs state={state} field={by} a={a} b={b} /> : null}
      </div>
    </>
  );
}

/** The filters of both sides that another search knows, too. */
const sidesIn = (search: SearchDescription, state: ViewState): ReadonlyMap<string, string> =>
  new Map(
    SIDES.flatMap(({ side }) =>
      [...shared({ params: paramsOfSide(state, side) }, search)].map(
        ([name, value]) => [`${side}.${name}`, value] as const,
      ),
    ),
  );

/** Compare: two selections side by side. */
export function Compare() {
  const state = viewState(VIEW);
  const search = searchOf(knowledge.value as Metadata, state.selection.path);
  const ends = useEnds(search, { ...state.selection, params: new Map() }, quantities(search, state));
  const requests = ends ? SIDES.map(({ side }) => sideRequest(search, state, side, ends)) : [];
  const offered = [valuesRequest(search, state)];
  const asked = useAnswers<SearchAnswer>(requests);
  const values = useAnswers<SearchAnswer>(offered);
  const mine = asked.requests[0]?.path === search.path ? asked.answers : [];
  const [a, b] = mine.map(({ data }) => data);
  const last = useRef(state);
  // what was refused names nothing: the answers before it stay
  if (!asked.waiting && !asked.error) last.current = state;
  return (
    <div class="view compare" aria-busy={asked.waiting || !ends}>
      <div class="toolbar">
        <Market
          search={search}
          among={(knowledge.value as Metadata).searches.filter(isComparable)}
          onSearch={(chosen) => go({ view: VIEW, path: chosen.path, params: sidesIn(chosen, state) })}
        />
        <CountedBy state={state} search={search} />
      </div>
      <div class="sides">
        {SIDES.map(({ side, label, color }, at) => (
          <SideForm
            key={side}
            state={state}
            search={search}
            side={side}
            label={label}
            color={color}
            found={asked.waiting || asked.error ? undefined : mine[at]?.data.num_found}
            values={values.answers[0]?.data}
          />
        ))}
      </div>
      <Fields state={state} search={search} />
      <ViewRequests
        state={state}
        explained
        asked={[
          { requests, asked },
          { requests: offered, asked: values },
        ]}
        besides="the other side, and the values to choose from"
      />
      {asked.error ? <Fault fault={asked.error} again={asked.again} /> : null}
      {!asked.error && !(a && b) ? <Waiting /> : null}
      {!asked.error && a && b ? (
        <div class={asked.waiting ? 'old' : ''}>
          <Both state={state} of={last.current} search={search} a={a} b={b} />
        </div>
      ) : null}
    </div>
  );
}
