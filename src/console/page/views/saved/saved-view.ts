import { type Address, formatAddress, paramsOf, queryOf } from '../../address.ts';
import { addressOf, type Selection, showing } from '../../selection.ts';

/** A saved view, and its addresses. */

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

/** Where the console shows a view: where it was saved, or its search alone. */
export function addressOfView({ console: saved, search }: SavedView): string {
  if (saved?.startsWith('#/')) return saved;
  const [path = '', query = ''] = search.replace(/^\/v2/, '').split('?');
  const address: Address = { view: 'explore', path, params: paramsOf(query) };
  return formatAddress(address);
}

/** The same as a link for others: they look with a key of their own. */
export const linkTo = (view: SavedView): string =>
  `${location.origin}${location.pathname}${addressOfView(view)}`;
