import { asking, type Selection } from '../../selection.ts';
import { change } from './change.ts';
import { anywhere } from './where.ts';

const FIELDS = [
  { name: 'latitude', label: 'Latitude', keys: 'decimal' },
  { name: 'longitude', label: 'Longitude', keys: 'decimal' },
  { name: 'zip', label: '', keys: 'text' },
  { name: 'radius', label: 'Miles around', keys: 'decimal' },
] as const;

/** The radius in figures: what is drawn on the map, for the keyboard. */
export function Whereabouts({ selection, postal }: { selection: Selection; postal: string }) {
  const { params } = selection;
  return (
    <form
      class="whereabouts"
      key={FIELDS.map(({ name }) => params.get(name)).join('|')}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const texts = FIELDS.map(({ name }) => [name, String(form.get(name) ?? '').trim()] as const);
        change(asking(selection, Object.fromEntries(texts)));
      }}
    >
      {FIELDS.map(({ name, label, keys }) => (
        <label key={name}>
          {name === 'zip' ? `or ${postal}` : label}
          <input type="text" name={name} inputMode={keys} defaultValue={params.get(name) ?? ''} />
        </label>
      ))}
      <button type="submit" class="secondary outline">
        Go there
      </button>
      {FIELDS.some(({ name }) => params.has(name)) ? (
        <button type="button" class="plain" onClick={() => change(anywhere(selection))}>
          Anywhere
        </button>
      ) : null}
    </form>
  );
}
