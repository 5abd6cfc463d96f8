import type { Answering } from '../../src/engine/answering.ts';
import type { Delivery } from '../ledger/deliveries.ts';

/** What an index says of the delivery that it is made of. */
export const answeringOf = ({ id, asOf, sample }: Pick<Delivery, 'id' | 'asOf' | 'sample'>): Answering => ({
  delivery: id,
  as_of: asOf,
  sample,
});
