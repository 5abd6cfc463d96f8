import { isObject, type JsonObject } from './value.ts';

/** Deeper than any feed nests what one column takes. */
const DEEPEST = 8;

/** Members of members as members with dotted names (`build.year`); lists stay as they are. */
export function flat(object: JsonObject, prefix = '', depth = 0): Record<string, unknown> {
  const members: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(object)) {
    const path = `${prefix}${name}`;
    if (isObject(value) && depth < DEEPEST) Object.assign(members, flat(value, `${path}.`, depth + 1));
    else members[path] = value;
  }
  return members;
}
