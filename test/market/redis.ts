import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe } from 'vitest';
import { freePort, untilAnswers } from './port.ts';

/** A private Redis on loopback, of the machine's own redis-server. */

const PROGRAM = 'redis-server';

export class PrivateRedis {
  readonly port: number;
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-redis-'));
  #server: ChildProcess | undefined;

  private constructor(port: number) {
    this.port = port;
  }

  static async start(): Promise<PrivateRedis> {
    const redis = new PrivateRedis(await freePort());
    await redis.start();
    return redis;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  async start(): Promise<void> {
    const settings = [
      '--port',
      String(this.port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--dir',
      this.#folder,
    ];
    this.#server = spawn(PROGRAM, settings, { stdio: 'ignore' });
    await untilAnswers(this.port);
  }

  /** ends it at once; SIGSTOP and SIGCONT make it hang and go on */
  async signal(signal: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): Promise<void> {
    const ended = new Promise((resolve) => this.#server?.once('exit', resolve));
    this.#server?.kill(signal);
    if (signal === 'SIGKILL') await ended;
  }

  async drop(): Promise<void> {
    if (this.#server?.exitCode === null && this.#server.signalCode === null) await this.signal('SIGKILL');
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const isThere = spawnSync(PROGRAM, ['--version']).error === undefined;

/** A group of tests that needs redis-server: left out where it is not installed, but never in CI. */
export function describeWithRedis(name: string, tests: () => void): void {
  if (!isThere && process.env.CI) throw new Error(`${PROGRAM} is not installed: ${name} cannot be tested`);
  if (!isThere) console.warn(`${name}: left out, as ${PROGRAM} is not installed`);
  describe.skipIf(!isThere)(name, tests);
}
