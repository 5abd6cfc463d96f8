import { control, type LatLngBoundsExpression, Map as LeafletMap, latLng, latLngBounds, svg } from 'leaflet';
import leafletRules from 'leaflet/dist/leaflet.css' with { type: 'text' };
import { useEffect, useRef, useState } from 'preact/hooks';
import { SaveChart } from '../../parts/save.tsx';
import type { Circle } from '../explore/circle.ts';
import { drawGround } from './basemap.ts';
import { circleInView, drawCircle, drawnCircle } from './circle-tool.ts';
import { metresOf } from './distances.ts';
import ownRules from './map.css' with { type: 'text' };
import { Marks, NEAREST } from './marks.ts';
import type { Place } from './places.ts';
import { wholePicture } from './whole-picture.ts';

/** The rules of the map come with it. The page's policy lets scripts lay rules, and no element bring its own. */
function layRules(): void {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`${leafletRules}\n${ownRules}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
}
layRules();

interface Props {
  readonly places: readonly Place[];
  /** the circle that is asked for */
  readonly circle: Circle | undefined;
  /** what is found, in the plural */
  readonly records: string;
  /** kilometres are said first */
  readonly metricFirst: boolean;
  /** what the map shows, in words */
  readonly label: string;
  readonly onCircle: (drawn: Circle) => void;
  readonly onOpen: (places: readonly Place[]) => void;
}

/** The contiguous states, where nothing says what to show. */
const AT_FIRST: LatLngBoundsExpression = [
  [25, -125],
  [49, -67],
];

/** What is to be seen: all places and the whole circle. */
function boundsOf(places: readonly Place[], circle: Circle | undefined): LatLngBoundsExpression {
  const bounds = latLngBounds([]);
  for (const { position } of places) bounds.extend([position[1], position[0]]);
  if (circle) {
    const [longitude, latitude] = circle.centre;
    bounds.extend(latLng(latitude, longitude).toBounds(2 * metresOf(circle.miles)));
  }
  return bounds.isValid() ? bounds : AT_FIRST;
}

const ROOM: [number, number] = [28, 28];

function makeMap(box: HTMLElement) {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new LeafletMap(box, {
    renderer: svg({ padding: 0.5 }),
    minZoom: 2,
    maxZoom: NEAREST,
    zoomSnap: 0.5,
    zoomAnimation: !calm,
    fadeAnimation: !calm,
    markerZoomAnimation: !calm,
    inertia: !calm,
    // the page scrolls under the wheel, unless the map is what one is at
    scrollWheelZoom: false,
    maxBounds: [
      [-70, -200],
      [84, 120],
    ],
  });
  map.fitBounds(AT_FIRST);
  const drawNames = drawGround(map);
  control.scale({ metric: true, imperial: true }).addTo(map);
  map.on('focus', () => map.scrollWheelZoom.enable());
  map.on('blur', () => map.scrollWheelZoom.disable());
  return { map, drawNames };
}

interface Made {
  readonly map: LeafletMap;
  readonly marks: Marks;
}

/** The map of the library, which the arrow keys move and + and - look closer and further into, and what is shown on it. */
function useMap({ places, circle, records, label, onOpen }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<Made>();
  const open = useRef(onOpen);
  open.current = onOpen;
  useEffect(() => {
    const box = frame.current;
    if (!box) return undefined;
    const { map, drawNames } = makeMap(box);
    const marks = new Marks(map, { records, open: (some) => open.current(some), drawn: drawNames });
    setMade({ map, marks });
    const sizes = new ResizeObserver(() => map.invalidateSize({ animate: false }));
    sizes.observe(box);
    return () => {
      sizes.disconnect();
      map.remove();
    };
  }, []);
  useEffect(() => made?.map.getContainer().setAttribute('aria-label', label), [made, label]);
  const toResult = (): void => {
    made?.map.fitBounds(boundsOf(places, circle), { padding: ROOM, maxZoom: 9, animate: false });
  };
  useEffect(() => {
    if (!made) return undefined;
    made.marks.show(places);
    toResult();
    const shape = circle && drawnCircle(circle).addTo(made.map);
    return () => shape?.remove();
  }, [made, places, circle?.centre.join(), circle?.miles]);
  return { frame, made, toResult };
}

/** A map of places: to move, to look closer, to open what is there, and to draw a circle on. */
export function Board(shown: Props) {
  const { metricFirst, onCircle } = shown;
  const { frame, made, toResult } = useMap(shown);
  const [drawing, setDrawing] = useState(false);
  useEffect(() => {
    if (!made || !drawing) return undefined;
    return drawCircle(made.map, {
      metricFirst,
      done: (drawn) => {
        setDrawing(false);
        if (drawn) onCircle(drawn);
      },
    });
  }, [made, drawing]);
  return (
    <>
      <div class="line">
        <button
          type="button"
          class="secondary outline"
          aria-pressed={drawing}
          onClick={() => setDrawing(!drawing)}
        >
          Draw a circle
        </button>
        <button
          type="button"
          class="secondary outline"
          onClick={() => {
            if (made) onCircle(circleInView(made.map));
          }}
        >
          Circle of this view
        </button>
        <button type="button" class="plain" onClick={toResult}>
          Show all
        </button>
        <SaveChart name="Map" drawing={() => made && wholePicture(made.map, made.marks)} />
      </div>
      <p class="hint" role="status">
        {drawing ? 'Press where its middle is, and drag to its edge. Escape gives it up.' : ''}
      </p>
      <div class="board" ref={frame} role="application" aria-roledescription="map" />
    </>
  );
}
