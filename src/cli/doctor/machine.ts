import { accessSync, constants, statfsSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { nearestFolder } from '../../../ingest/ground/durable-files.ts';
import release from '../../../package.json' with { type: 'json' };
import { strangers } from '../../settings/source.ts';
import { SETTINGS, type Settings } from '../../settings.ts';
import type { Check } from './check.ts';

/** What is looked at of this machine. */

/** A load writes its files a second time, and spills: below this it has a hard time. */
const LEAST_FREE = 3e9;
const gigabytes = (bytes: number): string => `${(bytes / 1e9).toFixed(1)} GB`;

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

const node: Check = {
  what: 'program',
  run: () => {
    const found = `forecourt ${release.version}, Node.js ${process.versions.node}`;
    if (major > 20 || (major === 20 && minor >= 19)) return { state: 'ok', found };
    return { state: 'wrong', found, mend: 'install Node.js 20.19 or newer' };
  },
};

const names: Check = {
  what: 'settings',
  run: () => {
    const unknown = strangers(process.env, SETTINGS);
    if (!unknown.length) return { state: 'ok', found: 'usable; forecourt config check prints them' };
    return { state: 'look', found: `there is no setting ${unknown.join('; ')}`, mend: 'correct its name' };
  },
};

const state = (dataDir: string): Check => ({
  what: 'state directory',
  run: () => {
    const at = path.resolve(dataDir);
    const folder = nearestFolder(at);
    try {
      accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    } catch {
      const mend = `give it to the user that runs forecourt, or set FORECOURT_DATA to another folder`;
      return { state: 'wrong', found: `${folder} cannot be written by this user`, mend };
    }
    const { bavail, bsize } = statfsSync(folder);
    const free = bavail * bsize;
    const found = `${at}${folder === at ? '' : ' (not there yet)'}, ${gigabytes(free)} free`;
    if (free < LEAST_FREE)
      return {
        state: 'look',
        found,
        mend: `free ${gigabytes(LEAST_FREE)}, or set FORECOURT_DATA to a larger disk`,
      };
    if (folder === at && (statSync(at).mode & 0o007) !== 0)
      return {
        state: 'look',
        found: `${found}; other users of this machine can enter it`,
        mend: `chmod 700 ${at}`,
      };
    return { state: 'ok', found };
  },
});

const port = ({ host, port: number }: Settings): Check => ({
  what: 'port',
  run: () =>
    new Promise((resolve) => {
      const server = createServer();
      server.once('error', (error: NodeJS.ErrnoException) => {
        const isTaken = error.code === 'EADDRINUSE';
        resolve({
          state: isTaken ? 'look' : 'wrong',
          found: isTaken
            ? `something listens at ${host}:${number} already`
            : `${host}:${number}: ${error.message}`,
          mend: isTaken
            ? 'nothing to do where it is forecourt; else set PORT to another one'
            : 'look at HOST and PORT',
        });
      });
      server.listen(number, host, () =>
        server.close(() => resolve({ state: 'ok', found: `${host}:${number} is free` })),
      );
    }),
});

/** The checks of this machine: program, settings, state directory, port. They throw nothing and change nothing. */
export const machineChecks = (settings: Settings): Check[] => [
  node,
  names,
  state(settings.dataDir),
  port(settings),
];
