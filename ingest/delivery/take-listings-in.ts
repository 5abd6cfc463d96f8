import { type Derivation, derive } from '../derive/derive.ts';
import { rememberDerived } from '../derive/remember.ts';
import type { InstalledMarket } from '../ground/installation.ts';
import { inTransaction } from '../ground/sql.ts';
import { canFollow, type Delivery, setLayout } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import { type Changes, changesOf, takeDelivery } from '../ledger/take.ts';

/** A delivery that the ledger holds as pending. */
export interface TakenIn {
  readonly delivery: Delivery;
  readonly changes: Changes;
  readonly derivation: Derivation;
}

/**
 * Takes an accepted delivery (view `delivered`, table `identity`) into the ledger as pending, and derives what its
 * documents are built from, in one transaction. endsHolds: no source is held.
 */
export async function takeListingsIn(
  { dataset, market }: Pick<InstalledMarket, 'dataset' | 'market'>,
  { db }: Ledger,
  delivery: Delivery,
  endsHolds: boolean,
): Promise<TakenIn> {
  return await inTransaction(db, async () => {
    await takeDelivery(db, { dataset, delivery, endsHolds });
    await setLayout(db, delivery.id);
    const derivation = await derive(db, {
      dataset,
      market,
      upto: delivery.id,
      touchedOnly: delivery.partial && (await canFollow(db, delivery)),
    });
    await rememberDerived(db, delivery);
    return { delivery, changes: await changesOf(db), derivation };
  });
}
