import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isReadable } from '../../catalog/layout.ts';
import type { TrendsManifest } from '../../catalog/trends.ts';
import { MANIFEST, PublicationTooNew } from '../publications.ts';
import type { Days } from './periods.ts';

/** A published month of the listings day by day. */
export interface TrendMonth {
  /** whole path */
  readonly file: string;
  readonly rows: number;
}

/** All months of one generation of a market. */
export interface PublishedTrends {
  /** the days that are known; undefined: none yet */
  readonly days: Days | undefined;
  /** number of the newest delivery of listings */
  readonly delivery: number;
  /** YYYY-MM → its file, oldest first */
  readonly months: ReadonlyMap<string, TrendMonth>;
}

/** No day is known. */
export const NO_TRENDS: PublishedTrends = { days: undefined, delivery: 0, months: new Map() };

async function read(folder: string): Promise<PublishedTrends> {
  const text = await readFile(path.join(folder, MANIFEST), 'utf8');
  const manifest = JSON.parse(text) as TrendsManifest;
  if (!isReadable(manifest.layout))
    throw new PublicationTooNew(
      `a newer version of the program has published trends (${folder}): upgrade this server`,
    );
  return {
    days: { from: manifest.first_day, to: manifest.last_day },
    delivery: manifest.delivery,
    months: new Map(
      manifest.months.map(({ month, file, rows }) => [month, { file: path.join(folder, file), rows }]),
    ),
  };
}

/** How the listings day by day are read. */
export const TRENDS = { nothing: NO_TRENDS, read };

/** The files that hold the days of a window. */
export const filesOf = ({ months }: PublishedTrends, { from, to }: Days): TrendMonth[] =>
  [...months].flatMap(([month, file]) =>
    month >= from.slice(0, 7) && month <= to.slice(0, 7) ? [file] : [],
  );
