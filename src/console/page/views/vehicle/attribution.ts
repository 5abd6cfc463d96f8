import type { Row } from '../explore/answer.ts';
import { valueAt } from '../explore/record-values.ts';

/**
 * Why one of several listings of a vehicle is the one that searches answer, told from what the listings say of
 * themselves (feeds.md section 3, is_searchable): within a seller type, each step decides among those that the steps
 * before left.
 */
interface Step {
  /** what decides, in words */
  readonly about: string;
  /** smaller comes first */
  readonly rank: (row: Row) => number | string;
  /** what the listing says */
  readonly says: (row: Row) => string;
}

const text = (row: Row, path: string): string => String(valueAt(row, path) ?? '');

const PLACE = ['name', 'street', 'city', 'state', 'zip'] as const;
const HERE: Readonly<Record<string, string>> = { name: 'seller_name' };

/** Does the vehicle stand at its seller? Each part that both tell has to agree, and one besides the state at least. */
function standsElsewhere(row: Row): boolean {
  if (!valueAt(row, 'car_location')) return false;
  const parts = PLACE.map((part) => {
    const [car, own] = [text(row, `car_location.${HERE[part] ?? part}`), text(row, `dealer.${part}`)];
    const agree = car && own ? car.toLowerCase() === own.toLowerCase() : undefined;
    return { part, agree, given: car !== '' };
  });
  if (!parts.some(({ given }) => given)) return false;
  const named = parts.some(({ part, agree }) => part !== 'state' && agree !== undefined);
  return !named || parts.some(({ agree }) => agree === false);
}

const category = (row: Row): string => text(row, 'mc_dealership.mc_category');
const passesOn = (row: Row): boolean => /aggregator|group|retailer/i.test(category(row));
const seen = (row: Row): number => Number(valueAt(row, 'last_seen_at') ?? 0);
const days = (row: Row): number => Number(valueAt(row, 'dos_active') ?? 0);

/** Steps by which one of a vehicle's listings is chosen as the searchable one, the first one first. */
export const STEPS: readonly Step[] = [
  {
    about: 'located at its own dealer',
    rank: (row) => Number(standsElsewhere(row)),
    says: (row) =>
      standsElsewhere(row)
        ? `located elsewhere: ${text(row, 'car_location.seller_name') || text(row, 'car_location.city') || 'not at the dealer'}`
        : 'located at its own dealer',
  },
  {
    about: 'dealers before aggregators, groups and retailers',
    rank: (row) => Number(passesOn(row)),
    says: (row) => category(row) || 'no category',
  },
  {
    about: 'last seen',
    rank: (row) => -seen(row),
    says: (row) => text(row, 'last_seen_at_date').slice(0, 16).replace('T', ' ') || '–',
  },
  {
    about: 'longest on its source',
    rank: (row) => -days(row),
    says: (row) => `${days(row)} days`,
  },
  { about: 'smallest id', rank: (row) => text(row, 'id'), says: (row) => text(row, 'id') },
];

/** A listing, and which step put it behind the first one. */
export interface AttributedListing {
  readonly row: Row;
  /** index in STEPS; undefined: it is the first one */
  readonly lostAt: number | undefined;
}

function compared(one: Row, other: Row): { readonly sign: number; readonly at: number } {
  for (const [at, { rank }] of STEPS.entries()) {
    const [a, b] = [rank(one), rank(other)];
    if (a !== b) return { sign: a < b ? -1 : 1, at };
  }
  return { sign: 0, at: STEPS.length - 1 };
}

/** The listings in the order of the rule. */
export function attributed(rows: readonly Row[]): readonly AttributedListing[] {
  const [first, ...others] = rows.toSorted((one, other) => compared(one, other).sign);
  if (!first) return [];
  return [
    { row: first, lostAt: undefined },
    ...others.map((row) => ({ row, lostAt: compared(first, row).at })),
  ];
}
