import { type DirectoryOptions, type InstalledDirectory, loadDirectory } from '../../ingest/commands/load.ts';
import type { LoadReport } from '../../ingest/delivery/report.ts';
import type { Directory } from '../../src/catalog/directory.ts';
import { listingsOf, type Market } from '../../src/catalog/markets.ts';
import { directoryAlias } from '../../src/engine/names.ts';
import { csv, type Installation, type Row, T } from './ingest-installation.ts';

/** A dealer of the older directory; `n` makes it one of its own. */
export const dealer = (n: number, more: Row = {}): Row => ({
  id: String(n),
  seller_name: `Dealer ${n}`,
  inventory_url: `d${n}.example`,
  dealer_type: 'independent',
  ...more,
});

/** A directory of an installation. */
export const directoryOf = (
  { installation }: Installation,
  directory: Directory = 'dealers',
  market: Market = 'us-cars',
): InstalledDirectory => ({
  ...installation,
  market,
  dataset: market === 'us-cars' ? installation.dataset : listingsOf(market),
  directory,
});

/** Loads a delivery of dealers. */
export const loadDealers = (
  here: Installation,
  rows: readonly Row[],
  asOf = T,
  more: Partial<DirectoryOptions> = {},
): Promise<LoadReport> =>
  loadDirectory({
    ...directoryOf(here),
    asOf,
    files: [here.write(`dealers-${asOf}.csv`, csv(rows))],
    ...more,
  });

/** The records of a directory that answer, by id. */
export async function shownDealers(
  { client, prefix }: Installation,
  directory: Directory = 'dealers',
  market: Market = 'us-cars',
): Promise<Record<string, Record<string, unknown>>> {
  const found = await client.search<{ record: Record<string, unknown> }>({
    index: directoryAlias(prefix, market, directory),
    size: 1000,
    ignore_unavailable: true,
  });
  return Object.fromEntries(found.hits.hits.map(({ _id, _source }) => [_id, _source?.record ?? {}]));
}

/** id → number of listings that is shown. */
export async function shownCounts(here: Installation): Promise<Record<string, unknown>> {
  const dealers = await shownDealers(here);
  return Object.fromEntries(Object.entries(dealers).map(([id, record]) => [id, record.listing_count]));
}
