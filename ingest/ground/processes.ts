import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Is a process of this machine alive? */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Removes `<start><pid>` in a folder where that process is gone: what a run that was killed left behind. */
export function removeAbandoned(folder: string, start: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = name.startsWith(start) ? name.slice(start.length) : '';
    if (/^\d+$/.test(pid) && !isAlive(Number(pid))) rmSync(join(folder, name), { recursive: true });
  }
}

/** Most memory that this process has held, in MB. */
export const peakMemory = (): number => Math.round(process.resourceUsage().maxRSS / 1000);
