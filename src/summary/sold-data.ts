import { availableParallelism } from 'node:os';
import path from 'node:path';
import { Refusal } from '../catalog/errors.ts';
import { TRENDS as TRENDS_FOLDER } from '../catalog/trends.ts';
import { FetchedFiles } from '../store/fetched-files.ts';
import type { ObjectStore } from '../store/object-store.ts';
import { SummaryDatabase } from './database.ts';
import { NOTHING, type PublishedMonths, SOLD_MONTHS } from './months.ts';
import { PinnedPublications, type PublicationFolders, publicationFolders } from './publications.ts';
import { Queue } from './queue.ts';

/** Folder of the sold months in the state directory. */
const FOLDER = 'sold';
/** Folder of the state directory with what was fetched from the object store, as these two stand there. */
const BROUGHT = 'store';
/**
 * Heavy questions at once, and how many may wait (docs/decisions, decision 9). Each takes every core that it gets: two on two
 * cores would be no sooner done, and would leave searches less than half of their throughput.
 */
const AT_ONCE = availableParallelism() < 4 ? 1 : 2;
const WAITING = 32;

/** Why there is no answer, for the log: what to do about it. */
const unreadable = (
  { folder }: PublicationFolders,
  store: ObjectStore | undefined,
  cause?: unknown,
): Refusal => {
  const words = store
    ? `sold months were published, and this server has none from ${store.place}: see that it can be read, or run forecourt rebuild sold ` +
      'on the machine that loads, with the same FORECOURT_STORE'
    : `sold months were published, and ${folder} does not hold them: share that folder with the machine that loads ` +
      '(FORECOURT_SHARED), publish them in an object store (FORECOURT_STORE), copy it from there, or run forecourt rebuild sold there';
  return new Refusal('sold_missing', {}, { cause: new Error(words, { cause }) });
};

/** They answer as they were last read; nothing newer is seen until the object store can be read. */
const STORE_AWAY = 'published; the object store cannot be read';

/** How the sold months stand on this machine. */
export type SoldStanding = 'published' | typeof STORE_AWAY | 'empty' | 'missing on this server' | 'not known';

/** Where the sold months of an installation are, and what reading them may take. */
export interface SoldLocation {
  /** the state directory, for what does not fit into memory */
  readonly dataDir: string;
  /** the state directory that has the sold months; nothing need have been sold yet; not said: the same */
  readonly sharedDir?: string;
  /** they are read from there, by way of a folder of `dataDir`; undefined: from `sharedDir` */
  readonly store?: ObjectStore | undefined;
  /** limit of the embedded database, as it writes it: 1GB */
  readonly memory: string;
  /** Were sold months ever published, on whichever machine? Asked where the folder has none. */
  everPublished(): Promise<boolean>;
}

/** What everything that answers from the sold months shares: one generation a request, one database, one queue. */
export class SoldData {
  readonly database: SummaryDatabase;
  readonly queue = new Queue(AT_ONCE, WAITING);
  readonly #location: SoldLocation;
  readonly #fetched: FetchedFiles[] = [];
  readonly #soldFolders: PublicationFolders;
  readonly #months: PinnedPublications<PublishedMonths>;

  constructor(location: SoldLocation) {
    const { dataDir, store, memory, everPublished } = location;
    this.#location = location;
    this.#soldFolders = this.foldersOf(FOLDER);
    this.#months = new PinnedPublications(this.#soldFolders, SOLD_MONTHS, {
      everPublished,
      unreadable: (cause) => unreadable(this.#soldFolders, store, cause),
    });
    const spill = path.join(dataDir, `summary-spill-${process.pid}`);
    const folders = [this.#stateDir, ...(store ? [path.join(dataDir, BROUGHT)] : [])];
    this.database = new SummaryDatabase({
      folders: folders.flatMap((dir) => [path.join(dir, FOLDER), path.join(dir, TRENDS_FOLDER)]),
      memory,
      spill,
    });
  }

  get #stateDir(): string {
    return this.#location.sharedDir ?? this.#location.dataDir;
  }

  /** Where the published files of a folder of the state directory are read. */
  foldersOf(name: string): PublicationFolders {
    const { store, dataDir } = this.#location;
    const here = publicationFolders(path.join(this.#stateDir, name));
    if (!store) return here;
    const folder = path.join(dataDir, BROUGHT, name);
    const fetched = new FetchedFiles({ store, key: name }, folder);
    this.#fetched.push(fetched);
    // the sample is for the machine that made it
    return { ...here, folder, fetched };
  }

  /** Works on one generation (PinnedPublications). Throws Refusal `sold_missing` where there are months that this machine cannot read. */
  pinned<T>(work: (published: PublishedMonths) => Promise<T>): Promise<T> {
    return this.#months.pinned(work);
  }

  /** How they stand, which is told to whoever asks whether the server is ready. */
  async standing(): Promise<SoldStanding> {
    try {
      if ((await this.#months.current()) === NOTHING) return 'empty';
      return this.#soldFolders.fetched?.fault === undefined ? 'published' : STORE_AWAY;
    } catch (error) {
      return error instanceof Refusal ? 'missing on this server' : 'not known';
    }
  }

  /** Where the files are read from, for whoever reads of it. */
  get place(): string {
    return this.#location.store?.place ?? this.#stateDir;
  }

  async close(): Promise<void> {
    for (const one of this.#fetched) await one.close();
    await this.database.close();
  }
}
