import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { isReadable } from '../catalog/layout.ts';
import type { SoldManifest } from '../catalog/sold-vehicles.ts';
import { MANIFEST, Publications, PublicationTooNew, publicationFolders } from './publications.ts';
import type { History } from './read-plan.ts';
import { rollupOf } from './rollup.ts';

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
export interface PublishedMonths extends History {
  readonly provisionalFrom: string | undefined;
  readonly recent: Recent | undefined;
  readonly files: ReadonlyMap<string, PublishedMonth>;
}

/** No sold months are in the folder. */
export const NOTHING: PublishedMonths = {
  provisionalFrom: undefined,
  recent: undefined,
  files: new Map(),
  months: [],
  groups: [],
};

async function read(folder: string): Promise<PublishedMonths> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  const manifest = JSON.parse(text) as SoldManifest;
  if (!isReadable(manifest.layout))
    throw new PublicationTooNew(
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

/** How the sold months are read. */
export const SOLD_MONTHS = { nothing: NOTHING, read };

/** The published sold months, as the manifest names them. */
export class SoldMonths extends Publications<PublishedMonths> {
  /** @param folder the folder `sold` of the state directory; it need not exist yet */
  constructor(folder: string) {
    super(publicationFolders(folder), SOLD_MONTHS);
  }
}
