import { Command, Option } from 'commander';
import type { CountryShare } from '../../ingest/accept/country-share.ts';
import { readFeedMap } from '../../ingest/accept/map.ts';
import { readRates } from '../../ingest/accept/rates.ts';
import { loadDirectory, loadListings, loadShared, loadSold } from '../../ingest/commands/load.ts';
import { type LoadReport, reportText } from '../../ingest/delivery/report.ts';
import { type DealerRow, readDealer } from '../../ingest/feeds/vehicle-ads/dealer.ts';
import { readAsOf } from '../../ingest/ground/instant.ts';
import { Refused, WrongUsage } from '../../ingest/ground/outcome.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { directoryDataset } from '../../ingest/ledger/directories.ts';
import { dataset as recallCampaigns } from '../catalog/datasets/recall-campaigns.ts';
import { dataset as recalls } from '../catalog/datasets/recalls.ts';
import type { Dataset } from '../catalog/field.ts';
import type { Directory } from '../catalog/market.ts';
import {
  DEFAULT_MARKET,
  INSIGHTS_MARKET,
  listingsOf,
  MARKETS_BY_COUNTRY,
  type Market,
  marketNamed,
} from '../catalog/markets.ts';
import type { SharedDataset } from '../catalog/shared-dataset.ts';
import { soldVehicles } from '../catalog/sold-vehicles.ts';
import { domainOf } from '../grammar/domain.ts';
import { readSettings, type Settings } from '../settings.ts';
import { RegulatorDecoder, vinFolder } from '../vin/decoder.ts';
import { loadByCountry } from './by-country.ts';
import { DATASETS_TEXT, MARKETS_TEXT, type Target, targetOf } from './datasets.ts';
import { directoryOf, insightsMarketOf, installationOf, installedMarket } from './installation.ts';
import { number } from './number.ts';
import { reachEngine } from './reach-engine.ts';
import { warmer } from './warm.ts';

interface IngestFlags {
  readonly market: string;
  readonly asOf: string;
  readonly map?: string;
  readonly maxRejects?: number;
  readonly exchange: readonly string[];
  readonly acceptShrink?: true;
  readonly partial?: true;
  readonly adopt?: true;
  readonly format: 'canonical' | 'meta' | 'google' | 'nhtsa';
  readonly dealer?: string;
  readonly source?: string;
  readonly wait?: number;
  readonly origin?: string;
  readonly decodeSeconds: number;
  readonly json?: true;
}

/** The markets by the countries of the rows. */
const AUTO = 'auto';

/** Time in which the builds of a market of millions are decoded for the first time; what was decoded once is kept. */
const DECODE_SECONDS = 120;

const HELP = `
FILES  one delivery: everything that is active at the --as-of time. CSV, JSON Lines, JSON, JSON-LD,
       Excel or Parquet, also gzipped or in a ZIP archive; detected from the content. A dealer's own feed (--format):
       XML, CSV or TSV. Other XML, and files without a header, take a map (docs/feeds.md).

Examples:
  forecourt ingest listings --market us-cars --as-of 2026-01-15 --map ingest/maps/carsdotcom.json cars.csv
  forecourt ingest listings --partial --format meta --as-of 2026-01-15T06:00:00Z dealer.xml
  forecourt ingest dealers --market motorcycles --as-of 2026-01-15 dealers.csv
  forecourt ingest recalls --format nhtsa --as-of 2026-01-15 FLAT_RCL.txt`;

/** Options that mean nothing together are told, not ignored. */
function refuseUnfitting({ format, map, partial, adopt }: IngestFlags): void {
  if (partial && adopt)
    throw new WrongUsage('--adopt: requires a complete delivery, so it cannot be combined with --partial');
  if (format !== 'canonical' && map !== undefined)
    throw new WrongUsage('--map: requires --format canonical; a vehicle-ads feed has fixed columns');
}

/** What every delivery takes of the command line. */
const commonOf = (files: readonly string[], flags: IngestFlags) => ({
  asOf: readAsOf(flags.asOf),
  files,
  rates: readRates(flags.exchange),
  maxRejects: flags.maxRejects,
  acceptShrink: flags.acceptShrink,
  adopt: flags.adopt,
  waitSeconds: flags.wait,
  origin: flags.origin,
  progress: progressOn(process.stderr),
});

const mapOf = ({ map }: IngestFlags, dataset: Dataset) =>
  map === undefined ? undefined : readFeedMap(map, dataset);

/** What fills cells that rows leave empty: the dealer's row, and the website that the vehicles are on. */
function dealerOf({ dealer, source }: IngestFlags): DealerRow | undefined {
  const row = dealer === undefined ? undefined : readDealer(dealer);
  if (source === undefined) return row;
  const domain = domainOf(source);
  if (!/^[^\s.]+(\.[^\s.]+)+$/.test(domain))
    throw new WrongUsage(`--source: "${source}" is not a domain (dealer.example)`);
  return { ...row, source: domain };
}

async function located() {
  const settings = readSettings(process.env);
  const engine = await reachEngine(settings);
  return { settings, engine };
}

/** Decodes the VINs of a market whose VINs are decoded, unless there is no time for it. */
const decoderFor = (market: Market, { decodeSeconds }: IngestFlags, { dataDir }: Settings) =>
  marketNamed(market).decodesVins && decodeSeconds > 0 ? new RegulatorDecoder(vinFolder(dataDir)) : undefined;

/** A listings delivery of a market. */
async function ingestListings(
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

/** Options that only listings have. */
function refuseListingOptions({ format, partial, dealer, source }: IngestFlags): void {
  if (format !== 'canonical' || partial || dealer !== undefined || source !== undefined)
    throw new WrongUsage(
      '--format, --partial, --dealer and --source: are for listings only, except --format nhtsa for recalls',
    );
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

function load(target: Target, files: readonly string[], flags: IngestFlags): Promise<LoadReport> {
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

/** A delivery of listings whose rows go to the markets of their countries. */
async function ingestByCountry(files: readonly string[], flags: IngestFlags): Promise<void> {
  const loaded = await loadByCountry({ ...flags, files }, (market, share, origin) =>
    ingestListings(market, files, { ...flags, origin }, share),
  );
  if (flags.json) console.log(JSON.stringify(loaded));
  else for (const report of loaded.deliveries) console.log(`${reportText(report)}\n`);
  if (loaded.refused.length > 0)
    throw new Refused(loaded.refused.map(({ market, reason }) => `${market}: ${reason}`).join('\n'));
}

async function ingest(name: string, files: string[], flags: IngestFlags): Promise<void> {
  // exit, not the signal's default: only so are spooled rows removed; the next command discards what was pending
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  if (name === 'listings' && flags.market === AUTO) return await ingestByCountry(files, flags);
  const target = targetOf(name, flags.market);
  const report = await load(target, files, flags);
  console.log(flags.json ? JSON.stringify(report) : reportText(report));
}

/** `forecourt ingest DATASET --market M --as-of TIME FILE…` (feeds.md sections 1, 2 and 4). */
export function ingestCommand(): Command {
  return new Command('ingest')
    .argument('<dataset>', DATASETS_TEXT)
    .argument('<files...>', 'the files of the delivery')
    .requiredOption('--as-of <time>', 'time of the delivery: ISO-8601 UTC, or a date')
    .option(
      '--market <market>',
      `${MARKETS_TEXT}; listings: ${AUTO} sends each row to the market of its country (${MARKETS_BY_COUNTRY.join(', ')})`,
      DEFAULT_MARKET,
    )
    .option(
      '--partial',
      'the delivery covers only the sources that appear in its files (default: the whole market)',
    )
    .addOption(
      new Option(
        '--format <format>',
        "canonical: as in docs/feeds.md; meta, google: a dealer's own vehicle-ads feed; nhtsa: the regulator's flat file of recalls",
      )
        .choices(['canonical', 'meta', 'google', 'nhtsa'])
        .default('canonical'),
    )
    .option('--dealer <file>', "CSV or JSON file with the dealer's row: fills what the rows leave empty")
    .option('--source <domain>', 'the website that the vehicles are on, where the rows do not say it')
    .option('--map <file>', 'JSON or YAML file that maps other headers and values (see forecourt map)')
    .option(
      '--exchange <rate>',
      "convert amounts in another currency: EUR=1.08 (1.08 of the market's currency for 1 EUR), or a file of such lines; may be given again (default: such amounts are left out)",
      (rate: string, before: readonly string[]) => [...before, rate],
      [],
    )
    .option(
      '--max-rejects <percent>',
      'refuse the delivery if more than this share of its rows is rejected (default: 2)',
      number,
    )
    .option(
      '--accept-shrink',
      'accept a delivery with under 80 % of the rows of the previous one; also ends the holds of failed sources',
    )
    .option(
      '--adopt',
      'let the delivery replace data that another ledger has published (default: refuse, because FORECOURT_DATA may be wrong)',
    )
    .option('--wait <seconds>', 'wait this long for another load of the market to end', number)
    .option(
      '--origin <name>',
      'what the delivery is called where it comes from; one that was loaded already is not loaded again (exit 0)',
    )
    .option(
      '--decode-seconds <seconds>',
      'decode VINs for this long at most; what is left is decoded with the next deliveries (0: decode none)',
      number,
      DECODE_SECONDS,
    )
    .option('--json', 'print the report as one JSON object')
    .addHelpText('after', HELP)
    .action(ingest);
}
