import { geoPath } from 'd3-geo';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { circleOf, milesBetween, type Position, projectionOf } from '../../parts/geography.ts';
import { type Outlines, outlines } from '../../parts/outlines.ts';
import { SaveChart } from '../../parts/save.tsx';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count } from '../../words.ts';
import type { Found } from './answer.ts';
import { change } from './change.ts';
import { RECORDS } from './gather.ts';
import { useAround } from './use-around.ts';
import { type Around, around, type Point, pointsRequest, positionsOf } from './where.ts';
import { Whereabouts } from './whereabouts.tsx';

const WIDTH = 800;
const HEIGHT = 360;
/** miles around a click */
const CLICK = 50;
/** a drag begins beyond this many units of the drawing */
const STILL = 4;

function useOutlines(): Outlines | undefined {
  const [loaded, setLoaded] = useState<Outlines>();
  useEffect(() => {
    outlines().then(setLoaded, () => undefined);
  }, []);
  return loaded;
}

/** What is being drawn with the pointer: a radius around where it went down. */
function useDrag(invert: (x: number, y: number) => Position | undefined, done: (drawn: Around) => void) {
  const [drag, setDrag] = useState<Around>();
  const from = useRef<readonly [number, number]>([0, 0]);
  const at = (event: PointerEvent): [number, number] => {
    const box = (event.currentTarget as SVGElement).getBoundingClientRect();
    return [
      ((event.clientX - box.left) / box.width) * WIDTH,
      ((event.clientY - box.top) / box.height) * HEIGHT,
    ];
  };
  const drawn = (event: PointerEvent, centre: Position): Around => {
    const [x, y] = at(event);
    const [fromX, fromY] = from.current;
    const here = invert(x, y);
    const moved = Math.hypot(x - fromX, y - fromY) > STILL;
    return { centre, miles: moved && here ? milesBetween(centre, here) : CLICK };
  };
  const handlers = {
    onPointerDown(event: PointerEvent) {
      const [x, y] = at(event);
      const centre = invert(x, y);
      if (!centre || event.button !== 0) return;
      from.current = [x, y];
      (event.currentTarget as SVGElement).setPointerCapture(event.pointerId);
      setDrag({ centre, miles: CLICK });
    },
    onPointerMove(event: PointerEvent) {
      if (drag) setDrag(drawn(event, drag.centre));
    },
    onPointerUp(event: PointerEvent) {
      if (drag) done(drawn(event, drag.centre));
      setDrag(undefined);
    },
    onPointerCancel: () => setDrag(undefined),
  };
  return { drag, handlers };
}

interface Drawn {
  readonly positions: readonly Position[];
  readonly selection: Selection;
  /** the radius that is asked for */
  readonly chosen: Around | undefined;
  /** what the points are */
  readonly records: string;
}

/** A place and how many records stand there: dealers have many listings each. */
interface Place {
  readonly position: Position;
  readonly number: number;
}

/** The places of positions, the largest first, so that small ones stand before them. */
function placesOf(positions: readonly Position[]): Place[] {
  const places = new Map<string, Place>();
  for (const position of positions) {
    const key = position.map((degrees) => degrees.toFixed(3)).join();
    places.set(key, { position, number: (places.get(key)?.number ?? 0) + 1 });
  }
  return [...places.values()].sort((one, other) => other.number - one.number);
}

/** North, south, east and west of a circle: all of it is to be seen. */
function endsOf(around: Around | undefined): readonly Position[] {
  const { coordinates = [] } = (around ? circleOf(around.centre, around.miles) : {}) as {
    coordinates?: Position[][];
  };
  return coordinates[0] ?? [];
}

/** Land and borders, the listings as points, the radius; drag to draw one, click for one of 50 miles. */
function Picture({ positions, selection, chosen, records }: Drawn) {
  const shapes = useOutlines();
  const key = JSON.stringify([positions, chosen]);
  const projection = useMemo(() => projectionOf([...positions, ...endsOf(chosen)], WIDTH, HEIGHT), [key]);
  const path = geoPath(projection);
  const invert = (x: number, y: number): Position | undefined => projection.invert?.([x, y]) ?? undefined;
  const { drag, handlers } = useDrag(invert, (drawn) => change(around(selection, drawn)));
  const land = useMemo(() => (shapes ? (geoPath(projection)(shapes.land) ?? '') : ''), [shapes, projection]);
  const borders = useMemo(
    () => (shapes?.borders ?? []).map((border) => geoPath(projection)(border) ?? ''),
    [shapes, projection],
  );
  const places = useMemo(() => placesOf(positions), [key]);
  const circle = drag ?? chosen;
  return (
    <svg class="map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="map-title" {...handlers}>
      <title id="map-title">
        Map of {count(positions.length)} {records} in {count(places.length)} places. Drag to draw a radius, or
        type one into the fields below.
      </title>
      <path class="land" d={land} />
      {borders.map((border) => (
        <path key={border.slice(0, 40)} class="border" d={border} />
      ))}
      {circle ? <path class="radius" d={path(circleOf(circle.centre, circle.miles)) ?? ''} /> : null}
      <g class="places">
        {places.map(({ position, number }) => {
          const [x, y] = projection([...position]) ?? [0, 0];
          return (
            <circle key={position.join()} cx={x} cy={y} r={2.5 + Math.min(12, Math.sqrt(number))}>
              <title>
                {count(number)} {records}
              </title>
            </circle>
          );
        })}
      </g>
    </svg>
  );
}

const pointsIn = (search: SearchDescription, found: Found | undefined): readonly Point[] =>
  (found?.[search.list] ?? []) as readonly Point[];

/** How many of what is found the map shows, and why not all. */
function mapWords(search: SearchDescription, found: Found | undefined, shown: number): string {
  if (!found) return '';
  const records = RECORDS[search.shows];
  const all = `${count(found.num_found)} ${records}`;
  if (found.num_found === 0) return `No ${records} are found.`;
  if (shown === 0) return `None of the ${all} says where it is.`;
  if (shown >= found.num_found) return `All ${all} are on the map; a larger dot stands for more of them.`;
  return search.plots
    ? `The map shows ${count(shown)} of ${all}; a larger dot stands for more of them.`
    : `The map shows the ${count(shown)} ${records} of this page, of ${count(found.num_found)}.`;
}

interface Where {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** the page of what is found: the map of a search that gives no points */
  readonly page: Found | undefined;
}

/** Where that is what is found: as dots, with the radius; a radius to draw, and the same in fields to type. */
export function PlaceMap({ search, selection, page }: Where) {
  const frame = useRef<HTMLElement>(null);
  const { answers } = useAnswers<Found>(search.plots ? [pointsRequest(search, selection)] : []);
  const found = search.plots ? answers[0]?.data : page;
  const points = pointsIn(search, found);
  const positions = useMemo(() => positionsOf(points), [points]);
  const chosen = useAround(selection);
  return (
    <section class="where" ref={frame} aria-label="Location">
      <div class="line">
        <h3>Location</h3>
        <SaveChart name="Location" drawing={() => frame.current?.querySelector<SVGSVGElement>('svg.map')} />
      </div>
      {found ? (
        <Picture
          positions={positions}
          selection={selection}
          chosen={chosen}
          records={RECORDS[search.shows]}
        />
      ) : (
        <div class="map" />
      )}
      <small class="told">{mapWords(search, found, positions.length)}</small>
      <Whereabouts selection={selection} postal={search.postal} />
    </section>
  );
}
