import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadDirectory } from '../../ingest/commands/load.ts';
import { rebuildDirectory, rebuildListings } from '../../ingest/commands/rebuild.ts';
import { rollBackDirectory, rollBackListings } from '../../ingest/commands/roll-back.ts';
import { type LoadReport, reportText } from '../../ingest/delivery/report.ts';
import { directoryAlias } from '../../src/engine/names.ts';
import { describeOnEngine } from '../market/load.ts';
import { dealer, directoryOf, loadDealers, shownCounts, shownDealers } from './dealers-installation.ts';
import { car, Installation, type Row, T } from './ingest-installation.ts';

// Directories of dealers, from their files to the index that answers.

const DAY = 86_400;
let here: Installation;
beforeEach(() => {
  here = new Installation();
});
afterEach(() => here.drop());

const names = async (): Promise<string[]> => Object.keys(await shownDealers(here)).sort();
/** The one that answers, and the one before: whoever pages goes on in it. */
const directoryIndices = async (installation = here): Promise<string[]> =>
  (await installation.indices()).filter((index) => index.includes('-dealer'));

const of = (n: number, dealer_id: number, more: Row = {}): Row => car(n, { dealer_id, ...more });

describeOnEngine('what a directory shows', () => {
  let there: Installation;
  let report: LoadReport;
  beforeAll(async () => {
    there = new Installation();
    report = await loadDealers(there, [
      dealer(7, {
        ...{ zip: '60601', country: 'usa', status: 'Inactive', listing_count: 12, created_at: T - DAY },
        ...{ inventory_url: 'https://www.D7.example/cars', msa_code: '16980', seller_email: 'a@d7.example' },
      }),
      dealer(1, { city: 'Reno', state: 'NV' }),
      dealer(2, { city: 'Reno', state: 'NV' }),
      dealer(2, { city: 'Reno', state: 'NV' }),
      dealer(3, { city: 'RENO', state: 'nv' }),
    ]);
  });
  afterAll(() => there.drop());

  test('a record shows what was delivered, and what follows from it', async () => {
    const { 7: record } = await shownDealers(there);
    expect(record).toMatchObject({
      ...{ id: '7', seller_name: 'Dealer 7', status: 'inactive', data_source: 'mc', listing_count: 12 },
      ...{ dealer_type: 'independent', city: 'Chicago', state: 'IL', country: 'US', zip: '60601' },
      ...{ msa_code: '16980', seller_email: 'a@d7.example', created_at: '2025-10-08T08:53:20Z' },
    });
    expect([typeof record?.latitude, Math.floor(Number(record?.latitude))]).toEqual(['string', 41]);
    expect(record).not.toHaveProperty('created_at_date');
    const found = await there.client.search({
      index: directoryAlias(there.prefix, 'us-cars', 'dealers'),
      query: { bool: { filter: [{ term: { inventory_url: 'd7.example' } }, { term: { located: true } }] } },
    });
    expect(found.hits.hits).toHaveLength(1);
  });

  test('facet terms that differ in case only are one', async () => {
    const index = directoryAlias(there.prefix, 'us-cars', 'dealers');
    const found = await there.client.search<{ id: string; city: string; state: string }>({ index });
    const inReno = found.hits.hits.filter(({ _id }) => _id !== '7');
    expect(inReno.map(({ _source }) => `${_source?.city} ${_source?.state}`)).toEqual(
      Array(3).fill('Reno NV'),
    );
    expect((await shownDealers(there))[3]).toMatchObject({ city: 'RENO', state: 'NV' });
  });

  test('dealerships show coordinates as numbers', async () => {
    const row = { mc_website_id: 12_001, seller_name: 'A', inventory_url: 'a.example', zip: '60601' };
    await loadDealers(there, [row], T, { directory: 'dealerships' });
    const { 12001: record } = await shownDealers(there, 'dealerships');
    expect(record).toMatchObject({ mc_website_id: '12001', state: 'IL', created_at: '2025-10-09T08:53:20Z' });
    expect([typeof record?.latitude, typeof record?.longitude]).toEqual(['number', 'number']);
    expect(record).not.toHaveProperty('listing_count');
  });

  test('its report in plain words', () => {
    const text = reportText(report);
    expect(text).toContain('us-cars dealers of 2025-10-09T08:53:20Z (delivery 1) is live.');
    expect(text).toContain('rows read 5, accepted 4, rejected 0, repeated 1\narrivals 4, departures 0\n');
    expect(text).not.toMatch(/price changes|sold/);
  });
});

describeOnEngine('a directory', () => {
  test('the newest delivery answers in place of the one before, which comes back with a rollback; the record of a dealer was made when it first came, unless it says otherwise', async () => {
    const made = async () =>
      Object.values(await shownDealers(here)).map(({ created_at }) => String(created_at).slice(0, 10));
    await loadDealers(here, [
      dealer(1),
      dealer(2, { created_at: T - 5 * DAY }),
      dealer(3, { city: 'CHICAGO' }),
    ]);
    const report = await loadDealers(here, [dealer(2), dealer(3), dealer(4)], T + DAY);
    expect(report).toMatchObject({ arrivals: 1, departures: 1, documents: { dealers: 3 } });
    expect(await names()).toEqual(['2', '3', '4']);
    expect(await made()).toEqual(['2025-10-04', '2025-10-09', '2025-10-10']);
    expect(await directoryIndices()).toHaveLength(2);

    const { withdrawn, live } = await rollBackDirectory(directoryOf(here));
    expect([withdrawn.asOf, live?.asOf]).toEqual([T + DAY, T]);
    expect(await names()).toEqual(['1', '2', '3']);
    await expect(rollBackDirectory(directoryOf(here))).rejects.toThrow(
      'there is no earlier delivery of dealers in us-cars to roll back to',
    );
    // its instant is free
    await loadDealers(here, [dealer(2), dealer(3), dealer(5)], T + DAY);
    expect(await names()).toEqual(['2', '3', '5']);
    // of several only the newest can be rolled back
    await loadDealers(here, [dealer(2, { created_at: T }), dealer(3), dealer(6)], T + 2 * DAY);
    expect(await made()).toEqual(['2025-10-09', '2025-10-09', '2025-10-11']);
    await rollBackDirectory(directoryOf(here));
    expect(await names()).toEqual(['2', '3', '5']);
    await expect(rollBackDirectory(directoryOf(here))).rejects.toThrow('no longer has');
  });

  test('a rebuild shows the same again, after the engine lost its index, too; one of the listings counts them again', async () => {
    await here.load([of(1, 7)]);
    await loadDealers(here, [dealer(7), dealer(8), dealer(9, { listing_count: 5 })]);
    const before = await shownDealers(here);
    expect(await rebuildDirectory(directoryOf(here))).toBe(3);
    expect(await shownDealers(here)).toEqual(before);
    const lose = async () => {
      for (const index of await here.indices()) await here.client.indices.delete({ index });
    };
    await lose();
    await rebuildDirectory(directoryOf(here));
    expect(await shownDealers(here)).toEqual(before);
    expect(await directoryIndices()).toHaveLength(2);
    await expect(rebuildDirectory(directoryOf(here, 'dealerships'))).rejects.toThrow('no dealerships');
    await lose();
    await rebuildListings(here.installation);
    expect(await shownCounts(here)).toEqual({ 7: 1, 8: 0, 9: 5 });
  });
});

// what is refused comes first, and is compared with ten dealers
describeOnEngine('a directory delivery is refused', { shuffle: false }, () => {
  const ten = Array.from({ length: 10 }, (_, n) => dealer(n + 1));
  const future = Math.floor(Date.now() / 1000) + 3 * DAY;
  let there: Installation;
  beforeAll(async () => {
    there = new Installation();
    await loadDealers(there, ten);
  });
  afterAll(() => there.drop());

  test.each<[string, readonly Row[], number, RegExp]>([
    ['not later than the newest', ten, T, /is not later than/],
    ['from the future', ten, future, /over 24 hours in the future/],
    [
      'under 80 %',
      ten.slice(0, 7),
      T + DAY,
      /7 rows are under 80 % of the 10 that the previous delivery had/,
    ],
    ['too many rejects', [...ten, dealer(11, { seller_name: '' })], T + DAY, /1 of 11 rows are rejected/],
    ['no row left', [dealer(1, { inventory_url: '' })], T + DAY, /the only row is rejected; first: /],
  ])('%s', async (_, rows, asOf, reason) => {
    const before = await shownDealers(there);
    expect(Object.keys(before)).toHaveLength(10);
    await expect(loadDealers(there, rows, asOf)).rejects.toThrow(reason);
    expect(await shownDealers(there)).toEqual(before);
    expect(await directoryIndices(there)).toHaveLength(1);
  });

  test('unless it is told to take it', async () => {
    await loadDealers(there, ten.slice(0, 2), T + 2 * DAY, { acceptShrink: true });
    expect(Object.keys(await shownDealers(there)).sort()).toEqual(['1', '2']);
  });

  test('other datasets and markets have instants of their own; a market without listings has dealers', async () => {
    await there.load([car(1)], T);
    const file = there.write('motorcycles.csv', 'id,seller_name,inventory_url\n1,A,a.example\n');
    const installation = directoryOf(there, 'dealers', 'motorcycles');
    await loadDirectory({ ...installation, asOf: T, files: [file] });
    expect(await shownDealers(there, 'dealers', 'motorcycles')).toMatchObject({
      1: { seller_name: 'A', listing_count: 0, country: 'US' },
    });
  });
});

describeOnEngine('numbers of listings', () => {
  const dealers = [dealer(7), dealer(8), dealer(9, { listing_count: 5 })];
  test('follow full and partial deliveries and rollbacks; given ones stay, and the index where no number changes', async () => {
    await here.load([of(1, 7), of(2, 7, { seller_type: 'auction' }), of(3, 9, { source: 'b.example' })]);
    await loadDealers(here, dealers, T);
    expect(await shownCounts(here)).toEqual({ 7: 2, 8: 0, 9: 5 });

    await here.load([of(1, 7), of(3, 9, { source: 'b.example' }), of(4, 8), of(5, 8)], T + DAY);
    expect(await shownCounts(here)).toEqual({ 7: 1, 8: 2, 9: 5 });

    await here.load([of(6, 7, { source: 'b.example' })], T + 2 * DAY, { partial: true });
    expect(await shownCounts(here)).toEqual({ 7: 2, 8: 2, 9: 5 });

    await rollBackListings(here.installation);
    expect(await shownCounts(here)).toEqual({ 7: 1, 8: 2, 9: 5 });

    // another price, and one more of the dealer whose number is given
    const counted = await directoryIndices();
    await here.load([of(1, 7, { price: 5 }), of(3, 9), of(4, 8), of(5, 8), of(6, 9)], T + 3 * DAY);
    expect(await directoryIndices()).toEqual(counted);

    await here.load([of(1, 8), of(3, 8), of(4, 8), of(5, 8)], T + 4 * DAY);
    expect(await shownCounts(here)).toEqual({ 7: 0, 8: 4, 9: 5 });
    await rollBackListings(here.installation);
    expect(await shownCounts(here)).toEqual({ 7: 1, 8: 2, 9: 5 });
    expect(await directoryIndices()).toHaveLength(2);
  });

  test('listings deliveries count on over those of dealers in between', async () => {
    // 20 listings of a source that fails: held for three listings deliveries, whatever comes between them
    const many = Array.from({ length: 20 }, (_, n) => of(n + 1, 7));
    const others = Array.from({ length: 100 }, (_, n) => of(50 + n, 8, { source: 'b.example' }));
    await here.load([...many, ...others]);
    await loadDealers(here, dealers, T);
    const active: unknown[] = [];
    for (const day of [1, 2, 3, 4]) {
      const { held } = await here.load([of(1, 7), ...others], T + day * DAY);
      // one that counted would end the hold a day early
      if (day === 1) await loadDealers(here, dealers, T + day * DAY);
      active.push([held, (await shownCounts(here))[7]]);
    }
    expect(active).toEqual([
      [['a.example'], 20],
      [['a.example'], 20],
      [['a.example'], 20],
      [[], 1],
    ]);
  });
});

describe('the sample', () => {
  describeOnEngine('of a directory', () => {
    const sample = { sample: true };
    test('stands beside that of the listings, is counted with it, and goes with the first real delivery of listings', async () => {
      await loadDealers(here, [dealer(7)], T, sample);
      await here.load([car(1)], T, sample);
      expect(await shownCounts(here)).toEqual({ 7: 1 });
      await here.load([car(2)], T - DAY);
      expect([await names(), await directoryIndices()]).toEqual([[], []]);
      expect((await here.everything()).map(({ _source }) => _source.stock_no)).toEqual(['S2']);
    });

    test('is loaded anew where the engine lost it; goes with the first real delivery of dealers, and the listings with it', async () => {
      await loadDealers(here, [dealer(6)], T, sample);
      for (const index of await here.indices()) await here.client.indices.delete({ index });
      await loadDealers(here, [dealer(7)], T, sample);
      expect(await names()).toEqual(['7']);
      await here.load([car(1)], T, sample);
      await loadDealers(here, [dealer(8)], T - DAY);
      expect([await names(), await here.everything()]).toEqual([['8'], []]);
      expect(await here.indices()).toHaveLength(1);
      await expect(loadDealers(here, [dealer(7)], T + DAY, sample)).rejects.toThrow('the sample can only');
      await expect(here.load([car(1)], T + DAY, sample)).rejects.toThrow('the sample can only');
    });
  });
});
