/** How distances are said. The interface takes miles in every market (part-1.md, "Shared conventions"); Canada reads kilometres first. */

const KILOMETRES = 1.609344;
const METRES = 1609.344;

const WHOLE = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 });

/** Metres of so many miles. */
export const metresOf = (miles: number): number => miles * METRES;

/** 50 mi (80 km), or 80 km (50 mi). */
export function distanceWords(miles: number, metricFirst: boolean): string {
  const [imperial, metric] = [`${WHOLE.format(miles)} mi`, `${WHOLE.format(miles * KILOMETRES)} km`];
  return metricFirst ? `${metric} (${imperial})` : `${imperial} (${metric})`;
}
