import { directoryRecord } from '../../records/dealer.ts';
import { incentive } from '../../records/incentive.ts';
import { listing, plotPoint } from '../../records/listing.ts';
import type { ListingView } from '../../records/view.ts';
import type { SearchPlan } from '../../search/plan.ts';
import type { Stored } from '../../search/shape.ts';

/** Gives, for one answer, what makes the answered object of a stored one. */
export type Show = (plan: SearchPlan, view: ListingView) => (stored: Stored) => object;

/** What a search may answer (operations.ts, `shows`). */
export const SHOWS = {
  listing: (plan, view) => (plan.plot ? plotPoint : (stored) => listing(stored, view)),
  incentive: () => incentive,
  directory: (_, view) => (stored) => directoryRecord(stored, view),
} as const satisfies Readonly<Record<string, Show>>;
