import type { SearchDescription } from '../../../metadata.ts';
import { type Address, formatAddress, paramsOf, queryOf } from '../../address.ts';
import { addressOf, type Selection, showing } from '../../selection.ts';

/** A saved view, and its addresses. */

/** What is shown, for whoever saves it. */
export interface ViewToSave {
  readonly search: SearchDescription;
  readonly selection: Selection;
}

/** A view as the interface answers it. */
export interface SavedView {
  readonly view_id: string;
  readonly name: string;
  /** path and query of the search, from /v2 on */
  readonly search: string;
  /** address of the console, from the hash on */
  readonly console?: string;
  readonly has_alert: boolean;
}

/** Settings of the page that are of the moment, and no part of a view. */
const PASSING = { views: undefined, check: undefined, request: undefined };

/** What is shown, as a view keeps it: its search and its place in the console. */
export function kept(selection: Selection): { readonly search: string; readonly console: string } {
  const { start: _, ...params } = Object.fromEntries(selection.params);
  const query = queryOf(Object.entries(params));
  return {
    search: `/v2${selection.path}${query === '' ? '' : `?${query}`}`,
    console: formatAddress(
      addressOf(showing({ ...selection, params: new Map(Object.entries(params)) }, PASSING)),
    ),
  };
}

/** Path below /v2 and query of a view's search; a value may hold another question mark. */
export function searchParts({ search }: SavedView): { readonly path: string; readonly query: string } {
  const [path = '', ...query] = search.replace(/^\/v2/, '').split('?');
  return { path, query: query.join('?') };
}

/** Where the console shows a view: where it was saved, or its search alone. */
export function addressOfView(view: SavedView): string {
  if (view.console?.startsWith('#/')) return view.console;
  const { path, query } = searchParts(view);
  const address: Address = { view: 'explore', path, params: paramsOf(query) };
  return formatAddress(address);
}

/** The same as a link for others: they look with a key of their own. */
export const linkTo = (view: SavedView): string =>
  `${location.origin}${location.pathname}${addressOfView(view)}`;
