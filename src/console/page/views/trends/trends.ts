import type { Metadata, ParameterDescription } from '../../../metadata.ts';
import { inMoneyOf, named, unitOf } from '../../money.ts';
import { type Request, requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { title } from '../../words.ts';

type Figures = Readonly<Record<string, number | null>>;

/** A point of a series, as the interface answers it. */
export type Point = Readonly<Record<string, number | string | null | Figures | undefined>> & {
  readonly from: string;
  readonly to: string;
  readonly active: number;
  /** vehicles sold, and figures by field */
  readonly sold?: Readonly<Record<string, number | Figures>> | null;
};

/** A group and its points. */
interface Group {
  readonly group: Readonly<Record<string, string | number>>;
  readonly points: readonly Point[];
}

/** The answer of the trends, as far as the page reads it. */
export interface Trends {
  readonly groups_found?: number;
  readonly truncated?: boolean;
  readonly left_out?: { readonly groups: number; readonly active: number; readonly missing: number };
  readonly applied: {
    readonly date_from: string | null;
    readonly date_to: string | null;
    readonly available_history: { readonly first_day: string | null; readonly last_day: string | null };
  };
  readonly sold_history?: { readonly provisional_from?: string };
  readonly total: { readonly points: readonly Point[] };
  readonly series?: readonly Group[];
}

/** The search whose listings trends follow. */
export const SEARCH = '/search/car/active';

/** Path of the trends below /v2. */
export const PATH = '/trends/car';

/** What is counted at each point. */
export const COUNTS = ['active', 'arrivals', 'departures', 'price_cuts', 'price_rises'] as const;
/** What is measured at each point. */
export const FIELDS = ['price', 'miles', 'msrp', 'dom_active', 'dos_active'] as const;
/** Figures of what is measured. */
export const FIGURES = ['median', 'mean', 'p5', 'p25', 'p75', 'p90', 'p95', 'min', 'max'] as const;

/** What a chart draws: a count, or a figure of a field. */
export interface Measure {
  readonly name: string;
  /** undefined: a count */
  readonly figure: string | undefined;
}

/** Figures that the table and its file always have. */
const ALWAYS: readonly Measure[] = [
  ...['median', 'mean', 'p25', 'p75'].map((figure) => ({ name: 'price', figure })),
  { name: 'miles', figure: 'median' },
  { name: 'dom_active', figure: 'median' },
];

/** The measure that the address names; at first the active listings. */
export function measureIn({ setting }: ViewState): Measure {
  const name = setting('measure') ?? 'active';
  if (!FIELDS.some((field) => field === name))
    return { name: COUNTS.find((one) => one === name) ?? 'active', figure: undefined };
  return { name, figure: FIGURES.find((one) => one === setting('figure')) ?? 'median' };
}

/** Every figure of the table: the chosen one first. */
export const figuresShown = (chosen: Measure): readonly Measure[] => [
  ...(chosen.figure ? [chosen] : []),
  ...ALWAYS.filter(({ name, figure }) => name !== chosen.name || figure !== chosen.figure),
];

/** What the page asks for as long as the address says nothing. */
const FIRST: readonly (readonly [string, string])[] = [
  ['group_by', 'make'],
  ['limit', '5'],
];

/** Parameters as they are sent: those of the address, the first ones where it has none of the name; `group_by=none`: none. */
export function trendParams({ selection: { params } }: ViewState): ReadonlyMap<string, string> {
  const all = new Map([...FIRST.filter(([name]) => !params.has(name)), ...params]);
  if (all.get('group_by') === 'none') for (const name of ['group_by', 'limit']) all.delete(name);
  return all;
}

/** The request of the page. */
export const trendRequest = (state: ViewState): Request =>
  requestOf(PATH, [
    ...trendParams(state),
    [
      'measures',
      figuresShown(measureIn(state))
        .map(({ name, figure }) => `${name}|${figure}`)
        .join(','),
    ],
  ]);

/** Parameters that say how the answer is shown, and not which listings are counted. */
const NO_FILTERS = ['by', 'date_from', 'date_to', 'group_by', 'measures', 'limit', 'coverage'];

/** Whether what stands in the address under that name says which listings are counted. */
export const isFilter = (name: string): boolean => !name.startsWith('~') && !NO_FILTERS.includes(name);

/** The filters of the trends. */
export const filtersIn = (parameters: readonly ParameterDescription[]): readonly ParameterDescription[] =>
  parameters.filter(({ name }) => isFilter(name));

/** A measure of listings at a point, or of vehicles sold; undefined: not known, or none has a value. */
export function valueAt(point: Point, { name, figure }: Measure, isSold = false): number | undefined {
  const from = isSold ? point.sold : point;
  const value = isSold && !figure ? point.sold?.count : from?.[name];
  const one = figure && typeof value === 'object' ? value?.[figure] : value;
  return typeof one === 'number' ? one : undefined;
}

/** active → Active listings */
export const wordOf = (name: string): string => (name === 'active' ? 'Active listings' : title(name));

/** What the numbers of a field are of. */
export type UnitOf = (field: string) => string | undefined;

/** What the numbers of fields are of, in the country that the address asks for. */
export function unitsIn({ searches }: Metadata, { selection: { params } }: ViewState): UnitOf {
  const search = searches.find(({ path }) => path === SEARCH);
  return (field) => search && unitOf(inMoneyOf(search, params), field);
}

/** price, median → Price, median ($) */
export const measureName = ({ name, figure }: Measure, of: UnitOf): string =>
  figure ? named(`${wordOf(name)}, ${figure}`, of(name)) : wordOf(name);

/** What a series is called. */
const nameOf = (group: Group['group']): string => Object.values(group).join(' · ');

/** Everything that is drawn: the groups, or where there are none all that was found. */
export const seriesOf = ({ series, total }: Trends): readonly { name: string; points: readonly Point[] }[] =>
  series?.map(({ group, points }) => ({ name: nameOf(group), points })) ?? [
    { name: 'everything that matches', points: total.points },
  ];
