import { Command } from 'commander';
import { type RestoreResult, restore as restoreBackup } from '../../ingest/backup/restore.ts';
import { rebuildDirectory, rebuildListings, rebuildShared } from '../../ingest/commands/rebuild.ts';
import type { RebuildOptions } from '../../ingest/delivery/rebuild-options.ts';
import { NothingLoaded } from '../../ingest/ground/outcome.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { MARKETS, type Market } from '../catalog/markets.ts';
import { directoriesOf } from '../catalog/roles.ts';
import { SHARED_NAMES } from '../catalog/shared-datasets.ts';
import type { EngineAddress } from '../engine/client.ts';
import { readSettings, type Settings } from '../settings.ts';
import { tellLostKey } from './check-webhook-key.ts';
import { databasesOf } from './databases.ts';
import { directoryOf, installationOf, installedMarket } from './installation.ts';
import { number } from './number.ts';
import { reachEngine } from './reach-engine.ts';
import { warmer } from './warm.ts';

interface RestoreFlags {
  readonly replace?: true;
  readonly rebuild: boolean;
  readonly wait?: number;
  readonly adopt?: true;
  readonly json?: true;
}

const HELP = `
DIR is a folder written by forecourt backup. Every file is checked (size, SHA-256, whether this program can read it)
before the first one is replaced, so a damaged backup changes nothing (exit 3). Each file is replaced atomically; if the
command is killed, run it again to finish. Files that the backup does not contain are left alone.

The search indices are then rebuilt from the ledgers, market by market. Each market switches to its new indices when
they are complete; until then the old ones stay live. A running server sees the restored keys at once.

Examples:
  forecourt restore /backup/2026-01-15             into an empty state directory
  forecourt restore --replace /backup/2026-01-15   replacing the current state`;

/** The commands that make the indices of a ledger again. */
function rebuildLine(ledger: string): string {
  const market = MARKETS.find((one) => one === ledger);
  if (!market) return SHARED_NAMES.map((dataset) => `  forecourt rebuild ${dataset}`).join('\n');
  const datasets = ['listings', ...directoriesOf(market)];
  return datasets.map((dataset) => `  forecourt rebuild ${dataset} --market ${market}`).join('\n');
}

async function listingsAgain(market: Market, settings: Settings, engine: EngineAddress, how: RebuildOptions) {
  const installation = installedMarket(market, settings, engine);
  const warm = warmer(installation.client, installation.indexPrefix, market);
  await rebuildListings({ ...installation, progress: progressOn(process.stderr), warm }, how);
}

/** A ledger holds what was loaded: whichever of its datasets that is. */
const unlessNothingIsLoaded = async (rebuilding: Promise<unknown>): Promise<void> => {
  await rebuilding.catch((error: unknown) => {
    if (!(error instanceof NothingLoaded)) throw error;
  });
};

async function rebuildOne(
  ledger: string,
  settings: Settings,
  engine: EngineAddress,
  how: RebuildOptions,
): Promise<void> {
  const market = MARKETS.find((one) => one === ledger);
  if (!market) {
    for (const dataset of SHARED_NAMES)
      await unlessNothingIsLoaded(rebuildShared({ ...installationOf(settings, engine), dataset }, how));
    return;
  }
  // directories first: listings are filled from them
  for (const directory of directoriesOf(market))
    await unlessNothingIsLoaded(rebuildDirectory(directoryOf(market, directory, settings, engine), how));
  await unlessNothingIsLoaded(listingsAgain(market, settings, engine, how));
}

/** Makes the indices of a ledger again; when it cannot it says how to go on, for the files are restored by then. */
async function rebuilder(
  settings: Settings,
  how: RebuildOptions,
): Promise<(ledger: string) => Promise<void>> {
  const engine = await reachEngine(settings);
  return (ledger) =>
    rebuildOne(ledger, settings, engine, how).catch((error: unknown) => {
      console.error(
        `The files are restored, but the indices of ${ledger} could not be rebuilt. ` +
          `Run the same command without --replace, or:\n${rebuildLine(ledger)}`,
      );
      throw error;
    });
}

function textOf({ created_at, files, rebuilt, left }: RestoreResult, dataDir: string): string {
  return [
    `Restored the backup of ${created_at} into ${dataDir}: ${files.join(', ')}.`,
    ...(rebuilt.length ? [`Indices rebuilt and live: ${rebuilt.join(', ')}.`] : []),
    ...(left.length ? ['The old indices are still live. Rebuild them with:', ...left.map(rebuildLine)] : []),
  ].join('\n');
}

async function restore(dir: string, { replace, rebuild, wait, adopt, json }: RestoreFlags): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, memory } = settings;
  // exit, not the signal's default: only so is what was copied beside the state removed
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const restored = await restoreBackup({
    dataDir,
    source: dir,
    memory,
    databases: databasesOf(settings),
    replace,
    waitSeconds: wait,
    // the engine is looked for first: without one nothing is changed
    rebuild: rebuild ? await rebuilder(settings, { waitSeconds: wait, adopt }) : undefined,
    progress: progressOn(process.stderr),
  });
  console.log(json ? JSON.stringify({ data: dataDir, ...restored }) : textOf(restored, dataDir));
  await tellLostKey(settings);
}

/** `forecourt restore DIR` (feeds.md section 1). */
export function restoreCommand(): Command {
  return new Command('restore')
    .argument('<dir>', 'the backup folder')
    .option('--replace', 'replace the contents of the state directory (default: refuse if it is not empty)')
    .option('--no-rebuild', 'leave the indices as they are, and list the commands that rebuild them')
    .option(
      '--adopt',
      'also replace indices that a ledger outside the backup has published (default: refuse)',
    )
    .option('--wait <seconds>', 'wait this long for a running load to end', number)
    .option('--json', 'print one JSON object {data, created_at, files, rebuilt, left}')
    .addHelpText('after', HELP)
    .action(restore);
}
