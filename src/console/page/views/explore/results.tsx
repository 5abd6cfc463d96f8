import type { SearchDescription } from '../../../metadata.ts';
import { knowledge } from '../../knowledge.ts';
import { loadLater } from '../../parts/load-later.tsx';
import { asking, type Selection, showing } from '../../selection.ts';
import { count, title } from '../../words.ts';
import type { SearchAnswer } from './answer.ts';
import { ColumnOrder } from './column-order.tsx';
import { FieldChoice } from './field-choice.tsx';
import { RECORDS, recordsOf } from './gather.ts';
import { columnFields, openColumns } from './layout.ts';
import { Listings, type Order } from './listings.tsx';
import { rowsOf } from './requests.ts';
import { SaveRecords } from './save-records.tsx';
import { replaceSelection, showSelection } from './show-selection.ts';

const BySeller = loadLater(() => import('../dealer/by-seller.tsx').then((part) => part.BySeller));

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  readonly found: SearchAnswer;
}

const startOf = ({ params }: Selection): number => Number(params.get('start') ?? 0) || 0;

function orderOf({ fields }: SearchDescription, { params }: Selection): Order | undefined {
  const by = params.get('sort_by');
  if (by === undefined) return undefined;
  const direction = params.get('sort_order');
  const isDown = fields.some(({ sort, sortsDown }) => sort === by && sortsDown);
  return { by, descending: direction ? direction === 'desc' : isDown };
}

/** Ascending, descending, and the search's own order again. */
function ordered(search: SearchDescription, selection: Selection, sort: string): Selection {
  const order = orderOf(search, selection);
  if (order?.by !== sort) return asking(selection, { sort_by: sort, sort_order: 'asc' });
  return order.descending
    ? asking(selection, { sort_by: undefined, sort_order: undefined })
    : asking(selection, { sort_order: 'desc' });
}

function Pages({ search, selection, found, rows }: Props & { rows: number }) {
  const start = startOf(selection);
  const size = Number(selection.params.get('rows') ?? rowsOf(search));
  const to = (first: number) => () =>
    showSelection(asking(selection, { start: first > 0 ? String(first) : undefined }));
  return (
    <nav class="pages" aria-label="Pages">
      <button type="button" class="plain" disabled={start === 0} onClick={to(Math.max(0, start - size))}>
        Previous
      </button>
      <span>
        {rows === 0 ? 'none' : `${count(start + 1)}–${count(start + rows)}`} of {count(found.num_found)}
      </span>
      <button
        type="button"
        class="plain"
        disabled={start + rows >= found.num_found}
        onClick={to(start + size)}
      >
        Next
      </button>
    </nav>
  );
}

/** Whether the search counts its listings by dealer. */
const hasSellers = ({ path, shows, fields, countsApart }: SearchDescription): boolean =>
  shows === 'listing' &&
  !countsApart &&
  fields.some(({ name, facet }) => facet && name === 'dealer_id') &&
  (knowledge.value?.operations ?? []).some((operation) => operation.path === `${path}/pivot`);

/** Shows listings, or who sells them. */
function Grouping({ selection, grouped }: { selection: Selection; grouped: boolean }) {
  return (
    <label>
      <input
        type="checkbox"
        checked={grouped}
        onChange={() => replaceSelection(showing(selection, { group: grouped ? undefined : 'seller' }))}
      />
      Group by seller
    </label>
  );
}

/** The order of what was found: what a table's head cannot say (distance, and fields without a column). */
function Ordering({ search, selection }: Pick<Props, 'search' | 'selection'>) {
  const { params } = selection;
  return (
    <div class="line">
      <label>
        Order
        <select
          value={params.get('sort_by') ?? ''}
          onChange={({ currentTarget: { value } }) =>
            showSelection(asking(selection, { sort_by: value, ...(value ? {} : { sort_order: undefined }) }))
          }
        >
          <option value="">default</option>
          {search.sorts.map((sort) => (
            <option key={sort} value={sort}>
              {title(sort)}
            </option>
          ))}
        </select>
      </label>
      <label>
        Direction
        <select
          value={params.get('sort_order') ?? ''}
          disabled={!params.has('sort_by')}
          onChange={({ currentTarget: { value } }) => showSelection(asking(selection, { sort_order: value }))}
        >
          <option value="">default</option>
          <option value="asc">ascending</option>
          <option value="desc">descending</option>
        </select>
      </label>
    </div>
  );
}

const SIZES = ['10', '20', '50'];

/** How many rows a page has. */
function Size({ search, selection }: Pick<Props, 'search' | 'selection'>) {
  const size = selection.params.get('rows') ?? String(rowsOf(search));
  const sizes = SIZES.filter((one) => Number(one) <= search.rows.maximum);
  return (
    <label>
      Rows a page
      <select
        value={size}
        onChange={(event) => showSelection(asking(selection, { rows: event.currentTarget.value }))}
      >
        {(sizes.includes(size) ? sizes : [...sizes, size]).map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How the page of what was found is shown: order, size, photos, columns. */
function Options({ search, selection }: Pick<Props, 'search' | 'selection'>) {
  const photos = selection.shown.has('photos');
  return (
    <details class="choose options">
      <summary>Order, columns, photos</summary>
      <Ordering search={search} selection={selection} />
      <div class="line">
        <Size search={search} selection={selection} />
        {search.shows === 'listing' ? (
          <label>
            <input
              type="checkbox"
              checked={photos}
              onChange={() => replaceSelection(showing(selection, { photos: photos ? undefined : 'shown' }))}
            />
            Load photos from dealer websites
          </label>
        ) : null}
        {hasSellers(search) ? <Grouping selection={selection} grouped={false} /> : null}
      </div>
      <FieldChoice
        label="More columns"
        setting="columns"
        all={columnFields(search)}
        open={openColumns(search, selection)}
        selection={selection}
      />
      <ColumnOrder fields={openColumns(search, selection)} selection={selection} />
    </details>
  );
}

/** The page of what was found, with its order and the pages before and after. */
export function Results({ search, selection, found }: Props) {
  const rows = recordsOf(search, found);
  if (found.num_found === 0) return null;
  const fields = openColumns(search, selection);
  const name = title(RECORDS[search.shows]);
  if (hasSellers(search) && selection.shown.get('group') === 'seller') {
    return (
      <section class="results" aria-label="Found" tabIndex={-1}>
        <div class="line">
          <h3>{name}</h3>
          <Grouping selection={selection} grouped />
        </div>
        <BySeller search={search} selection={selection} />
      </section>
    );
  }
  return (
    <section class="results" aria-label="Found" tabIndex={-1}>
      <div class="line">
        <h3>{name}</h3>
        <Options search={search} selection={selection} />
      </div>
      <Listings
        search={search}
        rows={rows}
        fields={fields}
        photos={selection.shown.has('photos')}
        order={orderOf(search, selection)}
        onOrder={(sort) => showSelection(ordered(search, selection, sort))}
      />
      <div class="line">
        <SaveRecords name={name} search={search} params={selection.params} fields={fields} />
        <Pages search={search} selection={selection} found={found} rows={rows.length} />
      </div>
    </section>
  );
}
