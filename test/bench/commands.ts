import { type ChildProcess, spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { COMMAND } from '../programs.ts';

/** commands that have not ended yet */
const running = new Set<ChildProcess>();

/** Ends the commands that still run, when we are told to end ourselves. */
export async function stopRunning(): Promise<void> {
  await Promise.all(
    [...running].map((child) => {
      const ended = new Promise((resolve) => child.once('close', resolve));
      child.kill('SIGTERM');
      return ended;
    }),
  );
}

/** Runs a command of the product to its end and gives its stdout; its progress is seen. Throws when it fails. */
export function forecourt(args: readonly string[], env: NodeJS.ProcessEnv): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [COMMAND, ...args], {
      env,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    running.add(child);
    let out = '';
    child.stdout.on('data', (part: Buffer) => {
      out += part;
    });
    child.on('error', reject);
    child.on('close', (code) => {
      running.delete(child);
      if (code === 0) resolve(out);
      else reject(new Error(`forecourt ${args[0]} ended with ${code}`));
    });
  });
}

/** Memory that a process holds now, in MB; undefined once it is gone. */
export async function heldMemory(pid: number): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
}

/** Most memory that a process has held so far, in MB; undefined once it is gone. */
async function peakMemory(pid: number | undefined): Promise<number | undefined> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const kilobytes = /^VmHWM:\s+(\d+) kB/m.exec(status)?.[1];
  return kilobytes === undefined ? undefined : Number(kilobytes) / 1000;
}

/** As forecourt, with the seconds it took and the most memory (MB) that it held. */
export async function measured(
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<{ out: string; seconds: number; memory: number }> {
  let memory = 0;
  const before = new Set(running);
  const start = performance.now();
  const ended = forecourt(args, env);
  const child = [...running].find((one) => !before.has(one));
  const look = setInterval(async () => {
    memory = Math.max(memory, (await peakMemory(child?.pid)) ?? 0);
  }, 100);
  const out = await ended.finally(() => clearInterval(look));
  return { out, seconds: (performance.now() - start) / 1000, memory };
}

/** The object that a command prints as the last line of its stdout. */
export const lastLine = <Shape>(out: string): Shape =>
  JSON.parse(out.trim().split('\n').at(-1) ?? '') as Shape;

export interface Serving {
  readonly address: string;
  readonly pid: number;
  stop(): Promise<void>;
}

const START_MS = 60_000;

/** Starts `forecourt serve` as a process of its own, with its log in a file, and waits until it answers. */
export async function serve(env: NodeJS.ProcessEnv, logFile: string): Promise<Serving> {
  const log = await open(logFile, 'w');
  // one process, whatever the machine: its memory and its CPU time are what is measured
  const child = spawn(process.execPath, [COMMAND, 'serve', '--workers', '1'], {
    env,
    stdio: ['ignore', log.fd, log.fd],
  });
  await log.close();
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await ended;
  };
  try {
    return { address: await listening(child, logFile), pid: child.pid ?? 0, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function listening(child: ChildProcess, logFile: string): Promise<string> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null) {
    const [, address] = /^listening on (http\S+)$/m.exec(await readFile(logFile, 'utf8')) ?? [];
    if (address) return address;
    await sleep(100);
  }
  throw new Error(`forecourt serve does not answer:\n${(await readFile(logFile, 'utf8')).slice(-2000)}`);
}
