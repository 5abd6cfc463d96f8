import type { Installation } from '../ground/installation.ts';
import { Refused } from '../ground/outcome.ts';
import { row } from '../ground/sql.ts';
import { deliveries, setState } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { refuseStrange, seen } from '../publish/owner.ts';
import { recordsAnswering } from './indices.ts';
import type { Records } from './records.ts';
import { type RecordsRollback, withdraw } from './settle.ts';

async function holdsRows({ db }: Ledger, { table }: Records, delivery: number): Promise<boolean> {
  const { held } = await row<{ held: boolean }>(
    db,
    `SELECT count(*) > 0 AS held FROM ${table} WHERE delivery = ${delivery}`,
  );
  return held;
}

/**
 * Takes the newest delivery out; its instant is free. Where only the newest answers, the one before it does again.
 * Throws Refused when there is none to take out, or to go back to. In the ledger nothing is pending.
 */
export async function rollBackRecords(
  place: Installation,
  ledger: Ledger,
  records: Records,
): Promise<RecordsRollback> {
  const { dataset, market, answer } = records;
  const [newest, before] = await deliveries(ledger.db, dataset);
  const where = market === 'all' ? '' : ` in ${market}`;
  if (!newest) throw new Refused(`no ${dataset} ${dataset.endsWith('s') ? 'are' : 'is'} loaded${where}`);
  refuseStrange(await seen(place.client, ledger, await recordsAnswering(records, ledger)), ledger);
  if (answer === 'newest') {
    if (!before) throw new Refused(`there is no delivery of ${dataset}${where} to roll back to`);
    if (!(await holdsRows(ledger, records, before.id)))
      throw new Refused(
        'the ledger no longer holds the delivery before the newest: only the newest one can be rolled back',
      );
  }
  await setState(ledger.db, newest.id, 'withdrawing');
  return await withdraw(place, ledger, records, newest);
}
