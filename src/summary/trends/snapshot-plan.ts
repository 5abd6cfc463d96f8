import type { Parameter } from '../../catalog/parameter.ts';
import { readCount } from '../../grammar/number.ts';
import { fault, quote, type Reading, read } from '../../grammar/reading.ts';
import { INVENTORY_TYPES, type Question } from '../plan.ts';
import { readRowFilters } from '../read-row-filters.ts';
import { readStrictly } from '../strict-query.ts';
import { between, fixed, refuse, take } from '../taking.ts';
import { TREND_FILTERS } from './parameters.ts';
import { readDay } from './periods.ts';
import { COVERAGES, type TrendQuestion } from './plan.ts';
import type { TrendHistory } from './read-plan.ts';

/** Listings of a page: without a word of the request, and at most. */
const ROWS = { default: 50, most: 1000 } as const;

/** Which listings are shown as they stood, and which page of them. */
export interface SnapshotPlan
  extends Pick<Question, 'inventory_type' | 'dealer_type' | 'filters'>,
    Pick<TrendQuestion, 'coverage' | 'country'> {
  /** YYYY-MM-DD; listings are shown as they stood at its end */
  readonly as_of: string;
  readonly vin: string | undefined;
  readonly dealer_id: string | undefined;
  readonly start: number;
  readonly rows: number;
}

/** One of these names the vehicle or the dealer. */
export const SNAPSHOT_NEEDS = ['vin', 'dealer_id'] as const;

/** Every query parameter of a snapshot but the key. */
export const SNAPSHOT_PARAMETERS: readonly Parameter[] = [
  {
    name: 'as_of',
    required: true,
    about: 'Day, YYYY-MM-DD, at whose end (UTC) the listings are shown; one of the days that trends know.',
    schema: { type: 'string' },
  },
  {
    name: 'vin',
    about:
      'Vehicle identification number: every listing of the vehicle that was active. Send it or dealer_id.',
    schema: { type: 'string' },
  },
  {
    name: 'dealer_id',
    about: 'Id of the dealer: its inventory. Send it or vin.',
    schema: { type: 'string' },
  },
  {
    name: 'coverage',
    about:
      'all: every active listing. search: only what a default search found, one listing of each vehicle.',
    schema: { type: 'string', enum: COVERAGES, default: 'all' },
  },
  {
    name: 'inventory_type',
    about: 'used includes certified.',
    schema: { type: 'string', enum: INVENTORY_TYPES, default: 'all' },
  },
  ...TREND_FILTERS.map(
    ({ name, about, listOf }): Parameter => ({
      name,
      about,
      schema: { type: 'string', ...(listOf ? { listOf } : {}) },
    }),
  ),
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

const VIN = /^[A-Z0-9]{17}$/;

function readVin(text: string): Reading<string> {
  const vin = text.trim().toUpperCase();
  return VIN.test(vin) ? read(vin) : fault(`${quote(text)} is not a VIN of 17 characters`);
}

const readDealer = (text: string): Reading<string> =>
  /^\d{1,18}$/.test(text.trim()) ? read(text.trim()) : fault(`${quote(text)} is not the id of a dealer`);

/** Reads a raw query string as strictly as that of trends. */
export function readSnapshot(raw: string, { days, groups }: TrendHistory, credential: string): SnapshotPlan {
  const sent = readStrictly(raw, [...SNAPSHOT_PARAMETERS.map(({ name }) => name), credential]);
  const as_of = take(sent, 'as_of', readDay);
  if (as_of === undefined) throw refuse('as_of', 'send a day, YYYY-MM-DD');
  const vin = take(sent, 'vin', readVin);
  const dealer_id = take(sent, 'dealer_id', readDealer);
  if (vin === undefined && dealer_id === undefined) throw refuse('dealer_id', 'send it, or vin');
  if (!days) throw refuse('as_of', 'no day is known yet');
  if (as_of < days.from) throw refuse('as_of', `${as_of} is not known; the first day is ${days.from}`);
  if (as_of > days.to) throw refuse('as_of', `${as_of} is not known; the last day is ${days.to}`);
  return {
    ...{ as_of, vin, dealer_id, country: 'all' },
    coverage: take(sent, 'coverage', fixed(COVERAGES)) ?? 'all',
    inventory_type: take(sent, 'inventory_type', fixed(INVENTORY_TYPES)) ?? 'all',
    dealer_type: 'all',
    filters: readRowFilters(sent, groups, TREND_FILTERS),
    start: take(sent, 'start', readCount) ?? 0,
    rows: take(sent, 'rows', between(0, ROWS.most)) ?? ROWS.default,
  };
}
