import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A file system of its own size behind a folder, for what a full disk does. */
export interface SmallDisk {
  /** why there is none; undefined: it is there */
  readonly reason: string | undefined;
  /** nothing can be written below the folder any more, or it can again */
  readOnly(is: boolean): void;
  drop(): void;
}

/** Mounts one; where that is not allowed it says so, and the test is to be skipped. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'forecourt-test', folder];
  const mount = spawnSync('mount', options, { encoding: 'utf8' });
  const reason = mount.status === 0 ? undefined : (mount.error?.message ?? mount.stderr.trim());
  if (reason && process.env.CI) throw new Error(`CI needs a small file system: ${reason}`);
  if (reason) console.warn(`skipped: a full disk; no small file system can be mounted here. ${reason}`);
  return {
    reason,
    readOnly(is) {
      const remount = ['-o', `remount,${is ? 'ro' : 'rw'}`, folder];
      if (spawnSync('mount', remount).status !== 0) throw new Error(`${folder} cannot be remounted`);
    },
    // lazily: the driver of the accounts closes its files some time after it was told to
    drop() {
      if (reason === undefined) spawnSync('umount', ['--lazy', folder]);
    },
  };
}
