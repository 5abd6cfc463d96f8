import { go } from '../../current-address.ts';
import { addressOf, type Selection } from '../../selection.ts';

/** Shows another selection; back leads to this one. */
export const showSelection = (selection: Selection): void => go(addressOf(selection));

/** Shows another selection in place of this one. */
export const replaceSelection = (selection: Selection): void => go(addressOf(selection), 'replace');
