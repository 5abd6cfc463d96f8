import { Command } from 'commander';
import { rebuildHistoryLoads } from '../../ingest/load-history.ts';
import { progressOn } from '../../ingest/progress.ts';
import { rebuildMarket } from '../../ingest/rebuild.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { locateEngine } from '../engine/locate.ts';
import { MARKETS } from '../engine/market.ts';
import { readSettings } from '../settings.ts';
import { datasetOf, marketOf, number } from './ingest.ts';
import { placeOf, sharedPlaceOf } from './place.ts';
import { warmer } from './warm.ts';

interface RebuildFlags {
  readonly market: string;
  readonly wait?: number;
  readonly json?: true;
}

async function rebuildHistory({ wait, json }: RebuildFlags): Promise<void> {
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  const records = await rebuildHistoryLoads(sharedPlaceOf(settings, engine), wait);
  console.log(
    json
      ? JSON.stringify({ dataset: 'history', records })
      : `history was built again from the ledger and answers now: ${records.toLocaleString('en-US')} records.`,
  );
}

async function rebuild(name: string, flags: RebuildFlags): Promise<void> {
  const dataset = datasetOf(name);
  if (dataset === 'history') return await rebuildHistory(flags);
  const market = marketOf(flags.market);
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  const place = placeOf(market, settings, engine);
  const { documents, seconds } = await rebuildMarket(
    { ...place, progress: progressOn(process.stderr), warm: warmer(place.client, place.indexPrefix, market) },
    flags.wait,
  );
  const told = Object.entries(documents).map(([role, count]) => `${role} ${count.toLocaleString('en-US')}`);
  console.log(
    flags.json
      ? JSON.stringify({ dataset, market, documents, seconds })
      : `${market} ${dataset} was built again from the ledger and answers now: ${told.join(', ')} documents.`,
  );
}

const HELP = `
Use it when the engine lost its indices, after a restore, or after an update that changes the mapping. What answers
goes on answering until the new indices are complete. A rollback is not possible right afterwards.`;

/** `forecourt rebuild DATASET`: every index again, from the ledger alone. */
export function rebuildCommand(): Command {
  return new Command('rebuild')
    .description('make every index of a market again from the ledger alone, and switch to them at once')
    .argument('<dataset>', 'listings, history')
    .option('--market <market>', MARKETS.join(', '), 'us-cars')
    .option('--wait <seconds>', 'wait while a load of the market is running', number)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(rebuild);
}
