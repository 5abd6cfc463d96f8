import { geoDistance } from 'd3-geo';

/** A position: longitude, then latitude, in degrees. */
export type Position = readonly [longitude: number, latitude: number];

const MILES_OF_EARTH = 3958.7613;

/** Miles between two positions. */
export const milesBetween = (one: Position, other: Position): number =>
  geoDistance([...one], [...other]) * MILES_OF_EARTH;
