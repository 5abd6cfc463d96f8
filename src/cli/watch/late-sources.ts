import { pathIn, type WatchConfig } from '../../../ingest/sources/read-config.ts';
import { revealed, type Secret } from '../../../ingest/sources/secret.ts';
import type { OnLate } from '../../../ingest/sources/watch.ts';
import { nowSeconds } from '../../accounts/digest.ts';
import { openAccounts } from '../../accounts/open.ts';
import { tellOne } from '../../accounts/outbox.ts';
import { sealOf } from '../../accounts/seal.ts';
import { targetAt } from '../../accounts/target.ts';
import { refuseLostKey } from '../../accounts/webhooks.ts';
import type { Settings } from '../../settings.ts';
import { waitsSince } from '../../sources/source-standing.ts';

/** Type of the event that tells of a late source. */
const SOURCE_LATE = 'source.late';

/** Puts into the outbox that a source is late, to the webhook of the configuration; a server sends it, as it sends other events. */
export function lateSourceReporter(config: WatchConfig, settings: Settings): OnLate {
  const { alerts } = config;
  if (!alerts) return async () => undefined;
  const read = (given: string | Secret): string =>
    typeof given === 'string' ? given : revealed(given, pathIn(config), process.env);
  return async (record) => {
    const { source, dataset, market, expected } = record;
    const since = waitsSince(record);
    const to = targetAt(new URL(read(alerts.webhook)), alerts.secret && read(alerts.secret));
    const accounts = await openAccounts(settings);
    try {
      const seal = sealOf(settings.sharedDir, settings.webhooksKey);
      await refuseLostKey(accounts, seal);
      await tellOne(accounts, seal, {
        origin: `${settings.indexPrefix}${source} late since ${since}`,
        type: SOURCE_LATE,
        data: {
          source,
          dataset,
          market,
          last_delivery: since,
          expected_seconds: expected,
          event_timestamp: nowSeconds(),
        },
        to,
      });
    } finally {
      await accounts.destroy();
    }
  };
}
