import { afterAll, expect, test } from 'vitest';
import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts, serveAccounts } from '../../src/accounts/open.ts';
import { newFolder, removeFolders } from './stores.ts';

/** What accounts add to a request with SQLite: under 0.2 ms at the median (issue 6). */

const CALLS = 20_000;
const MONTH = '2026-01';

afterAll(removeFolders);

test('accounts add under 0.2 ms to a request', async () => {
  const dataDir = newFolder();
  const open = await openAccounts({ dataDir });
  const { key, account } = await createKey(open, { plan: 'enterprise', terms: ['recalls'] });
  await open.destroy();
  const accounts = await serveAccounts({ dataDir });
  const steps = {
    callerOfKey: () => accounts.callerOfKey(key),
    takeCall: () => accounts.takeCall(account, MONTH, 1_000_000),
    endCall: () =>
      accounts.endCall({ account, month: MONTH, operation: '/search/car/active', status: 200, counts: true }),
  };
  const times: Record<string, number[]> = { together: [], callerOfKey: [], takeCall: [], endCall: [] };
  for (let i = 0; i < CALLS; i += 1) {
    let together = 0;
    for (const [name, step] of Object.entries(steps)) {
      const start = performance.now();
      await step();
      const took = performance.now() - start;
      times[name]?.push(took);
      together += took;
    }
    times.together?.push(together);
  }
  await accounts.close();
  const median = (name: string): number =>
    times[name]?.sort((one, other) => one - other)[CALLS / 2] ?? Number.NaN;
  const told = Object.keys(times).map((name) => `${name} ${(median(name) * 1000).toFixed(1)} µs`);
  console.log(`medians of ${CALLS} calls: ${told.join(', ')}`);
  expect(median('together')).toBeLessThan(0.2);
});
