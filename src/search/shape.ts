import { type FacetTerms, shapeFacets } from './features/facets.ts';
import { checkEnd } from './features/page.ts';
import { shapeRangeFacets } from './features/range-facets.ts';
import { shapeStats } from './features/stats.ts';
import type { SearchPlan } from './plan.ts';

/** A listing as the index keeps it. */
export interface Stored {
  /** the finished record, as it is answered */
  readonly record: Record<string, unknown>;
  /** delivered addresses of the cached photos, in the order of the record's */
  readonly cached_links?: readonly string[];
}

/** What the engine found: total, what was counted by name, the page. */
export interface Found {
  readonly total: number;
  readonly counted: ReadonlyMap<string, unknown>;
  readonly hits: readonly Stored[];
}

/** The answer of a listing search (part-1.md, "Envelope of a listing response"). */
export interface Envelope {
  readonly num_found: number;
  readonly listings: readonly object[];
  readonly facets?: Record<string, FacetTerms>;
  readonly range_facets?: Record<string, object>;
  readonly stats?: Record<string, object>;
}

/**
 * The answer of a plan. `show` makes the answered listing of a stored one. Throws `past_end` when the page
 * begins beyond the last listing.
 */
export function shape(plan: SearchPlan, found: Found, show: (stored: Stored) => object): Envelope {
  if (!plan.plot) checkEnd(plan.start, found.total);
  const { facets, rangeFacets, stats } = plan;
  return {
    num_found: found.total,
    listings: found.hits.map(show),
    ...(facets ? { facets: shapeFacets(facets, found.counted) } : {}),
    ...(rangeFacets ? { range_facets: shapeRangeFacets(rangeFacets, found.counted) } : {}),
    ...(stats ? { stats: shapeStats(stats, found.total, found.counted) } : {}),
  };
}
