import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { freePort, untilAnswers } from '../market/port.ts';

const SSHD = '/usr/sbin/sshd';

/** Is OpenSSH's server on this machine? */
export const hasSshd = existsSync(SSHD);

/** OpenSSH's server on loopback, for the user of the tests. */
export interface Sshd {
  readonly port: number;
  readonly user: string;
  /** fingerprint of its host key */
  readonly hostKey: string;
  /** private key that may sign in, and one that may not */
  readonly key: string;
  readonly strangersKey: string;
  /** what it serves */
  readonly folder: string;
  close(): Promise<void>;
}

const keyPair = (file: string): string => {
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', file]);
  return file;
};

/** Starts it. */
export async function startSshd(): Promise<Sshd> {
  const home = mkdtempSync(path.join(tmpdir(), 'sshd-'));
  const folder = path.join(home, 'out');
  mkdirSync(folder);
  // the privileged part of a server that root starts wants it
  if (userInfo().uid === 0) mkdirSync('/run/sshd', { recursive: true, mode: 0o755 });
  const [host, key, stranger] = ['host', 'client', 'stranger'].map((name) => keyPair(path.join(home, name)));
  writeFileSync(path.join(home, 'authorized'), readFileSync(`${key}.pub`), { mode: 0o600 });
  const port = await freePort();
  const config = [
    `ListenAddress 127.0.0.1:${port}`,
    `HostKey ${host}`,
    `AuthorizedKeysFile ${home}/authorized`,
    ...['StrictModes no', 'PasswordAuthentication no', 'UsePAM no', 'PermitRootLogin yes', 'PidFile none'],
    'Subsystem sftp internal-sftp',
  ];
  writeFileSync(path.join(home, 'config'), `${config.join('\n')}\n`);
  const server = spawn(SSHD, ['-D', '-e', '-f', path.join(home, 'config')], { stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  await untilAnswers(port);
  const told = execFileSync('ssh-keygen', ['-lf', `${host}.pub`], { encoding: 'utf8' });
  return {
    ...{ port, folder, user: userInfo().username },
    hostKey: told.split(' ')[1] ?? '',
    key: key ?? '',
    strangersKey: stranger ?? '',
    async close() {
      server.kill('SIGTERM');
      await ended;
      rmSync(home, { recursive: true, force: true });
    },
  };
}
