import { UTCDate } from '@date-fns/utc';
import { format, subMonths } from 'date-fns';
import { INSIGHTS_MARKET } from '../../catalog/markets.ts';
import { rolesOf } from '../../catalog/roles.ts';
import { type Line, shownLine } from '../../engine/question.ts';
import { splitList } from '../../grammar/list.ts';
import type { Query } from '../../grammar/query.ts';
import { commonest, type Pair } from '../../insights/pairs.ts';
import { popularCars, popularQuery, readPopular, TOP } from '../../insights/popular.ts';
import type { Sales, SalesReader } from '../../insights/recent.ts';
import { readSales, salesStatistics } from '../../insights/sales.ts';
import { zipsAsCities } from '../../insights/sold-places.ts';
import { marketDaysSupply, readSupply } from '../../insights/supply.ts';
import { Asked } from '../../search/asked.ts';
import { compile, compileLike } from '../../search/compile.ts';
import type { SearchLimits } from '../../search/policy.ts';
import { readSearch } from '../../search/read.ts';
import { lookUps } from '../../search/run.ts';
import type { Statement } from '../../summary/binding.ts';
import { count } from '../../summary/count.ts';
import { countGroups } from '../../summary/groups.ts';
import type { Published } from '../../summary/months.ts';
import { readPlan } from '../../summary/read-plan.ts';
import { monthsOf } from '../../summary/window.ts';
import type { Operation } from '../operation.ts';
import { KEY_PARAMETER } from '../operations.ts';
import { type Explained, type Part, written } from './explanation.ts';
import type { ReadUrl } from './url.ts';

/** Operations on the sold months: their own code is run, and what it would ask is written down in place of an answer. */

type Of<Kind extends Operation['kind']> = Extract<Operation, { readonly kind: Kind }>;

const signal = new AbortController().signal;

/** Listens to what is asked of the sales of the last hundred days. */
function listening(): { readonly recent: SalesReader; readonly statements: Statement[] } {
  const statements: Statement[] = [];
  const sales: Sales = {
    table: 'recent_sales',
    within: ({ from, to }) =>
      `sold_date > newest_delivery - INTERVAL ${from} DAY AND sold_date <= newest_delivery - INTERVAL ${to} DAY`,
    rows: async (statement) => {
      statements.push(statement);
      return [];
    },
  };
  return { recent: { read: async (_, work) => await work(sales) }, statements };
}

const RECENT =
  'recent_sales stands for the sales of the last hundred days, newest_delivery for the day of the newest one.';

/** Names of files, for there is no telling which generation is published. */
const publishedMonths = (months: readonly string[], groups: readonly string[]): Published => ({
  provisionalFrom: undefined,
  recent: undefined,
  files: new Map(
    months.map((month) => [month, { file: `${month}.parquet`, rollup: `${month}.rollup.parquet` }]),
  ),
  months,
  groups,
});

/** Listens to what is asked of the months. */
function months(): { readonly database: Parameters<typeof count>[0]; readonly statements: Statement[] } {
  const statements: Statement[] = [];
  const database: Parameters<typeof count>[0] = {
    read: async (statement) => {
      statements.push(statement);
    },
  };
  return { database, statements };
}

/** The month before now: the latest complete one, where nothing is late. */
const latestMonth = (now: Date): string => format(subMonths(new UTCDate(now), 1), 'yyyy-MM');

export async function explainSummary({ text, query }: ReadUrl, now: Date): Promise<Explained> {
  const asked = query.get('dealership_group_name')?.join(',') ?? '';
  const groups = splitList(asked);
  const latest = latestMonth(now);
  const plan = readPlan(text, publishedMonths([latest], groups), KEY_PARAMETER);
  const { window } = plan.question;
  const { database, statements } = months();
  const published = publishedMonths(window ? monthsOf(window).toReversed() : [], groups);
  await count(database, plan.question, published, signal);
  return {
    plan,
    request: statements.map(written),
    notes: [
      'One statement a month, newest first, of the files of that month; a month that is not published is not asked.',
      'A roll-up answers what is grouped by the default dimensions; where its file is missing the vehicles are counted.',
      ...(plan.date_window_source === 'default'
        ? [`The latest published month answers; ${latest} stands for it.`]
        : []),
      ...(groups.length > 0 ? ['Names of groups are compared with those of the published months.'] : []),
    ],
  };
}

export async function explainGroups(now: Date): Promise<Explained> {
  const { database, statements } = months();
  const latest = latestMonth(now);
  await countGroups(database, publishedMonths([latest], []), signal);
  return {
    plan: {},
    request: statements.map(written),
    notes: [`${latest} stands for every published month.`],
  };
}

export async function explainSales({ query }: ReadUrl, now: Date): Promise<Explained> {
  const plan = readSales(new Asked(query, now));
  const { recent, statements } = listening();
  await salesStatistics(plan, recent, signal);
  return { plan, request: statements.map(written), notes: [RECENT] };
}

export async function explainSupply(
  { policy }: Of<'market days supply'>,
  { query }: ReadUrl,
  limits: SearchLimits,
  now: Date,
): Promise<Explained> {
  const question = readSupply(query, new Asked(query, now), policy);
  const made = readSearch(question.query, policy, limits, now);
  const plan = { ...made, filters: zipsAsCities(made.filters), rows: 0 };
  const { recent, statements } = listening();
  await marketDaysSupply(question, { active: 0, filters: plan.filters }, recent, signal);
  const match = ['year', 'make', 'model', ...(question.exact ? ['trim'] : [])];
  const { vin } = question;
  const build: Line[] =
    vin === undefined ? [] : [compileLike({ vins: [vin], match }, rolesOf(INSIGHTS_MARKET))];
  return {
    plan,
    request: [
      ...[...build, ...Object.values(lookUps(plan, policy)), ...compile(plan, policy.dataset).counts].map(
        shownLine,
      ),
      ...statements.map(written),
    ],
    notes: [
      ...(vin === undefined
        ? []
        : [
            `The first line tells the build of the VIN; ${match.join(', ')} filter listings and sales besides.`,
          ]),
      ...(statements.some(({ sql }) => sql.includes('AND false'))
        ? ['The cities of the statement before that lie in the place stand where the last one says false.']
        : []),
      'The listings that are found are divided by what was sold a day.',
      RECENT,
    ],
  };
}

/** Stands for the makes and models that the engine tells. */
const PAIR: Pair = { make: 'a make', model: 'a model', count: 1 };

export async function explainPopular(
  { policy }: Of<'popular cars'>,
  { query }: ReadUrl,
  limits: SearchLimits,
  now: Date,
): Promise<Explained> {
  const question = readPopular(new Asked(query, now));
  const asked: Query = popularQuery(question);
  const plan = readSearch(asked, policy, limits, now);
  const lines: Part[] = [];
  await commonest(plan, policy.dataset, TOP, async (more) => {
    lines.push(...more.map(shownLine));
    return [];
  });
  const { recent, statements } = listening();
  await popularCars(question, [PAIR], recent, signal);
  return {
    plan,
    request: [...lines, ...statements.map(written)],
    notes: [
      `The first line counts makes and models; the ${TOP} with the most listings are asked for in the statement, where one stands for them.`,
      RECENT,
    ],
  };
}
