import { Refusal } from '../catalog/errors.ts';
import { readFlag, readWord } from '../grammar/flag.ts';
import { splitList } from '../grammar/list.ts';
import type { Query } from '../grammar/query.ts';
import { fault, type Reading } from '../grammar/reading.ts';

/** The parameters of one request, read by name. A value that cannot be read is refused, naming its parameter. */
export class SentParameters {
  readonly now: Date;
  readonly #query: Query;

  constructor(query: Query, now: Date) {
    this.#query = query;
    this.now = now;
  }

  /** names that were sent with a value */
  names(): Iterable<string> {
    return this.#query.keys();
  }

  has(name: string): boolean {
    return this.#query.has(name);
  }

  /** the text sent; of a repeated parameter the texts joined as a list (feeds.md section 5) */
  text(name: string): string | undefined {
    return this.#query.get(name)?.join(',');
  }

  /** the values of a comma-separated list; undefined when none is left. Where a list has a bound, a longer one is refused. */
  list(name: string, most = Number.POSITIVE_INFINITY): readonly string[] | undefined {
    const values = splitList(this.text(name) ?? '');
    if (values.length > most) taken(name, fault(`${values.length} values were sent; the limit is ${most}`));
    return values.length > 0 ? values : undefined;
  }

  read<T>(name: string, reader: (text: string) => Reading<T>): T | undefined {
    const text = this.text(name);
    return text === undefined ? undefined : taken(name, reader(text));
  }

  /** true only when it was sent and every value sent is true */
  flag(name: string): boolean {
    const values = this.list(name);
    if (!values) return false;
    return values.map((value) => taken(name, readFlag(value))).every(Boolean);
  }

  word<W extends string>(name: string, words: readonly W[]): W | undefined {
    return this.read(name, (text) => readWord(text, words));
  }
}

/** The value that was read, or a refusal that names the parameter. */
export function taken<T>(name: string, reading: Reading<T>): T {
  if (!reading.ok) throw new Refusal('bad_parameter', { name, detail: reading.fault });
  return reading.value;
}
