import { Command } from 'commander';
import { rollBack } from '../../ingest/roll-back.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { locateEngine } from '../engine/locate.ts';
import { MARKETS } from '../engine/market.ts';
import { readSettings } from '../settings.ts';
import { marketOf, refuseOtherDatasets } from './ingest.ts';
import { placeOf } from './place.ts';

const iso = (seconds: number): string => new Date(seconds * 1000).toISOString().replace('.000Z', 'Z');

async function rollback(dataset: string, flags: { market: string; json?: true }): Promise<void> {
  refuseOtherDatasets(dataset);
  const market = marketOf(flags.market);
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  const { withdrawn, live } = await rollBack(placeOf(market, settings, engine));
  const told = { dataset, market, withdrawn: iso(withdrawn.asOf), live: iso(live.asOf), delivery: live.id };
  console.log(
    flags.json
      ? JSON.stringify(told)
      : `${market} ${dataset} of ${told.live} answers again; the delivery of ${told.withdrawn} is gone, its instant is free.`,
  );
}

/** `forecourt rollback DATASET` (feeds.md section 1): the previous delivery answers again, at once. */
export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('the previous delivery answers again, and the newest one leaves the ledger')
    .argument('<dataset>', 'listings')
    .option('--market <market>', MARKETS.join(', '), 'us-cars')
    .option('--json', 'print one JSON object')
    .action(rollback);
}
