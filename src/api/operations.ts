import { INSIGHTS_MARKET } from '../catalog/markets.ts';
import { jobOperations } from './batch-operations.ts';
import { incentiveSearch, incentivesOfMake } from './incentive-policies.ts';
import { marketOperations } from './market-operations.ts';
import { type Operation, SEARCH_ERRORS } from './operation.ts';
import { firstPolicy } from './request/policies.ts';
import { vendorPath } from './vendor-words.ts';

/** The table of operations: every path that answers, and how. Those of markets are declared with them. */

/** The VIN decoder, and the same under the paths of other decoders that clients know (feeds.md section 5, "decode"). */
const decodeOperations = (['basic', 'neovin', 'epi'] as const).map((as, i): Operation => {
  const of = as === 'basic' ? '' : `${as}/`;
  return {
    kind: 'decode',
    as,
    order: 720 + i,
    path: `/decode/car/${of}{vin}/specs`,
    summary: "What a VIN tells of its vehicle, by the US regulator's public data, in the words of listings.",
    errors: [400, 422, 500, 503],
  };
});

const rows: readonly Operation[] = [
  ...marketOperations,
  {
    kind: 'deliveries',
    order: 510,
    path: '/deliveries',
    summary: 'What was loaded, newest first: counts, arrivals, departures, rejects, held sources, times.',
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'sold summary',
    order: 520,
    path: '/sold-vehicles/summary',
    summary:
      'Monthly statistics of vehicles sold by US dealers, ranked in each state, city or nation-wide. Percentiles are exact.',
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'dealership groups',
    order: 530,
    path: '/dealership-groups',
    summary: 'Names of dealership groups that the sold-vehicle summary knows, with the vehicles sold.',
    errors: [400, 500, 503],
  },
  {
    kind: 'market days supply',
    order: 540,
    path: '/mds/car',
    summary: "Market days' supply: active listings over the vehicles sold a day, of the last 45 days.",
    errors: [400, 422, 500, 503],
    policy: { ...firstPolicy(INSIGHTS_MARKET), operation: 'mds/car' },
  },
  {
    kind: 'sales statistics',
    order: 550,
    path: '/sales/car',
    summary: 'Days for sale, prices and mileages of the vehicles sold in 90 days. Statistics are exact.',
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'popular cars',
    order: 560,
    path: '/popular/cars',
    summary:
      'The 50 makes and models with the most active listings in a place, with statistics of their sales.',
    errors: [400, 422, 500, 503],
    policy: { ...firstPolicy(INSIGHTS_MARKET), operation: 'popular/cars' },
  },
  {
    kind: 'search',
    order: 650,
    path: '/search/car/incentive/oem',
    summary: 'Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets.',
    errors: SEARCH_ERRORS,
    policy: incentiveSearch,
    shows: 'incentive',
  },
  {
    kind: 'search',
    order: 660,
    path: '/search/car/incentive/{make}/{zip}',
    summary: 'Incentives of one manufacturer in the metropolitan statistical area of a ZIP.',
    errors: SEARCH_ERRORS,
    policy: incentivesOfMake,
    shows: 'incentive',
  },
  {
    kind: 'image',
    order: 670,
    path: '/image/cache/car/{listing_id}/{image}',
    summary: 'Sends on to a cached photo of a listing.',
    errors: [400, 404, 500, 503],
  },
  {
    kind: 'preferred dealers',
    does: 'get',
    order: 680,
    path: '/client/configure/get',
    summary: "The account's preferred dealers of a country.",
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'preferred dealers',
    does: 'set',
    method: 'POST',
    order: 690,
    path: '/client/configure/set',
    summary: "Replaces the account's preferred dealers of a country.",
    errors: [400, 413, 422, 500, 503],
  },
  {
    kind: 'recalls',
    terms: 'recalls',
    order: 700,
    path: '/car/recalls/{vin}',
    summary: "Recalls of a vehicle by VIN: the partner's, those delivered, or the regulator's campaigns.",
    errors: [400, 422, 500, 502, 503],
  },
  {
    kind: 'plate',
    terms: 'plates',
    order: 710,
    path: '/thirdparty/plate-decoder/{plate}',
    summary: 'The vehicle behind a plate.',
    errors: [400, 404, 422, 500, 502, 503],
  },
  ...decodeOperations,
  {
    kind: 'explain',
    right: 'explain',
    order: 750,
    path: '/explain',
    summary:
      'The plan and the engine request that a URL becomes, without running it. Needs the right explain.',
    errors: [400, 404, 422, 500, 503],
  },
  ...jobOperations('decode'),
  ...jobOperations('rank'),
];

/** Every operation, in its order. */
export const OPERATIONS = rows.toSorted((one, other) => one.order - other.order);

/** A path as the router writes it. */
const asRoute = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

/** Every path that an operation answers at, as the router writes them: its own, and those of existing clients. */
export const routePaths = ({ path, also }: Operation): string[] =>
  [path, also]
    .filter((one) => one !== undefined)
    .flatMap((one) => [one, vendorPath(one) ?? one])
    .filter((one, i, all) => all.indexOf(one) === i)
    .map(asRoute);

/** Whether an operation takes a file, whose limits are its own. */
export const takesFile = (operation: Operation): boolean =>
  operation.kind === 'jobs' && operation.does === 'submit';

/** The operation that answers a path below /v2; undefined when there is none. */
export function operationAt(path: string): Operation | undefined {
  return OPERATIONS.find((operation) =>
    new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
  );
}

/**
 * The path of an operation below /v2 with the members in braces filled; undefined where one has no value. `valueAt`: by name,
 * as text.
 */
export function pathOf(
  { path }: Operation,
  valueAt: (name: string) => string | undefined,
): string | undefined {
  let complete = true;
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => {
    const value = valueAt(name);
    complete &&= value !== undefined && value !== '';
    return encodeURIComponent(value ?? '');
  });
  return complete ? filled : undefined;
}

/** Values of the members in braces of an operation's path; `path` is one that operationAt found it for. */
export function pathValues({ path: pattern }: Operation, path: string): ReadonlyMap<string, string> {
  const names = pattern.split('/');
  return new Map(
    path.split('/').flatMap((part, i) => {
      const [, name] = /^\{(\w+)\}$/.exec(names[i] ?? '') ?? [];
      return name ? [[name, part] as const] : [];
    }),
  );
}

/** Names of the parameters that every keyed operation takes. */
export const KEY_PARAMETER = 'api_key';
