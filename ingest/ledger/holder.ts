import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { z } from 'zod';
import { isAlive } from '../ground/processes.ts';

/**
 * Who has a ledger open, in a file beside it. Information for the person who finds the ledger locked, never the lock
 * itself: that is the database's own, which the system frees when a process dies, however it dies. A file that a dead
 * process left is ignored, and overwritten by the next one.
 */
const holder = z.object({ pid: z.number(), host: z.string(), command: z.string(), since: z.string() });
/** The process that has a ledger open. */
export type Holder = z.infer<typeof holder>;

/** The file that tells who has a ledger open: `us-cars.lock.json`. */
export const holderFile = (database: string): string => database.replace(/(\.duckdb)?$/, '.lock.json');

const WORD = /^[a-z][a-z-]*$/;

/** What runs, as far as it may be told: the words of the command line before its options and files. */
export function commandOf(words: readonly string[]): string {
  const end = words.findIndex((word) => !WORD.test(word));
  return words.slice(0, Math.min(end < 0 ? words.length : end, 2)).join(' ');
}

function readHolder(file: string): Holder | undefined {
  try {
    return holder.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return undefined; // none, or one that is just being written
  }
}

/** Tells that this process has the ledger open; call it once the lock is taken. Gives the end of it. */
export function announce(database: string): () => void {
  const file = holderFile(database);
  const since = new Date().toISOString();
  const command = commandOf(process.argv.slice(2));
  const own: Holder = { pid: process.pid, host: hostname(), command, since };
  try {
    writeFileSync(file, `${JSON.stringify(own)}\n`, { mode: 0o600 });
  } catch {
    return () => {}; // a full disk, say: information only, and what follows may need no room
  }
  const withdraw = (): void => {
    process.off('exit', withdraw);
    const holder = readHolder(file);
    // several may read a ledger at once: the file is the newest one's
    if (holder?.pid === own.pid && holder.since === since) rmSync(file, { force: true });
  };
  process.once('exit', withdraw);
  return withdraw;
}

/** The pid that the database names in its refusal; undefined where it cannot see it (another machine, a container). */
function lockingPid(refusal: string): number | undefined {
  const pid = Number(/\bPID (\d+)/.exec(refusal)?.[1]);
  return pid > 0 ? pid : undefined;
}

/** What was announced, when it is about who holds the lock now. */
function currentHolder(database: string, pid: number | undefined): Holder | undefined {
  const holder = readHolder(holderFile(database));
  if (!holder) return undefined;
  if (pid !== undefined) return holder.pid === pid ? holder : undefined;
  return holder.host !== hostname() || isAlive(holder.pid) ? holder : undefined;
}

/** A time span as it is said: 45 s, 3 min 20 s, 2 h 5 min. */
export function spanText(milliseconds: number): string {
  const seconds = Math.max(0, Math.round(milliseconds / 1000));
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)];
  if (hours) return `${hours} h ${minutes} min`;
  return minutes ? `${minutes} min ${seconds % 60} s` : `${seconds} s`;
}

/** Commands that open a ledger without loading into it. */
const NO_LOADS = new Set(['backup', 'restore', 'ledger']);

/** Why a ledger cannot be opened, by whom and for how long: `refusal` is what the database said. */
export function lockedText(database: string, ledger: string, refusal: string, now = Date.now()): string {
  const pid = lockingPid(refusal);
  const holder = currentHolder(database, pid);
  const process =
    holder && holder.host !== hostname()
      ? `pid ${holder.pid} on ${holder.host}`
      : `pid ${holder?.pid ?? pid}`;
  const facts = [
    ...(holder || pid !== undefined ? [process] : []),
    ...(holder ? [`for ${spanText(now - Date.parse(holder.since))}`] : []),
  ];
  const doing = holder?.command ? `: ${holder.command}` : '';
  const who = NO_LOADS.has(holder?.command.split(' ')[0] ?? '')
    ? `the ledger of ${ledger} is in use`
    : `another load of ${ledger} is running`;
  const details = facts.length ? ` (${facts.join(', ')}${doing})` : '';
  return `${who}${details}; try again when it has ended, or wait for it with --wait SECONDS`;
}
