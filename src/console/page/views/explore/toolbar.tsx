import type { Metadata, SearchDescription } from '../../../metadata.ts';
import { formatAddress } from '../../address.ts';
import { knowledge } from '../../knowledge.ts';
import { asking, type Selection } from '../../selection.ts';
import { title } from '../../words.ts';
import { isComparable } from '../compare/sides.ts';
import { pivotable } from '../pivot/pivot.ts';
import { SavedButton, SavedViews } from '../saved/open.tsx';
import { trendsOf } from '../trends/carry.ts';
import { change } from './change.ts';
import { filtersOf } from './filters.ts';

interface Shown {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

/** Parameters of which another search knows the names and, where they are few, the values. */
function shared(
  { params }: Selection,
  searches: readonly SearchDescription[],
  path: string,
): ReadonlyMap<string, string> {
  const { parameters = [] } = searches.find((one) => one.path === path) ?? {};
  const taken = ([name, value]: readonly [string, string]) =>
    parameters.some((one) => one.filters && one.name === name && (one.values?.includes(value) ?? true));
  return new Map([...params].filter(taken));
}

/** What is searched, by market. */
function Market({ search, selection }: Shown) {
  const { searches } = knowledge.value as Metadata;
  const markets = [...new Set(searches.map(({ market }) => market))];
  return (
    <label>
      Market
      <select
        value={search.path}
        onChange={({ currentTarget: { value } }) =>
          change({ ...selection, path: value, params: shared(selection, searches, value) })
        }
      >
        {markets.map((market) => (
          <optgroup key={market} label={market}>
            {searches
              .filter((one) => one.market === market)
              .map(({ path, summary }) => (
                <option key={path} value={path} title={summary}>
                  {market} · {path.slice(1)}
                </option>
              ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}

function Order({ search, selection }: Shown) {
  const { params } = selection;
  return (
    <>
      <label>
        Order
        <select
          value={params.get('sort_by') ?? ''}
          onChange={({ currentTarget: { value } }) =>
            change(asking(selection, { sort_by: value, ...(value ? {} : { sort_order: undefined }) }))
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
          onChange={({ currentTarget: { value } }) => change(asking(selection, { sort_order: value }))}
        >
          <option value="">default</option>
          <option value="asc">ascending</option>
          <option value="desc">descending</option>
        </select>
      </label>
    </>
  );
}

/** Where the selection is one side, and the other is still to be chosen. */
const comparing = (search: SearchDescription, selection: Selection): string =>
  formatAddress({
    view: 'compare',
    path: search.path,
    params: new Map([...filtersOf(selection, search)].map(([name, value]) => [`a.${name}`, value])),
  });

/** What is found, in groups. */
const pivoting = (search: SearchDescription, selection: Selection): string =>
  formatAddress({ view: 'pivot', path: search.path, params: filtersOf(selection, search) });

/** Which search is asked, and in which order. */
export function Toolbar({ search, selection }: Shown) {
  const trends = trendsOf(knowledge.value as Metadata, search.path, filtersOf(selection, search));
  return (
    <>
      <div class="toolbar">
        <Market search={search} selection={selection} />
        <Order search={search} selection={selection} />
        {pivotable(knowledge.value as Metadata).includes(search) ? (
          <a href={pivoting(search, selection)}>Pivot</a>
        ) : null}
        {trends ? <a href={trends}>Trends</a> : null}
        {isComparable(search) ? <a href={comparing(search, selection)}>Compare with another</a> : null}
        <SavedButton selection={selection} />
      </div>
      <SavedViews search={search} selection={selection} />
    </>
  );
}
