import type { Cell, SpanRow } from './trend-files.ts';

/** A market told day by day: what each listing was at the end of each day, and the rows that a roll-up makes of it. */

/** A listing at the end of a day. */
export type State = Readonly<Record<string, Cell>> & {
  readonly listing: number;
  readonly price: number | null;
};

/** Day → listings that were active at its end. */
export type World = ReadonlyMap<string, readonly State[]>;

const DAY = 86_400_000;

/** The day some days after another. */
export const plus = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10);

/** Days from one to another, both among them. */
export const daysOf = (from: string, to: string): string[] => {
  const days: string[] = [];
  for (let day = from; day <= to; day = plus(day, 1)) days.push(day);
  return days;
};

const isFound = ({ role }: State): boolean => role !== 'rest';

function moveOf(before: State, now: State): 'cut' | 'rise' | undefined {
  if (before.price === null || now.price === null || before.price === now.price) return undefined;
  return now.price < before.price ? 'cut' : 'rise';
}

/** What happened from one day to the next: to a listing, and to its vehicle among those that are found. */
export function eventsOf(world: World, day: string) {
  const [before, now] = [world.get(plus(day, -1)), world.get(day) ?? []];
  const events: { state: State; event: string; searched: string | null }[] = [];
  if (!before) return events;
  const found = (states: readonly State[]) => new Set(states.filter(isFound).map(({ vehicle }) => vehicle));
  const [foundBefore, foundNow] = [found(before), found(now)];
  for (const state of now) {
    const last = before.find(({ listing }) => listing === state.listing);
    const move = last && moveOf(last, state);
    const both = last && isFound(last) && isFound(state);
    events.push({
      state,
      event: last ? (move ?? 'same') : 'arrived',
      searched:
        isFound(state) && !foundBefore.has(state.vehicle ?? null) ? 'arrived' : both ? (move ?? null) : null,
    });
  }
  for (const state of before)
    events.push({
      state,
      event: now.some(({ listing }) => listing === state.listing) ? 'same' : 'left',
      searched: isFound(state) && !foundNow.has(state.vehicle ?? null) ? 'left' : null,
    });
  return events;
}

const sameRow = (one: State, other: State): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The rows of a roll-up: a span for each listing and state, cut at the months, and an empty one for what left. */
export function spansOf(world: World): SpanRow[] {
  const rows: (Record<string, Cell> & { to_day: string })[] = [];
  const open = new Map<number, { row: (typeof rows)[number]; state: State }>();
  const first = [...world.keys()].sort()[0];
  for (const day of [...world.keys()].sort()) {
    const happened = eventsOf(world, day);
    for (const { state, event, searched } of happened) {
      if (event === 'left' || searched === 'left')
        rows.push({
          ...state,
          event: event === 'left' ? 'left' : 'changed',
          searched,
          from_day: day,
          to_day: plus(day, -1),
        });
    }
    const now = world.get(day) ?? [];
    for (const state of now) {
      const last = open.get(state.listing);
      const isOpen = last && last.row.to_day === plus(day, -1) && day.slice(8) !== '01';
      const told = happened.find((one) => one.state === state && one.event !== 'left');
      const searched = told && told.searched !== 'left' ? told.searched : null;
      const event = day === first ? 'first' : told?.event === 'same' ? 'changed' : (told?.event ?? 'carried');
      if (isOpen && sameRow(last.state, state) && !searched) last.row.to_day = day;
      else {
        const before = (world.get(plus(day, -1)) ?? []).find(({ listing }) => listing === state.listing);
        const row = {
          ...state,
          event,
          price_before: before?.price ?? null,
          searched: day === first && isFound(state) ? 'first' : searched,
          from_day: day,
          to_day: day,
        };
        rows.push(row);
        open.set(state.listing, { row, state });
      }
    }
  }
  return rows;
}
