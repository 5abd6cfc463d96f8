import type { FieldDescription } from '../../../metadata.ts';
import { listOf } from '../../list.ts';
import { type Selection, showing } from '../../selection.ts';
import { title } from '../../words.ts';
import { replaceSelection } from './show-selection.ts';

interface Props {
  readonly fields: readonly FieldDescription[];
  readonly selection: Selection;
}

/** The names with the one at this place before its neighbour. */
const moved = (names: readonly string[], at: number): string[] =>
  names.flatMap((name, place) => (place === at - 1 ? [names[at] ?? name, name] : place === at ? [] : [name]));

/** The columns in their order, each to be moved to the left. */
export function ColumnOrder({ fields, selection }: Props) {
  if (fields.length < 2) return null;
  const names = fields.map(({ name }) => name);
  const move = (button: HTMLElement, at: number): void => {
    if (at === 0) return;
    const list = button.closest('ul');
    replaceSelection(showing(selection, { columns: listOf(moved(names, at)) }));
    // the keyboard goes with the column
    requestAnimationFrame(() => list?.querySelectorAll('button')[at - 1]?.focus());
  };
  return (
    <ul class="chips" aria-label="Order of columns">
      {names.map((name, at) => (
        <li key={name}>
          <button
            type="button"
            aria-disabled={at === 0}
            aria-label={`Move ${title(name)} to the left`}
            onClick={({ currentTarget }) => move(currentTarget, at)}
          >
            <b aria-hidden="true">←</b> {title(name)}
          </button>
        </li>
      ))}
    </ul>
  );
}
