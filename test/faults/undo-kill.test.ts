import { afterAll, beforeAll, expect, test } from 'vitest';
import { csv, type Row } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { perform } from './commands.ts';
import { carsOf, instantOf, type Kill, Twins, whereOf } from './twins.ts';

// Rollbacks, rebuilds and history deliveries that are killed at any point and run again end as if nothing had happened.

const old = (points: readonly Omit<Kill, 'answers'>[]): Kill[] =>
  points.map((point) => ({ ...point, answers: 'old' }));
const now = (points: readonly Omit<Kill, 'answers'>[]): Kill[] =>
  points.map((point) => ({ ...point, answers: 'new' }));

const BULK = '^POST /_bulk';
const SWITCH = '^POST /_aliases';
const REPORT = '^PUT /[^/]*deliveries/_doc';
const DROP = '^DELETE /[^/]*-us-cars-us-';
const DROP_REPORT = '^DELETE /[^/]*deliveries/_doc';
const CREATE_LOADED = '^PUT /[^/]*-history-\\d+(-rebuilt\\d+)?$';
const DROP_LOADED = '^DELETE /[^/]*-history-\\d+';
const WITHDRAWING = "^UPDATE delivery SET state = 'withdrawing'";
const UNDO = 'DELETE FROM sale WHERE from_delivery';

/** The records of a history delivery. */
const recordsOf = (day: number): Row[] =>
  [1, 2].map((n) => ({
    id: `${day}-${n}`,
    vin: `1HGCM82633A${String(100_000 + n)}`,
    source: 'a.example',
    price: 9000 + day,
    last_seen_at: instantOf(-day),
  }));

describeOnEngine('what is killed and run again', () => {
  let twins: Twins;
  const load = (day: number) => ({ run: 'load', file: `day-${day}.csv`, asOf: instantOf(day) }) as const;
  const history = (day: number) =>
    ({ run: 'load history', file: `history-${day}.csv`, asOf: instantOf(day) }) as const;
  beforeAll(async () => {
    twins = new Twins();
    for (const day of [1, 2, 3]) await twins.both(load(day), carsOf(day));
    await twins.both(history(1), recordsOf(1));
    await twins.both(history(2), recordsOf(2));
  });
  afterAll(() => twins.drop());

  test('a rebuild', async () => {
    await twins.disturb({ run: 'rebuild' }, [], {
      kills: old([
        { when: 'after', request: '^PUT /[^/]*-us-cars-us-[^/]*$' },
        { when: 'after', request: '/_forcemerge' },
        { when: 'after', request: BULK, nth: 2 },
        { when: 'after', statement: '^UPDATE delivery SET indices' },
        { when: 'after', request: SWITCH },
        { when: 'after', request: REPORT },
        { when: 'after', request: DROP },
      ]),
      code: 0,
    });
  });

  test('a rollback: what the first run began, the next one ends', async () => {
    await twins.both(load(4), carsOf(4));
    await twins.disturb({ run: 'roll back' }, [], {
      kills: [
        ...old([{ when: 'after', statement: WITHDRAWING }]),
        ...now([
          { when: 'after', request: SWITCH },
          { when: 'before', request: DROP },
          { when: 'after', request: DROP },
          { when: 'before', request: DROP_REPORT },
          { when: 'after', request: DROP_REPORT },
        ]),
      ],
      code: 0,
    });
  });

  test('a rollback that had only its last word to say', async () => {
    await twins.both(load(4), carsOf(4));
    const kills = now([{ when: 'after', statement: UNDO }]);
    await twins.disturb({ run: 'roll back' }, [], { kills, code: 3 });
  });

  test('a load after a rebuild or a rollback that was killed', async () => {
    await twins.both(load(4), carsOf(4));
    const there = whereOf(twins.disturbed);
    await twins.killed({ run: 'rebuild' }, { when: 'after', statement: '^UPDATE delivery SET indices' });
    await twins.both(load(5), carsOf(5));
    await twins.same();
    await twins.killed({ run: 'roll back' }, { when: 'before', request: SWITCH });
    expect((await perform(whereOf(twins.undisturbed), { run: 'roll back' })).code).toBe(0);
    // its instant is free at once
    await twins.both(load(5), carsOf(6));
    await twins.same();
    const file = twins.disturbed.write('again.csv', csv(carsOf(6)));
    expect(await perform(there, { run: 'load', file, asOf: instantOf(5) })).toMatchObject({ code: 3 });
  });

  test('a history delivery', async () => {
    await twins.disturb(history(3), recordsOf(3), {
      kills: [
        ...old([
          { when: 'before', statement: '^COMMIT$' },
          { when: 'after', statement: '^COMMIT$' },
          { when: 'after', request: CREATE_LOADED },
          { when: 'after', request: BULK },
          { when: 'before', request: SWITCH },
        ]),
        ...now([
          { when: 'after', request: SWITCH },
          { when: 'before', request: REPORT },
          { when: 'after', request: REPORT },
        ]),
      ],
      code: 3,
    });
  });

  test('its rollback takes one delivery out, not two', async () => {
    await twins.disturb({ run: 'roll back history' }, [], {
      kills: [
        ...old([{ when: 'after', statement: WITHDRAWING }]),
        ...now([
          { when: 'after', request: DROP_LOADED },
          { when: 'after', request: DROP_REPORT },
        ]),
      ],
      code: 0,
    });
  });

  test('a rebuild of history', async () => {
    await twins.disturb({ run: 'rebuild history' }, [], {
      kills: old([
        { when: 'after', request: CREATE_LOADED },
        { when: 'after', request: BULK },
        { when: 'after', request: SWITCH },
        { when: 'before', request: BULK, nth: 2 },
        { when: 'after', request: REPORT },
      ]),
      code: 0,
    });
  });
});
