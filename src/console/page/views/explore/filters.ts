import type { FieldDescription, FieldFilter, SearchDescription } from '../../../metadata.ts';
import { holds, listOf, toggled, valuesOf } from '../../list.ts';
import { asking, type Changes, type Selection } from '../../selection.ts';

/** Forms that take several values. */
const LISTS = new Set(['anyOf', 'years', 'measured', 'allOf', 'noneOf', 'names', 'domains', 'noDomains']);

/** Whether a parameter of this form takes several values. */
export const canList = (form: string): boolean => LISTS.has(form);

/** The values that a parameter of this form holds. */
export function valuesIn(text: string | undefined, form: string): string[] {
  if (text === undefined || text === '') return [];
  return LISTS.has(form) ? valuesOf(text) : [text];
}

/** The text that gives a parameter these values; a form of one value takes the last. */
export const textOf = (values: readonly string[], form: string): string | undefined =>
  LISTS.has(form) ? listOf(values) : values.at(-1);

const valuesAsked = ({ params }: Selection, filter: FieldFilter | undefined): string[] =>
  filter ? valuesIn(params.get(filter.name), filter.form) : [];

/** Values of the field that are asked for, and those that are left out. */
export const included = (selection: Selection, { include }: FieldDescription): string[] =>
  valuesAsked(selection, include);
/** Values of the field that are excluded. */
export const excluded = (selection: Selection, { exclude }: FieldDescription): string[] =>
  valuesAsked(selection, exclude);

/** Whether the interface can ask for this value of the field: a flag can be asked for where it is true alone. */
export const canInclude = ({ include }: FieldDescription, value: string): boolean =>
  include !== undefined &&
  (include.form !== 'flag' || value === 'true') &&
  (include.values === undefined || holds(include.values, value));

function toggle(selection: Selection, filter: FieldFilter, value: string): Changes {
  const before = valuesAsked(selection, filter);
  const after = LISTS.has(filter.form) ? toggled(before, value) : holds(before, value) ? [] : [value];
  const left = after.length === 0;
  const along = Object.fromEntries(
    Object.entries(filter.along ?? {}).map(([name, text]) => [name, left ? undefined : text]),
  );
  return { [filter.name]: textOf(after, filter.form), ...along };
}

/** The selection with the value asked for, or no longer; it is no longer left out. */
export function including(selection: Selection, field: FieldDescription, value: string): Selection {
  const { include, exclude } = field;
  if (!include) return selection;
  const back = exclude && holds(excluded(selection, field), value) ? toggle(selection, exclude, value) : {};
  return asking(selection, { ...back, ...toggle(selection, include, value) });
}

/** The selection with the value left out, or no longer; it is no longer asked for. */
export function excluding(selection: Selection, field: FieldDescription, value: string): Selection {
  const { include, exclude } = field;
  if (!exclude) return selection;
  const back = include && holds(included(selection, field), value) ? toggle(selection, include, value) : {};
  return asking(selection, { ...back, ...toggle(selection, exclude, value) });
}

/**
 * Names of the parameters by which the field's own values are chosen. A list of which all must hold narrows itself; without one
 * that has a default less is found, and not more.
 */
function ownOf(
  { include, exclude, range, others = [] }: FieldDescription,
  search: SearchDescription,
): string[] {
  const own = include?.form === 'allOf' ? [exclude] : [include, exclude];
  const names = [...own, range].flatMap((filter) =>
    filter ? [filter.name, ...Object.keys(filter.along ?? {})] : [],
  );
  const hasDefault = (name: string): boolean =>
    search.parameters.some((one) => one.name === name && one.initial !== undefined);
  return [...names.filter((name) => !hasDefault(name)), ...others];
}

/**
 * Parameters of the selection without the field's own: what its facet counts, so that other values can be chosen. Where
 * the search needs one of them they stay.
 */
export function withoutOwn(
  search: SearchDescription,
  { params }: Selection,
  field: FieldDescription,
): ReadonlyMap<string, string> {
  const { needs } = search;
  const own = new Set(ownOf(field, search));
  const left = new Map([...params].filter(([name]) => !own.has(name)));
  return needs.length === 0 || needs.some((name) => left.has(name)) ? left : params;
}

/** Whether values of the field are chosen that its facet is counted without. */
export const isChosen = (search: SearchDescription, selection: Selection, field: FieldDescription): boolean =>
  withoutOwn(search, selection, field).size < selection.params.size;

/** Parameters that narrow what is found: those of the selection that are filters, and unknown ones. */
export function filtersOf(
  { params }: Selection,
  { parameters }: SearchDescription,
): ReadonlyMap<string, string> {
  const answers = new Set(parameters.filter(({ filters }) => !filters).map(({ name }) => name));
  return new Map([...params].filter(([name]) => !answers.has(name)));
}

/** A value of a filter, and what the filter is without it. */
interface FilterValue {
  readonly name: string;
  readonly value: string;
  readonly rest: string | undefined;
  /** the interface has such a parameter */
  readonly known: boolean;
}

/** Every value that is asked for, each by itself. */
export function filterValues(selection: Selection, search: SearchDescription): FilterValue[] {
  const forms = new Map(search.parameters.map(({ name, form }) => [name, form]));
  return [...filtersOf(selection, search)].flatMap(([name, text]) => {
    const form = forms.get(name) ?? 'string';
    const values = valuesIn(text, form);
    return values.map((value) => ({
      name,
      value,
      rest: textOf(
        values.filter((one) => one !== value),
        form,
      ),
      known: forms.has(name),
    }));
  });
}
