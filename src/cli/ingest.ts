import { Command, InvalidArgumentError, Option } from 'commander';
import { readFeedMap } from '../../ingest/accept/map.ts';
import { readAsOf } from '../../ingest/as-of.ts';
import { readDealer } from '../../ingest/feeds/vehicle-ads/dealer.ts';
import { loadListings } from '../../ingest/load.ts';
import { loadHistory } from '../../ingest/load-history.ts';
import { WrongUsage } from '../../ingest/outcome.ts';
import { progressOn } from '../../ingest/progress.ts';
import { type LoadReport, reportText } from '../../ingest/report.ts';
import { historyRecords } from '../catalog/history-records.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { locateEngine } from '../engine/locate.ts';
import { MARKETS, type Market } from '../engine/market.ts';
import { readSettings } from '../settings.ts';
import { LISTINGS, placeOf, sharedPlaceOf } from './place.ts';
import { warmer } from './warm.ts';

interface IngestFlags {
  readonly market: string;
  readonly asOf: string;
  readonly map?: string;
  readonly maxRejects?: number;
  readonly acceptShrink?: true;
  readonly partial?: true;
  readonly format: 'canonical' | 'meta' | 'google';
  readonly dealer?: string;
  readonly wait?: number;
  readonly json?: true;
}

const HELP = `
FILES  one delivery: everything that is active at that instant. CSV (comma, tab or pipe) or JSON Lines, also
       gzipped, or Parquet; told by their content. A dealer's own feed (--format): XML, CSV or TSV.

Examples:
  forecourt ingest listings --market us-cars --as-of 2026-01-15 --map ingest/maps/carsdotcom.json cars.csv
  forecourt ingest listings --partial --format meta --as-of 2026-01-15T06:00:00Z dealer.xml`;

/** Reads a number that an option takes; throws what the command line shows. */
export function number(text: string): number {
  const value = Number(text);
  if (text.trim() && value >= 0 && Number.isFinite(value)) return value;
  throw new InvalidArgumentError('Give a number.');
}

/** The market of that name; throws WrongUsage naming those that exist. */
export function marketOf(name: string): Market {
  const market = MARKETS.find((one) => one === name);
  if (!market) throw new WrongUsage(`--market ${name}: there is ${MARKETS.join(', ')}`);
  return market;
}

/** Datasets that can be loaded; those without a market share a ledger. */
const DATASETS = ['listings', 'history'] as const;

/** The dataset of that name; throws WrongUsage naming those that exist. */
export function datasetOf(name: string): (typeof DATASETS)[number] {
  const dataset = DATASETS.find((one) => one === name);
  if (!dataset)
    throw new WrongUsage(`${name}: is no dataset that can be loaded; there is ${DATASETS.join(', ')}`);
  return dataset;
}

/** Options that mean nothing together are told, not ignored. */
function refuseUnfitting({ format, dealer, map }: IngestFlags): void {
  if (format === 'canonical' && dealer !== undefined)
    throw new WrongUsage('--dealer: goes with --format meta or google');
  if (format !== 'canonical' && map !== undefined)
    throw new WrongUsage('--map: goes with --format canonical; a vehicle-ads feed has its own columns');
}

/** A listings delivery of a market. */
async function ingestListings(files: readonly string[], flags: IngestFlags): Promise<LoadReport> {
  refuseUnfitting(flags);
  const market = marketOf(flags.market);
  const map = flags.map === undefined ? undefined : readFeedMap(flags.map, LISTINGS[market]);
  const dealer = flags.dealer === undefined ? undefined : readDealer(flags.dealer);
  const asOf = readAsOf(flags.asOf);
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  const place = placeOf(market, settings, engine);
  return await loadListings({
    ...place,
    asOf,
    files,
    map,
    format: flags.format === 'canonical' ? undefined : flags.format,
    dealer,
    partial: flags.partial,
    maxRejects: flags.maxRejects,
    acceptShrink: flags.acceptShrink,
    waitSeconds: flags.wait,
    progress: progressOn(process.stderr),
    warm: warmer(place.client, place.indexPrefix, market),
  });
}

/** A history delivery. */
async function ingestHistory(files: readonly string[], flags: IngestFlags): Promise<LoadReport> {
  if (flags.format !== 'canonical' || flags.partial)
    throw new WrongUsage('--format and --partial: go with listings');
  const map = flags.map === undefined ? undefined : readFeedMap(flags.map, historyRecords);
  const asOf = readAsOf(flags.asOf);
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  return await loadHistory({
    ...sharedPlaceOf(settings, engine),
    asOf,
    files,
    map,
    maxRejects: flags.maxRejects,
    waitSeconds: flags.wait,
    progress: progressOn(process.stderr),
  });
}

async function ingest(name: string, files: string[], flags: IngestFlags): Promise<void> {
  const dataset = datasetOf(name);
  // exit, not the signal's default: only so are spooled rows removed; the next command discards what was pending
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const report = await (dataset === 'listings' ? ingestListings(files, flags) : ingestHistory(files, flags));
  console.log(flags.json ? JSON.stringify(report) : reportText(report));
}

/** `forecourt ingest DATASET --market M --as-of TIME FILE…` (feeds.md sections 1, 2 and 4). */
export function ingestCommand(): Command {
  return new Command('ingest')
    .description('load one delivery: read, accept, derive, build new indices, verify, switch at once')
    .argument('<dataset>', DATASETS.join(', '))
    .argument('<files...>', 'the files of the delivery')
    .requiredOption('--as-of <time>', "the delivery's instant: ISO-8601 UTC, or a date")
    .option('--market <market>', MARKETS.join(', '), 'us-cars')
    .option(
      '--partial',
      'the delivery covers only the sources that its files hold (default: all of the market)',
    )
    .addOption(
      new Option('--format <format>', "canonical: feeds.md; meta, google: a dealer's own vehicle-ads feed")
        .choices(['canonical', 'meta', 'google'])
        .default('canonical'),
    )
    .option('--dealer <file>', "that dealer's row (CSV or JSON), where the feed lacks it")
    .option('--map <file>', 'JSON {columns, constants, values}: files with other headers and words')
    .option(
      '--max-rejects <percent>',
      'refuse the delivery when more rows than this are rejected (2)',
      number,
    )
    .option('--accept-shrink', 'accept under 80 % of the rows of the delivery before; holds end')
    .option('--wait <seconds>', 'wait while another load of the market is running', number)
    .option('--json', 'print the report as one JSON object')
    .addHelpText('after', HELP)
    .action(ingest);
}
