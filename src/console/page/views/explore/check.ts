import type { FieldTold, SearchTold } from '../../../metadata.ts';
import type { Request } from '../../request.ts';
import { type Selection, showing } from '../../selection.ts';
import { figure, title } from '../../words.ts';
import { filtersOf, textOf, valuesIn } from './filters.ts';
import { below, spanText } from './ranges.ts';
import { valueAt } from './record.ts';
import { type Bars, type Found, groundOf, pageOf, type Row } from './requests.ts';

/** A number of the page that is checked: which one it is. */
export type Checked =
  | { readonly kind: 'facet'; readonly field: string; readonly value: string }
  /** `value`: lower-upper, before or after */
  | { readonly kind: 'bar'; readonly field: string; readonly value: string }
  /** `value`: count, min or max */
  | { readonly kind: 'figure'; readonly field: string; readonly value: string };

/** What is found behind a number: how many listings, or the value of the first of them. */
export interface Check {
  readonly label: string;
  /** the number as the page shows it; undefined: it is not on the page */
  readonly shown: number | undefined;
  /** the listings behind it */
  readonly request: Request;
  /** the number that these listings give */
  readonly found: (answer: Found) => number | undefined;
}

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

const total = ({ num_found }: Found): number => num_found;

interface Ground {
  readonly search: SearchTold;
  readonly selection: Selection;
  readonly field: FieldTold;
  readonly found: Found | undefined;
}

const asked = ({ search, selection, field }: Ground, more: Readonly<Record<string, string>>): Request => ({
  path: search.path,
  params: new Map([...pageOf(search), ...groundOf(search, selection, field), ...Object.entries(more)]),
});

function ofFacet(ground: Ground, value: string): Check | undefined {
  const { search, selection, field, found } = ground;
  const { include } = field;
  if (!include) return undefined;
  const before = valuesIn(groundOf(search, selection, field).get(include.name), include.form);
  const text = textOf(include.form === 'allOf' ? [...before, value] : [value], include.form) ?? value;
  const terms = found?.facets?.[field.name] ?? [];
  const term = terms.find((one) => 'item' in one && one.item === value);
  return {
    label: `${title(field.name)} ${value}`,
    shown: term && 'count' in term ? term.count : undefined,
    request: asked(ground, { ...include.along, [include.name]: text }),
    found: total,
  };
}

/** What a bar of the name holds: its number, and the span of values that a range parameter asks for. */
function barOf(bars: Bars | undefined, name: string, type: string) {
  const [lower = 0, upper = 0] = name.split(':').map(Number);
  const { start = 0, end = 0 } = bars ?? {};
  if (name === 'before')
    return { shown: bars?.before, span: { max: below(start, type) }, label: `below ${figure(start)}` };
  if (name === 'after') return { shown: bars?.after, span: { min: end }, label: `${figure(end)} and more` };
  const bar = bars?.counts.find(
    ({ lower_bound, upper_bound }) => lower_bound === lower && upper_bound === upper,
  );
  const span = { min: lower, max: below(upper, type) };
  return { shown: bar?.count, span, label: `${figure(lower)} to below ${figure(upper)}` };
}

function ofBar(ground: Ground, name: string): Check | undefined {
  const { field, found } = ground;
  if (!field.range) return undefined;
  const { shown, span, label } = barOf(found?.range_facets?.[field.name], name, field.type);
  return {
    label: `${title(field.name)} ${label}`,
    shown,
    request: asked(ground, { [field.range.name]: spanText(span) ?? '' }),
    found: total,
  };
}

/** Figures are of all that is found: the field's own values stay chosen. */
function ofFigure({ search, selection, field, found }: Ground, name: string): Check | undefined {
  const all = filtersOf(selection, search);
  const shown = found?.stats?.[field.name]?.[name];
  const label = `${title(field.name)}, ${name}`;
  if (name === 'count') {
    if (!field.present) return undefined;
    const request = {
      path: search.path,
      params: new Map([...pageOf(search), ...all, [field.present.name, 'true'] as const]),
    };
    return { label, shown, request, found: total };
  }
  const { sort, at } = field;
  if (!sort || !at) return undefined;
  const order = { sort_by: sort, sort_order: name === 'min' ? 'asc' : 'desc' };
  return {
    label,
    shown,
    request: { path: search.path, params: new Map([...pageOf(search), ...all, ...Object.entries(order)]) },
    found: (answer) => {
      const [first] = (answer[search.list] ?? []) as readonly Row[];
      const value = first && valueAt(first, at);
      return typeof value === 'number' ? value : undefined;
    },
  };
}

/** What to ask to check a number; undefined: the interface has no way to ask for what it counts. */
export function checkOf(
  checked: Checked,
  search: SearchTold,
  selection: Selection,
  found: Found | undefined,
): Check | undefined {
  const field = search.fields.find(({ name }) => name === checked.field);
  if (!field) return undefined;
  const ground = { search, selection, field, found };
  const make = { facet: ofFacet, bar: ofBar, figure: ofFigure }[checked.kind];
  return make(ground, checked.value);
}
