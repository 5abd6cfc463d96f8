import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { RemoteFile } from '../../ingest/sources/location.ts';
import { stageFile } from '../../ingest/sources/stage.ts';
import { hasStore, KEYS, type Store, startStore } from './s3-store.ts';
import { TestSource } from './watched.ts';

/** Objects of a store that speaks S3, which the test starts: it refuses requests whose signature is wrong. */

const never = new AbortController().signal;

if (!hasStore && process.env.CI)
  throw new Error('Java or Maven is not installed: an object store cannot be tested');

describe.skipIf(!hasStore)('an object store', () => {
  let store: Store;
  const sources: TestSource[] = [];
  beforeAll(async () => {
    store = await startStore();
  });
  afterAll(async () => await store.close());
  afterEach(() => {
    for (const source of sources.splice(0)) source.remove();
  });

  function sourceOf(prefix: string, more: object = {}): TestSource {
    const s3 = {
      bucket: 'feeds',
      prefix,
      endpoint: store.endpoint,
      access_key: KEYS.access,
      secret_key: { env: 'S3_SECRET' },
    };
    const source = new TestSource({ from: { s3: { ...s3, ...more } }, files: '*.csv' });
    source.env = { S3_SECRET: KEYS.secret };
    sources.push(source);
    return source;
  }
  const put = (key: string, text: string): Promise<void> => store.put(key, text);

  test('gives the objects below a prefix, each version once, whatever its key is called', async () => {
    const key = "one/cars é+(1) & 100%'s.csv";
    await put(key, 'first');
    await put('other/cars.csv', 'no');
    await put('one/notes.txt', 'no');
    // the pattern has no slash
    await put('one/deeper/cars.csv', 'no');
    const source = sourceOf('one/');
    expect((await source.look()).fault).toBe(undefined);
    await source.look();
    expect(source.texts).toEqual(['first']);
    await put(key, 'second one');
    await source.look();
    expect(source.texts).toEqual(['first', 'second one']);
  });

  test('is asked for page after page', async () => {
    const numbers = Array.from({ length: 1003 }, (_, n) => n);
    await Promise.all(numbers.map((n) => put(`many/${n}.csv`, `${n}`)));
    const { location } = await sourceOf('many/').watched();
    const names = (await location.list(new Set(), never)).map(({ name }) => name);
    expect(new Set(names).size).toBe(1003);
  });

  test('goes on with a transfer that was cut', async () => {
    await put('cut/a.csv', 'abcdef');
    const source = sourceOf('cut/');
    const { location } = await source.watched();
    const [file] = await location.list(new Set(), never);
    if (!file) throw new Error('no object');
    const to = path.join(source.folder, 'a.csv');
    writeFileSync(`${to}.part`, 'ABC');
    await stageFile(location, file, to, 1000, never);
    expect(readFileSync(to, 'utf8')).toBe('ABCdef');
  });

  test('an object that was replaced since it was listed is not taken', async () => {
    await put('new/a.csv', 'first');
    const source = sourceOf('new/');
    const { location } = await source.watched();
    const [file] = await location.list(new Set(), never);
    await put('new/a.csv', 'second one');
    await expect(
      stageFile(location, file as RemoteFile, path.join(source.folder, 'a.csv'), 1000, never),
    ).rejects.toThrow('was changed while it was fetched');
  });

  test('that has no such bucket, or does not know the key, says which', async () => {
    expect((await sourceOf('one/', { bucket: 'none' }).look()).fault).toBe(
      '127.0.0.1 answered 404: there is no such bucket (bucket)',
    );
    expect((await sourceOf('one/', { access_key: 'stranger' }).look()).fault).toMatch(
      /^127\.0\.0\.1 answered 403: it does not know the key \(access_key\)$/,
    );
  });

  test('that refuses the key says so, and shows no secret', async () => {
    const source = sourceOf('one/');
    source.env = { S3_SECRET: 'hush-hush' };
    expect((await source.look()).fault).toBe(
      '127.0.0.1 answered 403: the secret of the key is wrong (secret_key)',
    );
    expect(source.said.join()).not.toContain('hush-hush');
  });
});
