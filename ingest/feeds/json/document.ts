import { Tokenizer, TokenParser } from '@streamparser/json';
import { CommandRefusal } from '../../ground/outcome.ts';
import { headerKey } from '../columns.ts';
import type { Limits } from '../limits.ts';
import { withoutEnvelope } from './envelope.ts';
import { flat } from './flat.ts';
import { Members } from './keyed.ts';
import { isLinkedVehicle } from './schema-org.ts';
import { isObject, type JsonObject } from './value.ts';

/** Numbers keep their digits: those that JavaScript would round become text. */
class ExactTokenizer extends Tokenizer {
  override parseNumber(text: string): number {
    const number = super.parseNumber(text);
    const isExact = Number.isSafeInteger(number) || !/^-?\d{16,}$/.test(text);
    return isExact ? number : (text as unknown as number);
  }
}

/** Where vehicles stand in a document: `$` (it is one, or several follow each other), `$.*` (a list, or members called by ids), `$.vehicles.*`. */
export type JsonPath = string;

interface Found {
  readonly path: JsonPath;
  readonly depth: number;
  readonly known: number;
  /** its objects name themselves as vehicles */
  readonly isNamed: boolean;
}

/** The column of the id that a vehicle is called by. */
const ID_OF_MEMBER = 'key';

/** A member that tells of a dealer stands beside a list of vehicles as often as within one of them. */
const OF_DEALER = /^(?:dealer|mc_dealership|seller)[.]/i;

/** Known columns of an object. A map names members of members, too; those of the whole document tell of its page, or of a dealer. */
function knownIn(value: JsonObject, isWhole: boolean, isKnown: (key: string) => boolean): number {
  const vehicle = withoutEnvelope(value, isKnown);
  const keys = Object.keys(isWhole ? vehicle : flat(vehicle));
  return keys.filter((key) => !OF_DEALER.test(key) && isKnown(headerKey(key))).length;
}

/** Names of what a vehicle is told by, as headerKey gives them; a list of vehicles has none, and neither has a dealer. */
const NAMES_VEHICLE = [
  'vin',
  'vehicle_registration_mark',
  'vrm',
  'stock_no',
  'stock_number',
  'stocknumber',
  'vdp_url',
];

/** Is the object a vehicle by itself, whatever vehicles it holds (those that are like it, for example)? */
const isVehicle = (value: JsonObject): boolean =>
  isLinkedVehicle(value) ||
  Object.entries(value).some(
    ([key, one]) =>
      (typeof one === 'string' ? one.trim() !== '' : typeof one === 'number') &&
      NAMES_VEHICLE.includes(headerKey(key)),
  );

/** The way to a value by the names of members and places in lists, `*` for any place. */
const pathOf = (keys: readonly (string | number | undefined)[]): JsonPath =>
  ['$', ...keys.map((one) => (typeof one === 'number' ? '*' : one))].join('.');

/**
 * Where the vehicles of a document stand, by its first bytes: in the list whose objects have most known members, the outer one
 * where two have as many. An object is such a list where its members are alike and called by ids. A document without a list is
 * a vehicle itself.
 */
export function vehiclesIn(head: Buffer, isKnown: (key: string) => boolean): JsonPath {
  const lists = new Map<JsonPath, Found>();
  const byIds = new Map<JsonPath, Found>();
  const members = new Map<JsonPath, Members>();
  const tokenizer = new Tokenizer({ separator: '' });
  const parser = new TokenParser({ separator: '' });
  tokenizer.onToken = parser.write.bind(parser);
  tokenizer.onError = () => undefined;
  parser.onError = () => undefined;
  const foundOf = (path: JsonPath, value: JsonObject, depth: number, before: Found | undefined): Found => ({
    path,
    depth,
    known: Math.max(knownIn(value, path === '$', isKnown), before?.known ?? 0),
    isNamed: (before?.isNamed ?? false) || isVehicle(value),
  });
  parser.onValue = ({ value, key, stack }) => {
    const keys = [...stack.slice(1).map((one) => one.key), ...(stack.length ? [key] : [])];
    const path = pathOf(keys);
    if (isObject(value) && (path === '$' || path.endsWith('.*')))
      lists.set(path, foundOf(path, value, keys.length, lists.get(path)));
    // a member of an object that is in no list
    if (typeof key !== 'string' || path.includes('.*')) return;
    const within = `${pathOf(keys.slice(0, -1))}.*`;
    const of = members.get(within) ?? new Members();
    members.set(within, of);
    of.add(key, value);
    if (isObject(value)) byIds.set(within, foundOf(within, value, keys.length, byIds.get(within)));
  };
  tokenizer.write(head);
  const keyed = [...byIds.values()].filter(({ path }) => members.get(path)?.areKeyed);
  // an object that is such a list is no vehicle
  if (keyed.some(({ path }) => path === '$.*')) lists.delete('$');
  const found = [...lists.values(), ...keyed];
  const best = found
    .filter(({ known }) => known > 0)
    .sort((one, other) => other.known - one.known || one.depth - other.depth)[0];
  const outer = found.sort((one, other) => one.depth - other.depth)[0];
  const isList = head.toString('utf8').trimStart().startsWith('[');
  const path = best?.path ?? outer?.path ?? (isList ? '$.*' : '$');
  // the vehicles of a vehicle, that are like it or were its former selves, are none of the file
  const holders = found.filter((one) => one.isNamed && path.startsWith(`${one.path}.`));
  return holders.sort((one, other) => one.depth - other.depth)[0]?.path ?? path;
}

/** Reads the vehicles of a JSON document, in one pass; memory is bounded by the longest of them. */
export class JsonDocument {
  readonly #file: string;
  readonly #longest: number;
  readonly #tokenizer = new ExactTokenizer({ separator: '' });
  #ready: unknown[] = [];
  #since = 0;
  #fault: string | undefined;

  /** `path`: where the vehicles stand (vehiclesIn) */
  constructor(file: string, path: JsonPath, { rowBytes }: Limits) {
    this.#file = file;
    this.#longest = rowBytes;
    const parser = new TokenParser({ paths: [path], keepStack: false, separator: '' });
    this.#tokenizer.onToken = parser.write.bind(parser);
    parser.onValue = ({ value, key }) => {
      // a vehicle that is called by its id has no other, often
      this.#ready.push(
        typeof key === 'string' && isObject(value) ? { [ID_OF_MEMBER]: key, ...value } : value,
      );
      this.#since = 0;
    };
    const onError = ({ message }: Error): void => {
      this.#fault ??= message;
    };
    this.#tokenizer.onError = onError;
    parser.onError = onError;
  }

  /** Vehicles that are complete once `chunk` is there. Throws CommandRefusal for what is no JSON, or longer than a row may be. */
  take(chunk: Buffer): readonly unknown[] {
    this.#since += chunk.length;
    this.#tokenizer.write(chunk);
    this.#refuseFault();
    if (!this.#ready.length && this.#since > this.#longest + chunk.length)
      throw new CommandRefusal(`${this.#file}: an object is longer than ${this.#longest} bytes`);
    const ready = this.#ready;
    this.#ready = [];
    return ready;
  }

  /** Vehicles that end with the file. Throws CommandRefusal where the document has no end. */
  end(): readonly unknown[] {
    if (!this.#tokenizer.isEnded) this.#tokenizer.end();
    this.#refuseFault('the JSON document is truncated');
    return this.#ready;
  }

  #refuseFault(why = 'is not a JSON document'): void {
    if (this.#fault !== undefined) throw new CommandRefusal(`${this.#file}: ${why} (${this.#fault})`);
  }
}
