import type { Changes } from '../../accounts/alert-terms.ts';
import type { Baseline } from '../../accounts/alerts.ts';
import {
  type Behind,
  callerOf,
  type Finding,
  noteComparison,
  noteFault,
  readAlert,
} from '../../accounts/comparisons.ts';
import type { AccountsDatabase } from '../../accounts/schema.ts';
import { Refusal } from '../../catalog/errors.ts';
import { precedes } from '../../engine/live.ts';
import { endingAfter } from '../../outgoing/deadline.ts';
import { hindrance } from '../access/allow.ts';
import type { Operation } from '../operation.ts';
import type { Service } from '../request/context.ts';
import { TIME_OUT_MS } from '../request/deadline.ts';
import { changesBetween } from './changes.ts';
import { findAll } from './finds.ts';
import { viewSearch } from './view-search.ts';

/** What alerts are compared with. */
export interface Comparing {
  readonly service: Service;
  readonly table: readonly Operation[];
  readonly database: AccountsDatabase;
}

/** Path of the operation that stands for alerts in a plan's `excludes`. */
export const ALERT_PATH = '/views/{view_id}/alert';

/** What became of an alert that was looked at. */
export type Compared = 'told' | 'nothing to tell' | 'cannot be compared' | 'done by another';

function findingOf({ dataVersion: before }: Behind, { dataVersion }: Baseline, changes: Changes): Finding {
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

/** What the view finds now, as its account may search. Throws as findAll; not_allowed where the account may not any more. */
async function findsNow({ service, table, database }: Comparing, alert: Behind, signal: AbortSignal) {
  const caller = await callerOf(database, alert.account);
  if (!caller) throw new Refusal('not_allowed', { detail: 'the account has no active key' });
  const detail = hindrance({ path: ALERT_PATH }, caller);
  if (detail) throw new Refusal('not_allowed', { detail });
  return await findAll(service, { caller, signal }, viewSearch(table, caller, alert.view));
}

/** Is it the caller's to mend? Other refusals pass. */
const stays = (error: unknown): error is Refusal => error instanceof Refusal && error.status < 500;

/**
 * Compares an alert with the data that answers, and tells what it found: all of it in one transaction, so that it may be
 * ended anywhere and begun again, by several at once. Throws where the engine or the accounts do not answer.
 */
export async function compareAlert(
  comparing: Comparing,
  id: string,
  { looked, signal }: { readonly looked: string; readonly signal: AbortSignal },
): Promise<Compared> {
  const { database } = comparing;
  const alert = await readAlert(database, id);
  if (!alert || alert.looked === looked) return 'done by another';
  const inTime = endingAfter(signal, TIME_OUT_MS);
  const now = await findsNow(comparing, alert, inTime).catch((error: unknown) => {
    if (stays(error)) return error;
    throw error;
  });
  if (now instanceof Refusal)
    return (await noteFault(database, alert, { looked, fault: now.message }))
      ? 'cannot be compared'
      : 'done by another';
  const changes = changesBetween(alert.seen, now.seen, alert.tells);
  const found = changes && findingOf(alert, now, changes);
  if (!(await noteComparison(database, alert, now, found))) return 'done by another';
  return found ? 'told' : 'nothing to tell';
}
