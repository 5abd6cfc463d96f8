import type {
  AlertTerms,
  Changes,
  PriceChange,
  RememberedListing,
  RepricedListing,
} from '../../accounts/alert-terms.ts';
import { namedHash, readRecordId, unnamedHash } from '../../records/record-id.ts';

/** What changed in a view between two versions of the data (supplement section 2.9). Pure. */

const byId = ({ id }: RememberedListing, { id: other }: RememberedListing): number =>
  id < other ? -1 : Number(id > other);

/**
 * Whether a change of price is told. One that appears or goes is a change, and no amount; of nothing every amount is more
 * than any part.
 */
function isTold(told: PriceChange, before: number | undefined, now: number | undefined): boolean {
  if (before === now || told === 'none') return false;
  if (told === 'any') return true;
  if (before === undefined || now === undefined) return false;
  const by = Math.abs(now - before);
  return 'amount' in told ? by >= told.amount : by * 100 >= told.percent * Math.abs(before);
}

/** What stays of a listing while its records change: a vehicle on a source. */
function keyOf({ id, source }: RememberedListing): string {
  const stem = readRecordId(id)?.stem;
  return stem === undefined ? id : `${stem} ${source ?? ''}`;
}

/**
 * Finds what a listing without a VIN is called once it has one, where it is among others: a listing that gains a VIN stays the
 * same listing, and its record the same record (feeds.md section 3).
 */
function namedAmong(others: readonly RememberedListing[]): (one: RememberedListing) => RememberedListing {
  const named = new Map(others.map((one) => [`${namedHash(one.id)} ${one.source}`, one]));
  return (one) => {
    const hash = unnamedHash(one.id);
    return (hash === undefined ? undefined : named.get(`${hash} ${one.source}`)) ?? one;
  };
}

/** Listings by what stays of them; where several have the same, they are told apart by their order. */
function keyed(
  listings: readonly RememberedListing[],
  others: readonly RememberedListing[],
): ReadonlyMap<string, RememberedListing> {
  const found = new Map<string, RememberedListing>();
  const named = namedAmong(others);
  for (const one of listings.toSorted(byId)) {
    const key = keyOf(named(one));
    let free = key;
    for (let nth = 2; found.has(free); nth++) free = `${key} ${nth}`;
    found.set(free, one);
  }
  return found;
}

const without = (
  listings: ReadonlyMap<string, RememberedListing>,
  known: ReadonlyMap<string, RememberedListing>,
): RememberedListing[] => [...listings].flatMap(([key, one]) => (known.has(key) ? [] : [one])).toSorted(byId);

/** What an alert tells of what a view found before and finds now; undefined: nothing. */
export function changesBetween(
  before: readonly RememberedListing[],
  now: readonly RememberedListing[],
  { arrived, left, price_change }: AlertTerms,
): Changes | undefined {
  const [known, there] = [keyed(before, now), keyed(now, before)];
  const repriced = [...there].flatMap(([key, one]): RepricedListing[] => {
    const was = known.get(key);
    if (!was || !isTold(price_change, was.price, one.price)) return [];
    const price = was.price === undefined ? {} : { price_before: was.price };
    return [{ ...one, ...price, id_before: was.id }];
  });
  const changes = {
    arrived: arrived ? without(there, known) : [],
    left: left ? without(known, there) : [],
    price_changed: repriced.toSorted(byId),
  };
  return Object.values(changes).some((list) => list.length > 0) ? changes : undefined;
}
