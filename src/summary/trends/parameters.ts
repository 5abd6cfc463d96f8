import { SELLERS as SELLER_TYPES } from '../../catalog/market-operations.ts';
import type { Parameter } from '../../catalog/parameter.ts';
import { DAY_PATTERN } from '../../grammar/date.ts';
import { DIMENSIONS } from '../dimensions.ts';
import { DEALER_TYPES, DEFAULTS, INVENTORY_TYPES } from '../plan.ts';
import { oneOf, ROW_PARAMETERS, type RowParameter, words } from '../row-filters.ts';
import { PERIODS } from './periods.ts';
import {
  COUNTRIES,
  COVERAGES,
  DEFAULT_POINTS,
  FIELDS,
  FIGURES,
  MOST_FIGURES,
  MOST_GROUPED,
  MOST_POINTS,
  SERIES,
  type TrendMeasure,
} from './plan.ts';

/** Who sells: kinds of sellers, and of their websites. */
const SELLERS: readonly RowParameter[] = [
  oneOf('seller_type', SELLER_TYPES, 'Kind of the seller; a default search finds those of dealers.'),
  words('mc_category', 'Kinds of websites.'),
];

/** Every parameter that filters listings: those of the summary of sold vehicles, and who sells. */
export const TREND_FILTERS: readonly RowParameter[] = [...ROW_PARAMETERS, ...SELLERS];

/** Fields that sold vehicles do not have: what is filtered or grouped by them stands alone. */
export const NOT_SOLD: readonly string[] = ['mc_category', 'country'];

/** What listings can be grouped by: the dimensions of the summary of sold vehicles, where they stand and who sells. */
export const GROUPED_BY: readonly string[] = [
  ...DIMENSIONS.map(({ name }) => name),
  ...['state', 'city', 'country'],
  ...SELLERS.map(({ name }) => name),
];

/** What is measured where `measures` is not sent. */
export const DEFAULT_MEASURES: readonly TrendMeasure[] = (['price', 'miles', 'dom_active'] as const).map(
  (field) => ({
    field,
    figure: 'median',
  }),
);

const day = (name: string, about: string): Parameter => ({
  name,
  about,
  schema: { type: 'string', pattern: DAY_PATTERN },
});

const defaultPoints = PERIODS.map((period) => `${DEFAULT_POINTS[period]} ${period}s`).join(', ');

/** The filters as parameters of an operation. */
export const FILTERS: readonly Parameter[] = [
  {
    name: 'inventory_type',
    about: 'used includes certified.',
    schema: { type: 'string', enum: INVENTORY_TYPES, default: 'all' },
  },
  {
    name: 'dealer_type',
    about: 'Kind of dealer.',
    schema: { type: 'string', enum: DEALER_TYPES, default: DEFAULTS.dealer_type },
  },
  ...TREND_FILTERS.map(
    ({ name, about, listOf }): Parameter => ({
      name,
      about,
      schema: { type: 'string', listOf },
    }),
  ),
];

/** Which listings count. */
export const COVERAGE: readonly Parameter[] = [
  {
    name: 'coverage',
    about:
      'search: what a default search finds, one listing of each vehicle; it arrives and departs with its vehicle. all: every listing of every source, for itself.',
    schema: { type: 'string', enum: COVERAGES, default: 'search' },
  },
  {
    name: 'country',
    about: 'Country of the listings.',
    schema: { type: 'string', enum: COUNTRIES, default: 'us' },
  },
];

/** Listings of a page: without a word of the request, and at most. */
export const ROWS = { default: 50, most: 1000 } as const;

/** Which page of listings. */
export const PAGE: readonly Parameter[] = [
  {
    name: 'rows',
    about: `Listings per page, at most ${ROWS.most}.`,
    schema: { type: 'integer', minimum: 0, maximum: ROWS.most, default: ROWS.default },
  },
  {
    name: 'start',
    about: 'Offset of the first listing.',
    schema: { type: 'integer', minimum: 0, default: 0 },
  },
];

/** Every query parameter of the trends but the key, for the OpenAPI document and the strict reading. */
export const TREND_PARAMETERS: readonly Parameter[] = [
  {
    name: 'by',
    about:
      'What a point covers; weeks begin on Monday. Where the window cuts a week or a month, its point covers the part within.',
    schema: { type: 'string', enum: PERIODS, default: 'day' },
  },
  day(
    'date_from',
    `First day, YYYY-MM-DD; with date_to. Default: the latest ${defaultPoints}, as by says, or as many as are known.`,
  ),
  day('date_to', 'Last day, YYYY-MM-DD.'),
  ...COVERAGE,
  ...FILTERS,
  {
    name: 'group_by',
    about: `A series for each value of a field, or for each pair of values of two: at most ${MOST_GROUPED} of ${GROUPED_BY.join(', ')}.`,
    schema: { type: 'string', listOf: GROUPED_BY },
  },
  {
    name: 'measures',
    about:
      `Comma-separated list of field|figure|figure…: figures of the active listings at the end of each point, and of the vehicles sold. ` +
      `Fields: ${FIELDS.join(', ')}. Figures: ${FIGURES.join(', ')} (p5 to p99 are exact percentiles, interpolated linearly).`,
    schema: {
      type: 'string',
      default: DEFAULT_MEASURES.map(({ field, figure }) => `${field}|${figure}`).join(','),
    },
  },
  {
    name: 'limit',
    about: `Series of groups at most: those with the most active listings over all points. Points times series must not exceed ${MOST_POINTS}, and these times figures ${MOST_FIGURES}.`,
    schema: { type: 'integer', minimum: 1, maximum: SERIES.most, default: SERIES.default },
  },
];
