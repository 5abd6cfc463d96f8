import { go, place } from './place.ts';
import { addressOf, asking, type Changes, type Selection, selectionOf, showing } from './selection.ts';

/** What a view shows, as the address says, and how it is changed. */
export interface ViewState {
  readonly selection: Selection;
  readonly param: (name: string) => string | undefined;
  readonly setting: (name: string) => string | undefined;
  /** asks for something else; back leads to what was */
  ask(changes: Changes): void;
  /** shows it in another way */
  show(changes: Changes): void;
}

/** The state of the view of this id. */
export function viewState(view: string): ViewState {
  const selection = selectionOf(place.value);
  return {
    selection,
    param: (name) => selection.params.get(name),
    setting: (name) => selection.shown.get(name),
    ask: (changes) => go(addressOf(asking(selection, changes), view)),
    show: (changes) => go(addressOf(showing(selection, changes), view), 'replace'),
  };
}
