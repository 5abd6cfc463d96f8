import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { programFile } from '../programs.ts';
import type { Task } from './state-child.ts';

const PROGRAM = programFile('state-child');

const start = (task: Task, stdio: 'pipe' | 'ignore'): ChildProcess =>
  spawn(process.execPath, [PROGRAM, JSON.stringify(task)], {
    stdio: ['ignore', stdio, stdio, 'ipc'],
  });

/** Runs a task to its end; gives its exit code, or the signal that ended it, and what it said. */
export async function run(task: Task): Promise<{ ended: number | string | null; said: string }> {
  const child = start(task, 'pipe');
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (text: Buffer) => {
      said += text.toString();
    });
  }
  const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
  return { ended: signal ?? code, said };
}

/** Starts a process that holds the ledger of us-cars; give it an end with `kill`. */
export async function hold(dataDir: string): Promise<ChildProcess> {
  const child = start({ do: 'hold', dataDir }, 'ignore');
  await once(child, 'message');
  return child;
}
