import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fileDigest } from '../../src/store/digest.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { type ObjectStore, openStore } from '../../src/store/object-store.ts';
import { BUCKET, hasStore, KEYS, type Store, startStore } from '../sources/s3-store.ts';

/** The object store that published files are kept in, asked of one that the test starts. */

if (!hasStore && process.env.CI)
  throw new Error('Java or Maven is not installed: an object store cannot be tested');

describe.skipIf(!hasStore)('an object store', () => {
  const folder = mkdtempSync(join(tmpdir(), 'object-store-'));
  let server: Store;
  let store: ObjectStore;
  beforeAll(async () => {
    server = await startStore('filesystem-nio2');
    store = openStore(settings());
  });
  afterAll(async () => {
    await server.close();
    rmSync(folder, { recursive: true });
  });

  const settings = (more = {}) => ({
    bucket: BUCKET,
    prefix: 'state/',
    region: 'us-east-1',
    endpoint: server.endpoint,
    accessKey: KEYS.access,
    secretKey: KEYS.secret,
    ...more,
  });

  /** A file of so many bytes, and what tells it whole. */
  async function made(name: string, bytes: number) {
    const path = join(folder, name);
    writeFileSync(path, Buffer.alloc(bytes, name));
    return { path, content: { bytes, sha256: await fileDigest(path) } };
  }

  test('gives back what was put into it, whole, and nothing where there is none', async () => {
    expect(await store.text('sold/published.json')).toBe(undefined);
    await store.putText('sold/published.json', '{"höhe": 1}');
    await store.putText('sold/published.json', '{"höhe": 2}');
    expect(await store.text('sold/published.json')).toBe('{"höhe": 2}');
    // two chunks of a stream and a bit; none at all
    for (const bytes of [150_001, 0]) {
      const { path, content } = await made(`file-${bytes}`, bytes);
      await store.putFile(`sold/${bytes}.parquet`, path, content);
      const back = join(folder, 'back');
      await store.fetchTo(`sold/${bytes}.parquet`, back, content);
      expect(readFileSync(back).equals(readFileSync(path))).toBe(true);
    }
    await store.remove('sold/0.parquet');
    await store.remove('sold/0.parquet');
    await expect(
      store.fetchTo('sold/0.parquet', join(folder, 'gone'), { bytes: 0, sha256: '' }),
    ).rejects.toThrow('404: there is no such bucket or object');
  });

  test('what is not what was published is refused, sent or fetched', async () => {
    const { path, content } = await made('right', 1000);
    const { sha256 } = (await made('wrong', 1000)).content;
    await expect(store.putFile('wrong', path, { ...content, sha256 })).rejects.toThrow('answered 400');
    expect(await store.text('wrong')).toBe(undefined);
    await store.putFile('right', path, content);
    const into = join(folder, 'into');
    await expect(store.fetchTo('right', into, { ...content, sha256 })).rejects.toThrow(
      'not what was published',
    );
    await expect(store.fetchTo('right', into, { ...content, bytes: 999 })).rejects.toThrow('more than 999');
    await expect(store.fetchTo('right', into, { ...content, bytes: 1001 })).rejects.toThrow('1000 of 1001');
  });

  test('says what is wrong, and never a key', async () => {
    const wrong: readonly [object, string][] = [
      [{ secretKey: 'another-secret' }, '403: the keys are wrong, or do not allow it'],
      [{ bucket: 'not-there' }, '404: there is no such bucket or object'],
      [{ endpoint: 'http://127.0.0.1:1' }, 'nothing is listening on that port'],
    ];
    for (const [more, words] of wrong) {
      const fault = await openStore(settings(more))
        .putText('a', 'b')
        .catch((error: unknown) => error);
      expect(fault).toBeInstanceOf(StoreFault);
      expect(String(fault)).toContain(words);
      expect(String(fault)).toContain('s3://');
      expect(String(fault)).not.toMatch(/secret/);
    }
  });

  test('one that comes back is asked again', async () => {
    await store.putText('kept', 'kept');
    await server.kill();
    await expect(store.text('kept')).rejects.toThrow('ECONNREFUSED');
    await server.restart();
    await expect.poll(() => store.text('kept').catch(() => 'away')).toBe('kept');
  });
});
