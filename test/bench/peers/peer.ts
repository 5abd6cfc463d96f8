import type { Dialect } from './sql.ts';

/** A database that holds the same listings. */
export interface Peer {
  readonly name: string;
  readonly dialect: Dialect;
  version(): Promise<string>;
  /** rows of one statement, each in the order of its columns */
  ask(sql: string): Promise<unknown[][]>;
  close(): Promise<void>;
}
