import { Command } from 'commander';
import {
  rollBackDirectory,
  rollBackListings,
  rollBackShared,
  rollBackSold,
} from '../../ingest/commands/roll-back.ts';
import type { Delivery } from '../../ingest/ledger/deliveries.ts';
import { DEFAULT_MARKET } from '../catalog/markets.ts';
import { instantText } from '../grammar/date.ts';
import { readSettings } from '../settings.ts';
import { DATASETS_TEXT, type DatasetTarget, MARKETS_TEXT, targetOf } from './datasets.ts';
import { directoryOf, insightsMarketOf, installationOf, installedMarket } from './installation.ts';
import { reachEngine } from './reach-engine.ts';

/** The delivery that left, and the one that answers again where one does. */
interface Done {
  readonly withdrawn: Delivery;
  readonly live?: Delivery | undefined;
}

async function rollBackTarget(target: DatasetTarget): Promise<Done> {
  const settings = readSettings(process.env);
  const engine = await reachEngine(settings);
  switch (target.dataset) {
    case 'listings':
      return await rollBackListings(installedMarket(target.market, settings, engine));
    case 'sold':
      return await rollBackSold(insightsMarketOf(settings, engine));
    case 'dealers':
    case 'dealerships':
      return await rollBackDirectory(directoryOf(target.market, target.dataset, settings, engine));
    case 'shared':
      return await rollBackShared({ ...installationOf(settings, engine), dataset: target.shared.name });
  }
}

async function rollback(name: string, flags: { market: string; json?: true }): Promise<void> {
  const { withdrawn, live } = await rollBackTarget(targetOf(name, flags.market));
  const { dataset, market } = withdrawn;
  const summary = {
    dataset,
    market,
    withdrawn: instantText(withdrawn.asOf),
    ...(live && { live: instantText(live.asOf), delivery: live.id }),
  };
  const again = live ? `${market} ${dataset} of ${summary.live} is live again; ` : '';
  console.log(
    flags.json
      ? JSON.stringify(summary)
      : `${again}the ${dataset} delivery of ${summary.withdrawn} was withdrawn, and its --as-of time can be used again.`,
  );
}

/** `forecourt rollback DATASET` (feeds.md section 1): the previous delivery answers again, at once. */
export function rollbackCommand(): Command {
  return new Command('rollback')
    .argument('<dataset>', DATASETS_TEXT)
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('--json', 'print one JSON object')
    .action(rollback);
}
