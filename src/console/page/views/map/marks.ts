import { divIcon, type LatLng, type LayerGroup, type Map as LeafletMap, layerGroup, marker } from 'leaflet';
import Supercluster from 'supercluster';
import { count, short } from '../../words.ts';
import type { Box } from './basemap.ts';
import type { Place } from './places.ts';

/** Pixels within which places stand together. */
const TOGETHER = 46;
/** The nearest zoom: the outlines tell no more of a place beyond. */
export const NEAREST = 11;

interface Own {
  readonly place: number;
}
interface Sum {
  number: number;
}

/** What is drawn at one point: a place, or several that stand together. */
interface Mark {
  readonly at: LatLng;
  readonly number: number;
  readonly places: readonly Place[];
}

interface Listening {
  /** what is found, in the plural */
  readonly records: string;
  /** what of it was chosen */
  readonly open: (places: readonly Place[]) => void;
  /** where marks stand now */
  readonly drawn: (boxes: readonly Box[]) => void;
}

/** Diameter of a mark in pixels: a number has to fit in. */
const sizeOf = (number: number): number =>
  number === 1 ? 12 : Math.round(20 + 7 * Math.log10(number) + (number > 999 ? 4 : 0));

/** Words as text: what sellers write is never read as markup. */
function told(words: string): HTMLElement {
  const text = document.createElement('span');
  text.textContent = words;
  return text;
}

/** The marks of places on a map: those that would cover each other stand together, with their number. */
export class Marks {
  readonly #map: LeafletMap;
  readonly #records: string;
  readonly #layer: LayerGroup;
  readonly #open: (places: readonly Place[]) => void;
  readonly #drawn: (boxes: readonly Box[]) => void;
  #places: readonly Place[] = [];
  #index = new Supercluster<Own, Sum>();
  #marks: readonly Mark[] = [];

  constructor(map: LeafletMap, { records, open, drawn }: Listening) {
    this.#map = map;
    this.#records = records;
    this.#open = open;
    this.#drawn = drawn;
    this.#layer = layerGroup().addTo(map);
    map.on('moveend', () => this.#draw());
  }

  show(places: readonly Place[]): void {
    this.#places = places;
    this.#index = new Supercluster<Own, Sum>({
      radius: TOGETHER,
      extent: 256,
      maxZoom: NEAREST,
      map: ({ place }) => ({ number: places[place]?.number ?? 0 }),
      reduce: (sum, more) => {
        sum.number += more.number;
      },
    }).load(
      places.map(({ position }, place) => ({
        type: 'Feature',
        properties: { place },
        geometry: { type: 'Point', coordinates: [...position] },
      })),
    );
    this.#draw();
  }

  /** What is drawn now, as circles of a drawing whose units are pixels of the map. */
  circles(): { readonly x: number; readonly y: number; readonly r: number; readonly text: string }[] {
    return this.#marks.map(({ at, number }) => ({
      ...this.#map.latLngToContainerPoint(at),
      r: sizeOf(number) / 2,
      text: number > 1 ? short(number) : '',
    }));
  }

  #found(): Mark[] {
    const bounds = this.#map.getBounds().pad(0.1);
    const box: [number, number, number, number] = [
      Math.max(-180, bounds.getWest()),
      Math.max(-85, bounds.getSouth()),
      Math.min(180, bounds.getEast()),
      Math.min(85, bounds.getNorth()),
    ];
    return this.#index
      .getClusters(box, Math.round(this.#map.getZoom()))
      .map(({ id, properties, geometry }) => {
        const [longitude = 0, latitude = 0] = geometry.coordinates;
        const own =
          'cluster' in properties ? this.#index.getLeaves(Number(id), Number.POSITIVE_INFINITY) : [];
        const of = 'cluster' in properties ? own.map((leaf) => leaf.properties.place) : [properties.place];
        const places = of.flatMap((at) => this.#places[at] ?? []);
        const number = places.reduce((sum, place) => sum + place.number, 0);
        return { at: this.#map.wrapLatLng([latitude, longitude]), number, places };
      });
  }

  #draw(): void {
    this.#layer.clearLayers();
    this.#marks = this.#found().toSorted((one, other) => other.number - one.number);
    for (const mark of this.#marks) {
      const { at, number, places } = mark;
      const size = sizeOf(number);
      const icon = divIcon({
        className: places.length > 1 ? 'mark several' : 'mark',
        html: told(number > 1 ? short(number) : ''),
        iconSize: [size, size],
      });
      const [first] = places;
      const where = places.length > 1 ? `${count(places.length)} places` : first?.name;
      // the table beside the map is what the keyboard and screen readers have
      const drawn = marker(at, { icon, keyboard: false, alt: '' });
      drawn.bindTooltip(told(`${count(number)} ${this.#records}: ${where}`), { direction: 'top' });
      drawn.on('click', () => this.#chosen(mark));
      this.#layer.addLayer(drawn);
    }
    this.#drawn(
      this.circles().map(({ x, y, r }) => ({ left: x - r, right: x + r, top: y - r, bottom: y + r })),
    );
  }

  /** Several places are looked at closer, until they stand for themselves or are too near each other. */
  #chosen({ at, places }: Mark): void {
    if (places.length === 1 || this.#map.getZoom() >= NEAREST) {
      this.#open(places);
      return;
    }
    const spread = places.map(
      ({ position: [longitude, latitude] }) => [latitude, longitude] as [number, number],
    );
    const before = this.#map.getZoom();
    this.#map.fitBounds(spread, { padding: [40, 40], maxZoom: NEAREST });
    if (this.#map.getZoom() <= before) this.#map.setView(at, Math.min(NEAREST, before + 2));
  }
}
