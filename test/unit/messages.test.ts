import { expect, test } from 'vitest';
import { hindrance } from '../../src/api/access/allow.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { shapeStats } from '../../src/search/features/stats.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';

/** What callers read: whole sentences, about what they sent, without commands that are not theirs. */

const KEY = 'kMESSAGES-1';

test('a plate of the US without its state: what to send', async () => {
  const accounts = new MemoryAccounts([[KEY, { ...callerOn('standard'), terms: ['plates'] }]]);
  const { ask } = testApp(undefined, { accounts });
  for (const [country, words] of [
    ['US', 'Parameter state: send the two-letter state: US plates are only unique within a state.'],
    [
      'CA',
      'Parameter state: send the two-letter province: Canadian plates are only unique within a province.',
    ],
  ]) {
    const response = await ask(`/thirdparty/plate-decoder/7XER187?country_v2=${country}`, KEY);
    expect(await response.json()).toEqual({ code: 422, message: words });
  }
});

test("a 403 tells whom to ask, and none of the operator's commands", () => {
  const reasons = OPERATIONS.map((operation) => hindrance(operation, callerOn('free'))).filter(
    (reason) => reason !== undefined,
  );
  expect(reasons.length).toBeGreaterThan(3);
  for (const reason of reasons) expect(reason).not.toMatch(/keys |--|KEY-ID|forecourt/);
  expect(reasons).toContain('it needs the right explain; the operator of this service can change that');
});

test('percentiles have no tail of a binary fraction', () => {
  const values = { '5.0': 4384.000000000001, '50.0': 12_345.67, '95.0': 0.1 + 0.2, '99.0': 'NaN' };
  const moments = {
    count: 2,
    min: 1,
    max: 9,
    sum: 10,
    avg: 5,
    sum_of_squares: 82,
    std_deviation_sampling: 5.6,
  };
  const answers = new Map<string, unknown>([
    ['price:moments', moments],
    ['price:percentiles', { values }],
  ]);
  expect(shapeStats([{ name: 'price', field: 'price' }], 2, answers)).toMatchObject({
    price: { median: 12_345.67, percentiles: { '5.0': 4384, '50.0': 12_345.67, '95.0': 0.3 } },
  });
});
