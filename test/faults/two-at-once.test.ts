import { afterEach, beforeEach, expect, test } from 'vitest';
import { car, csv, Installation, type Row, T } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { Child, type Point } from './child.ts';
import { type Command, perform } from './commands.ts';
import { everything } from './everything.ts';
import { carsOf, DAY, instantOf, whereOf } from './twins.ts';

// Two loads at once, and deliveries whose time has passed or has not come.

/** Where a load stops that another one comes upon. */
const HALFWAY: Point = { when: 'before', request: '^POST /_bulk', pause: true };

describeOnEngine('what may not be loaded now', () => {
  let here: Installation;
  beforeEach(() => {
    here = new Installation();
  });
  afterEach(() => here.drop());

  const loading = (rows: readonly Row[], asOf: number, more: object = {}): Command => ({
    run: 'load',
    file: here.write(`${asOf}.csv`, csv(rows)),
    asOf,
    ...more,
  });
  const stock = async (): Promise<unknown[]> =>
    (await here.everything()).map(({ _source }) => _source.stock_no).sort();

  test('while another load of the market runs: refused with its pid, or waited for', async () => {
    const where = whereOf(here);
    const first = new Child({ where, command: loading([car(1)], T), point: HALFWAY });
    await first.paused();
    const refused = await perform(where, loading([car(2)], T + DAY));
    expect(refused.code).toBe(3);
    expect(refused.text).toMatch(new RegExp(`^another load of us-cars is running \\(pid ${first.pid}\\b`));
    expect(await stock()).toEqual([]);

    const second = new Child({ where, command: loading([car(1), car(2)], T + DAY, { waitSeconds: 600 }) });
    // it has begun to wait, or comes later and finds nobody: either way it goes on
    expect(await first.goOn()).toEqual({ code: 0, text: '' });
    expect(await second.ended).toEqual({ code: 0, text: '' });
    expect(await stock()).toEqual(['S1', 'S2']);
  });

  test('one that was waiting goes on when the other one is killed', async () => {
    const where = whereOf(here);
    const first = new Child({ where, command: loading([car(1)], T), point: HALFWAY });
    await first.paused();
    const waiting = perform(where, loading([car(2)], T + DAY, { waitSeconds: 600 }));
    process.kill(first.pid, 'SIGKILL');
    expect(await first.ended).toMatchObject({ code: 'SIGKILL' });
    expect(await waiting).toEqual({ code: 0, text: '' });
    expect(await stock()).toEqual(['S2']);
  });

  test('two markets at once', async () => {
    const where = whereOf(here);
    const cars = new Child({ where, command: loading([car(1)], T), point: HALFWAY });
    await cars.paused();
    const uk = [{ source: 'a.example', vehicle_registration_mark: 'AB12 CDE', price: 9000, make: 'Mini' }];
    expect(await perform(where, loading(uk, T + 1, { market: 'uk-cars' }))).toEqual({ code: 0, text: '' });
    expect(await cars.goOn()).toEqual({ code: 0, text: '' });
    const counts = await here.client.count({ index: `${here.prefix}uk-cars-*` });
    expect([await stock(), counts.count]).toEqual([['S1'], 1]);
  });

  test('a delivery of the past or of the future changes nothing', async () => {
    const where = whereOf(here);
    const load = (rows: readonly Row[], asOf: number, partial = false) =>
      perform(where, loading(rows, asOf, { partial }));
    const fine = { code: 0, text: '' };
    expect(await load([...carsOf(1), ...carsOf(1, 'b.example')], instantOf(1))).toEqual(fine);
    expect(await load(carsOf(3, 'b.example'), instantOf(3), true)).toEqual(fine);
    const before = await everything(here.client, where);

    // far enough that no clock and no slow run brings it within a day
    const future = Math.floor(Date.now() / 1000) + 3 * DAY;
    const refusals: readonly [Row[], number, boolean, RegExp][] = [
      [carsOf(2), instantOf(1) - 60, false, /is not later than .*the newest loaded/],
      [carsOf(2), instantOf(1), false, /is not later than/],
      [carsOf(2), instantOf(2), false, /is not later than/],
      [carsOf(2), future, false, /is over 24 hours in the future/],
      [carsOf(2), future, true, /is over 24 hours in the future/],
      [carsOf(2, 'b.example'), instantOf(2), true, /is not later than/],
      [[...carsOf(2), ...carsOf(2, 'b.example')], instantOf(2), true, /is not later than/],
      [carsOf(2), instantOf(1), true, /is not later than/],
    ];
    for (const [rows, asOf, partial, reason] of refusals) {
      const { code, text } = await load(rows, asOf, partial);
      expect([code, text]).toEqual([3, expect.stringMatching(reason)]);
    }
    expect(await everything(here.client, where)).toEqual(before);

    // earlier than the newest delivery, but nothing later covers its source
    expect(await load(carsOf(2), instantOf(2), true)).toEqual(fine);
    expect(await stock()).toEqual(['S1', 'S1', 'S12', 'S13', 'S2', 'S2']);
  });
});
