import { geoPath } from 'd3-geo';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { circleOf, milesBetween, type Position, projectionOf } from '../../parts/geography.ts';
import { type Outlines, outlines } from '../../parts/outlines.ts';
import { SaveChart } from '../../parts/save.tsx';
import type { Selection } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count } from '../../words.ts';
import { change } from './change.ts';
import type { Found } from './requests.ts';
import { type Around, around, aroundOf, type Point, pointsRequest, positionsOf } from './where.ts';
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
  readonly base: readonly Position[];
  readonly positions: readonly Position[];
  readonly selection: Selection;
}

/** Land and borders, the listings as points, the radius; drag to draw one, click for one of 50 miles. */
function Picture({ base, positions, selection }: Drawn) {
  const shapes = useOutlines();
  const projection = useMemo(() => projectionOf(base, WIDTH, HEIGHT), [base]);
  const path = geoPath(projection);
  const invert = (x: number, y: number): Position | undefined => projection.invert?.([x, y]) ?? undefined;
  const { drag, handlers } = useDrag(invert, (drawn) => change(around(selection, drawn)));
  const land = useMemo(() => (shapes ? (geoPath(projection)(shapes.land) ?? '') : ''), [shapes, projection]);
  const borders = useMemo(
    () => (shapes?.borders ?? []).map((border) => geoPath(projection)(border) ?? ''),
    [shapes, projection],
  );
  // one line of dots: a thousand elements would be slow to change
  const points = useMemo(
    () =>
      positions
        .map((position) => `M${(projection([...position]) ?? [0, 0]).map((at) => at.toFixed(1))}h0`)
        .join(''),
    [positions, projection],
  );
  const chosen = drag ?? aroundOf(selection);
  return (
    <svg class="map" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-labelledby="map-title" {...handlers}>
      <title id="map-title">
        Map of {count(positions.length)} listings. Drag to draw a radius, or type one into the fields below.
      </title>
      <path class="land" d={land} />
      {borders.map((border) => (
        <path key={border.slice(0, 40)} class="border" d={border} />
      ))}
      <path class="points" d={points} />
      {chosen ? <path class="radius" d={path(circleOf(chosen.centre, chosen.miles)) ?? ''} /> : null}
    </svg>
  );
}

const pointsIn = (search: SearchDescription, found: Found | undefined): readonly Point[] =>
  (found?.[search.list] ?? []) as readonly Point[];

/** Where the listings are: what is chosen elsewhere as points, a radius to draw, and the same in fields to type. */
export function PlaceMap({ search, selection }: { search: SearchDescription; selection: Selection }) {
  const frame = useRef<HTMLElement>(null);
  const nothing: Selection = { ...selection, params: new Map() };
  const whole = useAnswers<Found>(search.plots ? [pointsRequest(search, nothing)] : []);
  const mine = useAnswers<Found>(search.plots ? [pointsRequest(search, selection)] : []);
  const all = whole.answers[0]?.data;
  const base = useMemo(() => positionsOf(pointsIn(search, all)), [search, all]);
  const found = mine.answers[0]?.data;
  const points = pointsIn(search, found);
  const positions = useMemo(() => positionsOf(points), [points]);
  return (
    <section class="where" ref={frame} aria-label="Location">
      <div class="line">
        <h3>Location</h3>
        <SaveChart name="Location" drawing={() => frame.current?.querySelector<SVGSVGElement>('svg.map')} />
      </div>
      {all || !search.plots ? (
        <Picture base={base} positions={positions} selection={selection} />
      ) : (
        <div class="map" />
      )}
      {found && found.num_found > points.length ? (
        <small>
          The map shows {count(points.length)} of {count(found.num_found)} listings.
        </small>
      ) : null}
      <Whereabouts selection={selection} />
    </section>
  );
}
