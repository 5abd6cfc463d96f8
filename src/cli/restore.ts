import { Command } from 'commander';
import { type Restored, restore as restoreBackup } from '../../ingest/backup/restore.ts';
import { SHARED_LEDGER } from '../../ingest/ledger/shared-schema.ts';
import { rebuildHistoryLoads } from '../../ingest/load-history.ts';
import { progressOn } from '../../ingest/progress.ts';
import { rebuildMarket } from '../../ingest/rebuild.ts';
import type { EngineAddress } from '../engine/client.ts';
import { engineReporter } from '../engine/local/reporter.ts';
import { locateEngine } from '../engine/locate.ts';
import { MARKETS } from '../engine/market.ts';
import { readSettings, type Settings } from '../settings.ts';
import { DATABASES } from './databases.ts';
import { number } from './ingest.ts';
import { placeOf, sharedPlaceOf } from './place.ts';
import { warmer } from './warm.ts';

interface RestoreFlags {
  readonly replace?: true;
  readonly rebuild: boolean;
  readonly wait?: number;
  readonly json?: true;
}

const HELP = `
DIR is what forecourt backup made. Every file is checked (size, SHA-256, whether this program can read it) before the
first one is put in its place, so a damaged backup changes nothing (exit 3). Each file is replaced at once; when the
command is killed, the same command completes it. What the backup does not have stays as it is.

The engine's indices are then made again from the ledgers, market by market, and switched to when they are complete:
until then what answered before answers. A server that runs sees the restored keys at once.

Examples:
  forecourt restore /backup/2026-01-15             into an empty state directory
  forecourt restore --replace /backup/2026-01-15   in place of what is there`;

/** The command that makes the indices of a ledger again. */
const rebuildLine = (ledger: string): string =>
  ledger === SHARED_LEDGER
    ? '  forecourt rebuild history'
    : `  forecourt rebuild listings --market ${ledger}`;

async function rebuildOne(
  ledger: string,
  settings: Settings,
  engine: EngineAddress,
  wait: number | undefined,
) {
  const market = MARKETS.find((one) => one === ledger);
  if (!market) {
    await rebuildHistoryLoads(sharedPlaceOf(settings, engine), wait);
    return;
  }
  const place = placeOf(market, settings, engine);
  const warm = warmer(place.client, place.indexPrefix, market);
  await rebuildMarket({ ...place, progress: progressOn(process.stderr), warm }, wait);
}

/** Makes the indices of a ledger again; when it cannot it says how to go on, for the files are restored by then. */
async function rebuilder(
  settings: Settings,
  wait: number | undefined,
): Promise<(ledger: string) => Promise<void>> {
  const engine = await locateEngine(settings.engine, process.env, engineReporter(process.stderr));
  return (ledger) =>
    rebuildOne(ledger, settings, engine, wait).catch((error: unknown) => {
      console.error(
        `The files are restored, but the indices of ${ledger} could not be made again. ` +
          `Run the same command without --replace, or:\n${rebuildLine(ledger)}`,
      );
      throw error;
    });
}

function textOf({ created_at, files, rebuilt, left }: Restored, dataDir: string): string {
  return [
    `${dataDir} holds the backup of ${created_at} again: ${files.join(', ')}.`,
    ...(rebuilt.length ? [`The indices were made again and answer now: ${rebuilt.join(', ')}.`] : []),
    ...(left.length
      ? ['The engine still answers from its old indices. Make them again:', ...left.map(rebuildLine)]
      : []),
  ].join('\n');
}

async function restore(dir: string, { replace, rebuild, wait, json }: RestoreFlags): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, memory } = settings;
  // exit, not the signal's default: only so is what was copied beside the state removed
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const restored = await restoreBackup({
    dataDir,
    source: dir,
    memory,
    databases: DATABASES,
    replace,
    waitSeconds: wait,
    // the engine is looked for first: without one nothing is changed
    rebuild: rebuild ? await rebuilder(settings, wait) : undefined,
    progress: progressOn(process.stderr),
  });
  console.log(json ? JSON.stringify({ data: dataDir, ...restored }) : textOf(restored, dataDir));
}

/** `forecourt restore DIR` (feeds.md section 1). */
export function restoreCommand(): Command {
  return new Command('restore')
    .description('put a backup in place, and make the indices of its markets again')
    .argument('<dir>', 'the folder of a backup')
    .option('--replace', 'replace what the state directory holds (default: refuse when it holds anything)')
    .option('--no-rebuild', 'leave the indices as they are, and tell which commands make them again')
    .option('--wait <seconds>', 'wait while a load is running', number)
    .option('--json', 'print one JSON object {data, created_at, files, rebuilt, left}')
    .addHelpText('after', HELP)
    .action(restore);
}
