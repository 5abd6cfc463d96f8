import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { StoreFault } from './fault.ts';
import type { Content } from './object-store.ts';
import { objectKey, type Pointer, pointerKey, pointerOf, type StoredFolder } from './pointer.ts';

/** Milliseconds between two looks at what is published. */
const LOOK_EVERY = 5000;
/** Longest time that a request waits for the first generation. */
const FIRST_MS = 5000;

const MANIFEST = 'manifest.json';
/** A file that is being fetched; the process that fetches it follows. */
const PART = '.part-';
/** Nobody fetches a file for so long; milliseconds. */
const ABANDONED_MS = 3_600_000;

/** Writes a file under another name first, so that it has its own only when it is whole and on the disk. */
async function whole(file: string, write: (part: string) => Promise<void>): Promise<void> {
  const part = `${file}${PART}${process.pid}`;
  try {
    await write(part);
    const written = await open(part);
    await written.sync();
    await written.close();
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
}

const textOf = (file: string): string | undefined =>
  existsSync(file) ? readFileSync(file, 'utf8') : undefined;

/**
 * What is published of a folder, fetched from the object store: immutable files as the loader wrote them, and the manifest
 * that names them, which is replaced when all are here. At most two generations are kept, so that a request that reads the one
 * before can end. Processes of one machine may share the folder (docs/decisions, decision 17).
 */
export class FetchedFiles {
  readonly #from: StoredFolder;
  readonly #folder: string;
  #looking: Promise<void> | undefined;
  /** a generation is here that was published since this process began, or it is known that there is none */
  #isKnown = false;
  #fault: unknown;
  #timer: NodeJS.Timeout | undefined;
  readonly #closing = new AbortController();

  constructor(from: StoredFolder, folder: string) {
    this.#from = from;
    this.#folder = folder;
  }

  /** Why the store could not be read when it was last looked at; undefined: it could. */
  get fault(): unknown {
    return this.#fault;
  }

  /**
   * Ends when the folder can be read; from then on it follows what is published by itself. Throws where what is published
   * cannot be known, or is not here yet.
   */
  async ready(): Promise<void> {
    this.#timer ??= setInterval(() => void this.look(), LOOK_EVERY).unref();
    if (this.#isKnown) return;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, FIRST_MS);
    });
    await Promise.race([this.look(), late]);
    clearTimeout(timer);
    if (this.#isKnown) return;
    throw (
      this.#fault ?? new StoreFault(`what is published in ${this.#from.store.place} is still being fetched`)
    );
  }

  /** Looks what is published, and fetches what is missing. Throws nothing (fault). */
  look(): Promise<void> {
    this.#looking ??= this.#bring()
      .then(() => {
        this.#isKnown = true;
        this.#fault = undefined;
      })
      .catch((error: unknown) => {
        this.#fault = error;
      })
      .finally(() => {
        this.#looking = undefined;
      });
    return this.#looking;
  }

  /** Follows what is published no longer. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#closing.abort();
    await this.#looking;
  }

  async #bring(): Promise<void> {
    const text = await this.#from.store.text(pointerKey(this.#from), this.#closing.signal);
    const published = text === undefined ? undefined : pointerOf(text);
    if (!published?.manifest) {
      rmSync(path.join(this.#folder, MANIFEST), { force: true });
      return;
    }
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    for (const [name, content] of Object.entries(published.files)) await this.#fetch(name, content);
    await this.#show(published, published.manifest);
  }

  async #fetch(name: string, content: Content): Promise<void> {
    const file = path.join(this.#folder, name);
    // its name tells its content: what is here whole was checked when it came
    if (statSync(file, { throwIfNoEntry: false })?.size === content.bytes) return;
    const { store } = this.#from;
    const key = objectKey(this.#from, name);
    await whole(file, (part) => store.fetchTo(key, part, content, this.#closing.signal));
  }

  /** Lets readers see the generation, and removes what neither it nor the one before names. */
  async #show({ files }: Pointer, manifest: NonNullable<Pointer['manifest']>): Promise<void> {
    const shown = path.join(this.#folder, MANIFEST);
    const before = textOf(shown);
    const next = `${JSON.stringify(manifest, undefined, 2)}\n`;
    if (before === next) return;
    await whole(shown, async (part) => writeFileSync(part, next, { mode: 0o600 }));
    const kept = new Set([MANIFEST, ...Object.keys(files)]);
    for (const name of readdirSync(this.#folder)) {
      const file = path.join(this.#folder, name);
      if (kept.has(name) || isNamed(name, before) || (name.includes(PART) && !isAbandoned(file))) continue;
      rmSync(file, { force: true });
    }
  }
}

/** Is the file, or the one beside which it stands, one that the manifest names? */
const isNamed = (name: string, manifest = ''): boolean =>
  manifest.includes(`"${/^.+?\.parquet/.exec(name)?.[0] ?? name}"`);

function isAbandoned(file: string): boolean {
  const since = statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  return since !== undefined && Date.now() - since > ABANDONED_MS;
}
