import { describe, expect, test } from 'vitest';
import type { SourceConfig } from '../../ingest/sources/config.ts';
import { foundDeliveries } from '../../ingest/sources/deliveries.ts';
import { ClosedFolder, LocationFault, type RemoteFile } from '../../ingest/sources/location.ts';
import { dateInName } from '../../ingest/sources/name-date.ts';
import { listFolders, namePattern } from '../../ingest/sources/name-pattern.ts';
import { waitAfterFailures, waitAfterRefusals } from '../../ingest/sources/waits.ts';
import { isLate, standingOf } from '../../src/sources/source-standing.ts';

/** Which files of a source are a delivery, of which instant, and when they are taken. */

const at = (text: string): number => Date.parse(text) / 1000;
const NOW = at('2026-06-15T12:00:00Z');

const CONFIG: SourceConfig = {
  ...{ from: { folder: 'feeds' }, files: 'cars-*.csv', every: 900, settle: 60, as_of: 'modified' },
  ...{
    together: false,
    max_size: '1GB',
    dataset: 'listings',
    market: 'us-cars',
    partial: true,
    format: 'canonical',
    exchange: [],
  },
};

const file = (name: string, modified: number, version: string | undefined = `${modified}`): RemoteFile => ({
  ...{ name, modified, version },
  bytes: 10,
});
const namesOf = (files: readonly RemoteFile[], more: Partial<SourceConfig> = {}) =>
  foundDeliveries(files, { ...CONFIG, ...more }, NOW).deliveries.map(({ asOf, files: of }) => [
    asOf,
    ...of.map(({ name }) => name),
  ]);

describe('deliveries', () => {
  test('are the files of one instant, the oldest first; other names are passed over', () => {
    const files = [
      file('cars-b.csv', 300),
      file('notes.txt', 100),
      file('cars-c.csv', 200),
      file('cars-a.csv', 300),
    ];
    expect(namesOf(files)).toEqual([
      [200, 'cars-c.csv'],
      [300, 'cars-a.csv', 'cars-b.csv'],
    ]);
  });

  test('below a prefix without its slash are told by the names behind the slash', () => {
    // what they are called stays as it was: they are known by it
    expect(namesOf([file('/cars-a.csv', 300), file('/old/cars-b.csv', 200)])).toEqual([[300, '/cars-a.csv']]);
  });

  test('are all files, in folders, too, where nothing says which', () => {
    const files = [file('a.csv', 300), file('north/b.csv', 200), file('/c.csv', 100)];
    expect(namesOf(files, { files: undefined }).map(([asOf]) => asOf)).toEqual([100, 200, 300]);
  });

  test('are told by the date in the name, whenever each file was written', () => {
    const files = [
      file('cars-2026-06-14-2.csv', 900),
      file('cars-2026-06-14-1.csv', 700),
      file('cars-20260613T0530.csv', 800),
    ];
    expect(namesOf(files, { as_of: 'name' })).toEqual([
      [at('2026-06-13T05:30:00Z'), 'cars-20260613T0530.csv'],
      [at('2026-06-14T00:00:00Z'), 'cars-2026-06-14-1.csv', 'cars-2026-06-14-2.csv'],
    ]);
    expect(() => namesOf([file('cars-x.csv', 1)], { as_of: 'name' })).toThrow(
      'cars-x.csv has no date in its name',
    );
  });

  test('together: all files, of the newest instant', () => {
    expect(namesOf([file('cars-1.csv', 100), file('cars-2.csv', 200)], { together: true })).toEqual([
      [200, 'cars-1.csv', 'cars-2.csv'],
    ]);
  });

  test('wait as long as a file of them may still be written: 59 seconds, not 60', () => {
    const files = [file('cars-1.csv', NOW - 60), file('cars-2.csv', NOW - 59)];
    expect(foundDeliveries(files, CONFIG, NOW)).toMatchObject({
      deliveries: [{ asOf: NOW - 60 }],
      isUnsettled: true,
    });
    // one of its files holds up the whole delivery
    expect(namesOf(files, { together: true })).toEqual([]);
    const store = {
      from: { s3: { bucket: 'b', prefix: '', region: 'r', access_key: 'a', secret_key: { env: 'S' } } },
    };
    expect(namesOf(files, store).length).toBe(2);
  });

  test('before the day of since are passed over', () => {
    const files = [
      file('cars-1.csv', at('2026-06-13T23:59:59Z')),
      file('cars-2.csv', at('2026-06-14T00:00:00Z')),
    ];
    expect(namesOf(files, { since: '2026-06-14' })).toEqual([[at('2026-06-14T00:00:00Z'), 'cars-2.csv']]);
  });

  test('have one id as long as names and versions are the same', () => {
    const idOf = (...files: RemoteFile[]) => foundDeliveries(files, CONFIG, NOW).deliveries[0]?.id;
    expect(idOf(file('cars-1.csv', 1, 'a'), file('cars-2.csv', 1, 'b'))).toBe(
      idOf(file('cars-2.csv', 1, 'b'), file('cars-1.csv', 1, 'a')),
    );
    expect(idOf(file('cars-1.csv', 1, 'a'))).not.toBe(idOf(file('cars-1.csv', 1, 'b')));
    // a version is no part of a name
    expect(idOf(file('cars-1.csv', 1, 'x'))).not.toBe(idOf(file('cars-1.cs', 1, 'vx')));
    expect(
      foundDeliveries([{ ...file('cars-1.csv', 1), version: undefined }], CONFIG, NOW).deliveries[0]?.id,
    ).toBe(undefined);
  });
});

test.each([
  ['cars-2026-01-31.csv', '2026-01-31T00:00:00Z'],
  ['20260131_0615_cars.csv', '2026-01-31T06:15:00Z'],
  ['cars.2026.01.31T06.15.07.csv', '2026-01-31T06:15:07Z'],
  ['lot-12345678-20260131.csv', '2026-01-31T00:00:00Z'],
  ['store-20240101/cars-2026-11-29.csv', '2026-11-29T00:00:00Z'],
  ['2026-11-28/cars.csv', '2026-11-28T00:00:00Z'],
  ['cars-2026-02-30.csv', undefined],
  ['cars-123456789.csv', undefined],
  ['cars.csv', undefined],
])('the date in %s is %s', (name, text) => {
  expect(dateInName(name)).toBe(text && at(text));
});

test('in a pattern only * and ? have a meaning', () => {
  const fits = namePattern('cars-?.(new)*.csv');
  expect(['cars-1.(new).csv', 'cars-2.(new)-x.csv'].every(fits)).toBe(true);
  expect(
    ['cars-12.(new).csv', 'cars-1x(new).csv', 'cars-1.(new).csv.part', 'xcars-1.(new).csv'].some(fits),
  ).toBe(false);
});

test('a pattern reaches folders as far as it has slashes', () => {
  const fits = namePattern('*/cars-?.csv');
  expect(['north/cars-1.csv', '2026-06/cars-2.csv'].every(fits)).toBe(true);
  expect(['cars-1.csv', 'a/b/cars-1.csv', 'north/cars-/.csv'].some(fits)).toBe(false);
  expect(['north/cars.csv', '/cars.csv'].some(namePattern('*.csv'))).toBe(false);
});

test('a folder below that is gone or closed is passed over; the place itself, and other faults, are told', async () => {
  const listing = (fault: Error, at: string) =>
    listFolders('lot-*/*.csv', async (below) => {
      if (below === at) throw fault;
      const names = below ? ['cars.csv'] : ['lot-1', 'lot-2'];
      return names.map((name) => ({ name, isFolder: !below, entry: undefined }));
    });
  const closed = new ClosedFolder('the folder cannot be read');
  expect((await listing(closed, 'lot-1')).map(({ path }) => path)).toEqual(['lot-2/cars.csv']);
  await expect(listing(closed, '')).rejects.toBe(closed);
  const broken = new LocationFault('the disk is broken');
  await expect(listing(broken, 'lot-1')).rejects.toBe(broken);
});

test('waits grow and end: looks at an hour, refused loads after five', () => {
  const bounds = (wait: (n: number) => number | undefined, n: number) =>
    Array.from({ length: 50 }, () => wait(n) ?? Number.NaN);
  for (const [n, most] of [
    [1, 60],
    [2, 120],
    [4, 480],
    [20, 3600],
  ] as const)
    for (const seconds of bounds(waitAfterFailures, n)) {
      expect(seconds).toBeGreaterThanOrEqual(most / 2);
      expect(seconds).toBeLessThanOrEqual(most);
    }
  expect(waitAfterRefusals(4)).toBeGreaterThan(4 * 3600 - 1);
  expect(waitAfterRefusals(5)).toBe(undefined);
});

describe('a source', () => {
  const record = {
    ...{ source: 'lot', config: '/x.yaml', dataset: 'listings', market: 'us-cars', watched_since: 1000 },
    ...{ next_look_at: 0, failures: 0, deliveries: [] },
  };
  const delivery = { id: 'a', as_of: 5, names: [], versions: [], at: 5, tries: 1 };

  test('is late when no delivery came in the time in which one is expected, from the last one on', () => {
    expect(isLate({ ...record, expected: 100 }, 1100)).toBe(false);
    expect(isLate({ ...record, expected: 100 }, 1101)).toBe(true);
    expect(isLate({ ...record, expected: 100, delivered_at: 1050 }, 1150)).toBe(false);
    expect(isLate(record, 1e9)).toBe(false);
  });

  test('says what is wrong with it, and nothing once a newer delivery is loaded', () => {
    const refused = { ...delivery, state: 'refused' as const, fault: 'no rows' };
    expect(standingOf({ ...record, deliveries: [refused] }, 1001)).toMatchObject({
      state: 'refused',
      fault: 'no rows',
    });
    const newer = { ...delivery, id: 'b', as_of: 6, state: 'loaded' as const };
    expect(standingOf({ ...record, deliveries: [newer, refused] }, 1001)).toMatchObject({
      state: 'good',
      fault: undefined,
    });
    expect(standingOf({ ...record, failures: 2, fault: 'gone' }, 1001)).toMatchObject({
      state: 'failing',
      fault: 'gone',
    });
    expect(standingOf({ ...record, expected: 1, failures: 2 }, 2000).state).toBe('late');
  });
});
