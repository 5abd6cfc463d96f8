import { MARKETS, marketNamed } from '../../src/catalog/markets.ts';
import type { TrendsManifest } from '../../src/catalog/trends.ts';
import { readManifest } from '../ground/generations.ts';
import { trendsFolder } from '../ledger/open.ts';

/** What is published of a market's trends. */
export interface TrendsStatus {
  readonly market: string;
  /** the days that are known, YYYY-MM-DD */
  readonly first_day: string;
  readonly last_day: string;
  readonly months: number;
  readonly rows: number;
  readonly generation: number;
}

/** What readers of trends see, also while a load runs, of every market that has some. */
export const trendsStatus = (dataDir: string): TrendsStatus[] =>
  MARKETS.filter((market) => marketNamed(market).hasTrends).flatMap((market) => {
    const manifest = readManifest<TrendsManifest>(trendsFolder(dataDir, market));
    if (!manifest) return [];
    const { first_day, last_day, months, generation } = manifest;
    const rows = months.reduce((sum, one) => sum + one.rows, 0);
    return [{ market, first_day, last_day, months: months.length, rows, generation }];
  });
