import type { Parameter } from '../catalog/parameter.ts';
import { DAY_PATTERN } from '../grammar/date.ts';
import { DEFAULT_DIMENSIONS, DIMENSIONS, GEOGRAPHIES } from './dimensions.ts';
import { DEFAULT_MEASURE, MEASURES } from './measures.ts';
import { DEALER_TYPES, DEFAULTS, INVENTORY_TYPES, MOST_ROWS, ORDERS } from './plan.ts';
import { ROW_PARAMETERS } from './row-filters.ts';
import { MOST_MONTHS } from './window.ts';

const text = (name: string, about: string): Parameter => ({ name, about, schema: { type: 'string' } });
const day = (name: string, about: string): Parameter => ({
  name,
  about,
  schema: { type: 'string', pattern: DAY_PATTERN },
});

const COMPARED = 'An operator (> < >= <= =) and a number; a number alone means =. Filters whole groups.';

/** Every query parameter of the summary but the key, for the OpenAPI document and the strict reading (part-2.md S1). */
export const SUMMARY_PARAMETERS: readonly Parameter[] = [
  {
    name: 'inventory_type',
    required: true,
    about:
      'used includes certified; all combines new and used into one row unless inventory_type is a dimension.',
    schema: { type: 'string', enum: INVENTORY_TYPES },
  },
  day(
    'date_from',
    `First day of the first month, YYYY-MM-DD; with date_to, at most ${MOST_MONTHS} months. Default: the latest complete month.`,
  ),
  day('date_to', 'Last day of the last month, YYYY-MM-DD.'),
  {
    name: 'by_month',
    about:
      'false: each group is one row for the whole window, with figures over all of its months, and `month` names the first and the last of them (2026-08/2026-10).',
    schema: { type: 'boolean', default: true },
  },
  {
    name: 'dealer_type',
    about: 'Kind of dealer.',
    schema: { type: 'string', enum: DEALER_TYPES, default: DEFAULTS.dealer_type },
  },
  ...ROW_PARAMETERS.map(
    ({ name, about, listOf }): Parameter => ({
      name,
      about,
      schema: { type: 'string', listOf },
    }),
  ),
  {
    name: 'summary_by',
    about: 'Geography of the rows.',
    schema: { type: 'string', enum: Object.keys(GEOGRAPHIES), default: 'state' },
  },
  {
    name: 'ranking_dimensions',
    about: `Dimensions of the groups: comma-separated list of ${DIMENSIONS.map(({ name }) => name).join(', ')}; or none for totals.`,
    schema: {
      type: 'string',
      listOf: [...DIMENSIONS.map(({ name }) => name), 'none'],
      default: DEFAULT_DIMENSIONS.join(','),
    },
  },
  {
    name: 'ranking_measure',
    about: 'Measure that ranks the groups; equal groups share a rank, and the following ranks are skipped.',
    schema: { type: 'string', enum: MEASURES.map(({ name }) => name), default: DEFAULT_MEASURE },
  },
  {
    name: 'ranking_order',
    about: 'asc ranks groups without the measure first, desc ranks them last.',
    schema: { type: 'string', enum: ORDERS, default: DEFAULTS.ranking_order },
  },
  {
    name: 'top_n',
    about: 'Number of ranks per month and geography.',
    schema: { type: 'integer', minimum: 1, default: DEFAULTS.top_n },
  },
  {
    name: 'rank_after_filters',
    about: 'true: groups are ranked after the measure filters, so no rank is missing.',
    schema: { type: 'boolean', default: false },
  },
  {
    name: 'limit',
    about: 'Maximum number of rows; the end of the order is cut off.',
    schema: { type: 'integer', minimum: 1, maximum: MOST_ROWS, default: DEFAULTS.limit },
  },
  {
    name: 'min_sold_count',
    about: 'Short for sold_count=>=n; not with sold_count.',
    schema: { type: 'integer', minimum: 0 },
  },
  ...MEASURES.map(({ name, about }) => text(name, `${about} ${COMPARED}`)),
];
