/**
 * How a vehicle stands among comparable listings (docs/match-rank.md tells it in words). Pure: a lower price or fewer
 * miles never lower a score, all else equal.
 */

/** What a vehicle is compared by; what is not known is not compared. */
export interface RankFigures {
  readonly price?: number | undefined;
  readonly miles?: number | undefined;
  /** days on the market in the current stint */
  readonly dom?: number | undefined;
}

/** Figures of a listing. */
export interface Comparable extends RankFigures {
  readonly vin: string;
}

/** Weights of the figures; they add up to 1. */
const WEIGHTS = { price: 0.6, miles: 0.3, dom: 0.1 } as const;
type Figure = keyof typeof WEIGHTS;
const FIGURES = Object.keys(WEIGHTS) as Figure[];

/** Listings that stand in the middle are added to each comparison, so that a few listings tell little. */
const MIDDLE_ONES = 2;

const LOWEST = 400;
const HIGHEST = 3000;

/** What comparable listings show: the known values of each figure, ascending. */
export type Distribution = Readonly<Record<Figure, readonly number[]>> & { readonly listings: number };

/** The distribution of listings, without the vehicle's own. */
export function distributionOf(comparables: readonly Comparable[], without?: string): Distribution {
  const others = comparables.filter(({ vin }) => vin !== without);
  const values = (figure: Figure): number[] =>
    others.flatMap((one) => one[figure] ?? []).sort((one, other) => one - other);
  return { price: values('price'), miles: values('miles'), dom: values('dom'), listings: others.length };
}

/** Share of the values that lie above, those that are equal by half; 0.5 where nothing is known. */
function shareAbove(value: number | undefined, values: readonly number[]): number {
  if (value === undefined) return 0.5;
  let above = 0;
  for (const other of values) above += other > value ? 1 : other === value ? 0.5 : 0;
  return (above + MIDDLE_ONES / 2) / (values.length + MIDDLE_ONES);
}

/** Standing of a vehicle, above 0 and below 1; 1 would be best in everything. */
export const standing = (vehicle: RankFigures, distribution: Distribution): number =>
  FIGURES.reduce(
    (sum, figure) => sum + WEIGHTS[figure] * shareAbove(vehicle[figure], distribution[figure]),
    0,
  );

/** A standing as a score of 400 to 3000. */
export const scoreOf = (value: number): number => Math.round(LOWEST + (HIGHEST - LOWEST) * value);

/** Mean standing of a dealer's vehicles of one year, make and model, each without its own listing. */
export function dealerStanding(units: readonly Comparable[], comparables: readonly Comparable[]): number {
  const all = units.map((unit) => standing(unit, distributionOf(comparables, unit.vin)));
  return all.reduce((sum, one) => sum + one, 0) / all.length;
}

/** The middle value, of two middle ones their mean; of sorted values. undefined: there are none. */
export function median(values: readonly number[]): number | undefined {
  const half = Math.floor(values.length / 2);
  const [low, high] = [values[half - 1], values[half]];
  if (values.length % 2 === 1 || low === undefined || high === undefined) return high;
  return (low + high) / 2;
}

/** Rank of each standing, 1 for the highest; equal ones in the order given. */
export function ranks(standings: readonly number[]): number[] {
  const order = standings.map((_, i) => i).sort((a, b) => (standings[b] ?? 0) - (standings[a] ?? 0) || a - b);
  const ranked: number[] = [];
  for (const [rank, i] of order.entries()) ranked[i] = rank + 1;
  return ranked;
}
