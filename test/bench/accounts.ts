import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { ownRate } from '../../src/api/access/request-rate.ts';

const CALLS = 20_000;
const MONTH = '2026-01';
/** what accounts may add to a request at the median, microseconds */
const AIM = 200;

/** `npm run bench -- accounts`: what accounts in a SQLite file, and the rate in memory, add to each request. */
export async function benchAccounts(): Promise<void> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'forecourt-bench-accounts-'));
  const database = await openAccounts({ dataDir });
  const { key, account } = await createKey(database, { plan: 'enterprise' });
  await database.destroy();
  const accounts = await serveAccounts({ dataDir });
  const rate = ownRate();
  const call = { account, month: MONTH, operation: 'search/car/active', status: 200, counts: true };
  const steps = {
    'who asks': () => accounts.callerOfKey(key),
    'rate of the second': () => rate.take(account),
    'call of the month taken': () => accounts.takeCall(account, MONTH, undefined),
    'call ended': () => accounts.endCall(call),
  };
  const times = new Map<string, number[]>([...Object.keys(steps), 'together'].map((name) => [name, []]));
  for (let i = 0; i < CALLS; i += 1) {
    let together = 0;
    for (const [name, step] of Object.entries(steps)) {
      const start = performance.now();
      await step();
      const took = performance.now() - start;
      times.get(name)?.push(took);
      together += took;
    }
    times.get('together')?.push(together);
  }
  rate.close();
  await accounts.close();
  await rm(dataDir, { recursive: true, force: true });
  const rank = (all: number[], share: number): string =>
    ((all.toSorted((a, b) => a - b)[Math.floor(all.length * share)] ?? Number.NaN) * 1000).toFixed(0);
  console.log(`Microseconds of ${CALLS} requests; the aim is under ${AIM} together at p50.\n`);
  console.log('| step | p50 | p95 |\n|---|---|---|');
  for (const [name, all] of times) console.log(`| ${name} | ${rank(all, 0.5)} | ${rank(all, 0.95)} |`);
}
