import '../property/seed.ts';
import { fc } from '@fast-check/vitest';
import { afterEach, expect, test } from 'vitest';
import type { TrendsManifest } from '../../src/catalog/trends.ts';
import { LIMITS } from '../patience.ts';
import { DAY, type Row, T } from './test-ledger.ts';
import { type TrendRow, TrendsLedger } from './trends-ledger.ts';
import { dayOf, type Event, readDays, type Seen, tellDays } from './trends-oracle.ts';
import { deliveriesOf, marked, worlds } from './worlds.ts';

/** What is published of each day against what a search would have found then, on random worlds. */

let ledger: TrendsLedger;
afterEach(() => ledger.close());

/** How much of a lot of 24 each delivery brings (holds), in which city it says that it stands, and whether the delivery is taken back. */
const more = fc.array(
  fc.record({
    share: fc.constantFrom(24, 24, 24, 20, 6),
    city: fc.constantFrom('Austin', 'AUSTIN', 'Waco'),
    isTakenBack: fc.constantFrom(false, false, true),
  }),
  { minLength: 15, maxLength: 15 },
);

/** A lot of 24, or what a delivery brings of it; every second delivery says something that trends do not tell. */
const lot = (share: number, city: string, delivery: number): Row[] =>
  Array.from({ length: share }, (_, at) => ({
    ...{ vin: `1HGCM82633A9000${10 + at}`, source: 'lot.example', seller_type: 'dealer', country: 'US' },
    ...{
      price: 1_000 + at,
      city: at < 3 ? city : 'Waco',
      dealer_id: 7,
      heading: `${Math.floor(delivery / 2)}`,
    },
  }));

/** What of a row does not follow from what happens on its days; terms in one case, for a month has one spelling of each. */
const STATE = ['id', 'role', 'price', 'miles', 'vin', 'source', 'is_searchable'] as const;
const stateOf = (row: TrendRow): string =>
  JSON.stringify([
    ...STATE.map((field) => row[field] ?? null),
    `${row.dealer_id ?? ''}`,
    `${row.city ?? ''}`.toLowerCase(),
  ]);

/** What only one of two lists has. */
const differing = (one: readonly string[], other: readonly string[]): string[] => {
  const [left, right] = [new Set(one), new Set(other)];
  return [
    ...one.filter((text) => !right.has(text)),
    ...other.filter((text) => !left.has(text)).map((text) => `not ${text}`),
  ];
};
const lines = (byDay: Readonly<Record<string, readonly string[]>>): string[] =>
  Object.entries(byDay).flatMap(([day, list]) => list.map((one) => `${day} ${one}`));

async function seenNow(): Promise<Seen[]> {
  const vehicles = new Map(
    (await ledger.test.table('(SELECT listing, vehicle_no FROM listing)')).map((one) => [
      one.listing,
      String(one.vehicle_no),
    ]),
  );
  return (await ledger.active()).map(({ record, ...shown }) => {
    const row = {
      ...(record as TrendRow),
      ...(shown as unknown as TrendRow),
      id: shown.given ?? shown.document,
    };
    return {
      listing: shown.listing,
      vehicle: vehicles.get(shown.listing) ?? '',
      role: shown.role,
      price: ((row as TrendRow).price as number | null) ?? null,
      state: stateOf(row),
    };
  });
}

/** Listings of vehicles of which a default search finds several at once, as it may without a VIN: which of them tells what became of the vehicle is left open. */
function foundBeside(deliveries: readonly { readonly seen: readonly Seen[] }[]): Set<number> {
  const searched = deliveries.map(({ seen }) => seen.filter(({ role }) => role !== 'rest'));
  const several = new Set(
    searched.flatMap((found) => {
      const vehicles = found.map(({ vehicle }) => vehicle);
      return vehicles.filter((vehicle, at) => vehicles.indexOf(vehicle) < at);
    }),
  );
  return new Set(
    searched.flatMap((found) =>
      found.filter(({ vehicle }) => several.has(vehicle)).map(({ listing }) => listing),
    ),
  );
}

const inOrder = (events: readonly Event[]): string[] =>
  events.map(({ day, listing, what }) => `${day} ${listing} ${what}`).sort();

async function compare(
  shown: TrendsManifest,
  deliveries: readonly { day: string; seen: Seen[] }[],
): Promise<void> {
  const rows = await ledger.rows(shown);
  const expected = tellDays(deliveries);
  const found = readDays(rows, shown.first_day, shown.last_day, stateOf);
  expect(differing(lines(found.active), lines(expected.active))).toEqual([]);
  expect(lines(found.active)).toHaveLength(lines(expected.active).length);
  const beside = foundBeside(deliveries);
  const settled = (list: readonly Event[]) => inOrder(list.filter(({ listing }) => !beside.has(listing)));
  expect(differing(settled(found.vehicles), settled(expected.vehicles))).toEqual([]);
  // which words of one case are shown is told by month, so that a row may begin where only that changed
  const changes = (list: readonly Event[]) => inOrder(list.filter(({ what }) => what !== 'changed'));
  expect(differing(changes(found.listings), changes(expected.listings))).toEqual([]);
}

test.each(['us-cars', 'uk-cars'] as const)(
  '%s: each day is what a search found at its end, whatever came, was taken back or forgotten; a rebuild has the same bytes',
  async (market) => {
    ledger = await TrendsLedger.open(market);
    await fc.assert(
      fc.asyncProperty(worlds, more, marked, async (random, given, plates) => {
        await ledger.clear();
        const deliveries: { day: string; seen: Seen[] }[] = [];
        let shown: TrendsManifest | undefined;
        for (const [at, raw] of deliveriesOf(
          { ...random, worlds: random.worlds.slice(0, 4) },
          market === 'uk-cars' ? plates : [],
        ).entries()) {
          const { share = 24, city = '', isTakenBack = false } = given[at] ?? {};
          const rows = [...raw.rows, ...(raw.partial && share === 20 ? [] : lot(share, city, at))];
          const deliver = () => ledger.deliver((raw.at - T) / DAY, rows, { partial: raw.partial });
          await deliver();
          if (isTakenBack && shown) {
            const before = ledger.bytes(shown);
            await ledger.publish();
            await ledger.test.collect();
            expect(ledger.bytes(await ledger.rollBack())).toEqual(before);
            await deliver();
          }
          deliveries.push({ day: dayOf(raw.at), seen: await seenNow() });
          shown = await ledger.publish();
          if (!raw.partial) await ledger.test.collect();
        }
        if (!shown) return;
        await compare(shown, deliveries);
        const before = ledger.bytes(shown);
        expect(ledger.bytes(await ledger.publish(true))).toEqual(before);
      }),
      { numRuns: 2, endOnFailure: process.env.PROPERTY_SEED === undefined },
    );
  },
  LIMITS.long.testTimeout,
);
