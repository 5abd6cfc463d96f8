import { parse } from 'yaml';
import { headerKey } from '../columns.ts';
import { parsed } from '../json/value.ts';

/** One item of a feed: the line on which it starts, and what it says, by the members' paths. */
export interface Item {
  readonly line: number;
  /** path ("mileage.value", in lower case) → its values that are not blank, in the order of the file */
  readonly members: ReadonlyMap<string, readonly string[]>;
  /** what is no row, why, and its text: no member is read, it is rejected */
  readonly misfit?: { readonly fault: string; readonly text: string };
}

/** Reads items out of a file that comes in pieces. */
export interface ItemReader {
  /** what the feed is called, as far as it has been read */
  readonly title?: string | undefined;
  /** items that are complete once `chunk` is there */
  take(chunk: Buffer): Iterable<Item>;
  /** items that end with the file; throws CommandRefusal when the file was cut */
  end(): Iterable<Item>;
}

/**
 * The path that a header or element name means: one underscore for blanks, however many, and hyphens ("image link", "Final  Url",
 * "certified pre-owned"); the number of a repeated member says its order only.
 */
export const pathOf = (name: string): string =>
  headerKey(name)
    .replace(/\[\d+\]/g, '')
    .replace(/[\s_-]+/g, '_');

/** Takes a member's value down; blank ones are the same as none. */
export function addMember(members: Map<string, string[]>, path: string, value: string): void {
  const text = value.trim();
  if (!text) return;
  const values = members.get(path);
  if (values) values.push(text);
  else members.set(path, [text]);
}

/** An object in the flow style of YAML, as exporters write it that are careless with quotes: `{city: 'Easley', region: SC}`. */
function flowOf(text: string): unknown {
  try {
    return parse(text, { schema: 'failsafe' });
  } catch {
    return undefined;
  }
}

/** The value of JSON text; undefined for text that is no JSON object or array. */
function jsonOf(text: string): unknown {
  if (!/^\s*[[{]/.test(text)) return undefined;
  return parsed(text) ?? (/^\s*\{.*\}\s*$/s.test(text) ? flowOf(text) : undefined);
}

/**
 * Takes down a cell that may hold its member as JSON text, as delimited files write an address or images; what is
 * no JSON stays the text of the member.
 */
export function addJsonMember(members: Map<string, string[]>, path: string, text: string): void {
  const value = jsonOf(text);
  if (value === undefined) addMember(members, path, text);
  else addParts(members, path, value);
}

function addParts(members: Map<string, string[]>, path: string, value: unknown): void {
  if (Array.isArray(value)) {
    for (const part of value) addParts(members, path, part);
  } else if (typeof value === 'object' && value !== null) {
    for (const [name, part] of Object.entries(value)) addParts(members, `${path}.${pathOf(name)}`, part);
  } else if (value !== null && value !== undefined) addMember(members, path, String(value));
}
