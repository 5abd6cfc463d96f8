import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { filesBelow } from '../../ingest/ground/durable-files.ts';
import { runAs } from '../../src/engine/local/user.ts';
import { freePort } from '../market/port.ts';
import { eventually } from '../patience.ts';

// A PostgreSQL of the test's own, on loopback, in a temporary folder. As root it runs as another user: it refuses root.

const INSTALLED = '/usr/lib/postgresql';

/** Folder of the programs of the newest version that is installed; undefined: none is. */
export function postgresPrograms(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED).map(Number) : [];
  const programs = join(INSTALLED, String(Math.max(0, ...versions)), 'bin');
  return existsSync(join(programs, 'initdb')) ? programs : undefined;
}

async function answering(url: string): Promise<void> {
  let fault: unknown;
  const isThere = async (): Promise<boolean> => {
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return true;
    } catch (error) {
      fault = error;
      return false;
    }
  };
  await eventually(isThere).catch(() => {
    throw fault;
  });
}

export class Postgres {
  readonly #folder: string;
  readonly #start: () => ChildProcess;
  readonly #port: number;
  #process: ChildProcess;
  #databases = 0;

  private constructor(folder: string, start: () => ChildProcess, port: number) {
    this.#folder = folder;
    this.#start = start;
    this.#port = port;
    this.#process = start();
  }

  /** `settings`: of the server, besides what it needs here. */
  static async start(programs: string, settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
    const user = runAs();
    const as = user ? { uid: user.uid, gid: user.gid } : {};
    const folder = mkdtempSync(join(tmpdir(), 'forecourt-postgres-'));
    if (user) chownSync(folder, user.uid, user.gid);
    const data = join(folder, 'data');
    const made = ['-D', data, '-U', 'forecourt', '--auth=trust', '--encoding=UTF8', '--no-sync'];
    await promisify(execFile)(join(programs, 'initdb'), made, { ...as, cwd: folder });
    const port = await freePort();
    const own = Object.entries({ fsync: 'off', ...settings }).flatMap(([name, value]) => [
      '-c',
      `${name}=${value}`,
    ]);
    const options = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder, ...own];
    const start = () => spawn(join(programs, 'postgres'), options, { ...as, cwd: folder, stdio: 'ignore' });
    const postgres = new Postgres(folder, start, port);
    await answering(postgres.#url('postgres'));
    return postgres;
  }

  #url(database: string): string {
    return `postgres://forecourt@127.0.0.1:${this.#port}/${database}`;
  }

  async #run(sql: string): Promise<void> {
    const client = new pg.Client({ connectionString: this.#url('postgres') });
    await client.connect();
    await client.query(sql);
    await client.end();
  }

  /** The URL of a new, empty database. */
  async newDatabase(): Promise<string> {
    this.#databases += 1;
    const name = `accounts_${this.#databases}`;
    await this.#run(`CREATE DATABASE ${name}`);
    return this.#url(name);
  }

  /** Everything that it has written, its log of changes too. */
  async bytes(): Promise<string> {
    await this.#run('CHECKPOINT');
    return filesBelow(join(this.#folder, 'data'))
      .map((file) => join(this.#folder, 'data', file))
      .filter((file) => statSync(file).isFile())
      .map((file) => readFileSync(file).toString('latin1'))
      .join('\n');
  }

  /** Ends it at once, its connections too; what it holds stays. */
  async kill(): Promise<void> {
    await this.#end('SIGQUIT');
  }

  /** Starts it again, at the same address. */
  async restart(): Promise<void> {
    this.#process = this.#start();
    await answering(this.#url('postgres'));
  }

  async #end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    if (this.#process.exitCode !== null) return;
    const ended = once(this.#process, 'exit');
    this.#process.kill(signal);
    await ended;
  }

  /** Ends it, once, with all that it held. */
  async stop(): Promise<void> {
    await this.#end('SIGINT');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
