import { expect, test } from 'vitest';
import { refuseCounts, refuseInstant } from '../../ingest/delivery/refusals.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';

/** The sample is made of several deliveries of a dataset; nothing of it goes beside what is real. */

const T = 1_700_000_000;
const delivery = (asOf: number, sample: boolean): Delivery => ({
  ...{ id: 1, dataset: 'listings', market: 'us-cars', asOf, sample, partial: false, state: 'live' },
  ...{ accepted: 1, indices: {}, report: '{}' },
});
const load = (...known: Delivery[]) =>
  refuseInstant({ asOf: T, sample: true, partial: false }, known, T + 60);

test('a delivery of the sample follows an earlier one of it', () => {
  expect(() => load(delivery(T - 60, true))).not.toThrow();
  expect(() => load(delivery(T, true))).toThrow(/not later than/);
});

test('none follows a real one', () => {
  expect(() => load(delivery(T - 60, false))).toThrow(/empty installation/);
});

test('a row that is none at all is told without a column', () => {
  const found = {
    ...{
      read: 2,
      accepted: 1,
      rejected: 1,
      repeated: 0,
      marks: {},
      unknownWords: {},
      foreignMoney: {},
      nullWords: {},
      unknownColumns: {},
      forms: {},
    },
    reasons: [
      { column: null, reason: 'the row contains a NUL byte', count: 1, file: 'f.csv', line: 3, value: '' },
    ],
  };
  expect(() => refuseCounts(found, undefined, 'rejects.csv')).toThrow(
    '1 of 2 rows are rejected, more than 2 %; first: f.csv line 3, the row contains a NUL byte; see rejects.csv for all',
  );
});

test.each([
  [0, 'the delivery contains no rows'],
  [1, 'the only row is rejected; first: f.csv line 2, id is missing; see rejects.csv for all'],
  [3, 'all 3 rows are rejected; first: f.csv line 2, id is missing; see rejects.csv for all'],
])('of %i rows none is accepted', (read, words) => {
  const reason = { column: 'id', reason: 'is missing', count: read, file: 'f.csv', line: 2, value: '' };
  const found = {
    ...{
      read,
      accepted: 0,
      rejected: read,
      repeated: 0,
      marks: {},
      unknownWords: {},
      foreignMoney: {},
      nullWords: {},
      unknownColumns: {},
      forms: {},
    },
    reasons: read ? [reason] : [],
  };
  expect(() => refuseCounts(found, undefined, 'rejects.csv')).toThrow(new CommandRefusal(words));
});
