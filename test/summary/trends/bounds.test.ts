import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SoldData } from '../../../src/summary/sold-data.ts';
import { countListed } from '../../../src/summary/trends/answer.ts';
import { changesSql } from '../../../src/summary/trends/changes.ts';
import { readDayChanges } from '../../../src/summary/trends/changes-plan.ts';
import { figuresOf, measuresSql } from '../../../src/summary/trends/figures-sql.ts';
import { ROOM, type Room } from '../../../src/summary/trends/parts.ts';
import { FIELDS, FIGURES } from '../../../src/summary/trends/plan.ts';
import { TRENDS } from '../../../src/summary/trends/published-trends.ts';
import { readTrend } from '../../../src/summary/trends/read-plan.ts';
import { Trends } from '../../../src/summary/trends/trends.ts';
import { publishTrends } from './trend-files.ts';

/** What an answer may take, and what it may need (supplement 2.8). */

const DAYS = { first: '2026-10-31', last: '2026-11-02' };
/** Three cars that stand in two months: on 1 November nothing of two of them has changed. */
const CARS = [1, 2, 3].flatMap((listing) => {
  const car = {
    listing,
    vehicle: `V${listing}`,
    vin: `V${listing}`,
    role: 'us',
    country: 'US',
    make: 'Ford',
  };
  const november = { ...car, from_day: '2026-11-01', to_day: '2026-11-02', price: 9_000 };
  return [
    {
      ...car,
      from_day: '2026-10-31',
      to_day: '2026-10-31',
      price: 10_000,
      event: 'first',
      searched: 'first',
    },
    listing === 1
      ? { ...november, event: 'cut', searched: 'cut', price_before: 10_000 }
      : { ...november, event: 'carried', price: 10_000 },
  ];
});

const dataDir = mkdtempSync(path.join(os.tmpdir(), 'forecourt-bounds-'));
const folder = path.join(dataDir, 'trends', 'us-cars');
// sold months were published, and are not here
const data = new SoldData({ dataDir, memory: '256MB', everPublished: async () => true });
const trends = new Trends(data, { everPublished: async () => true });
const { signal } = new AbortController();
const HISTORY = { days: { from: DAYS.first, to: DAYS.last }, groups: [] };

beforeAll(() => publishTrends(dataDir, CARS, DAYS));
afterAll(async () => {
  await data.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('all percentiles of a field hold its values once', () => {
  const measures = FIGURES.map((figure) => ({ field: 'price', figure }) as const);
  const { aggregates, shown } = measuresSql(measures);
  expect(aggregates.filter((sql) => sql.includes('quantile'))).toEqual([
    'quantile_cont(price, [0.5, 0.05, 0.25, 0.75, 0.9, 0.95, 0.99]) AS price_quantiles',
  ]);
  expect(shown).toHaveLength(FIGURES.length);
});

test('a day that holds more than there is room for is refused; days that do together are counted one by one', async () => {
  const published = await TRENDS.read(folder);
  const counted = async (room: Room, more = 'measures=price|median|p5|mean') => {
    const { question } = readTrend(more, HISTORY, 'api_key');
    return await countListed(data.database, { ...question, window: HISTORY.days }, published, signal, room);
  };
  expect(await counted({ together: 1, most: 2.5 }).catch(({ code }) => code)).toBe('too_heavy');
  const apart = await counted({ together: 1, most: 3 });
  expect(apart).toEqual(await counted(ROOM));
  expect([...apart.active]).toHaveLength(3);
  // by groups each value is held twice; of no percentile nothing is
  const grouped = counted({ together: 1, most: 5 }, 'group_by=make&measures=price|median');
  await expect(grouped).rejects.toMatchObject({ code: 'too_heavy', status: 503 });
  expect((await counted({ together: 1, most: 1 }, 'measures=price|mean')).active.size).toBe(3);
});

test('of a day on which a month begins only what changed is kept', async () => {
  const { sql, values } = changesSql(
    { ...readDayChanges('rows=10', HISTORY, 'api_key'), day: '2026-11-01' },
    [...(await TRENDS.read(folder)).months.values()].map(({ file }) => file),
  );
  let kept = 0;
  const counted = `${sql.slice(0, sql.indexOf('page AS')).trimEnd().replace(/,$/, '')} SELECT count(*)::DOUBLE FROM changed`;
  await data.database.read({ sql: counted, values: values.slice(0, -2) }, signal, ([counts]) => {
    kept = Number(counts?.[0]);
  });
  expect(kept).toBe(1);
});

test('where sold months are missing, what has none of them is answered', async () => {
  const ask = async (query: string) =>
    JSON.parse((await trends.answer(query, 'api_key', signal)).text) as { total: { points: object[] } };
  for (const query of [
    '',
    'by=month&country=all',
    'by=month&mc_category=Dealer',
    'by=month&group_by=country',
  ])
    expect((await ask(query)).total.points.length).toBeGreaterThan(0);
  await expect(ask('by=month')).rejects.toMatchObject({ code: 'sold_missing', status: 503 });
});

test('an answer of more than 100,000 figures is refused', () => {
  const history = { days: { from: '2026-01-01', to: '2026-12-31' }, groups: [] };
  const read = (limit: number) => () =>
    readTrend(
      `date_from=2026-01-01&date_to=2026-12-31&group_by=make&limit=${limit}&measures=${FIELDS.map((field) => [field, ...FIGURES].join('|')).join(',')}`,
      history,
      'api_key',
    );
  expect(read(3)).not.toThrow();
  expect(read(4)).toThrow('75 figures at 365 points of up to 4 series are 109500; the limit is 100000');
});

test('figures stand under their fields in the order of the measures', () => {
  const measures = [
    { field: 'price', figure: 'min' },
    { field: 'miles', figure: 'count' },
    { field: 'price', figure: 'max' },
  ] as const;
  expect(figuresOf(measures, [100, 200, null])).toEqual({
    price: { min: 1, max: null },
    miles: { count: 2 },
  });
});
