import { openAccounts } from '../accounts/open.ts';
import type { AccountsDatabase } from '../accounts/schema.ts';
import { sealOf } from '../accounts/seal.ts';
import { waiting } from '../accounts/sendings.ts';
import { unreadableWebhooks } from '../accounts/webhooks.ts';
import { watchAlerts } from '../api/alerts/watch.ts';
import { OPERATIONS } from '../api/operations.ts';
import type { Service } from '../api/request/context.ts';
import { outgoing } from '../outgoing/call.ts';
import type { Settings } from '../settings.ts';
import { webhookMetrics } from '../webhooks/metrics.ts';
import { type Sender, startSender } from '../webhooks/sender.ts';

/** What a server does besides answering, which one of those that serve together is enough for. */

/** It goes on until it is closed. */
export interface Background {
  close(): Promise<void>;
}

/** Sends what waits in the outbox. */
async function sendWebhooks(
  settings: Settings,
  { log, metrics }: Service,
  database: AccountsDatabase,
): Promise<Sender> {
  const seal = sealOf(settings.sharedDir, settings.webhooksKey);
  const lost = await unreadableWebhooks(database, seal);
  if (lost.length)
    log.error({ webhooks: lost }, 'webhooks: some secrets cannot be read; nothing is sent to these webhooks');
  return startSender({
    database,
    seal,
    dataDir: settings.dataDir,
    call: outgoing(settings.outgoing),
    log,
    counts: webhookMetrics(metrics.registry, () => waiting(database)),
  });
}

/** Sends webhooks and compares alerts, on connections to the accounts of its own. */
export async function startBackground(settings: Settings, service: Service): Promise<Background> {
  const database = await openAccounts(settings);
  const sender = await sendWebhooks(settings, service, database);
  const alerts = watchAlerts({ service, table: OPERATIONS, database });
  return {
    async close() {
      await Promise.all([sender.close(), alerts.close()]);
      await database.destroy();
    },
  };
}
