import type { Parameter } from '../../catalog/parameter.ts';
import { DAY_PATTERN } from '../../grammar/date.ts';
import { splitList } from '../../grammar/list.ts';
import { fault, type Reading, read, readAll } from '../../grammar/reading.ts';
import { oneOf, readParameter, refuse } from '../read-parameter.ts';
import { readStrictly } from '../strict-query.ts';
import { COVERAGE, FILTERS, PAGE } from './parameters.ts';
import { readDay } from './periods.ts';
import {
  type Page,
  readPage,
  readSelection,
  type TrendHistory,
  type TrendSelection,
} from './read-selection.ts';

/** What may become of a listing from one day to the next, and the event that says so (catalog/trends.ts). */
export const CHANGES = {
  arrived: 'arrived',
  departed: 'left',
  price_cut: 'cut',
  price_rise: 'rise',
} as const;
/** Name of a change. */
export type Change = keyof typeof CHANGES;
const NAMES = Object.keys(CHANGES) as Change[];

/** Which changes of which day are shown, and which page of them. */
export interface ChangesPlan extends TrendSelection, Page {
  /** undefined: no day is known yet that has one before it */
  readonly day: string | undefined;
  readonly change: readonly Change[];
}

/** Every query parameter of the changes of a day but the key. */
export const CHANGES_PARAMETERS: readonly Parameter[] = [
  {
    name: 'day',
    about: 'Day, YYYY-MM-DD, that is compared with the one before. Default: the newest that is known.',
    schema: { type: 'string', pattern: DAY_PATTERN },
  },
  {
    name: 'change',
    about: `Which changes are listed: comma-separated list of ${NAMES.join(', ')}; all are counted.`,
    schema: { type: 'string', listOf: NAMES, default: NAMES.join(',') },
  },
  ...COVERAGE,
  ...FILTERS,
  ...PAGE,
];

function readChanges(text: string): Reading<readonly Change[]> {
  const names = readAll(splitList(text), oneOf(NAMES));
  if (!names.ok) return names;
  return names.value.length > 0 ? read([...new Set(names.value)]) : fault('it names no change');
}

/** Reads a raw query string as strictly as that of trends. */
export function readDayChanges(raw: string, { days, groups }: TrendHistory, credential: string): ChangesPlan {
  const sent = readStrictly(raw, [...CHANGES_PARAMETERS.map(({ name }) => name), credential]);
  const day = readParameter(sent, 'day', readDay);
  if (day !== undefined && !days) throw refuse('day', 'no day is known yet');
  if (days && day !== undefined && day <= days.from)
    throw refuse('day', `the day before ${day} is not known; the first day is ${days.from}`);
  if (days && day !== undefined && day > days.to)
    throw refuse('day', `${day} is not known; the last day is ${days.to}`);
  return {
    day: day ?? (days && days.to > days.from ? days.to : undefined),
    change: readParameter(sent, 'change', readChanges) ?? NAMES,
    ...readSelection(sent, groups, 'search', 'us'),
    ...readPage(sent),
  };
}
