import { daysOf, eventsOf, type State, type World } from './world.ts';

/** Trends by brute force, day by day and listing by listing; nothing of it is taken from the service. */

/** A question in the simplest words. */
export interface Asked {
  readonly points: readonly { readonly from: string; readonly to: string }[];
  readonly firstDay: string;
  readonly coverage: 'search' | 'all';
  readonly isAsked: (state: State) => boolean;
  readonly group_by: readonly string[];
  readonly measures: readonly (readonly [field: string, figure: string])[];
}

/** Linear interpolation between the two closest of the sorted values. */
function quantile(values: readonly number[], share: number): number | null {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (sorted.length - 1) * share;
  const [low, high] = [sorted[Math.floor(at)], sorted[Math.ceil(at)]];
  return low === undefined || high === undefined ? null : low + (high - low) * (at - Math.floor(at));
}

const sum = (values: readonly number[]): number => values.reduce((all, one) => all + one, 0);

function figure(name: string, values: readonly number[], all: number): number | null {
  if (name === 'count') return values.length;
  if (name === 'missing') return all - values.length;
  if (values.length === 0) return null;
  if (name === 'sum') return sum(values);
  const mean = sum(values) / values.length;
  if (name === 'mean') return mean;
  if (name === 'min') return Math.min(...values);
  if (name === 'max') return Math.max(...values);
  if (name === 'stddev')
    return values.length < 2
      ? null
      : Math.sqrt(sum(values.map((one) => (one - mean) ** 2)) / (values.length - 1));
  return quantile(values, name === 'median' ? 0.5 : Number(name.slice(1)) / 100);
}

function valueIn(state: State, field: string, day: string): number | null {
  const since = { dom_active: 'since', dos_active: 'source_since' }[field];
  if (since === undefined) return (state[field] ?? null) as number | null;
  return (Date.parse(day) - Date.parse(String(state[since]))) / 86_400_000;
}

const rounded = (value: number | null): number | null =>
  value === null ? null : (Math.sign(value) * Math.round(Math.abs(value) * 100 + 1e-7)) / 100;

/** The points of the states that `isIn`. */
function pointsOf(world: World, asked: Asked, isIn: (state: State) => boolean) {
  const counts = (state: State) =>
    asked.isAsked(state) && isIn(state) && (asked.coverage === 'all' || state.role !== 'rest');
  const happened = (event: string, from: string, to: string): number =>
    daysOf(from, to)
      .flatMap((day) => eventsOf(world, day))
      .filter(
        (one) =>
          (asked.coverage === 'all' ? one.event : one.searched) === event &&
          asked.isAsked(one.state) &&
          isIn(one.state),
      ).length;
  return asked.points.map(({ from, to }) => {
    const active = (world.get(to) ?? []).filter(counts);
    const event = (name: string) => (to === asked.firstDay ? null : happened(name, from, to));
    const figures: Record<string, Record<string, number | null>> = {};
    for (const [field, name] of asked.measures) {
      const values = active.map((state) => valueIn(state, field, to)).filter((one) => one !== null);
      figures[field] = { ...figures[field], [name]: rounded(figure(name, values, active.length)) };
    }
    return {
      ...{ from, to, active: active.length },
      ...{
        arrivals: event('arrived'),
        departures: event('left'),
        price_cuts: event('cut'),
        price_rises: event('rise'),
      },
      ...figures,
    };
  });
}

/** Everything, and each group by its terms. */
export function expected(world: World, asked: Asked) {
  const keyOf = (state: State): string =>
    asked.group_by.map((name) => String(state[name]).toLowerCase()).join('|');
  const days = daysOf(asked.points[0]?.from ?? '', asked.points.at(-1)?.to ?? '');
  const all = days
    .flatMap((day) => [...(world.get(day) ?? []), ...eventsOf(world, day).map(({ state }) => state)])
    .filter((state) => asked.isAsked(state) && (asked.coverage === 'all' || state.role !== 'rest'));
  const hasKey = (state: State) => asked.group_by.every((name) => (state[name] ?? null) !== null);
  const keys = [...new Set(all.filter(hasKey).map(keyOf))];
  return {
    total: pointsOf(world, asked, () => true),
    missing: sum(pointsOf(world, asked, (state) => !hasKey(state)).map(({ active }) => active)),
    series: new Map(
      keys.map((key) => [key, pointsOf(world, asked, (state) => hasKey(state) && keyOf(state) === key)]),
    ),
  };
}
