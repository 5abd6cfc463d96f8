import { chmod } from 'node:fs/promises';
import os from 'node:os';
import pg from 'pg';
import { literal, name } from '../../../ingest/ground/sql.ts';
import { Postgres, postgresPrograms } from '../../accounts/postgres.ts';
import { tableColumns } from './columns.ts';
import type { Peer } from './peer.ts';
import type { Dialect } from './sql.ts';

const TYPES = { text: 'text', texts: 'text[]', number: 'double precision', flag: 'boolean' };

/** What an operator sets on a machine of such a size, for questions that read much. */
const SETTINGS = {
  shared_buffers: '2GB',
  effective_cache_size: '8GB',
  work_mem: '256MB',
  maintenance_work_mem: '1GB',
  max_wal_size: '8GB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: String(os.availableParallelism()),
  jit: 'off',
};

/** For the default order, the usual filters, the ranges that the requests have, and the place. */
const INDICES = [
  '(last_seen_at DESC, vin)',
  '(lower(make), lower(model), lower(state))',
  '(lower(state), lower(make))',
  '(price)',
  'USING gist (point(longitude, latitude))',
];

const dialect: Dialect = {
  box: (south, west, north, east) =>
    `point(longitude, latitude) <@ box(point(${west}, ${south}), point(${east}, ${north}))`,
  percentiles: (column, shares) =>
    `percentile_cont(ARRAY[${shares.join(', ')}]::float8[]) WITHIN GROUP (ORDER BY ${column})`,
};

/** A PostgreSQL of the bench's own, on loopback, which goes with its end. */
export class PostgreSql implements Peer {
  readonly name = 'PostgreSQL';
  readonly dialect = dialect;
  readonly #server: Postgres;
  readonly #client: pg.Client;

  private constructor(server: Postgres, client: pg.Client) {
    this.#server = server;
    this.#client = client;
  }

  /** Throws where its programs are not installed. */
  static async start(): Promise<PostgreSql> {
    const programs = postgresPrograms();
    if (!programs) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
    const server = await Postgres.start(programs, SETTINGS);
    try {
      const client = new pg.Client({ connectionString: await server.newDatabase() });
      await client.connect();
      return new PostgreSql(server, client);
    } catch (error) {
      await server.stop();
      throw error;
    }
  }

  async version(): Promise<string> {
    const [row] = await this.ask('SHOW server_version');
    return String(row?.[0]).replace(/ .*/, '');
  }

  /** Loads the rows of a CSV file, and makes the indices. */
  async load(csv: string): Promise<void> {
    // the server reads it as another user
    await chmod(csv, 0o644);
    const columns = tableColumns(TYPES).map(([column, type]) => `${name(column)} ${type}`);
    await this.#client.query(`CREATE TABLE listings (${columns.join(', ')})`);
    await this.#client.query(`COPY listings FROM ${literal(csv)} (FORMAT csv)`);
    for (const index of INDICES) await this.#client.query(`CREATE INDEX ON listings ${index}`);
    await this.#client.query('VACUUM ANALYZE listings');
  }

  async ask(sql: string): Promise<unknown[][]> {
    return (await this.#client.query<unknown[]>({ text: sql, rowMode: 'array' })).rows;
  }

  async close(): Promise<void> {
    await this.#client.end();
    await this.#server.stop();
  }
}
