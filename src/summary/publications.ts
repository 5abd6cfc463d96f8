import { stat } from 'node:fs/promises';
import path from 'node:path';
import { SOLD_SAMPLE } from '../catalog/sold-vehicles.ts';
import type { FetchedFiles } from '../store/fetched-files.ts';
import { isGone } from './database.ts';

/** Milliseconds for which the manifest is taken as it was read. */
const LOOK_AFTER = 1000;

/** What is published in a folder. */
export const MANIFEST = 'manifest.json';

/** A newer program has published: what is known of before is what can be read. */
export class PublicationTooNew extends Error {}

const isMissing = (error: unknown): boolean => (error as NodeJS.ErrnoException).code === 'ENOENT';

/** Which manifest of a folder is published: changes with every replacement; undefined: none. */
async function markOf(folder: string): Promise<[folder: string, mark: string] | undefined> {
  try {
    const { mtimeMs, size, ino } = await stat(path.join(folder, MANIFEST));
    return [folder, `${ino} ${mtimeMs} ${size}`];
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** How the files of a folder are read, and what stands for no files. */
export interface PublicationKind<P> {
  readonly nothing: P;
  /** reads the manifest of a folder; throws PublicationTooNew where a newer program wrote it */
  read(folder: string): Promise<P>;
}

/** Where published files are. */
export interface PublicationFolders {
  /** it need not exist yet */
  readonly folder: string;
  /** folder of the sample, which counts where the first publishes nothing */
  readonly sample: string;
  /** what brings them there; undefined: the loader itself writes them there */
  readonly fetched?: FetchedFiles | undefined;
}

/** A folder of the state directory. */
export const publicationFolders = (folder: string): PublicationFolders => ({
  folder,
  sample: path.join(folder, SOLD_SAMPLE),
});

/** Immutable files as a manifest names them; a request reads one generation throughout. */
export class Publications<P extends object> {
  readonly #folders: PublicationFolders;
  readonly #kind: PublicationKind<P>;
  #published: P;
  #mark = '';
  #looked = Number.NEGATIVE_INFINITY;
  #looking: Promise<P> | undefined;

  constructor(folders: PublicationFolders, kind: PublicationKind<P>) {
    this.#folders = folders;
    this.#kind = kind;
    this.#published = kind.nothing;
  }

  /** The generation that is published; looked up once a second at most, and each time until there is a first one. */
  current(): Promise<P> {
    const isFresh = this.#published !== this.#kind.nothing && performance.now() - this.#looked < LOOK_AFTER;
    return isFresh ? Promise.resolve(this.#published) : this.reread();
  }

  /** The generation that is published at this moment. */
  reread(): Promise<P> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** What is published, or the generation before where a newer program has published what this one cannot read. */
  async #readOrKeep(folder: string): Promise<P> {
    try {
      return await this.#kind.read(folder);
    } catch (error) {
      if (error instanceof PublicationTooNew && this.#published !== this.#kind.nothing)
        return this.#published;
      throw error;
    }
  }

  async #look(): Promise<P> {
    await this.#folders.fetched?.ready();
    const [real, sample] = [path.resolve(this.#folders.folder), path.resolve(this.#folders.sample)];
    const [folder, mark] = (await markOf(real)) ?? (await markOf(sample)) ?? [real, ''];
    if (mark !== this.#mark) {
      this.#published = mark === '' ? this.#kind.nothing : await this.#readOrKeep(folder);
      this.#mark = mark;
    }
    this.#looked = performance.now();
    return this.#published;
  }
}

/** What answers where files cannot be read. */
interface Absence {
  /** Was anything ever published, on whichever machine? Asked where the folder has nothing. */
  everPublished(): Promise<boolean>;
  /** the refusal where files were published that this machine does not have */
  unreadable(cause?: unknown): Error;
}

/** Answers from one generation of publications at a time, and from none where that would not be the truth. */
export class PinnedPublications<P extends object> {
  readonly #files: Publications<P>;
  readonly #nothing: P;
  readonly #absence: Absence;

  constructor(folders: PublicationFolders, kind: PublicationKind<P>, absence: Absence) {
    this.#files = new Publications(folders, kind);
    this.#nothing = kind.nothing;
    this.#absence = absence;
  }

  /**
   * Works on one generation; once more on the next one when that has taken its files away. Where nothing was ever
   * published it is `nothing`. Throws what `unreadable` gives where there are files that this machine cannot read, what
   * `everPublished` throws where that is not known.
   */
  async pinned<T>(work: (published: P) => Promise<T>): Promise<T> {
    const published = await this.current();
    try {
      return await work(published);
    } catch (error) {
      if (!isGone(error)) throw error;
      const newer = await this.#files.reread();
      if (newer === published) throw this.#absence.unreadable(error);
      return await work(newer);
    }
  }

  /** The generation that is published. Throws as `pinned`. */
  async current(): Promise<P> {
    const published = await this.#files.current().catch((error: unknown) => {
      throw this.#absence.unreadable(error);
    });
    // no answer is better than an empty one that other machines would not give
    if (published === this.#nothing && (await this.#absence.everPublished()))
      throw this.#absence.unreadable();
    return published;
  }
}
