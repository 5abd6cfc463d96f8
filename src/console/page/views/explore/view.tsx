import { useMemo, useState } from 'preact/hooks';
import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { currentAddress } from '../../current-address.ts';
import { knowledge, searchAt } from '../../knowledge.ts';
import { RequestPanel } from '../../parts/request-panel.tsx';
import { Fault, Waiting } from '../../parts/states.tsx';
import { isWhole } from '../../request.ts';
import { type Selection, selectionOf, showing } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count, milliseconds } from '../../words.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { planOf } from '../map/places.ts';
import { ScatterBlock } from '../scatter/scatter-block.tsx';
import type { Found } from './answer.ts';
import { adjust, change } from './change.ts';
import { checkedIn, checkOf } from './check.ts';
import { CheckPanel } from './check-panel.tsx';
import { Chips } from './chips.tsx';
import { Choose } from './choose.tsx';
import { Facet } from './facet.tsx';
import { FigureTable } from './figures.tsx';
import { filtersOf } from './filters.ts';
import { Histogram } from './histogram.tsx';
import type { Trouble } from './in-place.tsx';
import {
  facetFields,
  openColumns,
  openFacets,
  openRanges,
  openStats,
  rangeFields,
  statsFields,
} from './layout.ts';
import { Dates, Parameters, Required } from './narrow.tsx';
import { requestsFor, together } from './requests.ts';
import { Results } from './results.tsx';
import { Toolbar } from './toolbar.tsx';
import { useEnds } from './use-ends.ts';
import { Welcome } from './welcome.tsx';
import { takesPlace } from './where.ts';

interface Shown {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

function Total({
  found,
  waiting,
  ms,
}: {
  found: Found | undefined;
  waiting: boolean;
  ms: number | undefined;
}) {
  return (
    <p class="total" role="status" aria-busy={waiting}>
      <strong>{found ? count(found.num_found) : '–'}</strong> found
      {ms === undefined ? '' : <small> {milliseconds(ms)}</small>}
    </p>
  );
}

/** What a search has to be told first. */
function Needed({ search, selection }: Shown) {
  return (
    <div class="explore" aria-busy="false">
      <p class="empty">
        {search.summary} {search.inPath.length > 0 ? 'Requires all of these:' : 'Requires one of these:'}
      </p>
      <Required search={search} selection={selection} />
    </div>
  );
}

/** On a narrow page what is found comes before what could be chosen. */
const isNarrow = (): boolean => matchMedia('(max-width: 50rem)').matches;

interface Answered extends Shown {
  /** undefined: it is not known */
  readonly found: Found | undefined;
  /** why a field was not counted */
  readonly troubleWith: (field: string) => Trouble | undefined;
}

interface Side extends Answered {
  readonly waiting: boolean;
  readonly ms: number | undefined;
}

/** How many are found, and everything by which there could be fewer. */
function Aside({ search, selection, found, troubleWith, waiting, ms }: Side) {
  const [open] = useState(!isNarrow());
  return (
    <aside aria-label="Filters">
      <Total found={found} waiting={waiting} ms={ms} />
      <details class="facets" open={open}>
        <summary>Facets</summary>
        {openFacets(search, selection).map((field) => (
          <Facet
            key={field.name}
            search={search}
            field={field}
            selection={selection}
            terms={found?.facets?.[field.name]}
            trouble={troubleWith(field.name)}
          />
        ))}
      </details>
      <Choose
        label="More facets"
        setting="facets"
        all={facetFields(search)}
        open={openFacets(search, selection)}
        selection={selection}
      />
      <Dates search={search} selection={selection} />
      <Parameters search={search} selection={selection} />
    </aside>
  );
}

/** `found`: undefined while it is waited for. */
function Checking({ search, selection, found }: Shown & { found: Found | undefined }) {
  const checked = checkedIn(selection);
  if (!checked) return null;
  const check = found && checkOf(checked, search, selection, found);
  if (found && !check) return null;
  const inPath = [...selection.params].filter(([name]) => search.inPath.includes(name));
  return (
    <CheckPanel
      key={selection.shown.get('check')}
      check={check}
      search={search}
      fields={openColumns(search, selection)}
      photos={selection.shown.has('photos')}
      onClose={() => adjust(showing(selection, { check: undefined }))}
      onOpen={(params) =>
        change({ ...showing(selection, { check: undefined }), params: new Map([...inPath, ...params]) })
      }
    />
  );
}

/** What is counted and measured: histograms and statistics, and which of them are shown. */
function Quantities({ search, selection, found, troubleWith }: Answered) {
  return (
    <>
      <div class="histograms">
        {openRanges(search, selection).map((field) => (
          <Histogram
            key={field.name}
            field={field}
            selection={selection}
            bars={found?.range_facets?.[field.name]}
            trouble={troubleWith(field.name)}
          />
        ))}
      </div>
      <div class="line">
        <Choose
          label="More histograms"
          setting="ranges"
          all={rangeFields(search)}
          open={openRanges(search, selection)}
          selection={selection}
        />
        <Choose
          label="More statistics"
          setting="stats"
          all={statsFields(search)}
          open={openStats(search, selection)}
          selection={selection}
        />
      </div>
      {found ? (
        <FigureTable
          fields={openStats(search, selection)}
          stats={found.stats ?? {}}
          selection={selection}
          troubleWith={troubleWith}
        />
      ) : null}
    </>
  );
}

/** Nothing is found: because nothing matches, or because the market holds nothing. */
function Nothing({ search, selection }: Shown) {
  return filtersOf(selection, search).size > 0 ? (
    <p class="empty">Nothing matches. Remove a filter or widen a range.</p>
  ) : (
    <p class="empty">
      The market {search.market} is empty: no delivery of it has been loaded. Load one with{' '}
      <code>forecourt ingest</code>; the <a href="#/health">Health</a> view shows what there is.
    </p>
  );
}

function Exploring({ search, selection }: Shown) {
  const ends = useEnds(search, selection, openRanges(search, selection));
  const requests = ends ? requestsFor(search, selection, ends) : [];
  const asked = useAnswers<Found>(requests);
  const { outcomes, waiting, again } = asked;
  // a later selection says nothing of answers to an earlier one
  const told = useMemo(() => together(asked.requests, outcomes), [outcomes]);
  const [main] = outcomes;
  const error = main && 'refused' in main ? main.refused : undefined;
  const answer = main && 'answer' in main ? main.answer : undefined;
  const found = told?.found;
  const troubleWith = (field: string): Trouble | undefined => {
    const refused = told?.refused.get(field);
    return refused && { refused, again };
  };
  const shown = { search, selection, found, troubleWith };
  const open = selection.shown.get('request') === 'open';
  const exchanges = requests.map((request, at) => {
    const outcome = waiting ? undefined : outcomes[at];
    return { request, answer: outcome && 'answer' in outcome ? outcome.answer : undefined };
  });
  const [first, ...sides] = exchanges;
  const isMapped = found !== undefined && takesPlace(search) && selection.shown.has('map');
  const points = isMapped ? planOf(search, selection, found.num_found).requests : [];
  const others = [...sides, ...points.map((request) => ({ request, answer: undefined }))];
  return (
    <div class="explore" aria-busy={waiting || !ends}>
      {first ? (
        <RequestPanel
          main={first}
          others={others}
          open={open}
          onToggle={(now) => {
            if (now !== open) adjust(showing(selection, { request: now ? 'open' : undefined }));
          }}
        />
      ) : null}
      {error && !waiting ? <Fault fault={error} again={again} /> : null}
      {found || error ? null : <Waiting />}
      {found || error ? (
        <div class={waiting ? 'answer old' : 'answer'}>
          <Aside {...shown} waiting={waiting} ms={answer?.ms} />
          <div class="found">
            {found?.num_found === 0 ? <Nothing search={search} selection={selection} /> : null}
            <Quantities {...shown} />
            {found && takesPlace(search) ? (
              <PlaceMap search={search} selection={selection} found={found.num_found} />
            ) : null}
            {found ? <ScatterBlock search={search} selection={selection} found={found.num_found} /> : null}
            {found ? <Results search={search} selection={selection} found={found} /> : null}
          </div>
        </div>
      ) : null}
      <Checking search={search} selection={selection} found={waiting ? undefined : found} />
    </div>
  );
}

/** Whether the search has to be told more before it answers. */
const isShort = ({ needs, path }: SearchDescription, { params }: Selection): boolean =>
  !isWhole(path, params) || (needs.length > 0 && !needs.some((name) => params.get(name)));

/** Explore: what is in a market, narrowed by clicking, every number open to be checked. */
export function Explore() {
  const selection = selectionOf(currentAddress.value);
  const search = searchAt(knowledge.value as Metadata, selection.path);
  const shown = { search, selection: { ...selection, path: search.path } };
  return (
    <>
      <Welcome />
      <Toolbar {...shown} />
      <Chips {...shown} />
      {isShort(search, selection) ? <Needed {...shown} /> : <Exploring key={search.path} {...shown} />}
    </>
  );
}
