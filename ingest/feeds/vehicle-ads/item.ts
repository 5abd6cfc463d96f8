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
  /** items that are complete once `chunk` is there */
  take(chunk: Buffer): Iterable<Item>;
  /** items that end with the file; throws Refused when the file was cut */
  end(): Iterable<Item>;
}

/**
 * The path that a header or element name means: underscores for blanks and hyphens ("image link", "certified
 * pre-owned"); the number of a repeated member says its order only.
 */
export const pathOf = (name: string): string =>
  headerKey(name)
    .replace(/\[\d+\]/g, '')
    .replace(/[\s-]+/g, '_');

/** Takes a member's value down; blank ones are the same as none. */
export function addMember(members: Map<string, string[]>, path: string, value: string): void {
  const text = value.trim();
  if (!text) return;
  const values = members.get(path);
  if (values) values.push(text);
  else members.set(path, [text]);
}

/** The value of JSON text; undefined for text that is no JSON object or array. */
const jsonOf = (text: string): unknown => (/^\s*[[{]/.test(text) ? parsed(text) : undefined);

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
