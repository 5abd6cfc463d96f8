import {
  divIcon,
  geoJSON,
  type LatLngBounds,
  type LayerGroup,
  type Map as LeafletMap,
  layerGroup,
  marker,
} from 'leaflet';
import { outlines } from '../../parts/outlines.ts';
import { cities } from './cities.json';
import { lines } from './provinces.json';

/** Land, borders and large cities, all part of the page: nothing is asked for elsewhere. */

/** Panes from back to front; marks of what is found stand before all of them. */
const PANES = { land: 200, borders: 210, circle: 220, cities: 450 } as const;

const SOURCES =
  'Land: Natural Earth · Cities: <a href="https://www.geonames.org" target="_blank" rel="noreferrer noopener">GeoNames</a>, CC BY 4.0';

type Outline = Parameters<typeof geoJSON>[0];

/** Borders between the provinces of Canada (Natural Earth, 1:50 million): longitude and latitude, point by point. */
const PROVINCES = {
  type: 'MultiLineString' as const,
  coordinates: lines.map((line) => line.split(',').map((point) => point.split(' ').map(Number))),
};

/** Draws land, borders between countries, US states and provinces of Canada. */
async function drawLand(map: LeafletMap): Promise<void> {
  const { land, borders } = await outlines();
  const looks = (pane: string, className: string) => ({ pane, interactive: false, style: { className } });
  geoJSON(land as Outline, looks('land', 'land')).addTo(map);
  for (const border of [...borders, PROVINCES])
    geoJSON(border as Outline, looks('borders', 'border')).addTo(map);
}

interface City {
  readonly name: string;
  readonly position: readonly [latitude: number, longitude: number];
}

const CITIES: readonly City[] = cities.map((line) => {
  const [name = '', longitude, latitude] = line.split(',');
  return { name, position: [Number(latitude), Number(longitude)] };
});

/** Room that a name takes, in pixels; so many names at most. */
const LETTER = 6;
const LINE = 15;
const MOST = 40;

/** Part of the map in pixels. */
export interface Box {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const meets = (one: Box, other: Box): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** Where a name may stand beside its dot: right, left, above, below, as shares of its width and in pixels. */
const SIDES = [
  { across: 0, x: 6, y: 0 },
  { across: -1, x: -6, y: 0 },
  { across: -0.5, x: 0, y: -13 },
  { across: -0.5, x: 0, y: 13 },
] as const;

interface Named extends City {
  /** pixels from the dot to the name's left edge and middle */
  readonly left: number;
  readonly down: number;
}

/** The names that have room, the larger city first; marks stand where they stand. */
function named(map: LeafletMap, bounds: LatLngBounds, marks: readonly Box[]): Named[] {
  const taken = [...marks];
  const some: Named[] = [];
  for (const city of CITIES) {
    if (some.length === MOST) break;
    if (!bounds.contains([...city.position])) continue;
    const { x, y } = map.latLngToContainerPoint([...city.position]);
    const width = city.name.length * LETTER;
    const sides = SIDES.map((side) => ({ left: side.x + side.across * width, down: side.y }));
    const boxOf = ({ left, down }: Pick<Named, 'left' | 'down'>): Box => ({
      left: x + left - 3,
      right: x + left + width + 3,
      top: y + down - LINE / 2,
      bottom: y + down + LINE / 2,
    });
    const side = sides.find((one) => !taken.some((other) => meets(boxOf(one), other)));
    if (!side) continue;
    // room around a name: it is read alone
    const { left, right, top, bottom } = boxOf(side);
    taken.push({
      left: Math.min(left, x) - 6,
      right: Math.max(right, x) + 6,
      top: top - 9,
      bottom: bottom + 9,
    });
    some.push({ ...city, ...side });
  }
  return some;
}

function drawCities(map: LeafletMap, layer: LayerGroup, marks: readonly Box[]): void {
  layer.clearLayers();
  for (const { name, position, left, down } of named(map, map.getBounds(), marks)) {
    const words = document.createElement('span');
    words.textContent = name;
    words.style.left = `${left}px`;
    words.style.top = `${down}px`;
    const icon = divIcon({ className: 'city', html: words, iconSize: [0, 0] });
    layer.addLayer(marker([...position], { icon, pane: 'cities', interactive: false, keyboard: false }));
  }
}

/** Draws the ground of a map; gives what draws its names anew, around marks. */
export function drawGround(map: LeafletMap): (marks: readonly Box[]) => void {
  for (const [name, depth] of Object.entries(PANES)) {
    const pane = map.createPane(name);
    pane.style.zIndex = String(depth);
    pane.style.pointerEvents = 'none';
  }
  map.attributionControl.setPrefix(
    '<a href="https://leafletjs.com" target="_blank" rel="noreferrer noopener">Leaflet</a>',
  );
  map.attributionControl.addAttribution(SOURCES);
  const layer = layerGroup().addTo(map);
  drawLand(map).catch(() => undefined);
  return (marks) => drawCities(map, layer, marks);
}
