import { existsSync } from 'node:fs';
import path from 'node:path';
import { openAccounts } from '../accounts/open.ts';
import { sealOf } from '../accounts/seal.ts';
import { unreadableWebhooks } from '../accounts/webhooks.ts';
import type { Settings } from '../settings.ts';

/**
 * Says so on stderr where the accounts hold webhooks whose secrets the key file of the state directory does not open: a
 * backup that is made of them, or was brought back, is not all that sending needs.
 */
export async function tellLostKey(
  settings: Pick<Settings, 'accountsUrl' | 'dataDir'> & Partial<Pick<Settings, 'webhooksKey'>>,
): Promise<void> {
  const { accountsUrl, dataDir } = settings;
  // those in PostgreSQL are no part of it
  if (accountsUrl || !existsSync(path.join(dataDir, 'accounts.db'))) return;
  const accounts = await openAccounts(settings);
  try {
    const [lost] = await unreadableWebhooks(accounts, sealOf(dataDir, settings.webhooksKey));
    if (lost) console.error(`events for webhook ${lost.id} cannot be sent: ${lost.fault}; see webhooks list`);
  } finally {
    await accounts.destroy();
  }
}
