import type { SearchTold } from '../../../metadata.ts';
import type { Cell } from '../../parts/csv.ts';
import { SaveTable } from '../../parts/save.tsx';
import { asking, type Selection, showing } from '../../selection.ts';
import { count } from '../../words.ts';
import { adjust, change } from './change.ts';
import { openRanges } from './layout.ts';
import { Listings, type Order } from './listings.tsx';
import { nameOf, pageOf, sellerOf, titleOf, valueAt } from './record.ts';
import { type Found, type Row, rowsOf } from './requests.ts';

const cellOf = (value: unknown): Cell =>
  typeof value === 'number' || value === undefined ? value : String(value);

interface Shown {
  readonly search: SearchTold;
  readonly selection: Selection;
  readonly found: Found;
}

const startOf = ({ params }: Selection): number => Number(params.get('start') ?? 0) || 0;

function orderOf({ params }: Selection): Order | undefined {
  const by = params.get('sort_by');
  return by === undefined ? undefined : { by, descending: params.get('sort_order') === 'desc' };
}

/** Ascending, descending, and the search's own order again. */
function ordered(selection: Selection, sort: string): Selection {
  const order = orderOf(selection);
  if (order?.by !== sort) return asking(selection, { sort_by: sort, sort_order: 'asc' });
  return order.descending
    ? asking(selection, { sort_by: undefined, sort_order: undefined })
    : asking(selection, { sort_order: 'desc' });
}

function Pages({ search, selection, found, rows }: Shown & { rows: number }) {
  const start = startOf(selection);
  const size = Number(selection.params.get('rows') ?? rowsOf(search));
  const to = (first: number) => () =>
    change(asking(selection, { start: first > 0 ? String(first) : undefined }));
  return (
    <nav class="pages" aria-label="Pages">
      <button type="button" class="plain" disabled={start === 0} onClick={to(Math.max(0, start - size))}>
        Previous
      </button>
      <span>
        {count(start + 1)}–{count(start + rows)} of {count(found.num_found)}
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

/** The page of what was found, with its order and the pages before and after. */
export function Results({ search, selection, found }: Shown) {
  const rows = (found[search.list] ?? []) as readonly Row[];
  if (found.num_found === 0) return null;
  const fields = openRanges(search, selection);
  const photos = selection.shown.has('photos');
  return (
    <section class="results" aria-label="Found">
      <div class="line">
        <h3>Listings</h3>
        <label>
          <input
            type="checkbox"
            checked={photos}
            onChange={() => adjust(showing(selection, { photos: photos ? undefined : 'shown' }))}
          />
          Load photos from the dealers
        </label>
        <SaveTable
          name="Listings"
          head={['id', 'vin', 'listing', 'seller', 'page', ...fields.map(({ name }) => name)]}
          rows={() =>
            rows.map((row) => [
              nameOf(row),
              row.vin === undefined ? undefined : String(row.vin),
              titleOf(row),
              sellerOf(row),
              pageOf(row),
              ...fields.map(({ at }) => (at ? cellOf(valueAt(row, at)) : undefined)),
            ])
          }
        />
        <Pages search={search} selection={selection} found={found} rows={rows.length} />
      </div>
      <Listings
        rows={rows}
        fields={fields}
        photos={photos}
        order={orderOf(selection)}
        onOrder={(sort) => change(ordered(selection, sort))}
      />
    </section>
  );
}
