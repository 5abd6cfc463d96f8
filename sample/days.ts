import type { Chance } from './chance.ts';

const DAY = 86_400;
const WINDOW = 180;

/** How long a vehicle has been for sale, in whole days back from the delivery's instant. */
export interface Days {
  readonly dom: number;
  readonly dom180: number;
  readonly active: number;
  /** begin of the first stint */
  readonly since: number;
}

/** New vehicles wait longer than used ones; some used ones were for sale once before. */
export function drawDays(isNew: boolean, chance: Chance): Days {
  const active = Math.min(900, Math.floor(chance.wait(isNew ? 66 : 48)));
  if (isNew || !chance.happens(0.13))
    return { dom: active, dom180: Math.min(active, WINDOW), active, since: active };
  const earlier = 1 + Math.floor(chance.wait(55));
  // a shorter absence would not have ended the stint
  const ended = active + chance.whole(31, 420);
  const recent = Math.max(0, Math.min(WINDOW, ended + earlier) - ended);
  return { dom: active + earlier, dom180: Math.min(active, WINDOW) + recent, active, since: ended + earlier };
}

/** What the delivery says about time; some deliveries say only since when, a few say nothing. */
export function timeColumns(days: Days, onSource: number, asOf: number, chance: Chance) {
  const given = chance.unit();
  const [counted, dated] = [given < 0.78, given < 0.92];
  const within = chance.whole(0, DAY - 1);
  return {
    first_scraped_at: dated ? asOf - days.since * DAY - within : undefined,
    relisted_at: dated ? asOf - onSource * DAY - within : undefined,
    dom: counted ? days.dom : undefined,
    dom_180: counted ? days.dom180 : undefined,
    dom_active: counted ? days.active : undefined,
    dos_active: counted ? onSource : undefined,
  };
}

interface Seen {
  readonly status_date?: number | undefined;
  readonly scraped_at?: number | undefined;
  readonly relisted_at?: number | undefined;
  readonly first_scraped_at?: number | undefined;
}

const earliest = (...instants: readonly (number | undefined)[]): number =>
  Math.min(...instants.filter((instant) => instant !== undefined));

/**
 * The instants of a row in the order in which they were: on any source, on this one, as this record, for the last time.
 * Where a last sighting is given, the record's first one is given, too: the delivery itself is later than both.
 */
export function inOrder<Row extends Seen>(row: Row): Row {
  const { status_date, scraped_at, relisted_at, first_scraped_at } = row;
  const begun = status_date === undefined ? scraped_at : earliest(status_date, scraped_at ?? relisted_at);
  const listed = relisted_at && earliest(relisted_at, begun);
  const known = first_scraped_at && earliest(first_scraped_at, listed, begun);
  return { ...row, scraped_at: begun, relisted_at: listed, first_scraped_at: known };
}

/** Share of listings whose price was changed, and by how much: most fall. */
export function priceChange(
  price: number | undefined,
  onSource: number,
  isNew: boolean,
  asOf: number,
  chance: Chance,
) {
  const unchanged = { ref_price: undefined, ref_price_dt: undefined, scraped_at: undefined };
  if (price === undefined || onSource < 4 || !chance.happens(isNew ? 0.25 : 0.45)) return unchanged;
  const percent = chance.happens(0.78) ? chance.between(0.5, 7) : -chance.between(0.3, 4);
  const before = Math.round((price * (1 + percent / 100)) / 5) * 5;
  // the record began the day after the last day of the old price
  const began = asOf - chance.whole(1, onSource - 2) * DAY;
  return before === price ? unchanged : { ref_price: before, ref_price_dt: began - DAY, scraped_at: began };
}
