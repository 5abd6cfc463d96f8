import { Command } from 'commander';
import {
  rebuildDirectory,
  rebuildListings,
  rebuildShared,
  rebuildSold,
} from '../../ingest/commands/rebuild.ts';
import type { RebuildOptions } from '../../ingest/delivery/rebuild-options.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import type { Directory } from '../catalog/directory.ts';
import { DEFAULT_MARKET, type Market } from '../catalog/markets.ts';
import { readSettings } from '../settings.ts';
import { DATASETS_TEXT, type DatasetTarget, MARKETS_TEXT, targetOf } from './datasets.ts';
import { directoryOf, insightsMarketOf, installationOf, installedMarket } from './installation.ts';
import { number } from './number.ts';
import { reachEngine } from './reach-engine.ts';
import { warmer } from './warm.ts';

interface RebuildFlags {
  readonly market: string;
  readonly wait?: number;
  readonly adopt?: true;
  readonly json?: true;
}

/** What a rebuild tells: as JSON, and in words. */
interface Description {
  readonly json: Readonly<Record<string, unknown>>;
  readonly text: string;
}

async function located() {
  const settings = readSettings(process.env);
  const engine = await reachEngine(settings);
  return { settings, engine };
}

const howOf = ({ wait, adopt }: RebuildFlags): RebuildOptions => ({ waitSeconds: wait, adopt });

async function rebuildWithoutMarket(dataset: string, flags: RebuildFlags): Promise<Description> {
  const { settings, engine } = await located();
  const records = await rebuildShared({ ...installationOf(settings, engine), dataset }, howOf(flags));
  return {
    json: { dataset, records },
    text: `${dataset}: rebuilt from the ledger and live: ${records.toLocaleString('en-US')} records.`,
  };
}

async function rebuildSoldMonths(flags: RebuildFlags): Promise<Description> {
  const { settings, engine } = await located();
  const { months, rows } = await rebuildSold(insightsMarketOf(settings, engine), howOf(flags));
  return {
    json: { dataset: 'sold', months, rows },
    text: `sold: rebuilt from the ledger and live: ${months} months, ${rows.toLocaleString('en-US')} vehicles.`,
  };
}

async function rebuildDealers(market: Market, dataset: Directory, flags: RebuildFlags): Promise<Description> {
  const { settings, engine } = await located();
  const records = await rebuildDirectory(directoryOf(market, dataset, settings, engine), howOf(flags));
  return {
    json: { dataset, market, records },
    text: `${market} ${dataset}: rebuilt from the ledger and live: ${records.toLocaleString('en-US')} records.`,
  };
}

async function listingsAgain(market: Market, flags: RebuildFlags): Promise<Description> {
  const { settings, engine } = await located();
  const installation = installedMarket(market, settings, engine);
  const { documents, seconds } = await rebuildListings(
    {
      ...installation,
      progress: progressOn(process.stderr),
      warm: warmer(installation.client, installation.indexPrefix, market),
    },
    howOf(flags),
  );
  const counts = Object.entries(documents).map(([role, count]) => `${role} ${count.toLocaleString('en-US')}`);
  return {
    json: { dataset: 'listings', market, documents, seconds },
    text: `${market} listings: rebuilt from the ledger and live: ${counts.join(', ')} documents.`,
  };
}

function rebuildTarget(target: DatasetTarget, flags: RebuildFlags): Promise<Description> {
  switch (target.dataset) {
    case 'listings':
      return listingsAgain(target.market, flags);
    case 'sold':
      return rebuildSoldMonths(flags);
    case 'dealers':
    case 'dealerships':
      return rebuildDealers(target.market, target.dataset, flags);
    case 'shared':
      return rebuildWithoutMarket(target.shared.name, flags);
  }
}

async function rebuild(name: string, flags: RebuildFlags): Promise<void> {
  const { json, text } = await rebuildTarget(targetOf(name, flags.market), flags);
  console.log(flags.json ? JSON.stringify(json) : text);
}

const HELP = `
Use it when the engine has lost its indices, after a restore, or after an update that changes the mapping. The old
indices stay live until the new ones are complete. Listings cannot be rolled back right after a rebuild.`;

/** `forecourt rebuild DATASET`: every index again, from the ledger alone. */
export function rebuildCommand(): Command {
  return new Command('rebuild')
    .argument('<dataset>', DATASETS_TEXT)
    .option('--market <market>', MARKETS_TEXT, DEFAULT_MARKET)
    .option('--adopt', 'replace data that another ledger has published (default: refuse)')
    .option('--wait <seconds>', 'wait this long for a running load of the market to end', number)
    .option('--json', 'print one JSON object')
    .addHelpText('after', HELP)
    .action(rebuild);
}
