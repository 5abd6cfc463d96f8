import { useState } from 'preact/hooks';
import { send } from '../../api.ts';
import { Fault, Waiting } from '../../parts/messages.tsx';
import { count } from '../../words.ts';
import { OneView } from './one-view.tsx';
import { kept, type SavedView, type ViewToSave } from './saved-view.ts';
import { useChange } from './use-change.ts';
import { useResource } from './use-resource.ts';

interface List {
  readonly num_found: number;
  readonly views: readonly SavedView[];
}

/** Saves what is shown under a name. */
function Save({ selection, again }: Pick<ViewToSave, 'selection'> & { again: () => void }) {
  const [name, setName] = useState('');
  const { busy, refused, make } = useChange();
  return (
    <form
      class="line"
      onSubmit={(event) => {
        event.preventDefault();
        make(
          () => send('POST', '/views', { name, ...kept(selection) }),
          () => {
            setName('');
            again();
          },
        );
      }}
    >
      <label>
        Name{' '}
        <input
          value={name}
          maxLength={120}
          required
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button type="submit" disabled={busy}>
        Save what is shown
      </button>
      {refused ? <span role="alert">{refused.message}</span> : null}
    </form>
  );
}

/** The saved views of the account: what is shown is saved, views are opened, renamed, shared and deleted, and have alerts. */
export function SavedPanel({ selection }: ViewToSave) {
  const { data, waiting, refused, again } = useResource<List>('/views');
  const views = data?.views;
  return (
    <section class="saved" aria-label="Saved views" aria-busy={waiting}>
      <Save selection={selection} again={again} />
      {refused ? <Fault fault={refused} again={again} /> : null}
      {views || refused ? null : <Waiting />}
      {views?.length === 0 ? (
        <p class="empty">
          No views yet. A view keeps the filters and what the page shows of them; an alert on it tells what
          changes with each delivery.
        </p>
      ) : null}
      {views?.length ? (
        <ul>
          {views.map((view) => (
            <OneView key={view.view_id} view={view} selection={selection} again={again} />
          ))}
        </ul>
      ) : null}
      {views?.length ? <p role="status">{count(views.length)} saved</p> : null}
    </section>
  );
}
