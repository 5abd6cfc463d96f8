import { Command, Option } from 'commander';
import { reportText } from '../../ingest/delivery/report.ts';
import { CommandRefusal } from '../../ingest/ground/outcome.ts';
import { DEFAULT_MARKET, MARKETS_BY_COUNTRY } from '../catalog/markets.ts';
import { loadByCountry } from './by-country.ts';
import { DATASETS_TEXT, MARKETS_TEXT, targetOf } from './datasets.ts';
import type { IngestFlags } from './ingest/flags.ts';
import { ingestListings, loadTarget } from './ingest/load.ts';
import { number } from './number.ts';

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

/** A delivery of listings whose rows go to the markets of their countries. */
async function ingestByCountry(files: readonly string[], flags: IngestFlags): Promise<void> {
  const loaded = await loadByCountry({ ...flags, files }, (market, share, origin) =>
    ingestListings(market, files, { ...flags, origin }, share),
  );
  if (flags.json) console.log(JSON.stringify(loaded));
  else for (const report of loaded.deliveries) console.log(`${reportText(report)}\n`);
  if (loaded.refused.length > 0)
    throw new CommandRefusal(loaded.refused.map(({ market, reason }) => `${market}: ${reason}`).join('\n'));
}

async function ingest(name: string, files: string[], flags: IngestFlags): Promise<void> {
  // exit, not the signal's default: only so are spooled rows removed; the next command discards what was pending
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  if (name === 'listings' && flags.market === AUTO) return await ingestByCountry(files, flags);
  const target = targetOf(name, flags.market);
  const report = await loadTarget(target, files, flags);
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
