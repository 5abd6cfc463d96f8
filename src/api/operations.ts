import { usCarListings } from '../catalog/us-car-listings.ts';
import type { Market } from '../engine/market.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { activeDays } from '../search/scopes/active-days.ts';
import { condition } from '../search/scopes/condition.ts';
import { coverage } from '../search/scopes/coverage.ts';
import { like } from '../search/scopes/like.ts';
import { offered } from '../search/scopes/offered.ts';
import { place } from '../search/scopes/place.ts';
import { preferred } from '../search/scopes/preferred.ts';
import { ymmt } from '../search/scopes/ymmt.ts';

/** The table of operations: every path that answers, and how. A market's searches are rows here. */

const carSearch: SearchPolicy = {
  operation: 'search/car/active',
  market: 'us-cars',
  dataset: usCarListings,
  scopes: [coverage, place, condition, offered, ymmt(usCarListings), like, activeDays, preferred],
  rows: { default: 10, maximum: 50, above: 'default' },
  byDistance: true,
};

interface Described {
  /** path below /v2; members in braces */
  readonly path: string;
  readonly summary: string;
  /** statuses besides 200, for the OpenAPI document */
  readonly errors: readonly number[];
}

export type Operation = Described &
  (
    | { readonly kind: 'search'; readonly policy: SearchPolicy }
    | { readonly kind: 'history'; readonly market: Market }
    | { readonly kind: 'deliveries' }
    | { readonly kind: 'image' }
    | { readonly kind: 'explain' }
  );

export const OPERATIONS: readonly Operation[] = [
  {
    kind: 'search',
    path: '/search/car/active',
    summary: 'Active car listings of the US and Canada: filters, facets, range facets, statistics, radius.',
    errors: [400, 401, 422, 500, 503],
    policy: carSearch,
  },
  {
    kind: 'history',
    path: '/history/car/{vin}',
    summary: "Every record of a vehicle's price and mileage, on every source, newest first, 50 a page.",
    errors: [400, 401, 422, 500, 503],
    market: 'us-cars',
  },
  {
    kind: 'deliveries',
    path: '/deliveries',
    summary: 'What was loaded, newest first: counts, arrivals, departures, rejects, held sources, times.',
    errors: [400, 401, 422, 500, 503],
  },
  {
    kind: 'image',
    path: '/image/cache/car/{listing_id}/{image}',
    summary: 'Sends on to a cached photo of a listing.',
    errors: [400, 401, 404, 500, 503],
  },
  {
    kind: 'explain',
    path: '/explain',
    summary:
      'The plan and the engine request that a URL becomes, without running it. Needs the right explain.',
    errors: [400, 401, 403, 404, 422, 500],
  },
];

/** Path of an operation as the router writes it. */
export const routePath = ({ path }: Operation): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** The operation that answers a path below /v2; undefined when there is none. */
export function operationAt(path: string): Operation | undefined {
  return OPERATIONS.find((operation) =>
    new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

/** Names of the parameters that every keyed operation takes. */
export const KEY_PARAMETER = 'api_key';
