import type { FieldDescription } from '../../../metadata.ts';
import { listOf } from '../../list.ts';
import { type Selection, showing } from '../../selection.ts';
import { title } from '../../words.ts';
import { NONE } from './layout.ts';
import { replaceSelection } from './show-selection.ts';

interface Props {
  readonly label: string;
  /** name of the setting */
  readonly setting: string;
  readonly all: readonly FieldDescription[];
  readonly open: readonly FieldDescription[];
  readonly selection: Selection;
}

/** Which fields are shown. */
export function FieldChoice({ label, setting, all, open, selection }: Props) {
  if (all.length === 0) return null;
  const names = new Set(open.map(({ name }) => name));
  // what is there stays where it is, the new one behind it
  const set = (name: string, on: boolean): void => {
    const after = on ? [...names, name] : [...names].filter((one) => one !== name);
    replaceSelection(showing(selection, { [setting]: listOf(after) || NONE }));
  };
  return (
    <details class="choose">
      <summary>{label}</summary>
      <fieldset>
        <legend class="sr">{label}</legend>
        {all.map(({ name, about }) => (
          <label key={name} title={about}>
            <input
              type="checkbox"
              checked={names.has(name)}
              onChange={(event) => set(name, event.currentTarget.checked)}
            />
            {title(name)}
          </label>
        ))}
      </fieldset>
    </details>
  );
}
