import { VIN_LENGTH } from '../vin/vin.ts';

/** The parts of an id that the ledger made (feeds.md section 3, id). */
export interface RecordId {
  /** names the listing: its VIN, without one 32 hexadecimal digits of its key */
  readonly stem: string;
  /** of the key and the start of the record: it stays when the listing gains a VIN */
  readonly hash: string;
}

const FORM = /^(.+)-([\da-f]{8}-[\da-f]{4})$/;
const DIGITS = 32;

/** Reads the id of a record; undefined: it is not of that form, as many that deliveries give. */
export function readRecordId(id: string): RecordId | undefined {
  const [, stem, hash] = FORM.exec(id) ?? [];
  return stem === undefined || hash === undefined ? undefined : { stem, hash };
}

function hashBehind(length: number, id: string): string | undefined {
  const read = readRecordId(id);
  return read?.stem.length === length ? read.hash : undefined;
}

/** The hash of an id with a VIN; undefined: it has none. */
export const namedHash = (id: string): string | undefined => hashBehind(VIN_LENGTH, id);

/** The hash of an id without a VIN: once the listing has gained one, that of the same record with it. */
export const unnamedHash = (id: string): string | undefined => hashBehind(DIGITS, id);
