import { afterAll, beforeAll, test } from 'vitest';
import { describeOnEngine } from '../market/load.ts';
import { carsOf, DAY, instantOf, type Kill, type Plan, Twins } from './twins.ts';

// A load that is killed at any point and run again ends as if nothing had happened.

const old = (points: readonly Omit<Kill, 'answers'>[]): Kill[] =>
  points.map((point) => ({ ...point, answers: 'old' }));
const now = (points: readonly Omit<Kill, 'answers'>[]): Kill[] =>
  points.map((point) => ({ ...point, answers: 'new' }));

const CREATE = '^PUT /[^/]*-us-cars-us-[^/]*$';
const CREATE_HISTORY = '^PUT /[^/]*-us-cars-history-[^/]*$';
const BULK = '^POST /_bulk';
const SWITCH = '^POST /_aliases';
const REPORT = '^PUT /[^/]*deliveries/_doc';
const DROP = '^DELETE /[^/]*-us-cars-us-';
/** the days of a month are written */
const TRENDS = '^COPY \\(\\s*SELECT\\s+trend_row';
const LIVE = "^UPDATE delivery SET state = 'live'";
const COLLECT = 'DELETE FROM content WHERE content IN';
const UNDO = 'DELETE FROM sale WHERE from_delivery';

/** Points by the delivery that meets them, in the order in which a run comes to them (twins.ts tells which). */
const PLANS: Readonly<Record<string, Plan>> = {
  'before the switch, and while what was left behind is discarded': {
    kills: old([
      { when: 'before', statement: '^COMMIT$' },
      { when: 'after', statement: '^COMMIT$' },
      { when: 'after', request: CREATE },
      { when: 'after', request: BULK },
      { when: 'after', request: CREATE_HISTORY },
      { when: 'after', request: BULK, nth: 2 },
      { when: 'after', statement: TRENDS },
      { when: 'after', statement: '^UPDATE delivery SET report' }, // the switch is next
      { when: 'after', request: DROP },
      { when: 'before', statement: UNDO },
      { when: 'after', statement: UNDO },
    ]),
    code: 0,
  },
  'after the switch': {
    kills: now([
      { when: 'after', request: SWITCH },
      { when: 'before', request: REPORT },
      { when: 'after', request: REPORT },
      { when: 'after', request: DROP },
      { when: 'after', statement: COLLECT },
      { when: 'after', statement: LIVE },
      { when: 'after', statement: TRENDS },
    ]),
    // the delivery is in: the last run has nothing to load
    code: 3,
  },
};

describeOnEngine('a load that is killed', () => {
  let twins: Twins;
  let day = 3;
  beforeAll(async () => {
    twins = new Twins();
    for (const first of [1, 2])
      await twins.both({ run: 'load', file: `day-${first}.csv`, asOf: instantOf(first) }, carsOf(first));
  });
  afterAll(() => twins.drop());

  for (const [name, plan] of Object.entries(PLANS))
    test(name, async () => {
      await twins.disturb({ run: 'load', file: `day-${day}.csv`, asOf: instantOf(day) }, carsOf(day), plan);
      day += 1;
    });

  test('a partial one', async () => {
    const rows = [...carsOf(1, 'b.example'), ...carsOf(2, 'b.example')].slice(1, 5);
    await twins.both(
      { run: 'load', partial: true, file: 'partial.csv', asOf: instantOf(day) },
      rows.slice(0, 3),
    );
    const later = {
      run: 'load',
      partial: true,
      file: 'partial.csv',
      asOf: instantOf(day) + DAY / 2,
    } as const;
    await twins.disturb(
      later,
      rows.slice(0, 3).map((row) => ({ ...row, price: 7 })),
      {
        kills: [
          ...old([
            { when: 'after', request: '^PUT /[^/]*/_settings' },
            { when: 'after', request: '/_clone/' },
            { when: 'after', request: BULK },
            { when: 'before', request: SWITCH },
          ]),
          ...now([
            { when: 'after', request: SWITCH },
            { when: 'before', statement: LIVE },
          ]),
        ],
        code: 3,
      },
    );
    day += 1;
  });
});
