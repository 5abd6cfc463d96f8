import type { Item } from './item.ts';

/** Columns that a part of an item gives; undefined and blank: none. */
export type Part = Readonly<Record<string, string | readonly string[] | undefined>>;

/** An item's members; what nobody has asked for is left over and reported. */
export class Members {
  readonly #members: Item['members'];
  readonly #asked = new Set<string>();

  constructor({ members }: Item) {
    this.#members = members;
  }

  /** The values of all these members, in the members' order. */
  all(paths: readonly string[]): string[] {
    for (const path of paths) this.#asked.add(path);
    return paths.flatMap((path) => this.#members.get(path) ?? []);
  }

  /** The value of the first of these members that has one; values that differ stand side by side. */
  text(paths: readonly string[]): string | undefined {
    for (const path of paths) this.#asked.add(path);
    const values = paths.map((path) => this.#members.get(path)).find((found) => found !== undefined);
    return values && [...new Set(values)].join(', ');
  }

  left(): [path: string, values: readonly string[]][] {
    return [...this.#members].filter(([path]) => !this.#asked.has(path));
  }
}

/** Column → the members that carry it. */
type Table = Readonly<Record<string, readonly string[]>>;

/** The columns of a table, each read from the first of its members that has a value. */
export const columnsOf = (members: Members, table: Table, read: (text: string) => string | undefined): Part =>
  Object.fromEntries(
    Object.entries(table).map(([column, paths]) => {
      const text = members.text(paths);
      return [column, text === undefined ? undefined : read(text)];
    }),
  );
