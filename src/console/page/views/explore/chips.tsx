import type { SearchDescription } from '../../../metadata.ts';
import { asking, type Selection } from '../../selection.ts';
import { title } from '../../words.ts';
import { filterValues } from './filters.ts';
import { showSelection } from './show-selection.ts';

/** The keyboard goes to the chip that takes the place of the one that was removed, else to the page. */
export function keepFocus(button: HTMLElement): void {
  const list = button.closest('ul');
  const at = [...(list?.querySelectorAll('button') ?? [])].indexOf(button as HTMLButtonElement);
  requestAnimationFrame(() => {
    const left = list?.isConnected ? [...list.querySelectorAll('button')] : [];
    (left[Math.min(at, left.length - 1)] ?? document.getElementById('content'))?.focus();
  });
}

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** shows another selection; default: in Explore */
  readonly onSelection?: (selection: Selection) => void;
}

/** What is asked for, each to be taken back. */
export function Chips({ search, selection, onSelection = showSelection }: Props) {
  const chips = filterValues(selection, search);
  if (chips.length === 0) return null;
  const none = Object.fromEntries(chips.map(({ name }) => [name, undefined]));
  return (
    <ul class="chips" aria-label="Filters">
      {chips.map(({ name, value, rest, known }) => (
        <li key={`${name}=${value}`}>
          <button
            type="button"
            aria-label={`Remove filter ${title(name)} ${value}`}
            class={known ? '' : 'unknown'}
            title={known ? 'Remove filter' : 'The API has no such parameter; it has no effect'}
            onClick={({ currentTarget }) => {
              keepFocus(currentTarget);
              onSelection(asking(selection, { [name]: rest }));
            }}
          >
            <span>{title(name)}</span> {value} <b aria-hidden="true">×</b>
          </button>
        </li>
      ))}
      <li>
        <button
          type="button"
          class="plain"
          onClick={({ currentTarget }) => {
            keepFocus(currentTarget);
            onSelection(asking(selection, none));
          }}
        >
          Remove all filters
        </button>
      </li>
    </ul>
  );
}
