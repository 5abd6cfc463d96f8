import { type ChildProcess, fork } from 'node:child_process';
import { programFile } from '../programs.ts';
import type { Command, Where } from './commands.ts';

const PROGRAM = programFile('ingest-child');

/** Where a command stops: at an engine request (`METHOD /path`) or a statement of the ledger's database. */
export interface Point {
  readonly when: 'before' | 'after';
  /** regular expressions; one of them */
  readonly request?: string;
  readonly statement?: string;
  /** the how-manieth that fits; default the first */
  readonly nth?: number;
  /** it waits there until it is told to go on; otherwise it is killed */
  readonly pause?: true;
}

/** What a child is told. */
export interface Task {
  readonly where: Where;
  readonly command: Command;
  readonly point?: Point | undefined;
  /** nothing is waited for before another try */
  readonly hasty?: true;
}

/** How a child ended: its exit code or the signal that ended it, and what it said. */
export interface Ended {
  readonly code: number | string | null;
  readonly text: string;
}

/** A command in a process of its own. */
export class Child {
  readonly ended: Promise<Ended>;
  readonly pid: number;
  readonly #process: ChildProcess;
  readonly #paused: Promise<void>;

  constructor(task: Task) {
    const child = fork(PROGRAM, [JSON.stringify(task)], {
      execArgv: [],
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    let text = '';
    child.stderr?.setEncoding('utf8').on('data', (more: string) => {
      text += more;
    });
    this.#process = child;
    this.pid = Number(child.pid);
    this.ended = new Promise((resolve) =>
      child.once('close', (code, signal) => resolve({ code: signal ?? code, text: text.trim() })),
    );
    this.#paused = new Promise((resolve) => child.once('message', () => resolve()));
  }

  /** Waits until it has come to its point; throws when it ends before. */
  async paused(): Promise<void> {
    const ended = await Promise.race([this.#paused, this.ended]);
    if (ended) throw new Error(`ended before its point: ${JSON.stringify(ended)}`);
  }

  /** Lets it go on; gives how it ends. */
  goOn(): Promise<Ended> {
    this.#process.send('on');
    return this.ended;
  }
}

/** Runs a command in a process of its own until it ends, or is killed at a point. */
export const inChild = (where: Where, command: Command, point?: Point): Promise<Ended> =>
  new Child({ where, command, point }).ended;
