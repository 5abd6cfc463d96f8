import { asking, type Selection } from '../../selection.ts';
import { withoutPlace } from './circle.ts';
import { showSelection } from './show-selection.ts';

const FIELDS = [
  { name: 'latitude', label: 'Latitude', keys: 'decimal' },
  { name: 'longitude', label: 'Longitude', keys: 'decimal' },
  { name: 'zip', label: '', keys: 'text' },
  { name: 'radius', label: 'Miles around', keys: 'decimal' },
] as const;

/** The radius in figures: what is drawn on the map, for the keyboard. */
export function RadiusFields({ selection, postal }: { selection: Selection; postal: string }) {
  const { params } = selection;
  return (
    <form
      class="whereabouts"
      key={FIELDS.map(({ name }) => params.get(name)).join('|')}
      onSubmit={(event) => {
        event.preventDefault();
        const form = new FormData(event.currentTarget);
        const texts = FIELDS.map(({ name }) => [name, String(form.get(name) ?? '').trim()] as const);
        showSelection(asking(selection, Object.fromEntries(texts)));
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
        <button type="button" class="plain" onClick={() => showSelection(withoutPlace(selection))}>
          Anywhere
        </button>
      ) : null}
    </form>
  );
}
