import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { digestOf, fileDigest } from '../../src/store/digest.ts';
import type { Content, ObjectStore } from '../../src/store/object-store.ts';
import {
  objectKey,
  type Pointer,
  pointerKey,
  pointerOf,
  type StoredFolder,
} from '../../src/store/pointer.ts';
import { filesOf, type Generation, MANIFEST } from './manifest.ts';
import { CommandRefusal } from './outcome.ts';

/** Seconds for which an object stays that no generation names any more: a reader fetches for ten minutes at most. */
const RETIRED_FOR = 3600;

/** A file of a generation as the store has it: its name there tells its content, so that no name comes twice. */
interface StoredFile extends Content {
  readonly path: string;
  readonly name: string;
}

/** What a ledger publishes: whose it is. */
interface Publisher {
  readonly id: string;
  readonly sample: boolean;
}

const contentOf = async (path: string): Promise<Content> => ({
  bytes: statSync(path).size,
  sha256: await fileDigest(path),
});

/** The files of a generation with what was made of each and stands beside it, and its manifest as it names them in the store. */
async function storedFiles(
  folder: string,
  generation: Generation,
): Promise<{ readonly files: readonly StoredFile[]; readonly manifest: Generation }> {
  const there = readdirSync(folder);
  const names = new Map<string, string>();
  const files: StoredFile[] = [];
  for (const file of filesOf(generation)) {
    const content = await contentOf(join(folder, file));
    const name = file.replace(/\.parquet$/, `-${content.sha256.slice(0, 16)}.parquet`);
    names.set(file, name);
    files.push({ ...content, path: join(folder, file), name });
    for (const beside of there.filter((one) => one.startsWith(`${file}.`))) {
      const path = join(folder, beside);
      files.push({ ...(await contentOf(path)), path, name: `${name}${beside.slice(file.length)}` });
    }
  }
  const renamed = <Of extends { readonly file: string }>(one: Of): Of => ({
    ...one,
    file: names.get(one.file) ?? one.file,
  });
  const { months, recent } = generation;
  return {
    files,
    manifest: { ...generation, months: months.map(renamed), ...(recent && { recent: renamed(recent) }) },
  };
}

/** What the store says of a folder, and in which words; none: it says nothing yet. */
interface Seen {
  readonly words: string | undefined;
  readonly pointer: Pointer;
}

/** The names with the time since which no generation names them: those that had one keep it. */
function retiring(
  names: readonly string[],
  before: Pointer['retired'],
  isNamed: (name: string) => boolean,
): Pointer['retired'] {
  const now = Math.floor(Date.now() / 1000);
  return Object.fromEntries(
    [...names, ...Object.keys(before)]
      .filter((name) => !isNamed(name))
      .map((name) => [name, before[name] ?? now]),
  );
}

/**
 * A folder of generations as it is published in the object store: the files of a generation first, then the pointer that names
 * them (docs/decisions, decision 17). One loader at a time publishes a ledger, so that only the pointer itself is compared before
 * it is replaced.
 */
export class StoredGenerations {
  readonly #at: StoredFolder;
  readonly #ledger: string;

  constructor(at: StoredFolder, ledger: string) {
    this.#at = at;
    this.#ledger = ledger;
  }

  /**
   * Puts what the store lacks of a generation there; no reader sees it yet. `text`: its manifest. Gives what lets readers see it,
   * which throws CommandRefusal where somebody else has published meanwhile. Throws StoreFault.
   */
  async upload(folder: string, text: string): Promise<() => Promise<void>> {
    const generation = JSON.parse(text) as Generation;
    const { files, manifest } = await storedFiles(folder, generation);
    const seen = await this.#look();
    const known = seen.pointer.files;
    const missing = files.filter(({ name }) => known[name] === undefined);
    const announced = await this.#announce(seen, missing);
    for (const { name, path, bytes, sha256 } of missing)
      await this.#at.store.putFile(objectKey(this.#at, name), path, { bytes, sha256 });
    const named = new Map(files.map(({ name, bytes, sha256 }) => [name, known[name] ?? { bytes, sha256 }]));
    const next: Pointer = {
      ledger: this.#ledger,
      generation: generation.generation,
      of: digestOf(text),
      manifest: { ...manifest },
      files: Object.fromEntries(named),
      retired: retiring(Object.keys(known), announced.pointer.retired, (name) => named.has(name)),
    };
    return async () => void (await this.#replace(announced, next));
  }

  /**
   * Publishes what the folder publishes, where a run that died has not, or the store is new. What another ledger has
   * published there, or a later state of this one, stays.
   */
  async catchUp(folder: string): Promise<void> {
    const path = join(folder, MANIFEST);
    if (!existsSync(path)) return;
    const text = readFileSync(path, 'utf8');
    const { words, pointer } = await this.#look();
    if (pointer.of === digestOf(text)) return;
    const { generation } = JSON.parse(text) as Generation;
    if (words !== undefined && (pointer.ledger !== this.#ledger || pointer.generation > generation)) return;
    await (await this.upload(folder, text))();
  }

  async #look(): Promise<Seen> {
    const words = await this.#at.store.text(pointerKey(this.#at));
    if (words !== undefined) return { words, pointer: pointerOf(words) };
    const nothing = { ledger: this.#ledger, generation: 0, of: '', manifest: null, files: {}, retired: {} };
    return { words, pointer: nothing };
  }

  /**
   * Removes what nobody reads any more, and notes what is about to come, so that what a run that dies leaves is removed one
   * day, too.
   */
  async #announce(seen: Seen, coming: readonly StoredFile[]): Promise<Seen> {
    const names = coming.map(({ name }) => name);
    const since = Math.floor(Date.now() / 1000) - RETIRED_FOR;
    const { files, retired } = seen.pointer;
    const leaving = Object.keys(retired).filter(
      (name) => (retired[name] ?? since) <= since && !names.includes(name),
    );
    for (const name of leaving) await this.#at.store.remove(objectKey(this.#at, name));
    if (!leaving.length && names.every((name) => retired[name] !== undefined)) return seen;
    const all = retiring(names, retired, (name) => files[name] !== undefined);
    const left = Object.entries(all).filter(([name]) => !leaving.includes(name));
    return await this.#replace(seen, { ...seen.pointer, retired: Object.fromEntries(left) });
  }

  /** Replaces a pointer. Throws CommandRefusal where it is not the one that was seen. */
  async #replace(seen: Seen, pointer: Pointer): Promise<Seen> {
    const { store } = this.#at;
    const key = pointerKey(this.#at);
    if ((await store.text(key)) !== seen.words)
      throw new CommandRefusal(
        `another command published to ${store.place}${key} while this one ran; what it has published stays`,
      );
    const words = `${JSON.stringify(pointer)}\n`;
    await store.putText(key, words);
    return { words, pointer };
  }
}

/** Where a folder is published besides the state directory; undefined: nowhere. The sample is for the machine that made it. */
export const storedGenerations = (
  store: ObjectStore | undefined,
  { id, sample }: Publisher,
  key: string,
): StoredGenerations | undefined =>
  store && !sample ? new StoredGenerations({ store, key }, id) : undefined;
