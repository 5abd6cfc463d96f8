/** The sphere the engine measures on: mean radius of the earth in miles. */
const EARTH_MILES = 3958.7613;

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle miles between two positions. */
export function milesBetween(a: Position, b: Position): number {
  const half = (from: number, to: number): number => Math.sin(radians(to - from) / 2) ** 2;
  const h =
    half(a.latitude, b.latitude) +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * half(a.longitude, b.longitude);
  return 2 * EARTH_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Two decimals. */
export const round2 = (value: number): number => Math.round(value * 100) / 100;
