import './seed.ts';
import { fc, test } from '@fast-check/vitest';
import { describe, expect, test as plainly } from 'vitest';
import type { AlertTerms, PriceChange, RememberedListing } from '../../src/accounts/alert-terms.ts';
import { changesBetween } from '../../src/api/alerts/changes.ts';

/** What an alert tells, against a comparison of every listing with every other, as the rule of section 2.9 says. */

interface Vehicle {
  readonly vin: string;
  readonly source: string;
  readonly record: number;
  readonly price?: number;
}

const vehicles = fc.uniqueArray(
  fc.record(
    {
      vin: fc.integer({ min: 0, max: 12 }).map((n) => `1HGCM82633A${100_000 + n}`),
      source: fc.constantFrom('a.example', 'b.example'),
      record: fc.integer({ min: 0, max: 3 }),
      price: fc.integer({ min: 0, max: 40 }).map((n) => n * 250),
    },
    { requiredKeys: ['vin', 'source', 'record'] },
  ),
  { selector: ({ vin, source }) => `${vin} ${source}`, maxLength: 20 },
);
const priceChange: fc.Arbitrary<PriceChange> = fc.oneof(
  fc.constant('any' as const),
  fc.constant('none' as const),
  fc.integer({ min: 1, max: 3000 }).map((amount) => ({ amount })),
  fc.integer({ min: 1, max: 120 }).map((percent) => ({ percent })),
);
const tells: fc.Arbitrary<AlertTerms> = fc.record({
  arrived: fc.boolean(),
  left: fc.boolean(),
  price_change: priceChange,
});

const idOf = ({ vin, record }: Vehicle): string => `${vin}-0000000${record}-abcd`;
const listing = (one: Vehicle): RememberedListing => ({
  ...{ id: idOf(one), source: one.source, vin: one.vin },
  ...(one.price === undefined ? {} : { price: one.price }),
});
const isSame = (one: Vehicle, other: Vehicle): boolean =>
  one.vin === other.vin && one.source === other.source;

/** The rule in the fewest words. */
function isTold(told: PriceChange, before?: number, now?: number): boolean {
  if (told === 'any') return before !== now;
  if (told === 'none' || before === undefined || now === undefined || before === now) return false;
  const by = Math.abs(before - now);
  return 'amount' in told ? by >= told.amount : before === 0 || (by / before) * 100 >= told.percent - 1e-9;
}

test.prop([vehicles, vehicles, tells])('every change is told, and nothing else', (before, now, told) => {
  const expected = {
    arrived: told.arrived ? now.filter((one) => !before.some((other) => isSame(one, other))).map(idOf) : [],
    left: told.left ? before.filter((one) => !now.some((other) => isSame(one, other))).map(idOf) : [],
    price_changed: before.flatMap((one) =>
      now
        .filter((other) => isSame(one, other) && isTold(told.price_change, one.price, other.price))
        .map((other) => [idOf(one), one.price, idOf(other), other.price].join(' ')),
    ),
  };
  const found = changesBetween(before.map(listing), now.map(listing), told);
  const { arrived = [], left = [], price_changed = [] } = found ?? {};
  expect({
    arrived: arrived.map(({ id }) => id).sort(),
    left: left.map(({ id }) => id).sort(),
    price_changed: price_changed
      .map((one) => [one.id_before, one.price_before, one.id, one.price].join(' '))
      .sort(),
  }).toEqual({
    ...{ arrived: expected.arrived.sort(), left: expected.left.sort() },
    price_changed: expected.price_changed.sort(),
  });
  expect(found === undefined).toBe(arrived.length + left.length + price_changed.length === 0);
});

test.prop([vehicles, vehicles])('back and forth tells the same the other way round', (before, now) => {
  const all: AlertTerms = { arrived: true, left: true, price_change: 'any' };
  const [there, back] = [
    changesBetween(before.map(listing), now.map(listing), all),
    changesBetween(now.map(listing), before.map(listing), all),
  ];
  expect([back?.arrived, back?.left]).toEqual([there?.left, there?.arrived]);
  expect(back?.price_changed.length).toBe(there?.price_changed.length);
});

describe('by hand', () => {
  const ALL: AlertTerms = { arrived: true, left: true, price_change: 'any' };
  const given = (id: string, price: number): RememberedListing => ({
    ...{ id, source: 'a.example', price },
  });

  plainly('ids that were given with the rows are names of their own', () => {
    expect(changesBetween([given('17', 5), given('18', 5)], [given('18', 6), given('19', 5)], ALL)).toEqual({
      arrived: [given('19', 5)],
      left: [given('17', 5)],
      price_changed: [{ ...given('18', 6), price_before: 5, id_before: '18' }],
    });
  });

  plainly(
    'a listing that gains a VIN, or loses it as its delivery is withdrawn, stays the same listing',
    () => {
      const digits = '0123456789abcdef0123456789abcdef';
      const [unnamed, named] = [
        given(`${digits}-0a1b2c3d-4e5f`, 5),
        given('WVWZZZ1KZ6W000001-0a1b2c3d-4e5f', 5),
      ];
      expect(changesBetween([unnamed], [named], ALL)).toBeUndefined();
      expect(changesBetween([named], [unnamed], ALL)).toBeUndefined();
      // on another source, or of another hash, it is another listing
      const elsewhere = { ...named, source: 'b.example' };
      expect(changesBetween([unnamed], [elsewhere], ALL)).toMatchObject({
        arrived: [elsewhere],
        left: [unnamed],
      });
      const other = given('WVWZZZ1KZ6W000001-1a1b2c3d-4e5f', 5);
      expect(changesBetween([unnamed], [other], ALL)).toMatchObject({ arrived: [other], left: [unnamed] });
    },
  );

  plainly('exactly the threshold is told', () => {
    const by = (price_change: PriceChange, now: number) =>
      changesBetween([given('1', 1000)], [given('1', now)], { ...ALL, price_change })?.price_changed.length;
    expect([by({ amount: 100 }, 900), by({ amount: 100 }, 901)]).toEqual([1, undefined]);
    expect([by({ percent: 10 }, 1100), by({ percent: 10 }, 1099)]).toEqual([1, undefined]);
  });
});
