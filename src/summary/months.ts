import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isReadable } from '../catalog/layout.ts';
import { SOLD_SAMPLE, type SoldManifest } from '../catalog/sold-vehicles.ts';
import type { History } from './read-plan.ts';
import { rollupOf } from './rollup.ts';

/** Milliseconds for which the manifest is taken as it was read. */
const LOOK_AFTER = 1000;

/** What is published of the sold months. */
const MANIFEST = 'manifest.json';

interface PublishedMonth {
  /** whole path */
  readonly file: string;
  /** whole path; undefined: the month has no roll-up */
  readonly rollup: string | undefined;
}

/** The sales of the last hundred days (SoldManifest.recent). */
interface Recent {
  /** whole path */
  readonly file: string;
  /** Unix seconds of the newest delivery */
  readonly asOf: number;
}

/** All months of one generation, and the recent sales. */
export interface Published extends History {
  readonly provisionalFrom: string | undefined;
  readonly recent: Recent | undefined;
  readonly files: ReadonlyMap<string, PublishedMonth>;
}

/** No sold months are in the folder. */
export const NOTHING: Published = {
  provisionalFrom: undefined,
  recent: undefined,
  files: new Map(),
  months: [],
  groups: [],
};

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

/** A newer program has published: what is known of before is what can be read. */
class TooNew extends Error {}

async function read(folder: string): Promise<Published> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  const manifest = JSON.parse(text) as SoldManifest;
  if (!isReadable(manifest.layout))
    throw new TooNew(
      `a newer version of the program has published sold months (${folder}): upgrade this server`,
    );
  const there = new Set(await readdir(folder));
  const files = manifest.months.map(({ month, file }): [string, PublishedMonth] => {
    const rollup = rollupOf(file);
    return [
      month,
      {
        file: path.join(folder, file),
        rollup: there.has(rollup) ? path.join(folder, rollup) : undefined,
      },
    ];
  });
  const { recent } = manifest;
  return {
    provisionalFrom: manifest.provisional_from,
    recent: recent && { file: path.join(folder, recent.file), asOf: recent.as_of },
    files: new Map(files),
    months: [...manifest.months.map(({ month }) => month)].sort(),
    groups: manifest.dealership_groups,
  };
}

/** The published sold months, as the manifest names them; a request reads one generation throughout. */
export class SoldMonths {
  /** the sold months, and those of the sample */
  readonly #folders: readonly [string, string];
  #published = NOTHING;
  #mark = '';
  #looked = Number.NEGATIVE_INFINITY;
  #looking: Promise<Published> | undefined;

  /** @param folder the folder `sold` of the state directory; it need not exist yet */
  constructor(folder: string) {
    this.#folders = [path.resolve(folder), path.resolve(folder, SOLD_SAMPLE)];
  }

  /** The generation that is published; looked up once a second at most, and each time until there is a first one. */
  current(): Promise<Published> {
    const isFresh = this.#published !== NOTHING && performance.now() - this.#looked < LOOK_AFTER;
    return isFresh ? Promise.resolve(this.#published) : this.reread();
  }

  /** The generation that is published at this moment. */
  reread(): Promise<Published> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  /** What is published, or the generation before where a newer program has published what this one cannot read. */
  async #readOrKeep(folder: string): Promise<Published> {
    try {
      return await read(folder);
    } catch (error) {
      if (error instanceof TooNew && this.#published !== NOTHING) return this.#published;
      throw error;
    }
  }

  async #look(): Promise<Published> {
    const [real, sample] = this.#folders;
    const [folder, mark] = (await markOf(real)) ?? (await markOf(sample)) ?? [real, ''];
    if (mark !== this.#mark) {
      this.#published = mark === '' ? NOTHING : await this.#readOrKeep(folder);
      this.#mark = mark;
    }
    this.#looked = performance.now();
    return this.#published;
  }
}
