import type { CountryShare } from '../../../ingest/accept/country-share.ts';
import { loadDirectory, loadListings, loadShared, loadSold } from '../../../ingest/commands/load.ts';
import type { LoadReport } from '../../../ingest/delivery/report.ts';
import { WrongUsage } from '../../../ingest/ground/outcome.ts';
import { directoryDataset } from '../../../ingest/ledger/directories.ts';
import { dataset as recallCampaigns } from '../../catalog/datasets/recall-campaigns.ts';
import { dataset as recalls } from '../../catalog/datasets/recalls.ts';
import type { Directory } from '../../catalog/directory.ts';
import { INSIGHTS_MARKET, listingsOf, type Market, marketNamed } from '../../catalog/markets.ts';
import type { SharedDataset } from '../../catalog/shared-dataset.ts';
import { soldVehicles } from '../../catalog/sold-vehicles.ts';
import { readSettings, type Settings } from '../../settings.ts';
import { RegulatorDecoder, vinFolder } from '../../vin/decoder.ts';
import type { DatasetTarget } from '../datasets.ts';
import { directoryOf, insightsMarketOf, installationOf, installedMarket } from '../installation.ts';
import { reachEngine } from '../reach-engine.ts';
import { warmer } from '../warm.ts';
import {
  commonOf,
  dealerOf,
  type IngestFlags,
  mapOf,
  refuseListingOptions,
  refuseUnfitting,
} from './flags.ts';

async function located() {
  const settings = readSettings(process.env);
  const engine = await reachEngine(settings);
  return { settings, engine };
}

/** Decodes the VINs of a market whose VINs are decoded, unless there is no time for it. */
const decoderFor = (market: Market, { decodeSeconds }: IngestFlags, { dataDir }: Settings) =>
  marketNamed(market).decodesVins && decodeSeconds > 0 ? new RegulatorDecoder(vinFolder(dataDir)) : undefined;

/** A listings delivery of a market. */
export async function ingestListings(
  market: Market,
  files: readonly string[],
  flags: IngestFlags,
  share?: CountryShare,
): Promise<LoadReport> {
  const { format } = flags;
  if (format === 'nhtsa') throw new WrongUsage('--format nhtsa: is for the dataset recalls only');
  refuseUnfitting(flags);
  const map = mapOf(flags, listingsOf(market));
  const dealer = dealerOf(flags);
  const common = commonOf(files, flags);
  const { settings, engine } = await located();
  const installation = installedMarket(market, settings, engine);
  const decoder = decoderFor(market, flags, settings);
  try {
    return await loadListings({
      ...installation,
      ...common,
      share,
      map,
      format: format === 'canonical' ? undefined : format,
      dealer,
      partial: flags.partial,
      vins: decoder && { decoder, seconds: flags.decodeSeconds },
      warm: warmer(installation.client, installation.indexPrefix, market),
    });
  } finally {
    await decoder?.close();
  }
}

/** A delivery of a directory of a market. */
async function ingestDirectory(
  market: Market,
  directory: Directory,
  files: readonly string[],
  flags: IngestFlags,
): Promise<LoadReport> {
  refuseListingOptions(flags);
  const map = mapOf(flags, directoryDataset(market, directory));
  const common = commonOf(files, flags);
  const { settings, engine } = await located();
  return await loadDirectory({ ...directoryOf(market, directory, settings, engine), ...common, map });
}

/** A delivery of sold vehicles. */
async function ingestSold(files: readonly string[], flags: IngestFlags): Promise<LoadReport> {
  refuseListingOptions(flags);
  const map = mapOf(flags, soldVehicles);
  const common = commonOf(files, flags);
  const { settings, engine } = await located();
  const decoder = decoderFor(INSIGHTS_MARKET, flags, settings);
  const vins = decoder && { decoder, seconds: flags.decodeSeconds };
  try {
    return await loadSold({ ...insightsMarketOf(settings, engine), ...common, map, vins });
  } finally {
    await decoder?.close();
  }
}

/** Which recalls: the regulator's file has a format of its own, and stands beside those by VIN. */
function recallsIn(dataset: SharedDataset, { format }: IngestFlags): SharedDataset {
  if (dataset.name === recalls.name && format === 'nhtsa') return recallCampaigns;
  if (dataset.name === recallCampaigns.name && format !== 'nhtsa')
    throw new WrongUsage('recall-campaigns: requires --format nhtsa');
  return dataset;
}

/** A delivery of a dataset without a market. */
async function ingestShared(
  named: SharedDataset,
  files: readonly string[],
  flags: IngestFlags,
): Promise<LoadReport> {
  const dataset = recallsIn(named, flags);
  refuseListingOptions(dataset.name === recallCampaigns.name ? { ...flags, format: 'canonical' } : flags);
  if (dataset.name === recallCampaigns.name && flags.map !== undefined)
    throw new WrongUsage("--map: requires --format canonical; the regulator's file has fixed columns");
  const map = mapOf(flags, dataset);
  const common = commonOf(files, flags);
  const { settings, engine } = await located();
  return await loadShared({ ...installationOf(settings, engine), ...common, map, dataset: dataset.name });
}

/** Loads a delivery of whatever dataset. Throws WrongUsage where options do not fit it, CommandRefusal where it is refused. */
export function loadTarget(
  target: DatasetTarget,
  files: readonly string[],
  flags: IngestFlags,
): Promise<LoadReport> {
  switch (target.dataset) {
    case 'listings':
      return ingestListings(target.market, files, flags);
    case 'sold':
      return ingestSold(files, flags);
    case 'dealers':
    case 'dealerships':
      return ingestDirectory(target.market, target.dataset, files, flags);
    case 'shared':
      return ingestShared(target.shared, files, flags);
  }
}
