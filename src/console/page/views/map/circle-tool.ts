import { circle, type LatLng, type Map as LeafletMap } from 'leaflet';
import { milesBetween, type Position } from '../../parts/geography.ts';
import type { Circle } from '../explore/circle.ts';
import { distanceWords, metresOf } from './distances.ts';

/** Miles around a click. */
const CLICK = 50;
/** A drag begins beyond so many pixels. */
const STILL = 5;

const positionOf = ({ lng, lat }: LatLng): Position => [lng, lat];

/** A circle as it is drawn on the map. */
export const drawnCircle = ({ centre: [longitude, latitude], miles }: Circle) =>
  circle([latitude, longitude], {
    radius: metresOf(miles),
    className: 'radius',
    pane: 'circle',
    interactive: false,
  });

/** The circle that fits into what the map shows. */
export function circleInView(map: LeafletMap): Circle {
  const centre = map.getCenter();
  const { x, y } = map.getSize();
  const edge = map.containerPointToLatLng([x / 2 + Math.min(x, y) * 0.42, y / 2]);
  return { centre: positionOf(centre), miles: milesBetween(positionOf(centre), positionOf(edge)) };
}

interface Drawing {
  readonly metricFirst: boolean;
  /** the circle that was drawn; undefined: it was given up */
  readonly done: (drawn: Circle | undefined) => void;
}

/** Lets a circle be drawn with the pointer, from its middle out; gives what ends that. */
export function drawCircle(map: LeafletMap, { metricFirst, done }: Drawing): () => void {
  const ended = new AbortController();
  const { signal } = ended;
  const box = map.getContainer();
  let shape: ReturnType<typeof drawnCircle> | undefined;
  let from: { readonly at: LatLng; readonly x: number; readonly y: number } | undefined;

  const around = (event: PointerEvent): Circle | undefined => {
    if (!from) return undefined;
    const moved = Math.hypot(event.clientX - from.x, event.clientY - from.y) > STILL;
    const centre = positionOf(from.at);
    return { centre, miles: moved ? milesBetween(centre, positionOf(map.mouseEventToLatLng(event))) : CLICK };
  };
  const show = (drawn: Circle): void => {
    const words = distanceWords(drawn.miles, metricFirst);
    shape ??= drawnCircle(drawn).addTo(map).bindTooltip(words, { permanent: true, direction: 'center' });
    shape.setRadius(metresOf(drawn.miles)).setTooltipContent(words);
  };
  const end = (): void => {
    if (signal.aborted) return;
    ended.abort();
    shape?.remove();
    map.dragging.enable();
    box.classList.remove('drawing');
  };
  const listen = (
    name: 'pointerdown' | 'pointermove' | 'pointerup',
    heard: (event: PointerEvent) => void,
  ): void => box.addEventListener(name, heard, { signal, capture: true });
  listen('pointerdown', (event) => {
    if (event.button !== 0 || (event.target as Element).closest('.leaflet-control')) return;
    event.stopPropagation();
    box.setPointerCapture(event.pointerId);
    from = { at: map.mouseEventToLatLng(event), x: event.clientX, y: event.clientY };
    show({ centre: positionOf(from.at), miles: CLICK });
  });
  listen('pointermove', (event) => {
    const drawn = around(event);
    if (drawn) show(drawn);
  });
  listen('pointerup', (event) => {
    const drawn = around(event);
    if (!drawn) return;
    end();
    done(drawn);
  });
  box.ownerDocument.addEventListener(
    'keydown',
    ({ key }) => {
      if (key !== 'Escape') return;
      end();
      done(undefined);
    },
    { signal },
  );
  map.dragging.disable();
  box.classList.add('drawing');
  return end;
}
