import type { Map as LeafletMap } from 'leaflet';
import type { Marks } from './marks.ts';

const NAMESPACE = 'http://www.w3.org/2000/svg';

function add(to: Element, name: string, attributes: Readonly<Record<string, string | number>>): Element {
  const made = document.createElementNS(NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  to.append(made);
  return made;
}

/** Dots and names of the cities that are shown, where they stand. */
function namesOf(map: LeafletMap) {
  const box = map.getContainer().getBoundingClientRect();
  return [...map.getContainer().querySelectorAll('.city')].map((city) => {
    const dot = city.getBoundingClientRect();
    const name = city.firstElementChild?.getBoundingClientRect() ?? dot;
    return {
      dot: { cx: dot.left - box.left, cy: dot.top - box.top, r: 1.5 },
      name: { x: name.left - box.left, y: name.bottom - box.top - 1.5 },
      text: city.textContent ?? '',
    };
  });
}

/**
 * The map as one drawing, as it looks now: outlines, names, marks. It stands in the page while it is read, as its looks are
 * those of the style sheet, and is taken out again after that.
 */
export function wholePicture(map: LeafletMap, marks: Marks): SVGSVGElement {
  const { x: width, y: height } = map.getSize();
  const whole = document.createElementNS(NAMESPACE, 'svg');
  whole.setAttribute('class', 'map');
  whole.setAttribute('viewBox', `0 0 ${width} ${height}`);
  add(whole, 'rect', { class: 'sea', width, height });
  const { x, y } = map.containerPointToLayerPoint([0, 0]);
  for (const drawing of map.getContainer().querySelectorAll('.leaflet-pane svg > g')) {
    const moved = add(whole, 'g', { transform: `translate(${-x} ${-y})` });
    moved.append(drawing.cloneNode(true));
  }
  for (const { dot, name, text } of namesOf(map)) {
    add(whole, 'circle', { class: 'city-dot', ...dot });
    add(whole, 'text', { class: 'city-name', ...name }).textContent = text;
  }
  const places = add(whole, 'g', { class: 'places' });
  for (const { x: cx, y: cy, r, text } of marks.circles()) {
    add(places, 'circle', { cx, cy, r });
    add(places, 'text', { x: cx, y: cy + 4, 'text-anchor': 'middle' }).textContent = text;
  }
  map.getContainer().append(whole);
  queueMicrotask(() => whole.remove());
  return whole;
}
