import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { nothingFits } from '../../ingest/sources/deliveries.ts';
import { ClosedFolder } from '../../ingest/sources/location.ts';
import { lookAtSource } from '../../ingest/sources/look.ts';
import { forgetRequests, requestedLook, requestLook } from '../../ingest/sources/requests.ts';
import { retireOthers } from '../../ingest/sources/store.ts';
import { lookOnce, watchSources } from '../../ingest/sources/watch.ts';
import { sourceRecords } from '../../src/sources/source-record.ts';
import { standingOf } from '../../src/sources/source-standing.ts';
import { eventually } from '../patience.ts';
import { TestSource } from './watched.ts';

const never = new AbortController().signal;

/** A folder that is looked at: what is loaded, in which order, how often, and what is noted of it. */

describe('a look', () => {
  let source: TestSource;
  beforeEach(() => {
    source = new TestSource({ from: { folder: 'feeds' }, files: '*.csv', every: '1h', expected: '1d' });
    mkdirSync(path.join(source.folder, 'feeds'));
  });
  afterEach(() => source.remove());

  function write(name: string, text: string, modified: number): void {
    const file = path.join(source.folder, 'feeds', name);
    writeFileSync(file, text);
    utimesSync(file, modified, modified);
  }
  const staged = (): string[] => {
    const folder = path.join(source.dataDir, 'sources', 'lot');
    return existsSync(folder) ? readdirSync(folder) : [];
  };

  test('loads each delivery once, the oldest first, and keeps nothing of it', async () => {
    write('b.csv', 'second', source.now - 500);
    write('a.csv', 'first', source.now - 900);
    await source.look();
    const record = await source.look();
    expect(source.loaded).toMatchObject([
      { asOf: source.now - 900, texts: ['first'] },
      { asOf: source.now - 500, texts: ['second'] },
    ]);
    expect(new Set(source.loaded.map(({ origin }) => origin)).size).toBe(2);
    expect(record).toMatchObject({ failures: 0, delivered_at: source.now, next_look_at: source.now + 3600 });
    expect(staged()).toEqual([]);
  });

  test('loads a file again when it was written again', async () => {
    write('a.csv', 'first', source.now - 900);
    await source.look();
    write('a.csv', 'second', source.now - 600);
    await source.look();
    expect(source.texts).toEqual(['first', 'second']);
  });

  test('looks into folders as far as the pattern of names has slashes', async () => {
    const deep = new TestSource({ from: { folder: 'feeds' }, files: 'lot-*/*.csv' });
    for (const [folder, text] of [
      ['', 'flat'],
      ['lot-1', 'first'],
      ['lot-1/old', 'deeper'],
      ['other', 'other'],
    ] as const) {
      const at = path.join(deep.folder, 'feeds', folder);
      mkdirSync(at, { recursive: true });
      writeFileSync(path.join(at, 'cars.csv'), text);
      utimesSync(path.join(at, 'cars.csv'), deep.now - 900, deep.now - 900);
    }
    const record = await deep.look();
    await deep.look();
    expect([deep.texts, record.deliveries.map(({ names }) => names)]).toEqual([
      ['first'],
      [['lot-1/cars.csv']],
    ]);
    deep.remove();
  });

  test('says once that files are there and none fits the pattern of names, and which pattern takes those in folders', async () => {
    write('a.txt', 'other', source.now - 900);
    await source.look();
    const record = await source.look();
    const notice = 'none of the 1 files there fits "*.csv"';
    expect(source.said).toEqual([notice]);
    expect(record).toMatchObject({ failures: 0, fault: notice });
    expect(standingOf(record, source.now)).toMatchObject({ state: 'good', fault: notice });
    write('a.csv', 'first', source.now - 900);
    expect((await source.look()).fault).toBeUndefined();
    const objects = ['2026/11/a.csv', '2026/11/b.csv'].map((name) => ({
      ...{ name, version: name },
      ...{ modified: 0, bytes: 1 },
    }));
    const config = { ...(await source.watched()).config, files: '*.csv' };
    expect(nothingFits(objects, config)).toContain('taken by "*/*/*.csv"');
    expect(nothingFits(objects, { ...config, files: '*/*/*.csv' })).toBeUndefined();
    expect(nothingFits(objects, { ...config, files: undefined })).toBeUndefined();
    expect(nothingFits([], config)).toBeUndefined();
  });

  test('tells of a folder that is gone that it cannot be read, as one that may be passed over', async () => {
    const gone = new TestSource({ from: { folder: 'feeds' } });
    const { location } = await gone.watched();
    await expect(location.list(new Set(), new AbortController().signal)).rejects.toBeInstanceOf(ClosedFolder);
    expect((await gone.look()).fault).toMatch(/^the folder .*feeds cannot be read \(ENOENT\)$/);
    gone.remove();
  });

  test('waits for a file that may still be written, and comes back soon', async () => {
    write('a.csv', 'half', source.now - 10);
    expect(await source.look()).toMatchObject({ next_look_at: source.now + 60, deliveries: [] });
    source.now += 60;
    await source.look();
    expect(source.texts).toEqual(['half']);
  });

  test('goes on with a delivery that was fetched when its load failed, in order', async () => {
    write('a.csv', 'first', source.now - 900);
    write('b.csv', 'second', source.now - 500);
    source.outcomes = [{ is: 'failed', fault: 'the engine is away' }];
    const failed = await source.look();
    expect(failed).toMatchObject({ failures: 1, fault: 'a.csv: the engine is away' });
    expect(failed.next_look_at - source.now).toBeLessThanOrEqual(60);
    expect(source.texts).toEqual([]);
    expect(await source.look()).toMatchObject({ failures: 0 });
    expect(source.texts).toEqual(['first', 'second']);
  });

  test('is not noted as the fault of the source when the watch ends', async () => {
    write('a.csv', 'first', source.now - 900);
    source.outcomes = [{ is: 'failed', fault: 'the load ended with a signal' }];
    const stop = new AbortController();
    stop.abort();
    expect(await source.look({ signal: stop.signal })).toMatchObject({ failures: 0 });
    await source.look();
    await source.look();
    expect(source.texts).toEqual(['first']);
  });

  test('tries a refused delivery again later, when it is told to, and never once a newer one is loaded', async () => {
    write('a.csv', 'shrunk', source.now - 900);
    const refused = { is: 'refused', fault: 'under 80 %' } as const;
    source.outcomes = [refused, refused];
    const { deliveries } = await source.look();
    expect(deliveries).toMatchObject([{ state: 'refused', fault: 'under 80 %', tries: 1 }]);
    await source.look();
    expect(source.outcomes.length).toBe(1);
    expect((await source.look({ forced: true })).deliveries).toMatchObject([{ state: 'refused', tries: 2 }]);
    source.now += 2 * 3600;
    await source.look();
    expect(source.texts).toEqual(['shrunk']);
    write('a.csv', 'refused again', source.now - 300);
    source.outcomes = [refused];
    await source.look();
    write('a.csv', 'newer', source.now - 200);
    await source.look();
    source.now += 86_400;
    await source.look({ forced: true });
    expect(source.texts).toEqual(['shrunk', 'newer']);
    expect(staged()).toEqual([]);
  });

  test('of a folder that is gone is a failure, told in words, with longer and longer waits', async () => {
    const gone = new TestSource({ from: { folder: 'gone' } });
    const waits: number[] = [];
    for (let times = 0; times < 8; times += 1) {
      const { next_look_at, fault, failures } = await gone.look();
      expect([failures, fault]).toEqual([
        times + 1,
        expect.stringMatching(/the folder .*gone cannot be read \(ENOENT\)/),
      ]);
      waits.push(next_look_at - gone.now);
    }
    expect(waits[0]).toBeLessThanOrEqual(60);
    expect(waits[7]).toBeGreaterThanOrEqual(1800);
    gone.remove();
  });

  test('refuses a file over max_size, and loads nothing of it', async () => {
    const small = new TestSource({ from: { folder: 'feeds' }, max_size: '1MB' });
    mkdirSync(path.join(small.folder, 'feeds'));
    const file = path.join(small.folder, 'feeds', 'a.csv');
    writeFileSync(file, Buffer.alloc(1_000_001, 'x'));
    utimesSync(file, 1, 1);
    const fault = 'a.csv is larger than max_size; with a larger one it is fetched';
    expect((await small.look()).deliveries).toMatchObject([{ state: 'refused', fault }]);
    writeFileSync(file, Buffer.alloc(1_000_000, 'x'));
    utimesSync(file, 1, 1);
    expect(await small.look()).toMatchObject({ failures: 0 });
    small.remove();
  });

  const of = (config: object): TestSource => {
    source.remove();
    source = new TestSource({ from: { folder: 'feeds' }, every: '15m', ...config });
    mkdirSync(path.join(source.folder, 'feeds'));
    return source;
  };
  const remove = (name: string): void => rmSync(path.join(source.folder, 'feeds', name));

  test.each([
    ['a.csv, which joins one', { as_of: 'name' }, 'a'],
    ['a.csv, where each look has its own time', { as_of: 'fetched' }, 'a'],
  ])('a file that was loaded is not loaded again with %s', async (_, config, text) => {
    const { now } = of(config);
    write('b-2026-06-15.csv', 'b', now - 900);
    await source.look();
    write('a-2026-06-15.csv', text, now - 300);
    source.now += 60;
    await source.look();
    await source.look();
    expect(source.loaded.map(({ texts }) => texts)).toEqual([['b'], ['a']]);
  });

  test.each([{ as_of: 'modified' }, { as_of: 'fetched' }, { together: true }])(
    'files that stay when others of their delivery are removed are no new one: %o',
    async (config) => {
      const { now } = of(config);
      write('a.csv', 'a', now - 900);
      write('b.csv', 'b', now - 900);
      await source.look();
      remove('a.csv');
      source.now += 60;
      await source.look();
      expect(source.loaded.map(({ texts }) => texts)).toEqual([['a', 'b']]);
    },
  );

  test('all files together are a new delivery when one of them is', async () => {
    const { now } = of({ together: true });
    write('a.csv', 'a', now - 900);
    write('b.csv', 'b', now - 900);
    await source.look();
    write('b.csv', 'b2', now - 300);
    await source.look();
    expect(source.loaded.map(({ texts }) => texts)).toEqual([
      ['a', 'b'],
      ['a', 'b2'],
    ]);
  });

  test('a file that was renamed once it was loaded is no new one, and one beside it that is as long is', async () => {
    const { now } = of({});
    write('a.csv', 'one', now - 900);
    await source.look();
    write('b.csv', 'two', now - 900);
    await source.look();
    renameSync(path.join(source.folder, 'feeds/a.csv'), path.join(source.folder, 'feeds/a.csv.done'));
    await source.look();
    expect(source.texts).toEqual(['one', 'two']);
  });

  test('a delivery that joins others whose load was refused is loaded with them', async () => {
    const { now } = of({});
    write('a.csv', 'a', now - 900);
    source.outcomes = [{ is: 'refused', fault: 'x' }];
    await source.look();
    write('b.csv', 'b', now - 900);
    await source.look();
    expect(source.loaded.map(({ texts }) => texts)).toEqual([['a', 'b']]);
  });

  test('hidden files, and those that are renamed once they are whole, are passed over unless they are named', async () => {
    const names = ['.cars.csv.Xa1', 'cars.csv.filepart', 'cars.csv.part', 'cars.csv.TMP', 'cars.csv~'];
    const { now } = of({});
    for (const name of [...names, 'cars.csv']) write(name, name, now - 900);
    await source.look();
    expect(source.texts).toEqual(['cars.csv']);
    of({ files: '*.part' });
    write('cars.csv.part', 'named', now - 900);
    await source.look();
    expect(source.texts).toEqual(['named']);
  });

  test('a file that is dated later than now waits, which is said; one a day later is not waited for', async () => {
    const { now } = of({});
    write('a.csv', 'ahead', now + 1800);
    const { fault } = await source.look();
    expect(fault).toMatch(/^a\.csv was modified at .* which is later than now; it waits until then$/);
    expect(source.said).toEqual([fault]);
    source.now += 1860;
    expect((await source.look()).fault).toBeUndefined();
    write('a.csv', 'far ahead', now + 90_000);
    await source.look();
    expect(source.texts).toEqual(['ahead', 'far ahead']);
  });

  test('a name without a date, where names are dates, is told with what passes over it', async () => {
    const { now } = of({ as_of: 'name' });
    write('README.txt', 'x', now - 900);
    expect((await source.look()).fault).toBe(
      'README.txt has no date in its name (as_of: name); where it is no delivery, say with files which ones are',
    );
  });

  test('a name that is longer here than a file system has room for is cut', async () => {
    const { now } = of({});
    write(`${'車'.repeat(83)}.csv`, 'x', now - 900);
    expect((await source.look()).fault).toBeUndefined();
    expect(source.texts).toEqual(['x']);
  });

  test('does not wait longer than its source says when the clock was set back', async () => {
    const { now } = of({});
    source.now = now + 30 * 86_400;
    await source.look();
    source.now = now;
    write('a.csv', 'a', now - 900);
    const once = async () => await lookOnce([await source.watched()], false, async () => undefined, never);
    await once();
    expect(source.texts).toEqual(['a']);
    // what was looked at just now has its time
    write('b.csv', 'b', now - 800);
    await once();
    expect(source.texts).toEqual(['a']);
  });

  test('looks at once, while it watches, when it is asked to, and tries what was refused again', async () => {
    write('a.csv', 'a', source.now - 900);
    source.outcomes = [{ is: 'refused', fault: 'x' }];
    const end = new AbortController();
    const watched = await source.watched();
    const asked = () => requestedLook(source.dataDir);
    const watching = watchSources([watched], async () => undefined, asked, end.signal);
    await eventually(() => watched.store.record.deliveries[0]?.state === 'refused');
    expect(source.texts).toEqual([]);
    requestLook(source.dataDir);
    await eventually(() => source.texts[0] === 'a');
    forgetRequests(source.dataDir);
    expect(asked()).toBeUndefined();
    end.abort();
    await watching;
  });

  test('tells once that a source is late, and again after the next delivery', async () => {
    const told: number[] = [];
    const once = async () => {
      const watched = await source.watched();
      return await lookOnce(
        [watched],
        true,
        async ({ delivered_at = 0 }) => void told.push(delivered_at),
        new AbortController().signal,
      );
    };
    write('a.csv', 'first', source.now - 900);
    const start = source.now;
    expect(await once()).toEqual([]);
    source.now = start + 86_401;
    expect(await once()).toEqual(['lot']);
    await once();
    write('a.csv', 'second', source.now - 900);
    expect(await once()).toEqual([]);
    source.now += 86_401;
    await once();
    expect(told).toEqual([start, start + 86_401]);
  });

  test('is forgotten with the source that the configuration names no more', async () => {
    write('a.csv', 'first', source.now - 900);
    await source.look();
    const config = path.join(source.folder, 'sources.yaml');
    writeFileSync(config, '');
    retireOthers(source.dataDir, { path: '/another.yaml', sources: {} });
    expect(sourceRecords(source.dataDir).map((one) => one.source)).toEqual(['lot']);
    retireOthers(source.dataDir, { path: config, sources: {} });
    expect(sourceRecords(source.dataDir)).toEqual([]);
  });

  test('goes on when its record cannot be written, as on a full disk, and loads nothing under another origin', async () => {
    write('a.csv', 'first', source.now - 900);
    const obstacle = path.join(source.dataDir, 'sources/lot.json.partial');
    mkdirSync(obstacle, { recursive: true });
    const watched = await source.watched();
    await lookAtSource(watched, false, never);
    expect(watched.store.record.next_look_at).toBeGreaterThan(source.now);
    expect(source.said.join()).toContain('what is known of it cannot be written');
    rmSync(obstacle, { recursive: true });
    await lookAtSource(watched, false, never);
    expect(await source.look()).toMatchObject({ failures: 0, deliveries: [{ state: 'loaded' }] });
    expect(source.texts).toEqual(['first']);
  });

  test('is forgotten with the configuration that named it, once that was moved', async () => {
    await source.look();
    retireOthers(source.dataDir, { path: '/moved.yaml', sources: {} });
    expect(sourceRecords(source.dataDir)).toEqual([]);
  });

  test('begins a new record in place of a damaged one, with the same origin for the ledger', async () => {
    write('a.csv', 'first', source.now - 900);
    await source.look();
    const file = path.join(source.dataDir, 'sources/lot.json');
    writeFileSync(file, '{"source": "lo');
    const [told] = sourceRecords(source.dataDir);
    expect(told && standingOf(told, source.now)).toMatchObject({
      ...{ source: 'lot', state: 'failing' },
      fault: expect.stringContaining('lot.json is damaged: the next look of forecourt watch sets it aside'),
    });
    expect(await source.look()).toMatchObject({ failures: 0 });
    expect(existsSync(`${file}.damaged`)).toBe(true);
    expect(new Set(source.loaded.map(({ origin }) => origin)).size).toBe(1);
  });

  test('a file that is too large is refused and holds up no newer one; with a larger max_size it is fetched', async () => {
    source.remove();
    const config = { from: { folder: 'feeds' }, files: '*.csv', max_size: '1MB' };
    source = new TestSource(config);
    mkdirSync(path.join(source.folder, 'feeds'));
    write('a.csv', 'x'.repeat(1_000_001), source.now - 900);
    const refused = await source.look();
    expect(standingOf(refused, source.now)).toMatchObject({
      ...{ state: 'refused', isRefused: true, failures: 0 },
      fault: 'a.csv is larger than max_size; with a larger one it is fetched',
    });
    await source.look({ forced: true });
    expect(source.said).toEqual(['refused: a.csv is larger than max_size; with a larger one it is fetched']);
    const larger = {
      ...(await source.watched()),
      config: { ...(await source.watched()).config, max_size: '2MB' },
    };
    await lookAtSource(larger, false, never);
    expect(source.texts.map((text) => text.length)).toEqual([1_000_001]);
    write('b.csv', 'x'.repeat(1_000_001), source.now - 800);
    write('c.csv', 'newer', source.now - 700);
    expect(standingOf(await source.look(), source.now).state).toBe('good');
    expect(source.texts.slice(1)).toEqual(['newer']);
  });
});
