import { dataset as historyRecords, STANDARD_HISTORY_FIELDS } from '../catalog/datasets/history.ts';
import { fieldOf } from '../catalog/field.ts';
import { carFields } from '../catalog/listing/cars.ts';
import { instantText } from '../grammar/date.ts';
import { namedHash, unnamedHash } from './record-id.ts';

/** Members of a history record by name; unknown ones are absent. */
export type HistoryRecord = Readonly<Record<string, unknown>>;

/** A record as the engine holds it: closed or loaded ones flat, an open one as the listing that it is. */
export interface StoredRecord {
  readonly record: HistoryRecord;
  /** number of the delivery that closed it, 0 for a loaded one; absent: it is open */
  readonly delivery?: number;
  /** number of the history delivery that brought a loaded one */
  readonly loaded?: number;
  /** of an open one */
  readonly is_searchable?: boolean;
}

const DATED = new Set(['last_seen_at', 'scraped_at', 'first_seen_at']);
const dateName = (field: string): string => `${field}_date`;

/** Every name that `fields` may hold, in the order of the answer (supplement section 6). */
export const HISTORY_NAMES: readonly string[] = historyRecords.fields.flatMap(({ name }) =>
  DATED.has(name) ? [name, dateName(name)] : [name],
);

/** The names of the members that are answered when `fields` is not sent. */
export const STANDARD_HISTORY_NAMES: readonly string[] = HISTORY_NAMES.filter((name) =>
  STANDARD_HISTORY_FIELDS.includes(name.replace(/_at_date$/, '_at')),
);

/** Where a listing's record holds the member of a history record; the rest stands under its own name. */
const LISTED_AT: ReadonlyMap<string, readonly string[]> = new Map(
  historyRecords.fields.map(({ name }) => {
    const field = name === 'status_date' ? 'last_seen_at' : name;
    return [name, (fieldOf({ fields: carFields }, field).at ?? field).split('.')];
  }),
);

const memberAt = (record: HistoryRecord, path: readonly string[]): unknown =>
  path.reduce<unknown>((value, key) => (value as HistoryRecord | undefined)?.[key], record);

/** The flat record of an open one. */
function flattened({ record, is_searchable }: StoredRecord): HistoryRecord {
  const members = [...LISTED_AT].map(([name, path]) => [name, memberAt(record, path)] as const);
  const flat = Object.fromEntries(members);
  return { ...flat, is_searchable, is_certified: asFlag(flat.is_certified) };
}

/** Listings say 1 and 0, history true and false (supplement decision 2). */
const asFlag = (bit: unknown): boolean | undefined => (bit === undefined ? undefined : Boolean(bit));

/** Of records with one id the open one counts, then the one closed last, then the one loaded last. */
const rankOf = ({ delivery = Number.POSITIVE_INFINITY, loaded = 0 }: StoredRecord): number =>
  delivery > 0 ? delivery : loaded - 2 ** 31;

const numberAt = (record: HistoryRecord, name: string): number => Number(record[name] ?? 0);

/** By status_date, then what else tells records apart: a total order. */
function compare(one: HistoryRecord, other: HistoryRecord): number {
  for (const name of ['status_date', 'last_seen_at', 'first_seen_at']) {
    const difference = numberAt(one, name) - numberAt(other, name);
    if (difference) return difference;
  }
  return String(one.id) < String(other.id) ? -1 : 1;
}

/**
 * Ids of records that others tell again: a listing that left was told by the digits of its key, returned with a VIN (feeds.md
 * section 3), and its record went on by that.
 */
function toldAgain(ids: readonly string[]): ReadonlySet<string> {
  const named = new Set(ids.map(namedHash));
  return new Set(
    ids.filter((id) => {
      const hash = unnamedHash(id);
      return hash !== undefined && named.has(hash);
    }),
  );
}

/** Every record once, oldest first (part-1.md E8). */
export function historyOf(stored: readonly StoredRecord[]): HistoryRecord[] {
  const best = new Map<unknown, StoredRecord>();
  for (const one of stored) {
    const { id } = one.record;
    const other = best.get(id);
    if (!other || rankOf(one) > rankOf(other)) best.set(id, one);
  }
  const again = toldAgain([...best.keys()].map(String));
  return [...best.values()]
    .filter(({ record }) => !again.has(String(record.id)))
    .map((one) => (one.delivery === undefined ? flattened(one) : one.record))
    .sort(compare);
}

/** When the record began and ended; undefined for a loaded one that tells neither: it is like no other. */
function spanOf({ first_seen_at: first, last_seen_at: last }: HistoryRecord): string | undefined {
  return first === undefined && last === undefined ? undefined : `${first} ${last}`;
}

/** Of records of the same span on several sources, the searchable listing's (feeds.md section 5, E8). */
export function withoutDuplicates(records: readonly HistoryRecord[]): HistoryRecord[] {
  const kept = new Map<string, HistoryRecord>();
  for (const record of records) {
    const span = spanOf(record);
    if (span === undefined) continue;
    const other = kept.get(span);
    if (!other || (record.is_searchable === true && other.is_searchable !== true)) kept.set(span, record);
  }
  return records.filter((record) => {
    const span = spanOf(record);
    return span === undefined || kept.get(span) === record;
  });
}

const dateText = (seconds: unknown): string | undefined =>
  typeof seconds === 'number' ? instantText(seconds) : undefined;

/** A record as it is answered: the named members, in the order of HISTORY_NAMES. */
export function shownRecord(record: HistoryRecord, names: ReadonlySet<string>): HistoryRecord {
  const shown: Record<string, unknown> = {};
  for (const name of HISTORY_NAMES) {
    if (!names.has(name)) continue;
    const dated = name.slice(0, -'_date'.length);
    const value = DATED.has(dated) ? dateText(record[dated]) : record[name];
    if (value !== undefined) shown[name] = value;
  }
  return shown;
}
