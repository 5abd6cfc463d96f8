import type { SearchDescription } from '../../../metadata.ts';
import { type Selection, showing } from '../../selection.ts';
import type { SearchAnswer } from './answer.ts';
import { ofBar, ofFacet } from './check-counts.ts';
import { ofFigure } from './check-figures.ts';
import type { Check } from './check-result.ts';

/** A number of the page that is checked: which one it is. */
export type Checked =
  | { readonly kind: 'facet'; readonly field: string; readonly value: string }
  /** `value`: lower:upper, before or after */
  | { readonly kind: 'bar'; readonly field: string; readonly value: string }
  /** `value`: name of a figure, a percentile by its number */
  | { readonly kind: 'figure'; readonly field: string; readonly value: string };

const SIGN = '|';

/** The selection with a number opened. */
export const checking = (selection: Selection, { kind, field, value }: Checked): Selection =>
  showing(selection, { check: [kind, field, value].join(SIGN) });

/** The number that the address names; undefined: none. */
export function checkedIn({ shown }: Selection): Checked | undefined {
  const [kind, field = '', ...rest] = (shown.get('check') ?? '').split(SIGN);
  const value = rest.join(SIGN);
  return kind === 'facet' || kind === 'bar' || kind === 'figure' ? { kind, field, value } : undefined;
}

/** How to check a number; undefined: the interface has no way to ask for what it counts. */
export function checkOf(
  checked: Checked,
  search: SearchDescription,
  selection: Selection,
  shown: SearchAnswer,
): Check | undefined {
  const field = search.fields.find(({ name }) => name === checked.field);
  if (!field) return undefined;
  const make = { facet: ofFacet, bar: ofBar, figure: ofFigure }[checked.kind];
  return make({ search, selection, field, shown }, checked.value);
}
