import type { Partner } from '../accounts/accounts.ts';
import type { Right } from '../accounts/plans.ts';
import type { Market } from '../engine/market.ts';
import { FAMILIES, type FamilyName } from '../jobs/families.ts';
import type { SearchPolicy } from '../search/policy.ts';
import type { SuggestPolicy } from '../search/suggest/policy.ts';
import { type DetailsPolicy, detailsOperations, type Part } from './details.ts';
import {
  carInventory,
  carSearch,
  dealerDirectory,
  dealershipDirectory,
  heavyEquipmentDealers,
  heavyEquipmentSearch,
  incentiveSearch,
  incentivesOfMake,
  marketplaceInventory,
  motorcycleDealers,
  motorcycleSearch,
  rvDealers,
  rvSearch,
  ukCarSearch,
  ukDealerDirectory,
  ukDealershipDirectory,
  ukRvSearch,
} from './policies.ts';
import { searchesApart } from './policies-apart.ts';
import {
  carSuggestions,
  heavyEquipmentSuggestions,
  motorcycleSuggestions,
  rvSuggestions,
  specSuggestions,
  specTerms,
  ukCarSuggestions,
} from './suggest-policies.ts';
import { vendorPath } from './vendor-words.ts';

/** The table of operations: every path that answers, and how. A market's searches are rows here. */

interface Described {
  /** path below /v2; members in braces */
  readonly path: string;
  readonly summary: string;
  /** statuses besides 200 and those of every operation (401, 403, 429), for the OpenAPI document */
  readonly errors: readonly number[];
  /** path of the operation to use in its place */
  readonly replacedBy?: string;
  /** default: GET, and HEAD with it */
  readonly method?: 'POST';
  /** partner whose terms the account must have accepted */
  readonly terms?: Partner;
  /** right that the key must have besides the plan's */
  readonly right?: Right;
  /** another path of ours that answers the same */
  readonly also?: string;
}

/** What stands in the page of a search. */
type Shown = 'listing' | 'directory' | 'incentive';

export type Operation = Described &
  (
    | { readonly kind: 'search'; readonly policy: SearchPolicy; readonly shows: Shown }
    | { readonly kind: 'marketplace'; readonly policy: SearchPolicy }
    | { readonly kind: 'dealer'; readonly market: Market }
    | { readonly kind: 'history'; readonly market: Market }
    | { readonly kind: 'listing details'; readonly details: DetailsPolicy; readonly part: Part }
    | { readonly kind: 'deliveries' }
    | { readonly kind: 'sold summary' }
    | { readonly kind: 'dealership groups' }
    | { readonly kind: 'market days supply'; readonly policy: SearchPolicy }
    | { readonly kind: 'sales statistics' }
    | { readonly kind: 'popular cars'; readonly policy: SearchPolicy }
    | { readonly kind: 'auto-complete'; readonly policy: SuggestPolicy }
    | { readonly kind: 'image' }
    | { readonly kind: 'explain' }
    | { readonly kind: 'preferred dealers'; readonly does: 'get' | 'set' }
    | { readonly kind: 'jobs'; readonly family: FamilyName; readonly does: JobStep }
    | { readonly kind: 'recalls' }
    | { readonly kind: 'plate' }
    | { readonly kind: 'decode' }
  );

/** What is done with batch jobs (part-1.md E11). */
export type JobStep = 'list' | 'submit' | 'status' | 'download';

const SEARCH_ERRORS = [400, 422, 500, 503];

const suggestions = (path: string, of: string, policy: SuggestPolicy): Operation => ({
  kind: 'auto-complete',
  path,
  summary: `Terms of active listings of ${of} that begin with an input or hold it, the most relevant first.`,
  errors: SEARCH_ERRORS,
  policy,
});

const dealerDetails = (path: string, market: Market, of: string): Operation => ({
  kind: 'dealer',
  path: `/dealer/${path}/{dealer_id}`,
  summary: `One dealer of ${of} by id, active or not.`,
  errors: [400, 404, 500, 503],
  market,
});

/** The four operations of a family; their paths may have /jobs twice (supplement decision 1). */
function jobOperations(family: FamilyName): Operation[] {
  const { path, summary } = FAMILIES[family];
  const at = (rest: string) => ({ path: `${path}/jobs${rest}`, also: `${path}/jobs/jobs${rest}` });
  const errors = [400, 422, 500, 503];
  return [
    {
      kind: 'jobs',
      family,
      does: 'list',
      ...at(''),
      summary: `The account's batch jobs of ${summary}, newest first.`,
      errors,
    },
    {
      kind: 'jobs',
      family,
      does: 'submit',
      method: 'POST',
      ...at(''),
      summary: `Submits a file for ${summary}; answers the job at once.`,
      errors: [...errors, 413],
    },
    {
      kind: 'jobs',
      family,
      does: 'status',
      ...at('/{job_id}'),
      summary: `A batch job of ${summary}: its state and how far it is.`,
      errors: [...errors, 404],
    },
    {
      kind: 'jobs',
      family,
      does: 'download',
      method: 'POST',
      ...at('/{job_id}/download'),
      summary: `The results of a completed job of ${summary}.`,
      errors: [...errors, 404, 413],
    },
  ];
}

export const OPERATIONS: readonly Operation[] = [
  {
    kind: 'search',
    path: '/search/car/active',
    summary: 'Active car listings of the US and Canada: filters, facets, range facets, statistics, radius.',
    errors: SEARCH_ERRORS,
    policy: carSearch,
    shows: 'listing',
  },
  {
    kind: 'search',
    path: '/search/motorcycle/active',
    summary: 'Active listings of motorcycles in the US and Canada.',
    errors: SEARCH_ERRORS,
    policy: motorcycleSearch,
    shows: 'listing',
  },
  {
    kind: 'search',
    path: '/search/heavy-equipment/active',
    summary: 'Active listings of heavy equipment in the US and Canada.',
    errors: SEARCH_ERRORS,
    policy: heavyEquipmentSearch,
    shows: 'listing',
  },
  {
    kind: 'search',
    path: '/search/rv/active',
    summary: 'Active listings of recreational vehicles in the US and Canada.',
    errors: SEARCH_ERRORS,
    policy: rvSearch,
    shows: 'listing',
  },
  {
    kind: 'search',
    path: '/search/car/uk/active',
    summary: 'Active car listings of the UK, also those without a VIN.',
    errors: SEARCH_ERRORS,
    policy: ukCarSearch,
    shows: 'listing',
  },
  {
    kind: 'search',
    path: '/search/rv/uk/active',
    summary: 'Active listings of recreational vehicles in the UK.',
    errors: SEARCH_ERRORS,
    policy: ukRvSearch,
    shows: 'listing',
  },
  {
    kind: 'search',
    path: '/dealerships/inventory',
    summary: 'Every active listing of a dealer, also duplicates and those that are not attributed.',
    errors: SEARCH_ERRORS,
    policy: carInventory,
    shows: 'listing',
  },
  {
    kind: 'marketplace',
    path: '/dealerships/inventory/marketplaces/{marketplace_name}',
    summary: "A dealer's inventory as an advertising marketplace takes it.",
    errors: [400, 404, 422, 500, 503],
    policy: marketplaceInventory,
  },
  {
    kind: 'search',
    path: '/dealerships/car',
    summary: 'Dealerships of the US and Canada: websites, groups, locations and rooftops.',
    errors: SEARCH_ERRORS,
    policy: dealershipDirectory,
    shows: 'directory',
  },
  {
    kind: 'search',
    path: '/dealers/car',
    summary: 'Active dealers of the US and Canada, one website each.',
    errors: SEARCH_ERRORS,
    replacedBy: '/dealerships/car',
    policy: dealerDirectory,
    shows: 'directory',
  },
  ...searchesApart,
  {
    kind: 'search',
    path: '/dealers/motorcycle',
    summary: 'Active dealers of motorcycles in the US and Canada.',
    errors: SEARCH_ERRORS,
    policy: motorcycleDealers,
    shows: 'directory',
  },
  {
    kind: 'search',
    path: '/dealers/heavy-equipment',
    summary: 'Active dealers of heavy equipment in the US and Canada.',
    errors: SEARCH_ERRORS,
    policy: heavyEquipmentDealers,
    shows: 'directory',
  },
  {
    kind: 'search',
    path: '/dealers/rv',
    summary: 'Active dealers of recreational vehicles in the US and Canada.',
    errors: SEARCH_ERRORS,
    policy: rvDealers,
    shows: 'directory',
  },
  {
    kind: 'search',
    path: '/dealers/car/uk',
    summary: 'Active dealers of the UK, one website each.',
    errors: SEARCH_ERRORS,
    policy: ukDealerDirectory,
    shows: 'directory',
  },
  {
    kind: 'search',
    path: '/dealerships/car/uk',
    summary: 'Dealerships of the UK: websites, groups, locations and rooftops.',
    errors: SEARCH_ERRORS,
    policy: ukDealershipDirectory,
    shows: 'directory',
  },
  dealerDetails('car/uk', 'uk-cars', 'UK cars'),
  dealerDetails('car', 'us-cars', 'US and Canadian cars'),
  dealerDetails('heavy-equipment', 'heavy-equipment', 'heavy equipment'),
  dealerDetails('motorcycle', 'motorcycles', 'motorcycles'),
  dealerDetails('rv', 'rvs', 'recreational vehicles'),
  ...detailsOperations,
  {
    kind: 'history',
    path: '/history/car/{vin}',
    summary: "Every record of a vehicle's price and mileage, on every source, newest first, 50 a page.",
    errors: [400, 422, 500, 503],
    market: 'us-cars',
  },
  {
    kind: 'history',
    path: '/history/car/uk/{vrm}',
    summary:
      "Every record of a vehicle's price and mileage by its registration mark, newest first, 50 a page.",
    errors: [400, 422, 500, 503],
    market: 'uk-cars',
  },
  {
    kind: 'deliveries',
    path: '/deliveries',
    summary: 'What was loaded, newest first: counts, arrivals, departures, rejects, held sources, times.',
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'sold summary',
    path: '/sold-vehicles/summary',
    summary:
      'Monthly statistics of vehicles sold by US dealers, ranked in each state, city or nation-wide. Percentiles are exact.',
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'dealership groups',
    path: '/dealership-groups',
    summary: 'Names of dealership groups that the sold-vehicle summary knows, with the vehicles sold.',
    errors: [400, 500, 503],
  },
  {
    kind: 'market days supply',
    path: '/mds/car',
    summary: "Market days' supply: active listings over the vehicles sold a day, of the last 45 days.",
    errors: [400, 422, 500, 503],
    policy: { ...carSearch, operation: 'mds/car' },
  },
  {
    kind: 'sales statistics',
    path: '/sales/car',
    summary: 'Days for sale, prices and mileages of the vehicles sold in 90 days. Statistics are exact.',
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'popular cars',
    path: '/popular/cars',
    summary:
      'The 50 makes and models with the most active listings in a place, with statistics of their sales.',
    errors: [400, 422, 500, 503],
    policy: { ...carSearch, operation: 'popular/cars' },
  },
  suggestions('/search/car/auto-complete', 'US and Canadian cars', carSuggestions),
  suggestions('/search/car/uk/auto-complete', 'UK cars', ukCarSuggestions),
  suggestions('/search/motorcycle/auto-complete', 'motorcycles', motorcycleSuggestions),
  suggestions('/search/heavy-equipment/auto-complete', 'heavy equipment', heavyEquipmentSuggestions),
  suggestions('/auto-complete/heavy-equipment', 'heavy equipment', heavyEquipmentSuggestions),
  suggestions('/search/rv/auto-complete', 'recreational vehicles', rvSuggestions),
  {
    kind: 'auto-complete',
    path: '/specs/car/auto-complete',
    summary: 'What cars are, in terms that begin with an input or hold it, as active listings tell.',
    errors: SEARCH_ERRORS,
    policy: specSuggestions,
  },
  {
    kind: 'auto-complete',
    path: '/specs/car/terms',
    summary: 'Every term of a field that says what cars are, as active listings tell, in alphabetical order.',
    errors: SEARCH_ERRORS,
    policy: specTerms,
  },
  {
    kind: 'search',
    path: '/search/car/incentive/oem',
    summary: 'Manufacturer incentives: filters on one vehicle and on one amount, full text, radius, facets.',
    errors: SEARCH_ERRORS,
    policy: incentiveSearch,
    shows: 'incentive',
  },
  {
    kind: 'search',
    path: '/search/car/incentive/{make}/{zip}',
    summary: 'Incentives of one manufacturer in the metropolitan statistical area of a ZIP.',
    errors: SEARCH_ERRORS,
    policy: incentivesOfMake,
    shows: 'incentive',
  },
  {
    kind: 'image',
    path: '/image/cache/car/{listing_id}/{image}',
    summary: 'Sends on to a cached photo of a listing.',
    errors: [400, 404, 500, 503],
  },
  {
    kind: 'preferred dealers',
    does: 'get',
    path: '/client/configure/get',
    summary: "The account's preferred dealers of a country.",
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'preferred dealers',
    does: 'set',
    method: 'POST',
    path: '/client/configure/set',
    summary: "Replaces the account's preferred dealers of a country.",
    errors: [400, 413, 422, 500, 503],
  },
  {
    kind: 'recalls',
    terms: 'recalls',
    path: '/car/recalls/{vin}',
    summary: "Recalls of a vehicle by VIN: the partner's, those delivered, or the regulator's campaigns.",
    errors: [400, 422, 500, 502, 503],
  },
  {
    kind: 'plate',
    terms: 'plates',
    path: '/thirdparty/plate-decoder/{plate}',
    summary: 'The vehicle behind a plate.',
    errors: [400, 404, 422, 500, 502, 503],
  },
  {
    kind: 'decode',
    path: '/decode/car/{vin}/specs',
    summary: "What a VIN tells of its vehicle, by the US regulator's public data, in the words of listings.",
    errors: [400, 422, 500, 503],
  },
  {
    kind: 'explain',
    right: 'explain',
    path: '/explain',
    summary:
      'The plan and the engine request that a URL becomes, without running it. Needs the right explain.',
    errors: [400, 404, 422, 500, 503],
  },
  ...jobOperations('decode'),
  ...jobOperations('rank'),
];

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
