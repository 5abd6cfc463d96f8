import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { refreshedEndpoints } from '../../src/api/refreshed-endpoints.ts';
import { engineClient } from '../../src/engine/client.ts';
import { dealer } from '../engine/dealers-installation.ts';
import { csv, Installation, type Row } from '../engine/ingest-installation.ts';
import { describeOnEngine } from '../market/load.ts';
import { type Command, perform, tellOf, type Where } from './commands.ts';
import { carsOf, instantOf, whereOf } from './twins.ts';
import { accountsWithWebhook } from './webhook-installation.ts';

// Whatever a delivery is of: a run that ends between its switch and its end, before or after webhooks were told, is ended
// by the next command, which tells them once. Ended in this process, by an error; webhook-kill.test.ts kills processes.

const asOf = instantOf(1);

const INCENTIVE = {
  id: 'offer-1',
  offer: { vehicles: [{ make: 'Ford' }], offer_type: 'cash', cashback_amount: 500 },
  ...{ zip: '60601', city: 'Chicago', state: 'IL', source: 'ford.example' },
};
const HISTORY = { id: '1-1', vin: '1HGCM82633A100001', source: 'a.example', price: 9000, last_seen_at: asOf };
const SOLD = { sold_date: '2025-09-03', inventory_type: 'used', price: 9000 };

/** A load, its file's text, and what it is of. */
const LOADS: readonly (readonly [Command['run'], string, string, string])[] = [
  ['load', csv(carsOf(1)), 'listings', 'us-cars'],
  ['load dealers', csv([dealer(7)]), 'dealers', 'us-cars'],
  ['load history', csv([HISTORY as Row]), 'history', 'all'],
  ['load incentives', `${JSON.stringify(INCENTIVE)}\n`, 'incentives', 'all'],
  ['load sold', csv([SOLD as Row]), 'sold', 'all'],
];

describeOnEngine('webhooks of deliveries whose load ends too early', () => {
  const here = new Installation();
  let where: Where;
  let accounts: AccountsDatabase;

  beforeAll(async () => {
    where = whereOf(here);
    accounts = await accountsWithWebhook(where);
  });
  afterAll(async () => {
    await accounts?.destroy();
    await here.drop();
  });

  async function publishedEndpoints(): Promise<string[]> {
    const events = await accounts.selectFrom('event').select('data').execute();
    return events.map(({ data }) => (JSON.parse(data) as { endpoint: string }).endpoint).sort();
  }

  /** Tells, or not, and ends the run there. */
  const ending = (tells: boolean) => async (delivery: Parameters<ReturnType<typeof tellOf>>[0]) => {
    if (tells) await tellOf(where)(delivery);
    throw new Error('ended here');
  };

  test.each(LOADS)('%s', async (run, text, dataset, market) => {
    await accounts.deleteFrom('sending').execute();
    await accounts.deleteFrom('event').execute();
    const command = { run, asOf, file: here.write(`${dataset}-file`, text) } as Command;
    // the first delivery of dealers' cars: nobody else's, none left, none sold
    const changed = dataset === 'listings' ? (['dealer', 'counts'] as const) : undefined;
    const endpoints = refreshedEndpoints({ dataset, market, changed }).sort();
    const end = (tells: boolean) => perform(where, command, engineClient(where), ending(tells));
    const early = { code: 1, text: expect.stringContaining('ended here') };
    expect([await end(false), await publishedEndpoints()]).toEqual([early, []]);
    expect([await end(true), await publishedEndpoints()]).toEqual([early, endpoints]);
    // the delivery is in: this run settles it and has nothing to load
    expect([(await perform(where, command)).code, await publishedEndpoints()]).toEqual([3, endpoints]);
  });
});
