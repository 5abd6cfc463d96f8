import { resolve } from 'node:path';
import { Command } from 'commander';
import { progressOn } from '../../ingest/ground/progress.ts';
import { type Exported, exportLedger } from '../../ingest/ledger/export.ts';
import { ledgerFile } from '../../ingest/ledger/open.ts';
import { SHARED_LEDGER } from '../../ingest/ledger/shared-schema.ts';
import { DEFAULT_MARKET } from '../catalog/markets.ts';
import { readSettings } from '../settings.ts';
import { datasetOf, isShared, MARKETS_TEXT, marketOf } from './datasets.ts';
import { number } from './number.ts';

interface ExportFlags {
  readonly market: string;
  readonly wait?: number;
  readonly json?: true;
}

const HELP = `
DIR must be new or empty; the export appears there only when it is complete. It has one Parquet file (zstd) per table,
and schema.json, which describes every table and column. The tables of a ledger refer to each other by delivery and
listing numbers, so the export always contains every table of the ledger that holds the dataset: the market's ledger,
or the common ledger for history, incentives, recalls and plates.

An export can run while the API is serving. While a load is running it is refused (exit 3); with --wait it waits for
the load to end.

Example:
  forecourt ledger export listings --market us-cars ./us-cars
  duckdb -c "SELECT * FROM './us-cars/delivery.parquet' ORDER BY id DESC"`;

function textOf({ tables }: Exported, target: string): string {
  const lines = tables.map(({ file, rows }) => `  ${file}: ${rows.toLocaleString('en-US')} rows`);
  return [`Ledger exported to ${target}; schema.json describes the tables.`, ...lines].join('\n');
}

/** The ledger that a dataset is in; all: every dataset of the market. */
const ledgerOf = (dataset: string, market: string): string =>
  dataset !== 'all' && isShared(datasetOf(dataset)) ? SHARED_LEDGER : marketOf(market);

async function exportTables(
  dataset: string,
  dir: string,
  { market, wait, json }: ExportFlags,
): Promise<void> {
  const ledger = ledgerOf(dataset, market);
  const { dataDir, memory } = readSettings(process.env);
  // exit, not the signal's default: only so is what was written so far removed
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const exported = await exportLedger({
    file: ledgerFile(dataDir, ledger),
    target: dir,
    memory,
    waitSeconds: wait,
    progress: progressOn(process.stderr),
  });
  console.log(json ? JSON.stringify({ dir: resolve(dir), ...exported }) : textOf(exported, resolve(dir)));
}

/** `forecourt ledger export`: what the ledger remembers, as files that other tools read. */
export function ledgerCommand(): Command {
  const ledger = new Command('ledger');
  ledger
    .command('export')
    .description('write every table of a ledger as Parquet, with a schema')
    .argument('<dataset>', 'listings, dealers, dealerships, history, recalls, plates, or all (of the market)')
    .argument('<dir>', 'a new or empty folder')
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('--wait <seconds>', 'wait this long for a running load of the market to end', number)
    .option('--json', 'print one JSON object {dir, ledger, tables}')
    .addHelpText('after', HELP)
    .action(exportTables);
  return ledger;
}
