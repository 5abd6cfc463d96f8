import {
  type GeoPermissibleObjects,
  type GeoProjection,
  geoCircle,
  geoConicEqualArea,
  geoDistance,
} from 'd3-geo';

/** A position: longitude, then latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];

const MILES_OF_EARTH = 3958.7613;
const DEGREES = 180 / Math.PI;

/** Room around the outermost positions, as a share of their span; so many degrees at least. */
const SHARE = 0.08;
const LEAST = 0.4;
/** Degrees that are shown at least: of less there is nothing to know a place by. */
const LEAST_SPAN = 8;

/** The ends of a span with room around it. */
function roomy(values: readonly number[]): [number, number] {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const room = Math.max(LEAST, (most - least) * SHARE, (LEAST_SPAN - (most - least)) / 2);
  return [least - room, most + room];
}

const middle = (values: readonly number[]): number => (Math.min(...values) + Math.max(...values)) / 2;

/** A projection that keeps areas and shows all positions in a box; without positions it shows the contiguous US. */
export function projectionOf(positions: readonly Position[], width: number, height: number): GeoProjection {
  const points: readonly Position[] =
    positions.length > 0
      ? positions
      : [
          [-125, 25],
          [-67, 49],
        ];
  const longitudes = points.map(([longitude]) => longitude);
  const latitudes = points.map(([, latitude]) => latitude);
  const [south, north] = roomy(latitudes);
  const [west, east] = roomy(longitudes);
  // two parallels on one side of the equator; a cone across it would have no sides
  const sixth = (north - south) / 6;
  const [low, high] = [south + sixth, north - sixth];
  const parallels: [number, number] = Math.abs(low + high) < 1 ? [low, high + 1] : [low, high];
  const corners: GeoPermissibleObjects = {
    type: 'MultiPoint',
    coordinates: [west, middle(longitudes), east].flatMap((x) => [south, north].map((y) => [x, y])),
  };
  return geoConicEqualArea()
    .parallels(parallels)
    .rotate([-middle(longitudes), 0])
    .fitExtent(
      [
        [4, 4],
        [width - 4, height - 4],
      ],
      corners,
    );
}

/** Miles between two positions. */
export const milesBetween = (one: Position, other: Position): number =>
  geoDistance([...one], [...other]) * MILES_OF_EARTH;

/** The circle around a position. */
export const circleOf = (centre: Position, miles: number): GeoPermissibleObjects =>
  geoCircle()
    .center([...centre])
    .radius((miles / MILES_OF_EARTH) * DEGREES)();
