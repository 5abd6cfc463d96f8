import type { Metadata } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import { listOf } from '../../list.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { count } from '../../words.ts';
import { type Delivery, type Hold, instantWords } from './delivery.ts';

/** Deliveries that cover a source for which it is held at most. */
const MOST = 3;

/** A hold as it is told; deliveries of earlier releases tell the source alone. */
type Told = Pick<Hold, 'source'> & Partial<Hold>;

const untilWords = ({ deliveries }: Told): string => {
  const left = MOST - (deliveries ?? MOST);
  if (deliveries === undefined) return 'it recovers';
  return `it recovers, or ${left > 0 ? `${left} more ${left === 1 ? 'delivery' : 'deliveries'}` : 'the next delivery'}`;
};

/** Listings of the source, those that were seen last the longest ago first: those that are kept. */
function addressOf(market: string, { source }: Told): string | undefined {
  const { searches } = knowledge.value as Metadata;
  const search = searches.find(
    (one) => one.market === market && one.shows === 'listing' && one.sorts.includes('last_seen'),
  );
  const params = new Map([
    ['source', listOf([source])],
    ['sort_by', 'last_seen'],
    ['sort_order', 'asc'],
  ]);
  return search && formatAddress({ view: 'explore', path: search.path, params });
}

const columnsOf = (market: string): readonly Column<Told>[] => [
  {
    name: 'source',
    title: 'Source',
    text: true,
    value: ({ source }) => source,
    show: (hold) => {
      const address = addressOf(market, hold);
      return address ? (
        <a href={address} title="Its listings, those that are kept first">
          {hold.source}
        </a>
      ) : (
        hold.source
      );
    },
  },
  {
    name: 'listings',
    title: 'Listings kept',
    about: 'Listings that it no longer delivers and that stay active',
    value: ({ listings }) => listings,
    show: ({ listings }) => (listings === undefined ? '–' : count(listings)),
  },
  {
    name: 'since',
    title: 'Since (UTC)',
    text: true,
    value: ({ since }) => since,
    show: ({ since }) => (since ? <span title={since}>{instantWords(since)}</span> : '–'),
  },
  { name: 'until', title: 'Until', text: true, value: untilWords },
];

/** The sources that the newest delivery of a market holds: how many listings each keeps, since when, until when. */
export function HeldSources({
  state,
  market,
  newest,
}: {
  state: ViewState;
  market: string;
  newest: Delivery | undefined;
}) {
  const holds: readonly Told[] = newest?.holds ?? (newest?.held ?? []).map((source) => ({ source }));
  if (holds.length === 0) return null;
  return (
    <DataTable
      name={`Held sources, ${market}`}
      rows={holds}
      columns={columnsOf(market)}
      keyOf={({ source }) => source}
      order={state.setting('held')}
      onOrder={(order) => state.show({ held: order })}
    />
  );
}
