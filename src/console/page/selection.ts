import type { Address } from './address.ts';

/** What is looked at: the parameters of the request, and what the page shows of the answer. */
export interface Selection {
  /** path of a search below /v2; empty: the first one */
  readonly path: string;
  /** parameters of the request as they are sent: filters, order, page */
  readonly params: ReadonlyMap<string, string>;
  /** settings of the page: opened facets, histograms, a count that is checked */
  readonly shown: ReadonlyMap<string, string>;
}

const VIEW = 'explore';

/** Settings of the page stand in the address behind this sign, which no parameter begins with. */
const OWN = '~';

/** The selection that an address tells. */
export function selectionOf({ path, params }: Address): Selection {
  const own = [...params].filter(([name]) => name.startsWith(OWN));
  return {
    path,
    params: new Map([...params].filter(([name]) => !name.startsWith(OWN))),
    shown: new Map(own.map(([name, value]) => [name.slice(OWN.length), value])),
  };
}

/** The address that tells a selection. */
export const addressOf = ({ path, params, shown }: Selection, view = VIEW): Address => ({
  view,
  path,
  params: new Map([...params, ...[...shown].map(([name, value]) => [OWN + name, value] as const)]),
});

/** What becomes of parameters or settings: a value; undefined or empty: it is taken out. */
export type Changes = Readonly<Record<string, string | undefined>>;

function changed(before: ReadonlyMap<string, string>, changes: Changes): Map<string, string> {
  const after = new Map(before);
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined || value === '') after.delete(name);
    else after.set(name, value);
  }
  return after;
}

/** The selection with other parameters: its first page, and nothing checked. */
export const asking = (selection: Selection, changes: Changes): Selection => ({
  ...selection,
  params: changed(selection.params, { start: undefined, ...changes }),
  shown: changed(selection.shown, { check: undefined }),
});

/** The selection, shown in another way. */
export const showing = (selection: Selection, changes: Changes): Selection => ({
  ...selection,
  shown: changed(selection.shown, changes),
});

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
