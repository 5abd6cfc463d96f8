import type { AnsweringDelivery } from '../../src/engine/answering-datasets.ts';
import type { Delivery } from '../ledger/deliveries.ts';

/** What an index says of the delivery that it is made of. */
export const answeringDelivery = ({
  id,
  asOf,
  sample,
}: Pick<Delivery, 'id' | 'asOf' | 'sample'>): AnsweringDelivery => ({
  delivery: id,
  as_of: asOf,
  sample,
});
