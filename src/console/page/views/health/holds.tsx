import type { Metadata } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import { listOf } from '../../list.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { requestOf } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count } from '../../words.ts';
import { type Delivery, instantWords } from './delivery.ts';
import { type Held, heldBy } from './held.ts';

/** Deliveries that cover a source for which it is held at most. */
const MOST = 3;
/** Sources whose listings are counted: each is a request. */
const COUNTED = 10;
const LAST_SEEN = 'last_seen_range';

interface Hold extends Held {
  readonly listings: number | undefined;
  /** where they are listed */
  readonly address: string | undefined;
}

/** YYYYMMDD, the day before an instant. */
const dayBefore = (instant: string): string =>
  new Date(Date.parse(instant) - 86_400_000).toISOString().slice(0, 10).replaceAll('-', '');

/** Filters of the listings that a hold keeps: those that were last seen before its first delivery. */
const keptFilters = ({ source, since }: Pick<Held, 'source' | 'since'>): [string, string][] => [
  ['source', listOf([source])],
  [LAST_SEEN, `19700101-${dayBefore(since)}`],
];

const COLUMNS: readonly Column<Hold>[] = [
  { name: 'source', title: 'Source', text: true, value: ({ source }) => source },
  {
    name: 'listings',
    title: 'Listings kept, of days before',
    about: 'Listings that it no longer delivers and that stay active, last seen on a day before the hold',
    value: ({ listings }) => listings,
    show: ({ listings, address }) =>
      listings === undefined ? '–' : address ? <a href={address}>{count(listings)}</a> : count(listings),
  },
  {
    name: 'since',
    title: 'Since (UTC)',
    text: true,
    value: ({ since }) => since,
    show: ({ since }) => <span title={since}>{instantWords(since)}</span>,
  },
  {
    name: 'until',
    title: 'Until',
    text: true,
    value: ({ failed, isMore }) => {
      const left = Math.max(0, MOST - failed);
      const more =
        left === 0 ? 'the next delivery' : `${left} more ${left === 1 ? 'delivery' : 'deliveries'}`;
      return `it recovers, or ${isMore && left > 0 ? 'at most ' : ''}${more}`;
    },
  },
];

/** The sources that the newest delivery of a market holds: how many listings each keeps, since when, until when. */
export function Holds({
  state,
  market,
  deliveries,
}: {
  state: ViewState;
  market: string;
  deliveries: readonly Delivery[];
}) {
  const { searches } = knowledge.value as Metadata;
  const held = heldBy(deliveries);
  const search = searches.find(
    (one) =>
      one.market === market &&
      one.shows === 'listing' &&
      one.parameters.some(({ name }) => name === LAST_SEEN),
  );
  const counted = search ? held.slice(0, COUNTED) : [];
  const path = search?.path ?? '';
  const told = useAnswers<{ num_found: number }>(
    counted.map((one) => requestOf(path, [...keptFilters(one), ['rows', '0']])),
  );
  if (held.length === 0) return null;
  const holds = held.map((one, at): Hold => {
    const outcome = told.waiting ? undefined : told.outcomes[at];
    return {
      ...one,
      listings: outcome && 'answer' in outcome ? outcome.answer.data.num_found : undefined,
      address: search && formatAddress({ view: 'explore', path, params: new Map(keptFilters(one)) }),
    };
  });
  return (
    <DataTable
      name={`Held sources, ${market}`}
      rows={holds}
      columns={COLUMNS}
      keyOf={({ source }) => source}
      order={state.setting('held')}
      onOrder={(order) => state.show({ held: order })}
    />
  );
}
