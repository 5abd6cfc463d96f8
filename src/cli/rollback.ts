import { Command } from 'commander';
import { instantText } from '../../ingest/as-of.ts';
import { rollBackHistory } from '../../ingest/load-history.ts';
import { rollBack } from '../../ingest/roll-back.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { locateEngine } from '../engine/locate.ts';
import { MARKETS, type Market } from '../engine/market.ts';
import { readSettings } from '../settings.ts';
import { datasetOf, marketOf } from './ingest.ts';
import { placeOf, sharedPlaceOf } from './place.ts';

interface Told {
  readonly dataset: string;
  readonly market: string;
  /** instants, ISO-8601 */
  readonly withdrawn: string;
  readonly live?: string;
  readonly delivery?: number;
}

async function rollBackListings(market: Market): Promise<Told> {
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  const { withdrawn, live } = await rollBack(placeOf(market, settings, engine));
  return {
    dataset: 'listings',
    market,
    withdrawn: instantText(withdrawn.asOf),
    live: instantText(live.asOf),
    delivery: live.id,
  };
}

async function rollBackLoadedHistory(): Promise<Told> {
  const settings = readSettings(process.env);
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  const { asOf, market } = await rollBackHistory(sharedPlaceOf(settings, engine));
  return { dataset: 'history', market, withdrawn: instantText(asOf) };
}

async function rollback(name: string, flags: { market: string; json?: true }): Promise<void> {
  const told =
    datasetOf(name) === 'listings'
      ? await rollBackListings(marketOf(flags.market))
      : await rollBackLoadedHistory();
  const { dataset, market, withdrawn, live } = told;
  const answers = live ? `${market} ${dataset} of ${live} answers again; ` : '';
  console.log(
    flags.json
      ? JSON.stringify(told)
      : `${answers}the ${dataset} delivery of ${withdrawn} is gone, its instant is free.`,
  );
}

/** `forecourt rollback DATASET` (feeds.md section 1): the previous delivery answers again, at once. */
export function rollbackCommand(): Command {
  return new Command('rollback')
    .description('the previous delivery answers again, and the newest one leaves the ledger')
    .argument('<dataset>', 'listings, history')
    .option('--market <market>', MARKETS.join(', '), 'us-cars')
    .option('--json', 'print one JSON object')
    .action(rollback);
}
