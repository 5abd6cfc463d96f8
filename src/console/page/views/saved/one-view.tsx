import { useState } from 'preact/hooks';
import { send } from '../../api.ts';
import { Copy } from '../../parts/copy.tsx';
import type { Selection } from '../../selection.ts';
import { Alert } from './alert.tsx';
import { addressOfView, kept, linkTo, type SavedView } from './saved-view.ts';
import { type Change, useChange } from './use-change.ts';

interface Row {
  readonly view: SavedView;
  readonly selection: Selection;
  readonly again: () => void;
}

/** Gives it another name. */
function Rename({ view, change, done }: { view: SavedView; change: Change; done: () => void }) {
  const [name, setName] = useState(view.name);
  const { search, console: address } = view;
  return (
    <form
      class="line"
      onSubmit={(event) => {
        event.preventDefault();
        change.make(() => send('PUT', `/views/${view.view_id}`, { name, search, console: address }), done);
      }}
    >
      <label>
        New name{' '}
        <input
          value={name}
          maxLength={120}
          required
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button type="submit" disabled={change.busy}>
        Rename
      </button>
    </form>
  );
}

/** Asks once more before it is gone, with its alert and the events. */
function Delete({ view, change, again }: { view: SavedView; change: Change; again: () => void }) {
  const [sure, setSure] = useState(false);
  if (!sure)
    return (
      <button type="button" class="plain" aria-label={`Delete ${view.name}`} onClick={() => setSure(true)}>
        Delete
      </button>
    );
  return (
    <>
      <button
        type="button"
        disabled={change.busy}
        onClick={() => change.make(() => send('DELETE', `/views/${view.view_id}`), again)}
      >
        Delete for good
      </button>
      <button type="button" class="plain" onClick={() => setSure(false)}>
        Keep
      </button>
    </>
  );
}

type Part = 'name' | 'alert';

/** A saved view: a link that opens it, and what can be done with it. */
export function OneView({ view, selection, again }: Row) {
  const [open, setOpen] = useState<Part>();
  const change = useChange();
  const toggle = (part: Part) => () => setOpen(open === part ? undefined : part);
  const now = kept(selection);
  const done = (): void => {
    setOpen(undefined);
    again();
  };
  return (
    <li>
      <div class="line">
        <a href={addressOfView(view)}>{view.name}</a>
        <code>{view.search}</code>
        <Copy text={() => linkTo(view)}>Copy link</Copy>
        <button type="button" class="plain" aria-expanded={open === 'name'} onClick={toggle('name')}>
          Rename
        </button>
        {now.console === addressOfView(view) ? null : (
          <button
            type="button"
            class="plain"
            disabled={change.busy}
            aria-label={`Keep what is shown as ${view.name}`}
            onClick={() =>
              change.make(() => send('PUT', `/views/${view.view_id}`, { name: view.name, ...now }), again)
            }
          >
            Keep what is shown
          </button>
        )}
        <button type="button" class="plain" aria-expanded={open === 'alert'} onClick={toggle('alert')}>
          {view.has_alert ? 'Alert: on' : 'Set an alert'}
        </button>
        <Delete view={view} change={change} again={again} />
      </div>
      {change.refused ? <p role="alert">{change.refused.message}</p> : null}
      {open === 'name' ? <Rename view={view} change={change} done={done} /> : null}
      {open === 'alert' ? <Alert view={view} again={again} /> : null}
    </li>
  );
}
