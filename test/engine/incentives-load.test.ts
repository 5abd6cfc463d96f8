import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { rebuildShared } from '../../ingest/commands/rebuild.ts';
import { rollBackShared } from '../../ingest/commands/roll-back.ts';
import { marketStatus, needsAttention } from '../../ingest/commands/status.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import { keptDeliveries } from '../../src/engine/deliveries.ts';
import { testApp } from '../market/app.ts';
import { describeOnEngine } from '../market/load.ts';
import { incentivesOf, loadIncentives, shownIncentives } from './incentives-installation.ts';
import { car, Installation, T } from './ingest-installation.ts';

// Incentives, from their files to the index that answers.

const DAY = 86_400;
const vehicle = { make: 'Ford', model: 'Escape', year: 2026 };
const incentive = (id: string | undefined, offer: object = {}, more: object = {}) => ({
  ...(id === undefined ? {} : { id }),
  offer: { vehicles: [vehicle], offer_type: 'cash', cashback_amount: 500, ...offer },
  ...{ zip: '60601', city: 'Chicago', state: 'IL', msa_code: '1600', source: 'ford.example', ...more },
});
const many = (n: number) => Array.from({ length: n }, (_, i) => incentive(`good-${i}`));

/** What is wrong with an offer, the offer, and the line of the rejects. */
const BAD: readonly (readonly [string, object, string])[] = [
  ['no vehicles', { vehicles: undefined }, 'offer.vehicles,,is missing'],
  ['an empty list of vehicles', { vehicles: [] }, 'offer.vehicles,[],does not name a vehicle'],
  ['vehicles that say nothing', { vehicles: [{}] }, 'offer.vehicles,[{}],does not name a vehicle'],
  [
    'vehicles that are no objects',
    { vehicles: ['Ford'] },
    'offer.vehicles,"[""Ford""]",is not an array of objects',
  ],
  ['no type', { offer_type: '' }, 'offer.offer_type,,is missing'],
  ['a bad number', { msrp: 'much' }, 'offer.msrp,much,is not a number'],
  ['a negative number', { due_at_signing: -1 }, "offer.due_at_signing,'-1,is negative"],
  [
    'a bad date',
    { valid_from: '31/31/2026' },
    'offer.valid_from,31/31/2026,is not a date (MM/DD/YYYY or YYYY-MM-DD)',
  ],
  [
    'a year of a vehicle',
    { vehicles: [vehicle, { make: 'Ford', year: 'new' }] },
    'offer.vehicles[].year,new,is not a year from 1900 to 2121',
  ],
  [
    'a rate of an amount',
    { amounts: [{ apr: 1 }, { apr: 'low' }] },
    'offer.amounts[].apr,low,is not a number',
  ],
  ['a negative payment', { amounts: [{ monthly: -5 }] }, "offer.amounts[].monthly,'-5,is negative"],
];

/** Rows that are accepted, and what they show. */
const WHOLE = incentive(
  'one',
  {
    vehicles: [{ make: ' Ford ', model: 'F-150', year: '2026', trim: null, doors: 4 }, {}],
    amounts: [{ monthly: '$1,299', term: 3, term_unit: 'years' }],
    ...{
      msrp: '52,000 USD',
      valid_from: '6/1/2025',
      valid_through: '2025-06-30',
      titles: ['One', 'Two'],
    },
    ...{ offers: 'Only one', disclaimers: [], security_deposit: 0, oem_program_name: '' },
  },
  {
    zip: 60601,
    city: null,
    state: '',
    dealer_id: 17,
    country: 'usa',
    scraped_at_date: T,
    status_date: '2025-10-08T08:00:00.000Z',
  },
);
const HASHED = [
  incentive(undefined),
  incentive(undefined, { cashback_amount: '500.00', msrp: null }), // the same, written in another way
  incentive(undefined, {}, { zip: '90012', city: 'Los Angeles', state: 'CA' }),
  incentive(undefined, { cashback_amount: 501 }),
  incentive('given', {}, { base_sha: 'ABC' }),
];
const BY_HAND = incentive(undefined, { msrp: 30_000 }, { scraped_at_date: '2025-10-01' });

/** A dealer abroad, whose ZIP is one of the US, too. */
const ABROAD = incentive('one-abroad', {}, { zip: '80331', city: 'München', state: 'Bayern' });

/** Lines that are no incentives. */
const STRANGE = [
  JSON.stringify(incentive('a', {}, { status_date: T + 2 * DAY })),
  '[1]',
  '{"id":"b","offer":"free"}',
  JSON.stringify(incentive('x'.repeat(513))),
];

describeOnEngine('a delivery of incentives', () => {
  let there: Installation;
  let report: LoadReport;
  let shown: Awaited<ReturnType<typeof shownIncentives>>;
  beforeAll(async () => {
    there = new Installation();
    const lines = [
      ...BAD.map(([name, offer]) => JSON.stringify(incentive(name, offer))),
      ...STRANGE,
      ...[WHOLE, ABROAD, ...HASHED, BY_HAND, ...many(3)].map((one) => JSON.stringify(one)),
    ];
    report = await loadIncentives(there, `${lines.join('\n')}\n`, T, { maxRejects: 90 });
    shown = await shownIncentives(there);
  });
  afterAll(() => there.drop());

  test('a record shows what was delivered in one form, and what follows from the ZIP', () => {
    const { one } = shown;
    expect(one?.record).toEqual({
      id: 'one',
      base_sha: expect.stringMatching(/^[0-9a-f]{64}$/),
      offer: {
        vehicles: [{ make: 'Ford', model: 'F-150', year: 2026 }],
        offer_type: 'cash',
        amounts: [{ monthly: 1299, term: 3, term_unit: 'years' }],
        ...{ cashback_amount: 500, msrp: 52_000, security_deposit: 0 },
        ...{
          valid_from: '06/01/2025',
          valid_through: '06/30/2025',
          titles: ['One', 'Two'],
          offers: ['Only one'],
        },
      },
      ...{ msa_code: '1600', zip: '60601', city: 'Chicago', state: 'IL', country: 'US', dealer_id: '17' },
      ...{
        source: 'ford.example',
        status_date: '2025-10-08T08:00:00Z',
        scraped_at_date: '2025-10-09T08:53:20Z',
      },
    });
    expect(one).toMatchObject({
      ...{ year: 2026, monthly: 1299, term: 3, located: true },
      vehicles: [{ make: 'Ford', model: 'F-150', year: 2026 }],
      amounts: [{ monthly: 1299, term: 3, term_unit: 'years', term_months: 36 }],
    });
  });

  test('a part of another country tells it, and no ZIP is looked up', () => {
    expect(shown['one-abroad']?.record).toMatchObject({
      zip: '80331',
      city: 'München',
      state: 'Bayern',
      country: 'DE',
    });
    expect(shown['one-abroad']).not.toMatchObject({ located: true });
  });

  test('rows are accepted, rejected, or repeated', () => {
    // one, one abroad, four hashes of which one is given, one by hand, three
    expect(report).toMatchObject({
      ...{ read: BAD.length + STRANGE.length + 11, accepted: 10 },
      ...{ rejected: BAD.length + STRANGE.length, repeated: 1 },
    });
  });

  test('hashes are computed when absent: the place makes the id, not the base', () => {
    const hashed = Object.values(shown)
      .map(
        ({ record }) =>
          record as {
            id: string;
            base_sha: string;
            zip: string;
            offer: { cashback_amount: number; msrp?: number };
          },
      )
      .filter(({ id, offer }) => !/^(one|good-)/.test(id) && offer.msrp === undefined);
    const [chicago, angeles, other] = [
      hashed.find(({ id, zip, offer }) => id !== 'given' && zip === '60601' && offer.cashback_amount === 500),
      hashed.find(({ zip }) => zip === '90012'),
      hashed.find(({ offer }) => offer.cashback_amount === 501),
    ];
    expect(angeles?.base_sha).toBe(chicago?.base_sha);
    expect(other?.base_sha).not.toBe(chicago?.base_sha);
    expect(new Set(hashed.map(({ id }) => id)).size).toBe(4);
    expect(hashed.every(({ id }) => id === 'given' || /^[0-9a-f]{64}$/.test(id))).toBe(true);
    expect(hashed.find(({ id }) => id === 'given')?.base_sha).toBe('abc');
  });

  test('the hash is that of a document written by hand', () => {
    const text =
      '{"offer":{"vehicles":[{"make":"Ford","model":"Escape","year":2026}],"offer_type":"cash","cashback_amount":500.0,"msrp":30000.0},' +
      '"msa_code":"1600","country":"US","source":"ford.example","scraped_at_date":"2025-10-01T00:00:00Z"}';
    const one = Object.values(shown).find(
      ({ record }) => (record as { offer: { msrp?: number } }).offer.msrp === 30_000,
    );
    expect(one?.base_sha).toBe(createHash('sha256').update(text).digest('hex'));
  });

  test('bad rows are rejected, with member and reason; the others are not', () => {
    const rejects = readFileSync(report.rejects_file, 'utf8');
    expect(BAD.filter(([, , line], i) => !rejects.includes(`,${i + 1},${line}\n`))).toEqual([]);
    expect(many(3).map(({ id }) => shown[id ?? '']?.id)).toEqual(['good-0', 'good-1', 'good-2']);
  });

  test('no object, an instant of the future, an offer that is none, an id that the engine cannot hold', () => {
    const lines = readFileSync(report.rejects_file, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => /,(\d+),/.exec(line)?.[1]);
    expect(lines).toEqual(expect.arrayContaining(STRANGE.map((_, at) => `${BAD.length + at + 1}`)));
  });
});

describeOnEngine('incentives', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());
  const ids = async (): Promise<string[]> => Object.keys(await shownIncentives(here)).sort();
  const dropIndex = async (): Promise<void> => {
    for (const index of await here.indices()) await here.client.indices.delete({ index });
  };

  test('a delivery answers in place of the one before, which comes back with a rollback, and is made again from the ledger', async () => {
    await loadIncentives(here, [
      incentive('a'),
      incentive('b', { amounts: [{ apr: 1.9, term: 60 }] }),
      incentive('c'),
    ]);
    const before = await shownIncentives(here);
    const report = await loadIncentives(here, [incentive('b'), incentive('c'), incentive('d')], T + DAY);
    expect(report).toMatchObject({
      dataset: 'incentives',
      market: 'all',
      arrivals: 1,
      departures: 1,
      accepted: 3,
    });
    expect(await ids()).toEqual(['b', 'c', 'd']);
    await expect(loadIncentives(here, [incentive('a')], T + DAY)).rejects.toThrow('is not later than');
    await expect(loadIncentives(here, [incentive('a')], T + 2 * DAY)).rejects.toThrow('under 80 %');
    expect(await ids()).toEqual(['b', 'c', 'd']);
    const { deliveries } = await keptDeliveries(here.client, here.prefix, { dataset: 'incentives' });
    expect(deliveries.map(({ as_of }) => as_of)).toEqual([T + DAY, T]);

    const { withdrawn, live } = await rollBackShared(incentivesOf(here));
    expect([withdrawn.asOf, live?.asOf]).toEqual([T + DAY, T]);
    expect(await ids()).toEqual(['a', 'b', 'c']);
    await expect(rollBackShared(incentivesOf(here))).rejects.toThrow(
      'there is no earlier delivery of incentives to roll back to',
    );
    await dropIndex();
    expect(await rebuildShared(incentivesOf(here))).toBe(3);
    expect(await shownIncentives(here)).toEqual(before);
  });

  test('status and metrics tell of them once they were loaded', async () => {
    const status = () =>
      marketStatus({
        client: here.client,
        indexPrefix: here.prefix,
        staleAfterHours: 36,
        now: () => T * 1000,
      });
    const own = async () => (await status()).filter(({ dataset }) => dataset === 'incentives');
    expect(await own()).toEqual([]);
    await loadIncentives(here, [incentive('a')]);
    expect(await own()).toMatchObject([{ market: 'all', state: 'fresh', loaded: true, documents: 1 }]);
    const metrics = await (
      await testApp({ client: here.client, prefix: here.prefix }).app.request('/metrics')
    ).text();
    expect(metrics).toContain('forecourt_market_documents{dataset="incentives",market="all"} 1');
    await dropIndex();
    expect(await own()).toMatchObject([{ state: 'empty', loaded: true, documents: 0 }]);
    expect(needsAttention(await own())).toBe(true);
  });

  test('the sample goes with the first real delivery of any dataset', async () => {
    await loadIncentives(here, [incentive('sample')], T, { sample: true });
    expect(await ids()).toEqual(['sample']);
    await here.load([car(1)]);
    expect(await ids()).toEqual([]);
  });

  test('the sample stands apart: nothing is compared with it, and nothing real is replaced by it', async () => {
    await loadIncentives(here, [incentive('sample')], T, { sample: true });
    await loadIncentives(here, [incentive('real')], T - DAY);
    expect(await ids()).toEqual(['real']);
    await expect(loadIncentives(here, [incentive('sample')], T, { sample: true })).rejects.toThrow(
      'can only be loaded into an empty',
    );
  });
});
