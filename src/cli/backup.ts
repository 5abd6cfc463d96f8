import { resolve } from 'node:path';
import { Command } from 'commander';
import { backUp } from '../../ingest/backup/backup.ts';
import type { Manifest } from '../../ingest/backup/manifest.ts';
import { partAt } from '../../ingest/backup/parts.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { sizeText } from '../../ingest/ground/size.ts';
import { readSettings } from '../settings.ts';
import { databasesOf } from './databases.ts';
import { tellLostKey } from './lost-key.ts';
import { number } from './number.ts';

interface BackupFlags {
  readonly wait?: number;
  readonly json?: true;
}

const HELP = `
DIR is new or empty. It is there whole or not at all: until the end the files are in DIR.partial-PID. They are private
to the owner, and hold what cannot be made again: the ledger of each market, the accounts (not those in PostgreSQL: that
is for pg_dump), the key of webhooks' secrets, the batch jobs with their files, the sold months. A
manifest.json tells size and SHA-256 of each. Copy the folder to another machine.

It works while the API serves. While a load runs it is refused (exit 3) with the process that loads; --wait waits for
its end. A load that is started meanwhile is refused in the same way, unless it has --wait.

Example, after the nightly load:
  forecourt backup --wait 3600 /backup/$(date +%F)`;

function textOf({ files }: Manifest, target: string): string {
  const lines = files.map(({ path, bytes }) => `  ${partAt(path)?.title}: ${path}, ${sizeText(bytes)}`);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `The backup is in ${target}: ${files.length} files, ${sizeText(total)}.`,
    ...lines,
    `Bring it back with: forecourt restore ${target}`,
  ].join('\n');
}

async function backup(dir: string, { wait, json }: BackupFlags): Promise<void> {
  const settings = readSettings(process.env);
  const { dataDir, memory } = settings;
  // exit, not the signal's default: only so is what was copied so far removed
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));
  const manifest = await backUp({
    dataDir,
    target: dir,
    memory,
    databases: databasesOf(settings),
    waitSeconds: wait,
    progress: progressOn(process.stderr),
  });
  const { created_at, files } = manifest;
  console.log(
    json ? JSON.stringify({ dir: resolve(dir), created_at, files }) : textOf(manifest, resolve(dir)),
  );
  await tellLostKey(settings);
}

/** `forecourt backup DIR` (feeds.md section 1). */
export function backupCommand(): Command {
  return new Command('backup')
    .description(
      'copy the ledgers, the accounts, the batch jobs and the sold months into a new folder, while serving',
    )
    .argument('<dir>', 'a new or an empty folder')
    .option('--wait <seconds>', 'wait while a load is running', number)
    .option('--json', 'print one JSON object {dir, created_at, files}')
    .addHelpText('after', HELP)
    .action(backup);
}
