import { useState } from 'preact/hooks';
import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { currentAddress } from '../../current-address.ts';
import { knowledge, searchAt } from '../../knowledge.ts';
import { inMoneyOf } from '../../money.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { RequestPanel } from '../../parts/request-panel.tsx';
import { useDelayed } from '../../parts/use-delayed.ts';
import { asking, type Selection, selectionOf, showing } from '../../selection.ts';
import { PlaceMap } from '../map/place-map.tsx';
import { planOf } from '../map/places.ts';
import { SavedButton, SavedViews } from '../saved/saved-views.tsx';
import { ScatterBlock } from '../scatter/scatter-block.tsx';
import { AllFilters, RequiredFilters } from './all-filters.tsx';
import type { SearchAnswer } from './answer.ts';
import { checkedIn, checkOf } from './check.ts';
import { CheckPanel } from './check-panel.tsx';
import { Chips } from './chips.tsx';
import { takesPlace } from './circle.ts';
import { Facet } from './facet.tsx';
import { FieldChoice } from './field-choice.tsx';
import { filtersOf } from './filters.ts';
import { Head } from './head.tsx';
import { facetFields, openColumns, openFacets } from './layout.ts';
import { shared } from './market.tsx';
import { type AnswerPart, Quantities } from './quantities.tsx';
import { Results } from './results.tsx';
import { replaceSelection, showSelection } from './show-selection.ts';
import { Total } from './total.tsx';
import { useExploreAnswers } from './use-explore-answers.ts';
import { Welcome } from './welcome.tsx';

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

/** What a search has to be told first. */
function Needed({ search, selection }: Props) {
  return (
    <>
      <p class="empty">
        {search.summary} {search.inPath.length > 0 ? 'Requires all of these:' : 'Requires one of these:'}
      </p>
      <RequiredFilters search={search} selection={selection} />
    </>
  );
}

/** On a narrow page what is found comes before what could be chosen. */
const isNarrow = (): boolean => matchMedia('(max-width: 50rem)').matches;

/** The values that are found with their numbers, by each of which there could be fewer. */
function Aside({ search, selection, found, isOld, failureOf }: AnswerPart) {
  const [open] = useState(!isNarrow());
  return (
    <aside aria-label="Values">
      <details class="facets" open={open}>
        <summary>Facets</summary>
        {openFacets(search, selection).map((field) => (
          <Facet
            key={field.name}
            search={search}
            field={field}
            selection={selection}
            terms={found?.facets?.[field.name]}
            isOld={isOld}
            failure={failureOf(field.name)}
          />
        ))}
      </details>
      <FieldChoice
        label="More facets"
        setting="facets"
        all={facetFields(search)}
        open={openFacets(search, selection)}
        selection={selection}
      />
    </aside>
  );
}

/** `found`: undefined while it is waited for. */
function Checking({ search, selection, found }: Props & { found: SearchAnswer | undefined }) {
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
      inPath={inPath}
      fields={openColumns(search, selection)}
      photos={selection.shown.has('photos')}
      onClose={() => replaceSelection(showing(selection, { check: undefined }))}
      onOpen={(params) => showSelection({ ...showing(selection, { check: undefined }), params })}
    />
  );
}

/** Nothing is found: because nothing matches, or because the market holds nothing. */
function Nothing({ search, selection }: Props) {
  return filtersOf(selection, search).size > 0 ? (
    <p class="empty">Nothing matches. Remove a filter or widen a range.</p>
  ) : (
    <p class="empty">
      The market {search.market} is empty: no delivery of it has been loaded. Load one with{' '}
      <code>forecourt ingest</code>; the <a href="#/health">Health</a> view shows what there is.
    </p>
  );
}

type Explored = Props & { readonly explored: ReturnType<typeof useExploreAnswers> };

/** The request behind the page, in a line that opens. */
function Request({ search, selection, explored: { exchanges, found, asked } }: Explored) {
  const open = selection.shown.get('request') === 'open';
  const [first, ...sides] = exchanges;
  const isMapped = found !== undefined && takesPlace(search) && selection.shown.has('map');
  const points = isMapped ? planOf(search, asked, found.num_found).requests : [];
  if (!first) return null;
  return (
    <RequestPanel
      main={first}
      others={[...sides, ...points.map((request) => ({ request, answer: undefined }))]}
      open={open}
      onToggle={(now) => {
        if (now !== open) replaceSelection(showing(selection, { request: now ? 'open' : undefined }));
      }}
    />
  );
}

/** What was found, and beside it the values by which there could be less. The keyboard comes to the listings first. */
function Answer({ search: wanted, selection, explored }: Explored) {
  const { found, asked, error, waiting, again, failureOf } = explored;
  // amounts are in the money of the country that they were asked for in
  const search = inMoneyOf(wanted, asked.params);
  const shown = { search, selection, found, isOld: waiting, failureOf };
  const isLate = useDelayed(waiting);
  return (
    <>
      {error && !waiting ? <Fault fault={error} again={again} /> : null}
      {error && !waiting && selection.params.has('start') ? (
        <button type="button" class="plain" onClick={() => showSelection(asking(selection, {}))}>
          First page
        </button>
      ) : null}
      {found || error ? null : <Waiting />}
      {found || error ? (
        <div class={isLate ? 'answer old' : 'answer'}>
          <div class="found">
            {found?.num_found === 0 ? <Nothing search={search} selection={selection} /> : null}
            {found ? <Results search={search} selection={selection} found={found} /> : null}
            <Quantities {...shown} />
            {found && takesPlace(search) ? (
              <PlaceMap search={search} selection={selection} asked={asked} found={found.num_found} />
            ) : null}
            {found ? (
              <ScatterBlock search={search} selection={selection} asked={asked} found={found.num_found} />
            ) : null}
          </div>
          <Aside {...shown} />
        </div>
      ) : null}
      <Checking search={search} selection={selection} found={waiting ? undefined : found} />
    </>
  );
}

/** Explore: what is in a market, narrowed by clicking, every number open to be checked. */
export function Explore() {
  const address = selectionOf(currentAddress.value);
  const search = inMoneyOf(searchAt(knowledge.value as Metadata, address.path), address.params);
  const selection = { ...address, path: search.path };
  const explored = useExploreAnswers({ search, selection });
  const shown = { search, selection, explored };
  const { found, waiting, answer } = explored;
  return (
    <div class="explore" aria-busy={waiting}>
      <Head
        search={search}
        selection={selection}
        onSearch={(chosen) =>
          showSelection({ ...selection, path: chosen.path, params: shared(selection, chosen) })
        }
        onFilter={(changes) => showSelection(asking(selection, changes))}
      >
        {explored.isShort ? null : <Total found={found?.num_found} waiting={waiting} ms={answer?.ms} />}
      </Head>
      {address.path === '' || search.path === address.path ? null : (
        <p role="alert">
          This server has no search <code>{address.path}</code>. What is shown is of another one.
        </p>
      )}
      <Welcome />
      <div class="chosen">
        {filtersOf(selection, search).size === 0 ? <small>No filter is set.</small> : null}
        <Chips search={search} selection={selection} />
      </div>
      <div class="line asked">
        <AllFilters search={search} selection={selection} />
        <SavedButton search={search} selection={selection} />
      </div>
      <SavedViews search={search} selection={selection} />
      {explored.isShort ? (
        <Needed search={search} selection={selection} />
      ) : (
        <Answer key={search.path} {...shown} />
      )}
      <Request {...shown} />
    </div>
  );
}
