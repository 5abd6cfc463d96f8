import type { Column } from '../../parts/data-table.tsx';
import { count, figure } from '../../words.ts';
import {
  ageWords,
  type Delivery,
  documentsOf,
  hoursSince,
  instantWords,
  rejectShare,
  type Source,
  secondsOf,
} from './delivery.ts';

const whole = (name: keyof Delivery & string, title: string, about: string): Column<Delivery> => ({
  name,
  title,
  about,
  value: (delivery) => delivery[name] as number | undefined,
});

/** Figures of a delivery that both tables have. */
const figures: readonly Column<Delivery>[] = [
  { name: 'documents', title: 'Size', about: 'Live documents', value: documentsOf },
  whole('arrivals', 'Arrivals', 'New with this delivery'),
  whole('departures', 'Disappearances', 'In the previous delivery but not in this one'),
  whole('price_changes', 'Price changes', 'Listings whose price changed'),
  whole('rejected', 'Rejects', 'Rows that were rejected'),
  {
    name: 'reject_share',
    title: 'of rows',
    about: 'Share of the rows read',
    value: rejectShare,
    show: (delivery) => {
      const share = rejectShare(delivery);
      return share === undefined ? '–' : `${figure(share)} %`;
    },
  },
  {
    name: 'held',
    title: 'Held sources',
    about: 'Sources that failed: their missing listings stay active for up to three deliveries',
    text: true,
    value: ({ held }) => held?.join('|'),
    show: ({ held }) => (held && held.length > 0 ? <mark>{held.join(', ')}</mark> : '–'),
  },
  {
    name: 'seconds',
    title: 'Took',
    about: 'Duration of the load in seconds',
    value: secondsOf,
    show: (delivery) => {
      const seconds = secondsOf(delivery);
      return seconds === undefined ? '–' : `${figure(Number(seconds.toFixed(1)))} s`;
    },
  },
];

/** A market and its newest delivery of listings; without one: nothing was loaded. */
export interface MarketState {
  readonly market: string;
  readonly newest: Delivery | undefined;
}

const ofNewest = ({ value, show, ...column }: Column<Delivery>): Column<MarketState> => ({
  ...column,
  value: ({ newest }) => newest && value(newest),
  ...(show ? { show: ({ newest }) => (newest ? show(newest) : '–') } : {}),
});

interface Watched {
  /** hours from which on a market is stale */
  readonly stale: number;
  readonly now: number;
  readonly onMarket: (market: string) => void;
  readonly market: string | undefined;
}

/** Columns of the table of markets. */
export function marketColumns({ stale, now, onMarket, market }: Watched): Column<MarketState>[] {
  const age = ({ newest }: MarketState) => newest && hoursSince(newest.as_of, now);
  return [
    {
      name: 'market',
      title: 'Market',
      text: true,
      value: (one) => one.market,
      show: (one) => (
        <button
          type="button"
          class="plain"
          aria-pressed={one.market === market}
          onClick={() => onMarket(one.market)}
        >
          {one.market}
        </button>
      ),
    },
    {
      name: 'state',
      title: 'State',
      text: true,
      value: (one) => stateOf(one, stale, now),
      show: (one) => {
        const state = stateOf(one, stale, now);
        return <span class={`state ${state.split(' ')[0]}`}>{state}</span>;
      },
    },
    {
      name: 'age_hours',
      title: 'Age',
      about: 'Time since the newest delivery of listings',
      value: age,
      show: (one) => {
        const hours = age(one);
        return hours === undefined ? '–' : <span title={one.newest?.as_of ?? ''}>{ageWords(hours)}</span>;
      },
    },
    ...figures.map(ofNewest),
  ];
}

function stateOf({ newest }: MarketState, stale: number, now: number): string {
  if (!newest) return 'nothing loaded';
  if (newest.sample) return 'sample';
  if (hoursSince(newest.as_of, now) > stale) return 'stale';
  return newest.held && newest.held.length > 0 ? 'held sources' : 'good';
}

const STATES: Readonly<Record<Source['state'], string>> = {
  good: 'good',
  late: 'late: no new delivery in the expected time',
  failing: 'failing: the last attempt to fetch or load failed',
  refused: 'refused: its newest delivery was refused',
};

const moment = (name: 'delivered_at' | 'looked_at', title: string, about: string): Column<Source> => ({
  name,
  title,
  about,
  text: true,
  value: (one) => one[name],
  show: (one) => (one[name] === undefined ? '–' : <span title={one[name]}>{instantWords(one[name])}</span>),
});

/** Columns of the table of sources. */
export const SOURCE_COLUMNS: readonly Column<Source>[] = [
  { name: 'source', title: 'Source', text: true, value: ({ source }) => source },
  {
    name: 'state',
    title: 'State',
    text: true,
    value: ({ state }) => state,
    show: ({ state }) => (
      <span class={`state ${state === 'good' ? 'good' : 'stale'}`} title={STATES[state]}>
        {state}
      </span>
    ),
  },
  { name: 'market', title: 'Market', text: true, value: ({ market }) => market },
  { name: 'dataset', title: 'Dataset', text: true, value: ({ dataset }) => dataset },
  moment('delivered_at', 'Delivered (UTC)', 'When its newest delivery was loaded'),
  moment('looked_at', 'Looked at (UTC)', 'When it was last asked for new files'),
  {
    name: 'waiting',
    title: 'Waiting',
    about: 'Deliveries fetched but not loaded',
    value: ({ waiting }) => waiting,
  },
];

/** Columns of the table of deliveries. */
export const DELIVERY_COLUMNS: readonly Column<Delivery>[] = [
  {
    name: 'as_of',
    title: 'Time (UTC)',
    text: true,
    value: ({ as_of }) => as_of,
    show: ({ as_of }) => <span title={as_of}>{instantWords(as_of)}</span>,
  },
  { name: 'market', title: 'Market', text: true, value: ({ market }) => market },
  {
    name: 'dataset',
    title: 'Dataset',
    text: true,
    value: ({ dataset, partial, sample }) =>
      `${dataset}${partial ? ' (partial)' : ''}${sample ? ' (sample)' : ''}`,
  },
  {
    name: 'read',
    title: 'Rows',
    about: 'Rows read',
    value: ({ read }) => read,
    show: ({ read }) => (read === undefined ? '–' : count(read)),
  },
  ...figures,
];
