import type { Parameter } from '../catalog/parameter.ts';
import { splitList, splitPipes } from '../grammar/list.ts';
import type { Query } from '../grammar/query.ts';
import { fault, quote, read } from '../grammar/reading.ts';
import { readYears, singleYears } from '../grammar/years.ts';
import { atMost } from '../search/bounds.ts';
import type { Filter } from '../search/plan.ts';
import type { SearchPolicy } from '../search/policy.ts';
import { searchFilters, searchParameters } from '../search/read.ts';
import { type SentParameters, taken } from '../search/sent-parameters.ts';
import { Binding } from '../summary/binding.ts';
import type { DaysAgo, SalesReader } from './recent-sales.ts';
import { allSold } from './sold-filters.ts';
import { MOST_ZIPS, soldNear } from './sold-places.ts';

/** Market days' supply: days in which the active listings would sell (supplement section 4, /mds/car). */

const SOLD_DAYS = 45;
const WINDOW: DaysAgo = { from: SOLD_DAYS, to: 0 };
/** VINs that include_sold gives at most */
const MOST_VINS = 10_000;

/** Filters of E1 whose fields sold vehicles carry, too (appendix B, GET /mds/car). */
const FILTERS: readonly string[] = [
  ...['year', 'make', 'model', 'trim', 'ymmt', 'car_type', 'state', 'city', 'source'],
  ...['body_type', 'body_subtype', 'drivetrain', 'transmission', 'dealer_type', 'dealership_group_name'],
  ...['base_exterior_color', 'base_interior_color', 'base_ext_color', 'base_int_color'],
  ...['price_range', 'miles_range', 'dom_active_range', 'dos_active_range'],
  ...['zip', 'latitude', 'longitude', 'radius'],
];
/** One of these is needed. */
const NEEDED = ['vin', 'ymmt', 'make'];
const OWN: readonly Parameter[] = [
  {
    name: 'vin',
    about: `A VIN: filters by its year, make, model and trim as listed. One of ${NEEDED.join(', ')} is needed.`,
    schema: { type: 'string', pattern: '^\\w{17}$' },
  },
  {
    name: 'exact',
    about: 'With vin; false: any trim.',
    schema: { type: 'boolean', default: true },
  },
  {
    name: 'include_sold',
    about: `true: the answer lists the VINs that were sold, ${MOST_VINS} at most.`,
    schema: { type: 'boolean', default: false },
  },
  {
    name: 'country',
    about: 'us: sales are only known for US dealers.',
    schema: { type: 'string', enum: ['us'], default: 'us' },
  },
];

const ZIP = `With radius: centre of the search; a sold vehicle counts as at the centre of its city. Alone: comma-separated list of ZIPs, which select their cities. ${atMost(MOST_ZIPS)}`;

/** Every query parameter but the key; `policy`: how active listings are counted. */
export const supplyParameters = (policy: SearchPolicy): readonly Parameter[] => [
  ...searchParameters(policy)
    .filter(({ name }) => FILTERS.includes(name))
    .map((parameter) => (parameter.name === 'zip' ? { ...parameter, about: ZIP } : parameter)),
  ...OWN,
];

const BUILD = ['year', 'make', 'model', 'trim'] as const;

/** What the answer tells of the question: year, make, model, trim, each where it is one. */
export type AskedBuild = Readonly<Partial<Record<(typeof BUILD)[number], string | number>>>;

/** What the supply of is asked for. */
export interface SupplyQuestion {
  readonly vin?: string | undefined;
  /** the trim of the VIN counts */
  readonly exact: boolean;
  readonly includeSold: boolean;
  /** the filters, as a search of active listings takes them */
  readonly query: Query;
  readonly known: AskedBuild;
}

/**
 * Parameters that filter active listings and cannot filter sold ones: with them two different sets would be compared. A
 * flag that is false filters neither.
 */
function refuseOthers(asked: SentParameters, policy: SearchPolicy): void {
  const known = [...FILTERS, ...OWN.map(({ name }) => name)];
  for (const { name, schema } of searchFilters(policy)) {
    if (!asked.has(name) || known.includes(name)) continue;
    if (schema.type === 'boolean' && !asked.flag(name)) continue;
    taken(name, fault('sold vehicles cannot be filtered by it, so no sales rate can be computed'));
  }
}

function readVin(asked: SentParameters): string | undefined {
  return asked.read('vin', (text) => {
    const vin = text.trim().toUpperCase();
    return /^\w{17}$/.test(vin) ? read(vin) : fault(`${quote(text)} is not a 17-character VIN`);
  });
}

/** The year of a text of a parameter; none where it is a range of them. */
function oneYear(parameter: string, text: string): number[] {
  const years = singleYears(taken(parameter, readYears([text])));
  return years?.length === 1 ? years : [];
}

/** year, make, model and trim where one is asked: by its own parameter, or by the only combination of ymmt. */
function toldOf(asked: SentParameters): AskedBuild {
  const combinations = splitList(asked.text('ymmt') ?? '');
  const positions = combinations.length === 1 ? splitPipes(combinations[0] ?? '') : [];
  const texts = BUILD.flatMap((name, i): [string, string][] => {
    const listed = asked.list(name);
    const text = listed ? (listed.length === 1 ? listed[0] : undefined) : positions[i];
    return text === undefined ? [] : [[name, text]];
  });
  return Object.fromEntries(
    texts.flatMap(([name, text]): [string, string | number][] =>
      name === 'year'
        ? oneYear(asked.has(name) ? name : 'ymmt', text).map((year) => [name, year])
        : [[name, text]],
    ),
  );
}

/**
 * Reads the parameters of market days supply. Throws Refusal (422) where one is missing or cannot be compared with sales.
 */
export function readSupply(query: Query, asked: SentParameters, policy: SearchPolicy): SupplyQuestion {
  refuseOthers(asked, policy);
  if (!NEEDED.some((name) => asked.list(name)))
    taken('vin', fault(`send at least one of ${NEEDED.join(', ')}`));
  asked.word('country', ['us']);
  const vin = readVin(asked);
  return {
    vin,
    exact: !asked.list('exact') || asked.flag('exact'),
    includeSold: asked.flag('include_sold'),
    query: new Map([...query].filter(([name]) => FILTERS.includes(name))),
    known: toldOf(asked),
  };
}

interface Sold {
  readonly count: number;
  readonly vins?: readonly string[];
}

/** The vehicles of dealers that the filters hold for, sold in the days up to the newest delivery. */
async function soldBy(
  filters: readonly Filter[],
  includeSold: boolean,
  recent: SalesReader,
  signal: AbortSignal,
): Promise<Sold> {
  const sold = await recent.read(signal, async (sales): Promise<Sold> => {
    const binding = new Binding();
    const { rest, near } = await soldNear(filters, sales, binding);
    const from = `FROM ${sales.table} WHERE seller_type = 'dealer' AND ${sales.within(WINDOW)} AND ${near} AND ${allSold(rest, binding)}`;
    const { values } = binding;
    const [counted] = await sales.rows({ sql: `SELECT CAST(count(*) AS DOUBLE) ${from}`, values });
    const count = Number(counted?.[0] ?? 0);
    if (!includeSold) return { count };
    if (count > MOST_VINS)
      taken('include_sold', fault(`${count} vehicles were sold, ${MOST_VINS} at most are listed`));
    const rows = await sales.rows({
      sql: `SELECT DISTINCT vin ${from} AND vin IS NOT NULL ORDER BY vin`,
      values,
    });
    return { count, vins: rows.map(([vin]) => String(vin)) };
  });
  return sold ?? { count: 0, ...(includeSold ? { vins: [] } : {}) };
}

/** Answers it; there is no supply in days where nothing was sold. */
export async function marketDaysSupply(
  { includeSold, known }: Pick<SupplyQuestion, 'includeSold' | 'known'>,
  { active, filters }: { readonly active: number; readonly filters: readonly Filter[] },
  recent: SalesReader,
  signal: AbortSignal,
): Promise<Record<string, unknown>> {
  const { count, vins } = await soldBy(filters, includeSold, recent, signal);
  return {
    // active / (sold / 45), as one fraction of whole numbers
    mds: count > 0 ? Math.round((active * SOLD_DAYS) / count) : undefined,
    total_active_cars_for_ymmt: active,
    total_cars_sold_in_last_45_days: count,
    sold_vins: vins,
    ...known,
  };
}
