import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { literal, name } from '../../../ingest/ground/sql.ts';
import { tableColumns } from './columns.ts';
import type { Peer } from './peer.ts';
import type { Dialect } from './sql.ts';

const TYPES = { text: 'VARCHAR', texts: 'VARCHAR[]', number: 'DOUBLE', flag: 'BOOLEAN' };

/** Of the database, which has the machine's cores. */
const MEMORY = '4GB';

/** An element of an array as PostgreSQL reads it. */
const element = (value: string): string =>
  `'"' || replace(replace(${value}, '\\', '\\\\'), '"', '\\"') || '"'`;

const dialect: Dialect = {
  box: (south, west, north, east) =>
    `latitude BETWEEN ${south} AND ${north} AND longitude BETWEEN ${west} AND ${east}`,
  percentiles: (column, shares) => `quantile_cont(${column}, [${shares.join(', ')}])`,
};

/** DuckDB, in a file; the rows in the order of the default search, which lets it skip parts of them. */
export class DuckDb implements Peer {
  readonly name = 'DuckDB';
  readonly dialect = dialect;
  readonly #db: DuckDBConnection;

  private constructor(db: DuckDBConnection) {
    this.#db = db;
  }

  static async start(file: string): Promise<DuckDb> {
    const instance = await DuckDBInstance.create(file, { memory_limit: MEMORY });
    return new DuckDb(await instance.connect());
  }

  async version(): Promise<string> {
    const { rows } = await this.#read('SELECT version()');
    return String(rows[0]?.[0]).replace(/^v/, '');
  }

  /** Loads the rows of a file of JSON Lines. */
  async load(lines: string): Promise<void> {
    const columns = tableColumns(TYPES).map(([column, type]) => `${name(column)}: ${literal(type)}`);
    await this.#db.run(
      `CREATE TABLE listings AS SELECT * FROM read_ndjson(${literal(lines)}, columns = {${columns.join(', ')}}) ` +
        'ORDER BY last_seen_at DESC, vin',
    );
    await this.#db.run('CHECKPOINT');
  }

  /** Writes the rows as a file that PostgreSQL copies. */
  async export(file: string): Promise<void> {
    const columns = tableColumns(TYPES).map(([column, type]) =>
      type === TYPES.texts
        ? `'{' || array_to_string(list_transform(${name(column)}, value -> ${element('value')}), ',') || '}'`
        : name(column),
    );
    await this.#db.run(
      `COPY (SELECT ${columns.join(', ')} FROM listings) TO ${literal(file)} (FORMAT csv, HEADER false)`,
    );
  }

  async ask(sql: string): Promise<unknown[][]> {
    return (await this.#read(sql)).rows;
  }

  async #read(sql: string): Promise<{ rows: unknown[][] }> {
    return { rows: (await this.#db.runAndReadAll(sql)).getRowsJson() };
  }

  async close(): Promise<void> {
    this.#db.closeSync();
  }
}
