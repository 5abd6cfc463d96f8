import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadShared, loadSold, type SharedOptions } from '../../ingest/commands/load.ts';
import {
  rebuildDirectory,
  rebuildListings,
  rebuildShared,
  rebuildSold,
} from '../../ingest/commands/rebuild.ts';
import {
  rollBackDirectory,
  rollBackListings,
  rollBackShared,
  rollBackSold,
} from '../../ingest/commands/roll-back.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { openLedger } from '../../ingest/ledger/open.ts';
import { describeOnEngine } from '../market/load.ts';
import { dealer, directoryOf, loadDealers, shownDealers } from './dealers-installation.ts';
import { car, csv, Installation, type Row, T } from './ingest-installation.ts';

const DAY = 86_400;

/** Cars of two sources. */
const cars = (count: number, more: Row = {}): Row[] =>
  Array.from({ length: count }, (_, n) => car(n, n % 2 ? { source: 'b.example', ...more } : more));

describeOnEngine('another ledger than the one that answers', () => {
  let here: Installation;
  /** the same installation, called from another working directory */
  let elsewhere: { readonly installation: Installation['installation']; readonly load: Installation['load'] };

  beforeEach(async () => {
    here = new Installation();
    const installation = { ...here.installation, dataDir: join(here.folder, 'elsewhere') };
    elsewhere = {
      installation,
      load: (rows, asOf, more) => here.load(rows, asOf, { ...installation, ...more }),
    };
  });
  afterEach(() => here.drop());

  const everything = async () => ({
    listings: await here.everything(),
    indices: (await here.indices()).sort(),
  });

  /** Nothing that answers, or may be rolled back to, is touched. */
  async function refused(work: () => Promise<unknown>, words: RegExp): Promise<void> {
    const before = await everything();
    const error = await work().then(
      () => undefined,
      (thrown: unknown) => thrown,
    );
    expect(error).toBeInstanceOf(CommandRefusal);
    expect((error as Error).message).toMatch(words);
    expect(await everything()).toEqual(before);
  }

  test('an empty one is refused, whole or partial, until it is adopted on purpose: then the old one is refused', async () => {
    await here.load(cars(10));
    await here.load(cars(10, { price: 5 }), T + DAY);
    await refused(() => elsewhere.load(cars(3), T + 2 * DAY), /another ledger.*--adopt/);
    await refused(() => elsewhere.load(cars(3), T + 2 * DAY, { acceptShrink: true }), /another ledger/);
    await refused(() => elsewhere.load(cars(3), T + 2 * DAY, { partial: true }), /another ledger/);
    await refused(
      () => elsewhere.load(cars(3), T + 2 * DAY, { partial: true, adopt: true }),
      /another ledger/,
    );
    await refused(() => elsewhere.load(cars(10), T + DAY, { sample: true }), /into an empty installation/);
    // the rollback is still there
    await here.load([car(0, { price: 1 })], T + 2 * DAY, { partial: true, acceptShrink: true });
    await rollBackListings(here.installation);
    expect((await here.everything()).map(({ _source }) => _source.record.price)).toEqual(Array(10).fill(5));
    // compared with what answers; its history alone is left
    await refused(() => elsewhere.load(cars(7), T + DAY, { adopt: true }), /7 rows are under 80 % of the 10/);
    const report = await elsewhere.load(cars(9), T + DAY, { adopt: true });
    expect(await here.everything()).toHaveLength(9);
    expect(await here.records(car(1).vin as string)).toHaveLength(1);
    expect(report.delivery).toBeGreaterThan(2);
    await refused(() => here.load(cars(10), T + 2 * DAY), /another ledger/);
    await elsewhere.load(cars(9), T + 2 * DAY);
    await elsewhere.load(
      [
        car(0, { price: 7 }),
        ...cars(9)
          .filter((row) => row.source === 'a.example')
          .slice(1),
      ],
      T + 3 * DAY,
      { partial: true },
    );
    await rebuildListings(here.installation, { adopt: true });
    expect(await here.everything()).toHaveLength(10);
    expect((await here.records(car(1).vin as string)).map(({ price }) => price)).toEqual([5, 10_001]);
    await refused(() => elsewhere.load(cars(9), T + 4 * DAY), /another ledger/);
  });

  test('the same instant and number, in both ledgers, is still another delivery; an engine that lost everything takes any ledger', async () => {
    await elsewhere.load(cars(4), T);
    for (const index of await here.indices()) await here.client.indices.delete({ index });
    await here.load(cars(10), T);
    await refused(() => elsewhere.load(cars(4), T + DAY), /another ledger/);
    await refused(() => rebuildListings(elsewhere.installation), /another ledger/);
    await refused(() => rollBackListings(elsewhere.installation), /another ledger/);
    for (const index of await here.indices()) await here.client.indices.delete({ index });
    await refused(() => here.load([car(0)], T + DAY, { partial: true }), /rebuild listings/);
    rmSync(here.installation.dataDir, { recursive: true });
    await here.load(cars(3), T - DAY);
    expect(await here.everything()).toHaveLength(3);
  });

  // one story: what has no name gets one, its copy falls behind, and another ledger is adopted in the end
  test('a ledger of an earlier release goes on; a copy that does not know what answers is refused until its rebuild; of two that load at once the second one to publish is refused', async () => {
    await here.load(cars(10));
    const ledger = await openLedger(here.installation);
    await ledger.db.run('DROP TABLE ledger_id');
    ledger.close();
    for (const index of await here.indices())
      await here.client.indices.putMapping({ index, _meta: { forgotten: true } });
    // neither the ledger nor its indices have a name
    await refused(() => elsewhere.load(cars(10), T + DAY), /another ledger/);
    await here.load(cars(11), T + DAY);

    const installation = { ...here.installation, dataDir: join(here.folder, 'copy') };
    const copy = {
      installation,
      load: (rows: Row[], asOf: number, more = {}) => here.load(rows, asOf, { ...installation, ...more }),
    };
    cpSync(here.installation.dataDir, installation.dataDir, { recursive: true });
    await here.load([car(0, { price: 1 }), ...[2, 4, 6, 8, 10, 12].map((n) => car(n))], T + 2 * DAY, {
      partial: true,
    });
    expect(await here.everything()).toHaveLength(12);
    await refused(() => elsewhere.load(cars(12), T + 3 * DAY), /another ledger \(/);
    await refused(() => copy.load(cars(12), T + 3 * DAY), /copy of its ledger/);
    await refused(() => copy.load([car(1)], T + 3 * DAY, { partial: true }), /copy of its ledger/);
    await refused(() => rollBackListings(copy.installation), /copy of its ledger/);
    await rebuildListings(copy.installation);
    expect(await here.everything()).toHaveLength(11);
    await copy.load(cars(13), T + 3 * DAY);
    expect(await here.everything()).toHaveLength(13);

    let adopted: Promise<unknown> | undefined;
    const late = copy.load(cars(14), T + 4 * DAY, {
      // right before the switch
      warm: async () => {
        adopted ??= elsewhere.load(cars(12), T + 4 * DAY, { adopt: true });
        await adopted;
      },
    });
    await expect(late).rejects.toThrow('published while this command ran');
    expect(await here.everything()).toHaveLength(12);
  });

  test('the sample gives way to the first real delivery, also to that of another folder', async () => {
    await here.load(cars(10), T, { sample: true });
    await elsewhere.load(cars(3), T - DAY);
    expect(await here.everything()).toHaveLength(3);
    await refused(() => here.load(cars(10), T + DAY, { sample: true }), /into an empty installation/);
  });

  test('directories, and the counts of their dealers', async () => {
    const dealers = Array.from({ length: 5 }, (_, n) => dealer(n + 1));
    await loadDealers(here, dealers);
    await loadDealers(here, dealers, T + DAY);
    const shown = await shownDealers(here);
    const there = { dataDir: elsewhere.installation.dataDir };
    await refused(() => loadDealers(here, dealers, T + 2 * DAY, there), /us-cars dealers.*another ledger/);
    await refused(
      () => loadDealers(here, dealers.slice(0, 3), T + 2 * DAY, { ...there, adopt: true }),
      /3 rows are under 80 % of the 5/,
    );
    expect(await shownDealers(here)).toEqual(shown);
    await loadDealers(here, dealers.slice(0, 4), T, { ...there, adopt: true });
    expect(Object.keys(await shownDealers(here))).toHaveLength(4);
    await refused(() => rollBackDirectory(directoryOf(here)), /another ledger/);
    await refused(() => rebuildDirectory(directoryOf(here)), /another ledger/);
    // listings change the counts of dealers: not of those that another ledger shows
    await here.load(cars(4, { dealer_id: 1 }), T + 2 * DAY);
    expect(Object.keys(await shownDealers(here))).toHaveLength(4);
    expect(await rebuildDirectory(directoryOf(here), { adopt: true })).toBe(5);
  });

  const shared = (dataset: SharedOptions['dataset'], rows: readonly object[], asOf: number, more = {}) =>
    loadShared({
      ...here.installation,
      dataset,
      asOf,
      files: [here.write(`${dataset}-${asOf}`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))],
      ...more,
    });

  test.each([
    ['recalls', { vin: '1HGCM82633A100001', recalls: [{ campaign_number: '24V001' }] }],
    ['plates', { plate: 'ABC123', state: 'TX', vin: '1HGCM82633A100001' }],
    [
      'history',
      {
        id: 'h1',
        source: 'a.example',
        vin: '1HGCM82633A100001',
        price: 5,
        last_seen_at: T,
        first_seen_at: T,
      },
    ],
  ] as const)('%s', async (dataset, row) => {
    const there = { dataDir: elsewhere.installation.dataDir };
    await shared(dataset, [row], T);
    await refused(() => shared(dataset, [row], T + DAY, there), new RegExp(`${dataset}: .*another ledger`));
    await shared(dataset, [row], T + DAY, { ...there, adopt: true });
    await refused(() => shared(dataset, [row], T + 2 * DAY), /another ledger/);
    await refused(() => rollBackShared({ ...here.installation, dataset }), /another ledger/);
    await refused(() => rebuildShared({ ...here.installation, dataset }), /another ledger/);
    expect(await rebuildShared({ ...here.installation, dataset }, { adopt: true })).toBe(1);
    await refused(() => rebuildShared({ ...here.installation, ...there, dataset }), /another ledger/);
  });

  test('sold months', async () => {
    const sold = (asOf: number, more = {}) =>
      loadSold({
        ...here.installation,
        asOf,
        files: [here.write(`sold-${asOf}`, csv([{ sold_date: '2025-08-03', inventory_type: 'used' }]))],
        ...more,
      });
    const there = { dataDir: elsewhere.installation.dataDir };
    await sold(T);
    await refused(() => sold(T + DAY, there), /sold: .*another ledger/);
    await here.load(cars(4));
    await refused(() => sold(T + DAY, there), /sold: .*another ledger/);
    await sold(T + DAY, { ...there, adopt: true });
    await refused(() => sold(T + 2 * DAY), /another ledger/);
    await refused(() => rollBackSold(here.installation), /another ledger/);
    await refused(() => rebuildSold(here.installation), /another ledger/);
    await rebuildSold(here.installation, { adopt: true });
    await sold(T + 2 * DAY);
  });
});
