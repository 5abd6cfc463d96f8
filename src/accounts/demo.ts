import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callerLookup, createKey, revokePlan } from './keys.ts';
import type { AccountsDatabase } from './store.ts';

/**
 * The key of the sample market (design.md decision 6): a plan of its own, accepted from loopback only, kept in
 * a file that only its owner reads, gone with the first real delivery.
 */
const demoFile = (dataDir: string): string => path.join(dataDir, 'demo-key');

/** The demo key; made when there is none. */
export function demoKey(database: AccountsDatabase, dataDir: string): string {
  const file = demoFile(dataDir);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (kept && callerLookup(database)(kept)) return kept;
  revokePlan(database, 'demo');
  const { key } = createKey(database, { plan: 'demo', name: 'sample market', rights: ['explain'] });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return key;
}

/** Ends the demo key. */
export function removeDemoKey(database: AccountsDatabase, dataDir: string): void {
  revokePlan(database, 'demo');
  rmSync(demoFile(dataDir), { force: true });
}
