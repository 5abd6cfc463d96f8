import type { SampleOptions, SampleRow } from './market.ts';
import { sampleListings } from './sample.ts';

const DAY = 86_400;
/** Days from the delivery before to that of the sample. */
const DAYS_BEFORE = 9;
/** Cars that have left since: how many, and the number of the first, so that they are none of the sample. */
const LEFT = { size: 120, first: 800_000 };

/** Instant of the delivery before the sample, Unix seconds. */
export const earlierInstant = (asOf: number): number => asOf - DAYS_BEFORE * DAY;

/** A listing as it was when its price had not been changed yet. */
export const before = (row: SampleRow): SampleRow => ({
  ...row,
  id: undefined,
  price: row.ref_price,
  miles: row.ref_miles ?? row.miles,
  ref_price: undefined,
  ref_price_dt: undefined,
  ref_miles: undefined,
  ref_miles_dt: undefined,
  scraped_at: undefined,
  status_date: undefined,
  dom: undefined,
  dom_180: undefined,
  dom_active: undefined,
  dos_active: undefined,
});

/**
 * The delivery of car listings before the sample: cars that have left since, so that there is something to find among
 * what left, and those of the sample whose price was changed since, so that there is a history to see.
 */
export function* sampleEarlier({ seed, size, asOf }: SampleOptions): Generator<SampleRow> {
  const then = earlierInstant(asOf);
  yield* sampleListings({ seed, size: LEFT.size, asOf: then }, LEFT.first);
  for (const row of sampleListings({ seed, size, asOf }))
    if (row.ref_price !== undefined && Number(row.scraped_at) > then && Number(row.relisted_at ?? 0) < then)
      yield before(row);
}
