import { choiceOf, lower } from '../declare.ts';
import type { Field, SearchDataset } from '../field.ts';
import { carFields } from './cars.ts';
import { otherOrder } from './order.ts';

/** What a market has of the fields that all listings share; names of fields unless said otherwise. */
interface Narrowing {
  readonly name: string;
  readonly about: string;
  /** name of the schema of its listings in the OpenAPI document */
  readonly schema: string;
  /** names of parameters */
  readonly parameters: readonly string[];
  readonly facets: readonly string[];
  /** shared fields that answers show besides SHOWN */
  readonly shown: readonly string[];
  /** shared fields whose terms are suggested, or narrow suggestions, and no more */
  readonly suggested?: readonly string[];
  /** fields of its own; one with the name of a shared field takes its place */
  readonly own: readonly Field[];
}

/** Shared fields that every listing shows (supplement appendix D), besides the dealer and the photos. */
const SHOWN = new Set([
  ...['id', 'vin', 'heading', 'price', 'miles', 'msrp', 'vdp_url', 'source', 'stock_no'],
  ...['seller_type', 'inventory_type', 'last_seen_at', 'scraped_at', 'first_seen_at'],
  ...['year', 'make', 'model', 'engine', 'fuel_type', 'transmission'],
]);
const isShown = ({ name, at = '' }: Field): boolean => SHOWN.has(name) || /^(dealer|media)\./.test(at);

/** Shared fields that have statistics and range facets (supplement 2.1 and 2.2). */
const FIGURES = new Set(['price', 'miles']);

/** What coverage, place and order read, whatever else is asked. */
const ALWAYS_INDEXED = new Set([
  ...['id', 'seller_type', 'country', 'is_searchable', 'is_owned'],
  ...['zip', 'location', 'located', 'last_seen_at'],
]);

/** Parameters that the searches of all these markets take. */
const PARAMETERS = [
  ...['price_range', 'miles_range', 'msrp_range', 'year', 'make', 'model', 'vin', 'source', 'dealer_id'],
  ...['fuel_type', 'transmission', 'state', 'city'],
  ...['last_seen_range', 'last_seen_days', 'first_seen_range', 'first_seen_days'],
];

const FACETS = [
  ...['year', 'make', 'model', 'inventory_type', 'transmission', 'fuel_type'],
  ...['city', 'state', 'engine', 'source', 'seller_name', 'dealer_id'],
];

const inventoryType = lower('inventory_type', 'new or used.', {
  read: 'choice',
  choices: ['new', 'used'],
  at: 'inventory_type',
  facet: true,
  params: [choiceOf('inventory_type', ['new', 'used'], 'new, used.')],
});

function narrowed(field: Field, market: Narrowing): Field {
  const { at, ofDealership: _, sort, rangeFacet, ...rest } = field;
  const params = field.params.filter(({ name }) => [...PARAMETERS, ...market.parameters].includes(name));
  const facet = field.facet && [...FACETS, ...market.facets].includes(field.name);
  const figure = FIGURES.has(field.name);
  const asked = params.length > 0 || facet || figure;
  const suggested = market.suggested?.includes(field.name) ?? false;
  const shown = at !== undefined && (isShown(field) || market.shown.includes(field.name));
  return {
    ...rest,
    params,
    facet,
    facetAliases: facet ? field.facetAliases : [],
    stats: field.stats && figure,
    indexed: field.indexed && (asked || suggested || ALWAYS_INDEXED.has(field.name)),
    ...(suggested ? { ordered: true } : {}),
    sort: asked ? sort : undefined,
    rangeFacet: figure ? rangeFacet : undefined,
    at: shown ? at : undefined,
  };
}

/** Throws where a market names what no listing has: a slip of the pen is found when the program starts. */
function requireKnown({ name, parameters, facets, shown, suggested = [] }: Narrowing): void {
  const fields = new Set(carFields.map((field) => field.name));
  const params = new Set(carFields.flatMap((field) => field.params.map((param) => param.name)));
  const unknown = [
    ...parameters.filter((one) => !params.has(one)),
    ...[...facets, ...shown, ...suggested].filter((one) => !fields.has(one)),
  ];
  if (unknown.length > 0)
    throw new Error(
      `${name}: no listing has ${unknown.join(', ')} (of its own fields, each says in \`own\` what it takes and shows)`,
    );
}

/**
 * The dataset of a market other than cars: the shared fields, of which it shows, filters and counts what its own
 * search has (supplement 3.2, appendices B and D), and its own. Every listing keeps all shared columns in the ledger,
 * so that the rules of section 3 of feeds.md are the same everywhere.
 */
export function narrowedListings(market: Narrowing): SearchDataset {
  requireKnown(market);
  const own = [inventoryType, ...market.own];
  const instead = new Map(own.map((field) => [field.name, field]));
  const shared = carFields.map((field) => instead.get(field.name) ?? narrowed(field, market));
  const names = new Set(shared.map(({ name }) => name));
  return {
    name: market.name,
    about: market.about,
    schema: market.schema,
    ...otherOrder,
    fields: [...shared, ...own.filter(({ name }) => !names.has(name))],
  };
}
