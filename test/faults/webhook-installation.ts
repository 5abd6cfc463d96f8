import { createKey } from '../../src/accounts/keys.ts';
import { openAccounts } from '../../src/accounts/open.ts';
import type { AccountsDatabase } from '../../src/accounts/schema.ts';
import { sealOf } from '../../src/accounts/seal.ts';
import { addWebhook } from '../../src/accounts/webhooks.ts';
import type { Where } from './commands.ts';

/** Accounts of an installation, one of which is told of refreshed data. */
export async function accountsWithWebhook(where: Where): Promise<AccountsDatabase> {
  const accounts = await openAccounts(where);
  await createKey(accounts, { plan: 'enterprise', account: 'acme' });
  await addWebhook(accounts, sealOf(where.dataDir), {
    account: 'acme',
    url: new URL('https://shop.example/'),
    events: ['api.data.refreshed'],
  });
  return accounts;
}
