import { type Delivery, deliveries, setState } from '../ledger/deliveries.ts';
import { type DeliveryAdapter, type Rollback, withdraw } from './life.ts';

/** What of a rollback is particular to a dataset. */
export interface Withdrawable extends DeliveryAdapter {
  /** throws CommandRefusal where the newest delivery cannot leave, or there is none to go back to */
  requireBefore(newest: Delivery | undefined, before: Delivery | undefined): Promise<Delivery>;
}

/**
 * Takes the newest delivery out, of a ledger in which nothing is pending; its instant is free, and the delivery before it
 * answers again, where only the newest does.
 */
export async function rollBack(adapter: Withdrawable): Promise<Rollback> {
  const { db } = adapter.ledger;
  const [newest, before] = await deliveries(db, adapter.dataset);
  const leaving = await adapter.requireBefore(newest, before);
  await setState(db, leaving.id, 'withdrawing');
  return await withdraw(adapter, leaving);
}
