import { useState } from 'preact/hooks';
import type { SearchDescription } from '../../../metadata.ts';
import { withUnit } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { figure, instantText, title } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';
import type { Row } from '../explore/answer.ts';
import { pageOf, photosOf, sellerOf, titleOf, valueAt } from '../explore/record-values.ts';

function Photo({ address, about }: { address: string; about: string }) {
  const [broken, setBroken] = useState(false);
  if (broken) return <span class="photo none">not there</span>;
  return (
    <img
      src={address}
      alt={about}
      referrerpolicy="no-referrer"
      loading="lazy"
      onError={() => setBroken(true)}
    />
  );
}

/** The dealer's photos, asked for when they are wanted, without telling where they are shown. */
function Photos({ state, row }: { state: ViewState; row: Row }) {
  const photos = photosOf(row);
  if (photos.length === 0) return <p>It has no photos.</p>;
  if (state.setting('photos') !== 'shown') {
    return (
      <p>
        <button type="button" class="plain" onClick={() => state.show({ photos: 'shown' })}>
          Load {photos.length} {photos.length > 1 ? 'photos' : 'photo'} from the dealer
        </button>
      </p>
    );
  }
  return (
    <ul class="photos" aria-label="Photos">
      {photos.map((address, at) => (
        <li key={address}>
          <Photo address={address} about={`${titleOf(row)}, photo ${at + 1} of ${photos.length}`} />
        </li>
      ))}
    </ul>
  );
}

interface Member {
  readonly name: string;
  readonly about: string;
  readonly value: string | number;
}

/** Links of an answer hold the caller's key, which no page and no file of it shows. */
const withoutKey = (text: string): string => text.replace(/\bapi_key=[^&|#]*/g, 'api_key=KEY');

function shownMember(value: unknown): string | number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return withoutKey(value);
  if (Array.isArray(value)) return withoutKey(value.map(String).join('|'));
  return typeof value === 'boolean' ? String(value) : undefined;
}

/** What the listing says, by the fields that the server told of. */
const membersOf = ({ fields }: SearchDescription, row: Row): Member[] =>
  fields.flatMap(({ name, at, about, type }) => {
    const told = at ? shownMember(valueAt(row, at)) : undefined;
    const value = type === 'instant' && told !== undefined ? `${instantText(told)} UTC` : told;
    return value === undefined ? [] : [{ name, about, value }];
  });

const COLUMNS: readonly Column<Member>[] = [
  { name: 'name', title: 'Member', text: true, value: ({ name }) => name },
  {
    name: 'value',
    title: 'Value',
    text: true,
    value: ({ value }) => value,
    show: ({ value }) => <span class="long">{value}</span>,
  },
  {
    name: 'about',
    title: 'Meaning',
    text: true,
    value: ({ about }) => about,
    show: ({ about }) => <small>{about}</small>,
  },
];

/** figures that stand above everything else */
const FIRST = ['price', 'miles', 'hours_used', 'dom_active', 'dos_active'] as const;
/** Those that are told even where the listing does not say them. */
const ALWAYS: readonly string[] = ['price', 'miles'];

interface Props {
  readonly state: ViewState;
  readonly search: SearchDescription;
  readonly row: Row;
}

/** One listing: what it is, its photos, and everything that it says. */
export function Listing({ state, search, row }: Props) {
  const page = pageOf(row);
  return (
    <section aria-label="Listing" class="listing">
      <h2>{titleOf(row)}</h2>
      <p>
        {sellerOf(row)} <code>{String(row.id)}</code>{' '}
        {page ? (
          <a href={page} target="_blank" rel="noreferrer noopener">
            Seller's page
          </a>
        ) : null}
      </p>
      <dl class="timings">
        {FIRST.filter((name) => ALWAYS.includes(name) || row[name] !== undefined).map((name) => {
          const value = row[name];
          const unit = unitOfRecord(search, name, row);
          return (
            <div key={name}>
              <dt>{title(name)}</dt>
              <dd>{typeof value === 'number' ? withUnit(figure(value), unit) : '–'}</dd>
            </div>
          );
        })}
      </dl>
      <Photos state={state} row={row} />
      <details
        open={state.setting('members') === 'open'}
        onToggle={({ currentTarget: { open } }) => {
          if (open !== (state.setting('members') === 'open'))
            state.show({ members: open ? 'open' : undefined });
        }}
      >
        <summary>All fields</summary>
        <DataTable
          name="Members"
          rows={membersOf(search, row)}
          columns={COLUMNS}
          keyOf={({ name }) => name}
        />
      </details>
    </section>
  );
}
