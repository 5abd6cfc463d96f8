import type { Metadata } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { ask } from '../../api.ts';
import { hindranceOf, knowledge } from '../../knowledge.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import type { Request } from '../../request.ts';
import type { ViewState } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count } from '../../words.ts';

const PATH = '/changes/car';
/** Listings that an open list shows. */
const SHOWN = '100';

/** Kinds of changes, as the interface and as people call them. */
const KINDS = [
  ['arrived', 'Arrived'],
  ['departed', 'Departed'],
  ['price_cut', 'Price cut'],
  ['price_rise', 'Price raised'],
] as const;

type Listing = Readonly<Record<string, string | number | undefined>>;

interface Changes {
  readonly day: string | null;
  readonly num_found: number;
  readonly counts: Readonly<Record<string, number>>;
  readonly listings: readonly Listing[];
}

/** Listings of an answer at most. */
const MOST = 1000;

/** Every listing of a kind of changes on a day, page by page. Throws ApiRefusal. */
async function everyChange(kind: string, day: string, signal: AbortSignal): Promise<Listing[]> {
  const listings: Listing[] = [];
  for (;;) {
    const page = { change: kind, day, rows: String(MOST), start: String(listings.length) };
    const { data } = await ask<Changes>({ path: PATH, params: new Map(Object.entries(page)) }, signal);
    listings.push(...data.listings);
    if (data.listings.length < MOST) return listings;
  }
}

/** The request of the newest day's changes of a kind; without one: their numbers alone. */
const changesRequest = (change: string | undefined): Request => ({
  path: PATH,
  params: new Map([...(change ? [['change', change] as const] : []), ['rows', change ? SHOWN : '0']]),
});

const text = (name: string, title: string): Column<Listing> => ({
  name,
  title,
  text: true,
  value: (one) => one[name],
});
const figures = (name: string, title: string): Column<Listing> => ({
  name,
  title,
  value: (one) => one[name],
});

const VEHICLE: Column<Listing> = {
  name: 'vehicle',
  title: 'Vehicle',
  text: true,
  value: ({ year, make, model, trim }) => [year, make, model, trim].filter(Boolean).join(' '),
  show: (one) => {
    const words = String(VEHICLE.value(one) || one.id || 'unnamed');
    const { vin } = one;
    if (vin === undefined) return words;
    return (
      <a href={formatAddress({ view: 'vehicle', path: '', params: new Map([['vin', String(vin)]]) })}>
        {words}
      </a>
    );
  },
};

const columnsOf = (kind: string): readonly Column<Listing>[] => [
  VEHICLE,
  ...(kind.startsWith('price') ? [figures('price_before', 'Price before ($)')] : []),
  figures('price', 'Price ($)'),
  figures('miles', 'Miles'),
  figures('dom_active', 'Days on market'),
  text('seller_name', 'Seller'),
  text('city', 'City'),
  text('state', 'State'),
  text('vin', 'VIN'),
];

function List({ state, kind, title }: { state: ViewState; kind: string; title: string }) {
  const told = useAnswers<Changes>([changesRequest(kind)]);
  const found = told.waiting ? undefined : told.answers[0]?.data;
  if (told.error) return <Fault fault={told.error} again={told.again} />;
  if (!found) return <Waiting />;
  if (found.listings.length === 0) return <p class="empty">None.</p>;
  const isCut = found.num_found > found.listings.length;
  return (
    <>
      <DataTable
        name={title}
        rows={found.listings}
        {...(isCut && found.day
          ? { whole: (signal: AbortSignal) => everyChange(kind, found.day ?? '', signal) }
          : {})}
        columns={columnsOf(kind)}
        keyOf={({ id, vin, source }) => `${id} ${vin} ${source}`}
        order={state.setting('changes')}
        onOrder={(changes) => state.show({ changes })}
      />
      {isCut ? (
        <small>
          The first {count(found.listings.length)} of {count(found.num_found)}; the file has all.
        </small>
      ) : null}
    </>
  );
}

/** What the newest day brought, against the one before: numbers, and lists that open. */
export function SinceYesterday({ state }: { state: ViewState }) {
  const isThere =
    (knowledge.value as Metadata).operations.some(({ path }) => path === PATH) && !hindranceOf(PATH);
  const told = useAnswers<Changes>(isThere ? [changesRequest(undefined)] : []);
  const changes = told.answers[0]?.data;
  if (told.error) return <Fault fault={told.error} again={told.again} />;
  if (!changes) return null;
  if (changes.day === null)
    return (
      <p class="since">
        What changed since the day before is told here from the second day on that brings a delivery of US
        cars.
      </p>
    );
  const open = state.setting('since');
  return (
    <section aria-labelledby="since-yesterday">
      <h3 id="since-yesterday">US cars on {changes.day}, against the day before</h3>
      <p class="since">
        {KINDS.map(([kind, title]) => (
          <button
            key={kind}
            type="button"
            aria-expanded={open === kind}
            onClick={() => state.show({ since: open === kind ? undefined : kind })}
          >
            {title}: {count(changes.counts[kind] ?? 0)}
          </button>
        ))}
      </p>
      {KINDS.filter(([kind]) => kind === open).map(([kind, title]) => (
        <List key={kind} state={state} kind={kind} title={`${title} on ${changes.day}`} />
      ))}
    </section>
  );
}
