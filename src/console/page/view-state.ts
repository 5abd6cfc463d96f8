import { currentAddress, go } from './current-address.ts';
import { addressOf, asking, selectionOf, showing, type ViewState } from './selection.ts';

/** The state of the view of this id. */
export function viewState(view: string): ViewState {
  const selection = selectionOf(currentAddress.value);
  return {
    selection,
    param: (name) => selection.params.get(name),
    setting: (name) => selection.shown.get(name),
    ask: (changes) => go(addressOf(asking(selection, changes), view)),
    show: (changes) => go(addressOf(showing(selection, changes), view), 'replace'),
  };
}
