import type { Parameter } from '../../catalog/parameter.ts';
import { DAY_PATTERN } from '../../grammar/date.ts';
import { fault, quote, type Reading, read } from '../../grammar/reading.ts';
import { readParameter, refuse } from '../read-parameter.ts';
import { readStrictly } from '../strict-query.ts';
import { FILTERS, PAGE } from './parameters.ts';
import { readDay } from './periods.ts';
import { COVERAGES } from './plan.ts';
import {
  type Page,
  readPage,
  readSelection,
  type TrendHistory,
  type TrendSelection,
} from './read-selection.ts';

/** Which listings are shown as they stood, and which page of them. */
export interface SnapshotPlan extends TrendSelection, Page {
  /** YYYY-MM-DD; listings are shown as they stood at its end; undefined: no day is known yet */
  readonly as_of: string | undefined;
  readonly vin: string | undefined;
  readonly dealer_id: string | undefined;
}

/** One of these names the vehicle or the dealer. */
export const SNAPSHOT_NEEDS = ['vin', 'dealer_id'] as const;

/** Every query parameter of a snapshot but the key. */
export const SNAPSHOT_PARAMETERS: readonly Parameter[] = [
  {
    name: 'as_of',
    about:
      'Day, YYYY-MM-DD, at whose end (UTC) the listings are shown; one of the days that trends know. Default: the newest.',
    schema: { type: 'string', pattern: DAY_PATTERN },
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
  ...FILTERS,
  ...PAGE,
];

const VIN = /^[A-Z0-9]{17}$/;

function readVin(text: string): Reading<string> {
  const vin = text.trim().toUpperCase();
  return VIN.test(vin) ? read(vin) : fault(`${quote(text)} is not a VIN of 17 characters`);
}

const readDealer = (text: string): Reading<string> =>
  /^\d{1,18}$/.test(text.trim()) ? read(text.trim()) : fault(`${quote(text)} is not the id of a dealer`);

function checkKnown(day: string, days: TrendHistory['days']): void {
  if (!days) throw refuse('as_of', 'no day is known yet');
  if (day < days.from) throw refuse('as_of', `${day} is not known; the first day is ${days.from}`);
  if (day > days.to) throw refuse('as_of', `${day} is not known; the last day is ${days.to}`);
}

/** Reads a raw query string as strictly as that of trends. */
export function readSnapshot(raw: string, { days, groups }: TrendHistory, credential: string): SnapshotPlan {
  const sent = readStrictly(raw, [...SNAPSHOT_PARAMETERS.map(({ name }) => name), credential]);
  const as_of = readParameter(sent, 'as_of', readDay);
  const vin = readParameter(sent, 'vin', readVin);
  const dealer_id = readParameter(sent, 'dealer_id', readDealer);
  if (vin === undefined && dealer_id === undefined) throw refuse('dealer_id', 'send it, or vin');
  if (as_of !== undefined) checkKnown(as_of, days);
  return {
    as_of: as_of ?? days?.to,
    vin,
    dealer_id,
    ...readSelection(sent, groups, 'all', 'all'),
    ...readPage(sent),
  };
}
