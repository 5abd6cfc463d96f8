import { type ChildProcess, spawn } from 'node:child_process';
import { eventually, LOADING_MS, PATIENCE_MS } from '../patience.ts';
import { COMMAND, commandIn } from '../programs.ts';

/** A process that serves, and what it wrote. */
export class Serving {
  readonly #process: ChildProcess;
  readonly #patienceMs: number;
  /** it has ended, and all that it wrote is read */
  readonly closed: Promise<void>;
  output = '';

  /**
   * `root`: the folder of the program, where it is not ours; `options`: those of the command; `openFiles`: the most that the
   * system lets each of its processes have
   */
  constructor(
    env: NodeJS.ProcessEnv,
    command: 'serve' | 'start' = 'serve',
    root?: string,
    options: readonly string[] = command === 'serve' ? ['--workers', '1'] : [],
    openFiles?: number,
  ) {
    this.#patienceMs = command === 'start' ? LOADING_MS : PATIENCE_MS;
    const program = root === undefined ? COMMAND : commandIn(root);
    const words = [process.execPath, program, command, ...options];
    const limited = ['/bin/sh', '-c', 'ulimit -n "$0" && exec "$@"', String(openFiles), ...words];
    const [first = '', ...rest] = openFiles === undefined ? words : limited;
    this.#process = spawn(first, rest, {
      cwd: root,
      env: { ...process.env, ...env },
    });
    this.closed = new Promise((resolve) => this.#process.once('close', () => resolve()));
    for (const stream of [this.#process.stdout, this.#process.stderr]) {
      stream?.on('data', (bytes) => {
        this.output += bytes.toString();
      });
    }
  }

  async address(): Promise<string> {
    const found = (): string | undefined => /listening on (\S+)/.exec(this.output)?.[1];
    // one that has ended is not waited for
    const isTold = (): boolean => found() !== undefined || this.exitCode !== null;
    await eventually(isTold, this.#patienceMs).catch(() => undefined);
    const address = found();
    if (address) return address;
    const why = this.exitCode === null ? 'not within minutes' : `exit code ${this.exitCode}`;
    throw new Error(`it does not serve (${why}): ${this.output}`);
  }

  get pid(): number {
    return this.#process.pid ?? 0;
  }

  get exitCode(): number | null {
    return this.#process.exitCode;
  }

  /** Ends it, in good order or not; what has ended stays so. */
  stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<void> {
    const { exitCode, signalCode } = this.#process;
    if (exitCode !== null || signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      this.#process.once('exit', () => resolve());
      this.#process.kill(signal);
    });
  }
}
