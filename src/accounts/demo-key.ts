import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { PARTNERS } from './accounts.ts';
import { digest } from './digest.ts';
import { isLiveKey, revokePlan } from './key-list.ts';
import { makeKey } from './keys.ts';
import type { AccountsDatabase } from './schema.ts';

/**
 * The key of the sample market (docs/decisions, decision 6): a plan of its own, accepted from loopback only, kept in
 * a file that only its owner reads, gone with the first real delivery.
 */
const demoFile = (dataDir: string): string => path.join(dataDir, 'demo-key');

/** The demo key as it was kept, whether it still is one or not; undefined: there is none. */
export function keptDemoKey(dataDir: string): string | undefined {
  const file = demoFile(dataDir);
  return (existsSync(file) && readFileSync(file, 'utf8').trim()) || undefined;
}

/** The demo key; made when there is none. */
export async function demoKey(database: AccountsDatabase, dataDir: string): Promise<string> {
  const file = demoFile(dataDir);
  const kept = keptDemoKey(dataDir);
  if (kept && (await isLiveKey(database, digest(kept)))) return kept;
  await revokePlan(database, 'demo');
  const { key } = await makeKey(database, {
    plan: 'demo',
    name: 'sample market',
    rights: ['explain'],
    // the sample's recalls and plates are made up: no partner has terms for them
    terms: PARTNERS,
  });
  writeFileSync(file, `${key}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
  return key;
}

/** Ends the demo key. */
export async function removeDemoKey(database: AccountsDatabase, dataDir: string): Promise<void> {
  await revokePlan(database, 'demo');
  rmSync(demoFile(dataDir), { force: true });
}
