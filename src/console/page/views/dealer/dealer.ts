import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { listOf } from '../../list.ts';
import { type Request, requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import type { SearchAnswer, Term } from '../explore/answer.ts';
import { statsFields } from '../explore/layout.ts';
import type { Group, Pivot } from '../pivot/pivot.ts';
import { askingCountry, countriesOf } from './country.ts';
import { type DealerName, NAMES_OF_DEALERS } from './dealer-address.ts';

/** A dealer, as a search of listings is asked for theirs. */
export interface Dealer {
  readonly name: DealerName;
  readonly value: string;
  /** new, used or certified, where one is chosen, and the parameter that asks for it */
  readonly kind: { readonly name: string; readonly value: string } | undefined;
  /** where their listings are looked for; none: where the search looks by itself */
  readonly country?: string;
}

/** Kinds of inventory by the parameter that asks for them (part-1.md; cars, and the other markets). */
const KINDS: Readonly<Record<string, readonly string[]>> = {
  car_type: ['new', 'used', 'certified'],
  inventory_type: ['new', 'used'],
};

/** The parameter by which a search is asked for a kind of inventory, and the kinds; undefined: it has none. */
export function kindsOf({ parameters }: SearchDescription) {
  const name = Object.keys(KINDS).find((one) => parameters.some((parameter) => parameter.name === one));
  return name === undefined ? undefined : { name, values: KINDS[name] ?? [] };
}

/** The dealer that the address names; undefined: none. */
export function dealerIn(search: SearchDescription, state: ViewState): Dealer | undefined {
  const kinds = kindsOf(search);
  const kind = kinds && state.param(kinds.name);
  const country = countriesOf(search) && state.param('country');
  for (const name of NAMES_OF_DEALERS) {
    const value = state.param(name);
    if (!value) continue;
    const asked = { name, value, kind: kinds && kind ? { name: kinds.name, value: kind } : undefined };
    return country ? { ...asked, country } : asked;
  }
  return undefined;
}

type Params = readonly (readonly [string, string])[];

/** The kind and the country that are asked for: the same for the dealer and elsewhere. */
const ground = (search: SearchDescription, { kind, country }: Dealer): Params => [
  ...(kind ? [[kind.name, kind.value] as const] : []),
  ...askingCountry(search, country),
];

/** Asks for what the dealer has. */
export const listingsOf = (search: SearchDescription, dealer: Dealer): Params => [
  [dealer.name, dealer.value],
  ...ground(search, dealer),
];

/**
 * Only attributed listings, on both sides of a comparison: who is asked for by name has copies, too, which are not found
 * elsewhere (part-1.md, E1 `dedup`).
 */
export const attributed = ({ parameters }: SearchDescription): Params =>
  parameters.some(({ name }) => name === 'dedup') ? [['dedup', 'true']] : [];

/** What is measured of a dealer: the first quantities that the search has of these. */
const MEASURED = ['price', 'miles', 'hours_used', 'dom'] as const;
/** Of these each model and year, too. */
const IN_GROUPS: readonly string[] = ['price', 'dom'];
/** The fields of a search that are measured of a dealer, in the order in which they are shown. */
export const measuredFields = (search: SearchDescription): FieldDescription[] =>
  MEASURED.flatMap((name) => statsFields(search).filter((field) => field.name === name));

const stats = (search: SearchDescription): Params => [
  [
    'stats',
    measuredFields(search)
      .map(({ name }) => name)
      .join(),
  ],
];

/** Days on market are counted in bars of so many days, up to so many. */
const DAYS = { bar: 30, end: 120 } as const;
/** Makes, models and years of one dealer that are compared. */
const MAKES = 50;
const MODELS = 40;
const YEARS = 20;
/** Rows of the inventory that are shown. */
const ROWS = 10;

/** The dealer's inventory: its first listings, how many, their makes and days. */
export const inventoryRequest = (search: SearchDescription, dealer: Dealer): Request =>
  requestOf(search.path, [
    ...listingsOf(search, dealer),
    ['rows', String(ROWS)],
    ['facets', `make|0|${MAKES}`],
    ...(search.fields.some(({ name, rangeFacet }) => name === 'dom' && rangeFacet)
      ? [['range_facets', `dom|0|${DAYS.end}|${DAYS.bar}`] as const]
      : []),
  ]);

const measures = (search: SearchDescription): Params => [
  [
    'measures',
    measuredFields(search)
      .filter(({ name }) => IN_GROUPS.includes(name))
      .map(({ name }) => `${name}|median`)
      .join(),
  ],
];

/** The figures of the dealer's listings, as those of others are measured. */
export const figuresRequest = (search: SearchDescription, dealer: Dealer): Request =>
  requestOf(search.path, [
    ...listingsOf(search, dealer),
    ...attributed(search),
    ['rows', '0'],
    ...stats(search),
  ]);

/** The dealer's listings by model and year. */
export const groupsRequest = (search: SearchDescription, dealer: Dealer): Request =>
  requestOf(`${search.path}/pivot`, [
    ...listingsOf(search, dealer),
    ...attributed(search),
    ['group_by', `model|0|${MODELS},year|0|${YEARS}`],
    ...measures(search),
  ]);

const includes = (search: SearchDescription, field: string): string | undefined =>
  search.fields.find(({ name }) => name === field)?.include?.name;

/** What keeps the dealer's own listings out of a comparison; undefined: the search cannot. */
export const excludes = (search: SearchDescription, dealer: Dealer): string | undefined =>
  search.fields.find(({ name }) => name === dealer.name)?.exclude?.name;

/** Asks for the same makes elsewhere. */
const elsewhere = (search: SearchDescription, dealer: Dealer, makes: readonly string[]): Params => {
  const without = excludes(search, dealer);
  const make = includes(search, 'make');
  return [
    ...(without ? [[without, dealer.value] as const] : []),
    ...(make ? [[make, listOf(makes)] as const] : []),
    ...ground(search, dealer),
    ...attributed(search),
  ];
};

const makesIn = ({ facets }: SearchAnswer): string[] =>
  ((facets?.make ?? []) as readonly Partial<Term>[]).flatMap(({ item }) => item ?? []);

/** What is asked of the market, once it is known what the dealer has: figures of its makes, and its models by year. */
export function marketRequests(
  search: SearchDescription,
  dealer: Dealer,
  inventory: SearchAnswer,
  groups: Pivot,
): Request[] {
  const makes = makesIn(inventory);
  const [models, years] = [groups.rows, groups.columns ?? []].map((some) => some.map(({ item }) => item));
  const [model, year] = [includes(search, 'model'), includes(search, 'year')];
  if (makes.length === 0 || !models?.length || !years?.length || !model || !year) return [];
  const same = elsewhere(search, dealer, makes);
  return [
    requestOf(search.path, [...same, ['rows', '0'], ...stats(search)]),
    requestOf(`${search.path}/pivot`, [
      ...same,
      [model, listOf(models)],
      [year, listOf(years)],
      ['group_by', `model|0|${models.length},year|0|${years.length}`],
      ...measures(search),
    ]),
  ];
}

/** A model of one year at the dealer, and the same elsewhere. */
export interface ModelComparison {
  readonly model: string;
  readonly year: string;
  readonly own: Group;
  /** undefined: nobody else has one */
  readonly others: Group | undefined;
}

/** Fewer listings elsewhere are no market to compare with. */
export const FEWEST = 3;

const cellOf = (pivot: Pivot | undefined, row: string, column: string): Group | undefined =>
  pivot?.rows
    .find(({ item }) => item === row)
    ?.cells?.find(({ item, count }) => item === column && count > 0);

/** Every model and year that the dealer has, beside the market's. */
export const modelComparisons = (groups: Pivot, market: Pivot | undefined): ModelComparison[] =>
  groups.rows.flatMap(({ item: model, cells = [] }) =>
    cells
      .filter(({ count }) => count > 0)
      .map((cell) => ({
        model,
        year: cell.item,
        own: cell,
        others: cellOf(market, model, cell.item),
      })),
  );

/** The median of a field in a group. */
export const medianOf = (group: Group | undefined, field: string): number | undefined =>
  group?.stats?.[field]?.median;

/** By how many percent the dealer's median price is above the market's; undefined: there is too little to say. */
export function percentAbove({ own: ours, others }: ModelComparison): number | undefined {
  const [mine, theirs] = [medianOf(ours, 'price'), medianOf(others, 'price')];
  if (!others || others.count < FEWEST || mine === undefined || !theirs) return undefined;
  return (100 * (mine - theirs)) / theirs;
}
