import { resolve } from 'node:path';
import { Command } from 'commander';
import { backUp } from '../../ingest/backup/backup.ts';
import type { Manifest } from '../../ingest/backup/manifest.ts';
import { partAt } from '../../ingest/backup/parts.ts';
import { progressOn } from '../../ingest/ground/progress.ts';
import { sizeText } from '../../ingest/ground/size.ts';
import { readSettings } from '../settings.ts';
import { tellLostKey } from './check-webhook-key.ts';
import { databasesOf } from './databases.ts';
import { number } from './number.ts';

interface BackupFlags {
  readonly wait?: number;
  readonly json?: true;
}

const HELP = `
DIR must be new or empty. The backup appears there only when it is complete; until then its files are in
DIR.partial-PID. Only the owner can read them. A backup contains everything that cannot be recreated: the ledger of
each market, the accounts (unless they are in PostgreSQL: use pg_dump for those), the key that encrypts webhook
secrets, the batch jobs with their files, the sold months and the trends. manifest.json lists the size and SHA-256 of each file.
Copy the folder to another machine.

A backup can run while the API is serving. While a load is running, the backup is refused (exit 3) and the message
names the loading process; with --wait it waits for the load to end. A load that starts during a backup is refused in
the same way, unless it has --wait.

Example, after the nightly load:
  forecourt backup --wait 3600 /backup/$(date +%F)`;

function textOf({ files }: Manifest, target: string): string {
  const lines = files.map(({ path, bytes }) => `  ${partAt(path)?.title}: ${path}, ${sizeText(bytes)}`);
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return [
    `Backup written to ${target}: ${files.length} files, ${sizeText(total)}.`,
    ...lines,
    `Restore it with: forecourt restore ${target}`,
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
    .argument('<dir>', 'a new or empty folder')
    .option('--wait <seconds>', 'wait this long for a running load to end', number)
    .option('--json', 'print one JSON object {dir, created_at, files}')
    .addHelpText('after', HELP)
    .action(backup);
}
