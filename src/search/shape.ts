import { type FacetTerms, shapeFacets } from './features/facets.ts';
import { checkEnd } from './features/page.ts';
import { shapeRangeFacets } from './features/range-facets.ts';
import { shapeStats } from './features/stats.ts';
import type { SearchPlan } from './plan.ts';
import type { CountsForm } from './policy.ts';

/** A listing as the index keeps it. */
export interface StoredListing {
  /** the finished record, as it is answered */
  readonly record: Record<string, unknown>;
  /** where it stands, which is not always at its seller; read where distances or points are shown */
  readonly location?: { readonly lat: number; readonly lon: number };
  /** delivered addresses of the cached photos, in the order of the record's */
  readonly cached_links?: readonly string[];
  /** what only details and marketplaces show (`extra` of the catalogue's fields); read where an operation asks for it */
  readonly extra?: {
    readonly seller_comments?: string;
    readonly options?: readonly string[];
    readonly features?: readonly string[];
  };
}

/** What the engine found: total, what was counted by name, the page. */
export interface SearchResult {
  readonly total: number;
  readonly counted: ReadonlyMap<string, unknown>;
  readonly hits: readonly StoredListing[];
}

/** The answer of a search but for its page (part-1.md, "Envelope of a listing response"). */
export interface Counts {
  readonly num_found: number;
  readonly facets?: Record<string, FacetTerms> | undefined;
  readonly range_facets?: Record<string, object> | undefined;
  readonly stats?: Record<string, object> | undefined;
}

/**
 * What a plan counted, as its operation writes it. Throws `past_end` when the page begins beyond the last row (supplement decision 9).
 */
export function shapeCounts(plan: SearchPlan, found: SearchResult, form: CountsForm = {}): Counts {
  if (!plan.plot) checkEnd(plan.start, found.total);
  const { facets, rangeFacets, stats } = plan;
  return {
    num_found: found.total,
    facets: facets && shapeFacets(facets, found.counted, form.facetTerm),
    range_facets: rangeFacets && shapeRangeFacets(rangeFacets, found.counted, form.rangeFacetsInArrays),
    stats: stats && shapeStats(stats, found.total, found.counted),
  };
}
