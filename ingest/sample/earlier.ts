import type { SampleOptions, SampleRow } from './market.ts';
import { sampleListings } from './sample.ts';

const DAY = 86_400;
/** Days from the delivery before to that of the sample. */
const DAYS_BEFORE = 9;
/** Cars that have left since: of dealers of their own, drawn by another seed. */
const LEFT = { size: 120, seed: 1 };

/** Instant of the delivery before the sample, Unix seconds. */
export const earlierInstant = (asOf: number): number => asOf - DAYS_BEFORE * DAY;

/** A listing as it was when its price had not been changed yet. */
const before = (row: SampleRow): SampleRow => ({
  ...row,
  price: row.ref_price,
  ...{ ref_price: undefined, ref_price_dt: undefined, scraped_at: undefined, status_date: undefined },
  ...{ dom: undefined, dom_180: undefined, dom_active: undefined, dos_active: undefined },
});

/**
 * The delivery of car listings before the sample: cars that have left since, so that there is something to find among
 * what left, and those of the sample whose price was changed since, so that there is a history to see.
 */
export function* sampleEarlier({ seed, size, asOf }: SampleOptions): Generator<SampleRow> {
  const then = earlierInstant(asOf);
  yield* sampleListings({ seed: seed + LEFT.seed, size: LEFT.size, asOf: then });
  for (const row of sampleListings({ seed, size, asOf }))
    if (Number(row.scraped_at) > then && Number(row.relisted_at ?? 0) < then) yield before(row);
}
