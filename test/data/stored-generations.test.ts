import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readManifest, writeManifest } from '../../ingest/ground/generations.ts';
import type { Generation } from '../../ingest/ground/manifest.ts';
import { storedGenerations } from '../../ingest/ground/stored-generations.ts';
import { StoreFault } from '../../src/store/fault.ts';
import { FetchedFiles } from '../../src/store/fetched-files.ts';
import type { ObjectStore } from '../../src/store/object-store.ts';

/** Generations that are published in an object store, one in memory that dies when it is told to, and what a reader fetches of them. */

class MemoryStore implements ObjectStore {
  readonly place = 's3://memory/';
  readonly objects = new Map<string, string>();
  /** changes that succeed before the loader dies; undefined: it lives */
  left: number | undefined;
  changes = 0;

  #change(work: () => void): void {
    if (this.left === 0) throw new StoreFault('killed');
    if (this.left !== undefined) this.left -= 1;
    this.changes += 1;
    work();
  }
  async text(key: string): Promise<string | undefined> {
    return this.objects.get(key);
  }
  async putText(key: string, text: string): Promise<void> {
    this.#change(() => this.objects.set(key, text));
  }
  async putFile(key: string, path: string): Promise<void> {
    this.#change(() => this.objects.set(key, readFileSync(path, 'utf8')));
  }
  async fetchTo(key: string, path: string): Promise<void> {
    const text = this.objects.get(key);
    if (text === undefined) throw new StoreFault('there is no such object');
    writeFileSync(path, text);
  }
  async remove(key: string): Promise<void> {
    this.#change(() => this.objects.delete(key));
  }
}

let base: string;
let store: MemoryStore;
let opened: FetchedFiles[] = [];
beforeEach(() => {
  base = mkdtempSync(join(tmpdir(), 'stored-'));
  store = new MemoryStore();
});
afterEach(async () => {
  vi.useRealTimers();
  for (const one of opened) await one.close();
  opened = [];
  rmSync(base, { recursive: true });
});

const NAMES = ['2026-01', '2026-02', 'recent'];

/** A loader with a state directory of its own. */
function loader(name = 'loader', ledger = 'a ledger') {
  const target = { folder: join(base, name, 'sold'), work: join(base, name, 'work') };
  for (const folder of Object.values(target)) mkdirSync(folder, { recursive: true });
  const stored = storedGenerations(store, { id: ledger, sample: false }, 'sold');
  let before: Generation | undefined;
  return {
    folder: target.folder,
    /** publishes a generation whose files say what they are told, in the order of NAMES; the second has a roll-up */
    async publish(generation: number, texts: readonly string[]): Promise<void> {
      const files = texts.map((text, at) => {
        const file = `${NAMES[at]}-g${generation}.parquet`;
        writeFileSync(join(target.folder, file), text);
        if (at === 1) writeFileSync(join(target.folder, `${file}.rollup-1.parquet`), `roll-up of ${text}`);
        return { file };
      });
      const [first, second, recent] = files;
      const next = {
        generation,
        months: [first, second].flatMap((one) => one ?? []),
        ...(recent && { recent }),
      };
      await (await writeManifest({ ...target, stored }, next, before)).show();
      before = next;
    },
    catchUp: () => stored?.catchUp(target.folder),
  };
}

/** A server, and what stands in its folder. */
function reader(name = 'reader') {
  const folder = join(base, name);
  const files = new FetchedFiles({ store, key: 'sold' }, folder);
  opened.push(files);
  return {
    folder,
    files,
    /** what the files of the generation that it would answer from say */
    async texts(): Promise<string[] | undefined> {
      await files.look();
      const manifest = readManifest<Generation>(folder);
      const { months = [], recent } = manifest ?? {};
      const named = [...months, ...(recent ? [recent] : [])];
      return manifest && named.map(({ file }) => readFileSync(join(folder, file), 'utf8'));
    },
  };
}

const pointer = () => JSON.parse(store.objects.get('sold/published.json') ?? '{}');

test('a reader on an empty disk has what the loader has published, with what stands beside it, and nothing else', async () => {
  const { folder, texts } = reader();
  expect(await texts()).toBe(undefined);
  const one = loader();
  await one.publish(1, ['january', 'february', 'recent']);
  expect(await texts()).toEqual(['january', 'february', 'recent']);
  const month = readManifest<Generation>(folder)?.months[1]?.file ?? '';
  expect(readFileSync(join(folder, `${month}.rollup-1.parquet`), 'utf8')).toBe('roll-up of february');

  await one.publish(2, ['january', 'february 2', 'recent 2']);
  await one.publish(3, ['january', 'february 3', 'recent 3']);
  expect(await texts()).toEqual(['january', 'february 3', 'recent 3']);
  await one.publish(4, ['january', 'february 4', 'recent 4']);
  expect(await texts()).toEqual(['january', 'february 4', 'recent 4']);
  // the generation before stays for those that read it, the one before that is gone
  const said = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  expect(said).toContain('february 3');
  expect(said).not.toContain('february');
});

test('whichever step a loader dies in, a reader sees the generation before or the new one, and the next command ends it', async () => {
  const old = ['january', 'february', 'recent'];
  const next = ['january', 'february 2', 'recent 2'];
  for (let step = 0; ; step += 1) {
    store = new MemoryStore();
    const one = loader(`loader-${step}`);
    await one.publish(1, old);
    store.changes = 0;
    store.left = step;
    const died = await one.publish(2, next).then(
      () => false,
      () => true,
    );
    expect([old, next], `step ${step}`).toContainEqual(await reader(`reader-${step}`).texts());
    store.left = undefined;
    const shown = readManifest<Generation>(one.folder)?.generation === 2;
    await one.catchUp();
    expect(await reader(`later-${step}`).texts(), `step ${step}`).toEqual(shown ? next : old);
    if (!died) {
      // what was announced, four files, the pointer
      expect(step).toBe(store.changes);
      expect(step).toBeGreaterThan(4);
      break;
    }
  }
});

test('what no generation names leaves after an hour, also what a loader that died has left', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const objects = () => new Set([...store.objects.values()].filter((text) => !text.startsWith('{')));
  const one = loader();
  await one.publish(1, ['january', 'february']);
  store.left = 2;
  await expect(one.publish(2, ['lost', 'lost, too'])).rejects.toThrow('killed');
  store.left = undefined;
  expect(objects()).toContain('lost');
  await one.publish(3, ['january', 'february 3']);
  vi.setSystemTime(Date.now() + 3_599_000);
  await one.publish(4, ['january', 'february 4']);
  expect(objects()).toEqual(
    new Set(
      [
        'january',
        'lost',
        ...['', ' 3', ' 4'].flatMap((n) => [`february${n}`, `roll-up of february${n}`]),
      ].sort(),
    ),
  );
  vi.setSystemTime(Date.now() + 3_599_000);
  await one.publish(5, ['january', 'february 5']);
  expect(objects()).toEqual(
    new Set(['january', ...[' 3', ' 4', ' 5'].flatMap((n) => [`february${n}`, `roll-up of february${n}`])]),
  );
});

test('a generation of which a file is gone or is another one is not shown; what was read before stays', async () => {
  const one = loader();
  await one.publish(1, ['january', 'february']);
  const there = reader();
  expect(await there.texts()).toEqual(['january', 'february']);
  await one.publish(2, ['january', 'february 2']);
  const name = Object.keys(pointer().files).find((file) => /^2026-02-g2-\w+\.parquet$/.test(file));
  store.objects.delete(`sold/${name}`);
  expect(await there.texts()).toEqual(['january', 'february']);
  expect(String(there.files.fault)).toContain('no such object');
  // one that has never read anything cannot answer
  await expect(reader('new').files.ready()).rejects.toThrow('no such object');
  store.objects.set('sold/published.json', 'rubbish');
  await expect(reader('newer').files.ready()).rejects.toThrow('cannot be understood');
});

test('a pointer names nothing outside the folder of its reader', async () => {
  const one = loader();
  await one.publish(1, ['january', 'february']);
  const { files, ...rest } = pointer();
  const content = Object.values(files)[0];
  for (const name of ['../outside', '/tmp/outside', '.hidden', 'a/b']) {
    store.objects.set('sold/published.json', JSON.stringify({ ...rest, files: { [name]: content } }));
    await expect(reader('careful').files.ready()).rejects.toThrow('cannot be understood');
  }
});

test('a loader that was held up while another one published ends with an error and changes nothing', async () => {
  const target = { folder: join(base, 'held', 'sold'), work: join(base, 'held', 'work') };
  for (const folder of Object.values(target)) mkdirSync(folder, { recursive: true });
  writeFileSync(join(target.folder, '2026-01-g1.parquet'), 'held up');
  const stored = storedGenerations(store, { id: 'another ledger', sample: false }, 'sold');
  const next = { generation: 1, months: [{ file: '2026-01-g1.parquet' }] };
  const unseen = await writeManifest({ ...target, stored }, next, undefined);
  await loader().publish(1, ['january', 'february']);
  const before = new Map(store.objects);
  await expect(unseen.show()).rejects.toThrow('another command published');
  expect(store.objects).toEqual(before);
  // nor does the next command of it
  await stored?.catchUp(target.folder);
  expect(store.objects).toEqual(before);
});

test('an older copy of a state directory does not publish itself again; the sample is never published', async () => {
  const [one, copy] = [loader('one'), loader('copy')];
  await copy.publish(1, ['january', 'february']);
  await one.publish(2, ['january', 'february 2']);
  const before = new Map(store.objects);
  await copy.catchUp();
  expect(store.objects).toEqual(before);
  expect(storedGenerations(store, { id: 'a ledger', sample: true }, 'sold')).toBe(undefined);
});
