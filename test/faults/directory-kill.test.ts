import { afterAll, beforeAll, expect, test } from 'vitest';
import { dealer } from '../engine/dealers-installation.ts';
import { csv, type Row } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { perform } from './commands.ts';
import { answers, everything } from './everything.ts';
import { carsOf, instantOf, type Kill, Twins, whereOf } from './twins.ts';

// Directories of dealers: what is killed at any point and run again ends as if nothing had happened, and what answers
// is old or new throughout; so it is with the numbers of listings that change with a listings delivery.

const old = (points: readonly Omit<Kill, 'answers'>[]): Kill[] =>
  points.map((point) => ({ ...point, answers: 'old' }));
const now = (points: readonly Omit<Kill, 'answers'>[]): Kill[] =>
  points.map((point) => ({ ...point, answers: 'new' }));

const CREATE = '^PUT /[^/]*-us-cars-dealers-[^/]*$';
const DROP = '^DELETE /[^/]*-us-cars-dealers-';
const BULK = '^POST /_bulk';
const SWITCH = '^POST /_aliases';
const REPORT = '^PUT /[^/]*deliveries/_doc';
const DROP_REPORT = '^DELETE /[^/]*deliveries/_doc';
const WITHDRAWING = "^UPDATE delivery SET state = 'withdrawing'";
const LIVE = "^UPDATE delivery SET state = 'live'";
const FORGET = '^BEGIN; DELETE FROM dealers';
const UNDO = 'DELETE FROM sale WHERE from_delivery';

/** One stays, one leaves and one arrives; the cars are those of dealer 7. */
const dealersOf = (day: number): Row[] => [
  dealer(7),
  dealer(10 + day),
  dealer(11 + day, { listing_count: 4 }),
];

describeOnEngine('dealers that are killed and run again', () => {
  let twins: Twins;
  const load = (day: number) => ({ run: 'load', file: `day-${day}.csv`, asOf: instantOf(day) }) as const;
  const loadDealers = (day: number) =>
    ({ run: 'load dealers', file: `dealers-${day}.csv`, asOf: instantOf(day) }) as const;
  beforeAll(async () => {
    twins = new Twins();
    await twins.both(load(1), carsOf(1));
    for (const day of [1, 2]) await twins.both(loadDealers(day), dealersOf(day));
  });
  afterAll(() => twins.drop());

  test('a delivery', async () => {
    await twins.disturb(loadDealers(3), dealersOf(3), {
      kills: [
        ...old([
          { when: 'before', statement: '^COMMIT$' },
          { when: 'after', statement: '^COMMIT$' },
          { when: 'after', request: CREATE },
          { when: 'after', request: BULK },
          { when: 'after', statement: '^UPDATE delivery SET report' },
          { when: 'after', request: DROP },
          { when: 'before', statement: FORGET },
          { when: 'after', statement: FORGET },
        ]),
        ...now([
          { when: 'after', request: SWITCH },
          { when: 'before', request: REPORT },
          { when: 'after', request: REPORT },
          { when: 'after', request: DROP },
          { when: 'before', statement: LIVE },
        ]),
      ],
      // the delivery is in: the last run finishes it and has nothing to load
      code: 3,
    });
  });

  test('its rollback: what the first run began, the next one ends', async () => {
    await twins.disturb({ run: 'roll back dealers' }, [], {
      kills: [
        ...old([
          { when: 'after', statement: WITHDRAWING },
          { when: 'after', request: CREATE },
          { when: 'before', request: SWITCH },
        ]),
        ...now([
          { when: 'after', request: SWITCH },
          { when: 'after', request: DROP },
          { when: 'after', request: DROP_REPORT },
        ]),
      ],
      code: 0,
    });
  });

  test('a rebuild', async () => {
    await twins.disturb({ run: 'rebuild dealers' }, [], {
      kills: old([
        { when: 'after', request: CREATE },
        { when: 'before', request: SWITCH },
        { when: 'after', request: SWITCH },
        { when: 'after', request: DROP },
        { when: 'after', request: REPORT },
      ]),
      code: 0,
    });
  });

  test('listings that change a number: both at once', async () => {
    await twins.disturb(load(2), carsOf(2).slice(0, 2).concat(carsOf(1, 'b.example')), {
      kills: [
        ...old([
          { when: 'before', request: CREATE },
          { when: 'after', request: CREATE },
          { when: 'after', request: BULK, nth: 3 },
          { when: 'before', request: SWITCH },
          { when: 'after', request: DROP },
          { when: 'before', statement: UNDO },
        ]),
        ...now([
          { when: 'after', request: SWITCH },
          { when: 'before', request: DROP },
          { when: 'after', request: DROP },
          { when: 'before', statement: LIVE },
        ]),
      ],
      code: 3,
    });
  });

  test('the numbers after a rollback of listings: the next command brings them up to date', async () => {
    const [there, calm] = [whereOf(twins.disturbed), whereOf(twins.undisturbed)];
    await twins.killed({ run: 'roll back' }, { when: 'before', request: CREATE });
    expect(await perform(calm, { run: 'roll back' })).toEqual({ code: 0, text: '' });
    const file = twins.disturbed.write('again.csv', csv(carsOf(1)));
    // refused for its instant: it has settled what was left all the same
    expect(await perform(there, { run: 'load', file, asOf: instantOf(1) })).toMatchObject({ code: 3 });
    expect(await answers(twins.disturbed.client, there)).toEqual(
      await answers(twins.undisturbed.client, calm),
    );
    expect(await everything(twins.disturbed.client, there)).toEqual(
      await everything(twins.undisturbed.client, calm),
    );
  });
});
