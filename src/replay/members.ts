/** The members of answers, and how two answers differ in them. */

/** Path of a member → the types that its values have: `listings[].price` → number. */
export type Members = ReadonlyMap<string, ReadonlySet<string>>;

const typeOf = (value: unknown): string =>
  value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;

/** Members whose names are values: terms, days, names of fields. Each is one place, whatever its name. */
const NAMED_BY_DATA = new Set(['facets', 'range_facets', 'stats', 'percentiles']);

function collect(value: unknown, path: string, into: Map<string, Set<string>>): void {
  if (path !== '') {
    const types = into.get(path) ?? new Set();
    into.set(path, types.add(typeOf(value)));
  }
  if (Array.isArray(value)) {
    for (const entry of value) collect(entry, `${path}[]`, into);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const last = path.split('.').at(-1) ?? '';
  for (const [name, inner] of Object.entries(value)) {
    const step = NAMED_BY_DATA.has(last) ? '*' : name;
    collect(inner, path === '' ? step : `${path}.${step}`, into);
  }
}

/** The members of some answers together. */
export function membersOf(bodies: readonly unknown[]): Members {
  const found = new Map<string, Set<string>>();
  for (const body of bodies) collect(body, '', found);
  return found;
}

/** The path of what a member is in. */
const outerOf = (path: string): string => path.replace(/(\[\]|\.[^.[\]]+|^[^.[\]]+)$/, '');

/** A member whose values are of types that the recorded answers do not have. */
export interface TypeDifference {
  readonly member: string;
  readonly recorded: string;
  readonly here: string;
}

/** How answers differ from recorded ones. */
export interface Differences {
  /** in recorded answers, and in none of ours, though what they are in is there; the outermost alone */
  readonly missing: readonly string[];
  readonly types: readonly TypeDifference[];
}

const said = (types: ReadonlySet<string>): string =>
  [...types]
    .filter((type) => type !== 'null')
    .sort()
    .join(' or ');

/** Compares members. A list that is empty here tells nothing of what its entries have. */
export function differences(recorded: Members, here: Members): Differences {
  const missing = [...recorded.keys()].filter(
    (path) => !here.has(path) && !path.endsWith('[]') && (outerOf(path) === '' || here.has(outerOf(path))),
  );
  const types = [...recorded].flatMap(([member, theirs]) => {
    const ours = here.get(member);
    if (!ours || said(ours) === '' || said(theirs) === '') return [];
    const strange = [...ours].some((type) => type !== 'null' && !theirs.has(type));
    return strange ? [{ member, recorded: said(theirs), here: said(ours) }] : [];
  });
  return { missing: missing.sort(), types };
}
