import { useRef, useState } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { loadLater } from '../../parts/load-later.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { type Selection, showing } from '../../selection.ts';
import { count } from '../../words.ts';
import { withinCircle } from '../explore/circle.ts';
import { RECORDS } from '../explore/gather.ts';
import { RadiusFields } from '../explore/radius-fields.tsx';
import { replaceSelection, showSelection } from '../explore/show-selection.ts';
import { useCircle } from '../explore/use-circle.ts';
import { distanceWords } from './distances.ts';
import { PlacePanel } from './place-panel.tsx';
import { PlaceTable } from './place-table.tsx';
import type { Place } from './places.ts';
import { type PlacesOfResult, usePlaces } from './use-places.ts';

const Board = loadLater(() => import('./board.tsx').then((part) => part.Board));

/** How many of what is found the map shows, and why not all. */
function mapWords({ by, found, places = [] }: PlacesOfResult, records: string): string {
  const all = `${count(found)} ${records}`;
  const placed = places.reduce((sum, { number }) => sum + number, 0);
  if (found === 0) return `No ${records} are found.`;
  if (placed === 0) return `Where the ${all} are is not known.`;
  const where = `in ${count(places.length)} ${places.length === 1 ? 'place' : 'places'}`;
  if (placed === found) return `All ${all} are on the map, ${where}.`;
  if (by === 'codes')
    return `${count(placed)} of ${all} are on the map, counted by ZIP code: the codes with most of them.`;
  if (by === 'first')
    return `The map shows ${count(placed)} of ${all}, ${where}: the first ones. Narrow the search to see all.`;
  return `${count(placed)} of ${all} are on the map, ${where}; ${count(found - placed)} do not say where they are.`;
}

interface Where {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** the selection that so many are found of: the one before while another one is waited for */
  readonly asked: Selection;
  readonly found: number;
}

function Opened({ search, selection, asked, found }: Where) {
  const placed = usePlaces(search, asked, found);
  const chosen = useCircle(selection, search.postal);
  const [open, setOpen] = useState<readonly Place[]>([]);
  const tabled = useRef(selection.shown.has('places'));
  const records = RECORDS[search.shows];
  const { places, refused, again } = placed;
  if (refused) return <Fault fault={refused} again={again} />;
  if (!places) return <Waiting />;
  const words = mapWords(placed, records);
  const metricFirst = selection.params.get('country') === 'ca';
  // a place that is no longer found is not told of
  const there = open.filter((one) => places.includes(one));
  return (
    <>
      {places.length > 0 || chosen ? (
        <Board
          places={places}
          circle={chosen}
          records={records}
          metricFirst={metricFirst}
          label={`Map. ${words} The table below says the same.`}
          onCircle={(drawn) => showSelection(withinCircle(selection, drawn))}
          onOpen={setOpen}
        />
      ) : null}
      <p class="told" role="status">
        {words}
        {chosen ? ` The circle is ${distanceWords(chosen.miles, metricFirst)} around its middle.` : ''}
      </p>
      {there.length > 0 ? (
        <PlacePanel
          search={placed.search}
          selection={selection}
          places={there}
          records={records}
          onClose={() => setOpen([])}
        />
      ) : null}
      {places.length > 0 ? (
        <details
          open={tabled.current}
          onToggle={({ currentTarget: { open: now } }) => {
            tabled.current = now;
            if (now !== selection.shown.has('places'))
              replaceSelection(showing(selection, { places: now ? 'open' : undefined }));
          }}
        >
          <summary>Show places as a table</summary>
          {selection.shown.has('places') ? (
            <PlaceTable places={places} records={records} onOpen={setOpen} />
          ) : null}
        </details>
      ) : null}
    </>
  );
}

/** Where that is what is found: a map that opens, with a circle to draw; and the same in fields to type. */
export function PlaceMap({ search, selection, asked, found }: Where) {
  const isOpen = selection.shown.has('map');
  return (
    <details
      class="where block"
      open={isOpen}
      onToggle={({ currentTarget: { open } }) => {
        if (open !== isOpen) replaceSelection(showing(selection, { map: open ? 'open' : undefined }));
      }}
    >
      <summary>Map and radius</summary>
      {isOpen ? (
        <section aria-label="Location">
          <RadiusFields selection={selection} postal={search.postal} />
          <Opened key={search.path} search={search} selection={selection} asked={asked} found={found} />
        </section>
      ) : null}
    </details>
  );
}
