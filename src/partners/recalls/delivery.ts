import { dataset as recallsByVin } from '../../catalog/datasets/recalls.ts';
import type { LookUp } from '../look-up.ts';
import type { RecallSource } from './source.ts';

type DeliveredRecall = Readonly<Record<string, unknown>>;

/** A row of a `recalls` delivery as it was stored. */
interface Stored {
  readonly record: {
    /** the delivery's instant, Unix seconds */
    readonly as_of: number;
    readonly vehicle?: DeliveredRecall;
    readonly recalls: readonly DeliveredRecall[];
    readonly filtered?: readonly DeliveredRecall[];
  };
}

/** The recalls of the `recalls` delivery (feeds.md 2.2), as they were delivered. */
export const deliveredRecalls =
  (lookUp: LookUp): RecallSource =>
  async (vin, signal) => {
    const [stored] = (await lookUp(recallsByVin, { vin }, signal)) as Stored[];
    if (!stored) return undefined;
    const { as_of, vehicle, recalls, filtered } = stored.record;
    const refreshed = { dataRefreshDate: new Date(as_of * 1000).toISOString() };
    return { vehicle: { ...refreshed, ...vehicle }, recalls, filtered };
  };
