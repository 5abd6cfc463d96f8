import type { Changes } from '../../accounts/alert-terms.ts';
import type { Baseline } from '../../accounts/alerts.ts';
import { type AlertFinding, noteComparison, noteFault } from '../../accounts/comparisons.ts';
import { callerOf, type PendingAlert, readAlert } from '../../accounts/pending-alerts.ts';
import type { AccountsDatabase } from '../../accounts/schema.ts';
import { Refusal } from '../../catalog/errors.ts';
import { MARKETS, type Market } from '../../catalog/markets.ts';
import { publishedRoles } from '../../catalog/roles.ts';
import { EngineDown } from '../../engine/ask.ts';
import { precedes } from '../../engine/generations.ts';
import type { Live } from '../../engine/live.ts';
import { endingAfter } from '../../outgoing/deadline.ts';
import { hindrance } from '../access/allow.ts';
import type { Operation } from '../operation.ts';
import type { Service } from '../request/context.ts';
import { changesBetween } from './changes.ts';
import { findListings, indicesMark, readIndicesNow } from './find-listings.ts';
import { viewSearch } from './view-search.ts';

/** What alerts are compared with. */
export interface ComparisonParts {
  readonly service: Service;
  readonly table: readonly Operation[];
  readonly database: AccountsDatabase;
}

/** Path of the operation that stands for alerts in a plan's `excludes`. */
export const ALERT_PATH = '/views/{view_id}/alert';

/** Alerts of all accounts are compared one after another: none may take longer. */
const COMPARE_MS = 20_000;

/** What became of an alert that was looked at. */
export type AlertOutcome = 'told' | 'nothing to tell' | 'cannot be compared' | 'done by another';

function findingOf(
  { dataVersion: before }: PendingAlert,
  { dataVersion }: Baseline,
  changes: Changes,
): AlertFinding {
  const { arrived, left, price_changed } = changes;
  return {
    changes,
    told: {
      data_version: dataVersion,
      version_before: before,
      rolled_back: precedes(dataVersion, before),
      arrived: arrived.length,
      left: left.length,
      price_changed: price_changed.length,
    },
  };
}

/**
 * May the indices be compared with what alerts have seen? Where something is lost, or a newer program has published what this
 * one cannot read, what is missing has not left.
 */
export function isWhole({ indices, lost, isTooNew }: Live, market: Market): boolean {
  const roles = publishedRoles(market);
  return !isTooNew && roles.some((role) => indices[role]) && !roles.some((role) => lost.has(role));
}

/** The search of the view, as its account may ask it. Throws not_allowed where it may not any more. */
async function searchNow({ table, database }: ComparisonParts, alert: PendingAlert) {
  const caller = await callerOf(database, alert.account);
  if (!caller) throw new Refusal('not_allowed', { detail: 'the account has no active key' });
  const detail = hindrance({ path: ALERT_PATH }, caller);
  if (detail) throw new Refusal('not_allowed', { detail });
  return { caller, search: viewSearch(table, caller, alert.view) };
}

/** What the view finds in the indices, or what the account would have to mend. Throws other refusals, and EngineDown. */
async function findsIn(
  comparing: ComparisonParts,
  alert: PendingAlert,
  read: Live,
  signal: AbortSignal,
): Promise<Baseline | Refusal> {
  const inTime = endingAfter(signal, COMPARE_MS);
  try {
    const { caller, search } = await searchNow(comparing, alert);
    return await findListings(comparing.service, { caller, signal: inTime }, search, read);
  } catch (error) {
    if (error instanceof Refusal && error.status < 500) return error;
    if (inTime.aborted && !signal.aborted) throw new Refusal('timed_out');
    throw error;
  }
}

/**
 * Compares an alert with the data that answers, and tells what it found: all of it in one transaction, so that it may be
 * ended anywhere and begun again, by several at once. The alert is read first and the indices then, so that these are never
 * older than what it has seen. Throws where the engine or the accounts do not answer.
 */
export async function compareAlert(
  comparing: ComparisonParts,
  id: string,
  signal: AbortSignal,
): Promise<AlertOutcome> {
  const { service, database } = comparing;
  const alert = await readAlert(database, id);
  const market = MARKETS.find((one) => one === alert?.market);
  if (!alert || !market) return 'done by another';
  const read = await readIndicesNow(service, market);
  const looked = indicesMark(read, market);
  if (alert.looked === looked) return 'done by another';
  if (!isWhole(read, market)) throw new EngineDown('not everything that was published answers');
  const now = await findsIn(comparing, alert, read, signal);
  if (now instanceof Refusal)
    return (await noteFault(database, alert, { looked, fault: now.message }))
      ? 'cannot be compared'
      : 'done by another';
  const changes = changesBetween(alert.seen, now.seen, alert.tells);
  const found = changes && findingOf(alert, now, changes);
  if (!(await noteComparison(database, alert, now, found))) return 'done by another';
  return found ? 'told' : 'nothing to tell';
}
