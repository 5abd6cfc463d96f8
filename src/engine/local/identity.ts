import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** What tells one process from a later one with the same number. */
export type ProcessFacts = {
  /** when it started, in the operating system's own words: only good for comparing */
  start: string;
  /** its command line; a single joined text where the system does not tell the arguments apart */
  args: string[];
};

/** The facts of a live process; undefined when there is none of that number, or only a zombie. */
export function processFacts(pid: number): ProcessFacts | undefined {
  if (!Number.isSafeInteger(pid) || pid < 1) return undefined;
  return existsSync('/proc/self/stat') ? fromProc(pid) : fromPs(pid);
}

function fromProc(pid: number): ProcessFacts | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the command's name, in brackets, may hold blanks and brackets: count from the last one
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const state = fields[0];
    const start = fields[19];
    if (start === undefined || state === 'Z' || state === 'X') return undefined;
    const args = readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
    return { start, args };
  } catch {
    return undefined;
  }
}

// macOS and the BSDs
function fromPs(pid: number): ProcessFacts | undefined {
  const ask = (column: string): string =>
    spawnSync('ps', ['-ww', '-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ??
    '';
  const start = ask('lstart');
  if (start === '' || ask('stat').startsWith('Z')) return undefined;
  return { start, args: [ask('command')] };
}

/** Whether a process is the engine of this `tmp` folder: its command line names the folder exactly. */
export function isEngineOf(facts: ProcessFacts, tmp: string): boolean {
  const flag = `-Djava.io.tmpdir=${tmp}`;
  return facts.args.some((arg) => arg === flag || ` ${arg} `.includes(` ${flag} `));
}
