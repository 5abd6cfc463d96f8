import { LRUCache } from 'lru-cache';
import type { Line } from '../../engine/question.ts';
import { fold } from '../../grammar/fold.ts';
import type { JobMarket } from '../work/market.ts';
import { comparableOf } from './listed-vehicle.ts';
import { nearestLine, unitsLine } from './questions.ts';
import type { Comparable } from './score.ts';
import type { Vehicle } from './vehicles.ts';

/** Listings that vehicles are compared with, each set asked for once while it is in use. */

/** Sets that are kept: 100 listings each at most. */
const KEPT = 2000;

/** What a vehicle is compared with. */
export interface Surroundings {
  /** nearest listings of the same year, make, model and trim */
  readonly sameTrim: readonly Comparable[];
  /** nearest listings of the same year, make and model */
  readonly anyTrim: readonly Comparable[];
  /** the dealer's own of the same year, make and model */
  readonly units: readonly Comparable[];
}

interface Wanted {
  readonly key: string;
  readonly line: Line;
}

function wantedOf({ country }: JobMarket, { build, centre, dealer }: Vehicle) {
  const what = [build.year, fold(build.make), fold(build.model)];
  const where = [centre.latitude, centre.longitude];
  const anyTrim = { ...build, trim: undefined };
  const want = (key: readonly unknown[], line: Line): Wanted => ({ key: JSON.stringify(key), line });
  return {
    anyTrim: want([what, where], nearestLine(country, anyTrim, centre)),
    // without a trim it is the same question
    ...(build.trim === undefined
      ? {}
      : { sameTrim: want([what, where, fold(build.trim)], nearestLine(country, build, centre)) }),
    ...(dealer === undefined
      ? {}
      : { units: want([what, `dealer ${dealer}`], unitsLine(country, build, dealer)) }),
  };
}

/** Answers what surrounds each vehicle of a chunk, in their order; one request for all that is not known yet. */
export function surroundings(
  market: JobMarket,
): (vehicles: readonly Vehicle[]) => Promise<readonly Surroundings[]> {
  const kept = new LRUCache<string, readonly Comparable[]>({ max: KEPT });

  return async (vehicles) => {
    const wanted = vehicles.map((vehicle) => wantedOf(market, vehicle));
    const found = new Map<string, readonly Comparable[]>();
    const open = new Map<string, Line>();
    for (const { key, line } of wanted.flatMap((one) => Object.values(one))) {
      const known = kept.get(key);
      if (known) found.set(key, known);
      else open.set(key, line);
    }
    const answers = open.size > 0 ? await market.ask([...open.values()]) : [];
    for (const [i, key] of [...open.keys()].entries()) {
      const comparables = (answers[i]?.sources ?? []).map(comparableOf);
      kept.set(key, comparables);
      found.set(key, comparables);
    }
    const of = (one: Wanted | undefined): readonly Comparable[] => (one && found.get(one.key)) ?? [];
    return wanted.map(({ anyTrim, sameTrim, units }) => ({
      anyTrim: of(anyTrim),
      sameTrim: of(sameTrim),
      units: of(units),
    }));
  };
}
