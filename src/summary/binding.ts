import type { DuckDBValue } from '@duckdb/node-api';

/** Values of a prepared statement: they never stand in its text. */
export class Binding {
  readonly #values: DuckDBValue[] = [];

  /** the place of a value in the text */
  add(value: DuckDBValue): string {
    this.#values.push(value);
    return `$${this.#values.length}`;
  }

  get values(): DuckDBValue[] {
    return this.#values;
  }
}

/** An SQL text and the values of its places. */
export interface Statement {
  readonly sql: string;
  readonly values: DuckDBValue[];
}

/** Text as an SQL literal: for names of files alone, which stand in our own manifest. */
export const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`;
