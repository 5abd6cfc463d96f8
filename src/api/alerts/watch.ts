import { setTimeout as pause } from 'node:timers/promises';
import { noteDelay } from '../../accounts/comparisons.ts';
import { alertMarkets, type PendingAlertKey, pendingAlerts } from '../../accounts/pending-alerts.ts';
import { MARKETS, type Market } from '../../catalog/markets.ts';
import { refusalOf } from '../http/answer-error.ts';
import { type ComparisonParts, compareAlert, isWhole } from './compare.ts';
import { indicesMark } from './find-listings.ts';

/** Looks whether the data has changed since alerts were compared, and compares those that are behind, one at a time. */

const LOOK_MS = 5000;

/** Alerts are compared until it is closed. */
export interface AlertWatch {
  /** a comparison under way is given up; whoever looks next makes it */
  close(): Promise<void>;
}

/** In any order: of several who look at once each begins elsewhere. */
const shuffled = (alerts: readonly PendingAlertKey[]): PendingAlertKey[] =>
  alerts
    .map((alert) => [Math.random(), alert] as const)
    .toSorted(([one], [other]) => one - other)
    .map(([, alert]) => alert);

/** Logs and notes why an alert is compared later: its account sees it. */
async function putOff(
  { service, database }: ComparisonParts,
  alert: PendingAlertKey,
  error: unknown,
): Promise<void> {
  const { message } = refusalOf(error);
  service.log.warn({ alert: alert.id, cause: String(error) }, 'an alert will be compared later');
  await noteDelay(database, alert, message).catch((cause: unknown) =>
    service.log.warn({ alert: alert.id, cause: String(cause) }, 'it is not noted why'),
  );
}

async function compareMarket(comparing: ComparisonParts, market: Market, signal: AbortSignal): Promise<void> {
  const { service, database } = comparing;
  const live = await service.live.of(market).get();
  if (!isWhole(live, market)) return;
  const looked = indicesMark(live, market);
  const late = new Set<string>();
  for (const alert of shuffled(await pendingAlerts(database, market, looked))) {
    if (signal.aborted) return;
    // its other alerts wait for the next look, and not the other accounts for them
    if (late.has(alert.account)) continue;
    const compared = await compareAlert(comparing, alert.id, signal).catch(async (error: unknown) => {
      late.add(alert.account);
      if (!signal.aborted) await putOff(comparing, alert, error);
    });
    if (compared) service.log.info({ alert: alert.id, market, compared }, 'alert');
  }
}

/** Compares every alert that is behind. Throws where the accounts cannot be read. */
export async function compareAlerts(
  comparing: ComparisonParts,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  const named = await alertMarkets(comparing.database);
  for (const market of MARKETS.filter((one) => named.includes(one)))
    await compareMarket(comparing, market, signal).catch((error: unknown) => {
      if (!signal.aborted)
        comparing.service.log.warn({ market, cause: String(error) }, 'alerts will be compared later');
    });
}

/** Starts comparing, in the background. */
export function watchAlerts(comparing: ComparisonParts): AlertWatch {
  const closing = new AbortController();
  const { signal } = closing;
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      await compareAlerts(comparing, signal).catch((error: unknown) =>
        comparing.service.log.error({ cause: String(error) }, 'alerts: the accounts cannot be read'),
      );
      await pause(LOOK_MS, undefined, { signal }).catch(() => {});
    }
  };
  const ended = run();
  return {
    async close() {
      closing.abort();
      await ended;
    },
  };
}
