import { go } from '../../current-address.ts';
import { loadLater } from '../../parts/load-later.tsx';
import { addressOf, showing } from '../../selection.ts';
import type { ViewToSave } from './saved-view.ts';

/** Setting of the page: the saved views are open. */
const SETTING = 'views';

const Panel = loadLater(() => import('./panel.tsx').then((part) => part.SavedPanel));

/** Opens and closes the saved views of the account; of listings alone there are any. */
export function SavedButton({ search, selection }: ViewToSave) {
  if (search.shows !== 'listing') return null;
  const open = selection.shown.has(SETTING);
  return (
    <button
      type="button"
      class="plain"
      aria-expanded={open}
      onClick={() => go(addressOf(showing(selection, { [SETTING]: open ? undefined : 'open' })), 'replace')}
    >
      Saved views
    </button>
  );
}

/** The saved views, where they are open. */
export const SavedViews = ({ search, selection }: ViewToSave) =>
  selection.shown.has(SETTING) && search.shows === 'listing' ? (
    <Panel search={search} selection={selection} />
  ) : null;
