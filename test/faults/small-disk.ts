import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** A file system of its own size behind a folder, for what a full disk does. */
export interface SmallDisk {
  /** why there is none; undefined: it is there */
  readonly reason: string | undefined;
  drop(): void;
}

/** Mounts one; where that is not allowed it says so, and the test is to be skipped. */
export function smallDisk(folder: string, megabytes: number): SmallDisk {
  mkdirSync(folder, { recursive: true });
  const options = ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'forecourt-test', folder];
  const mount = spawnSync('mount', options, { encoding: 'utf8' });
  const reason = mount.status === 0 ? undefined : (mount.error?.message ?? mount.stderr.trim());
  if (reason) console.warn(`skipped: a full disk; no small file system can be mounted here. ${reason}`);
  return {
    reason,
    drop() {
      if (reason === undefined) spawnSync('umount', [folder]);
    },
  };
}
