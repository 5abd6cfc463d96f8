import { createHash } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import { promisify } from 'node:util';
import ssh2, { type ConnectConfig, type SFTPWrapper } from 'ssh2';
import { rejectOnAbort } from '../../src/outgoing/abort.ts';
import type { CallPermissions } from '../../src/outgoing/call.ts';
import { OutgoingFault } from '../../src/outgoing/fault.ts';
import { reasonOf } from '../../src/outgoing/reason.ts';
import { checkedAddresses, lookupOf, systemResolve } from '../../src/outgoing/resolve.ts';
import { WrongUsage } from '../ground/outcome.ts';
import { versionOf } from './folder.ts';
import { ClosedFolder, FileChanged, type Location, LocationFault, type RemoteFile } from './location.ts';
import { listFolders } from './name-pattern.ts';

/** A folder of an SFTP server, and who signs in. */
export interface SftpAccess {
  readonly host: string;
  readonly port: number;
  /** fingerprints SHA256:… of the host keys that are trusted */
  readonly hostKeys: readonly string[];
  readonly folder: string;
  /** read with each connection: keys are renewed */
  readonly signIn: () => Pick<ConnectConfig, 'username' | 'password' | 'privateKey' | 'passphrase'>;
  readonly allowed: CallPermissions;
}

/** Longest time to connect and to sign in; a connection that is silent so often is dead. Milliseconds. */
const READY_MS = 30_000;
const ALIVE_MS = 15_000;
const ALIVE_COUNT = 3;

/** Fingerprint of a host key, as OpenSSH prints it. */
const fingerprintOf = (key: Buffer): string =>
  `SHA256:${createHash('sha256').update(key).digest('base64').replace(/=+$/, '')}`;

/** A connection to an address that was checked: nothing is resolved a second time. */
async function socketTo({ host, port, allowed }: SftpAccess, signal: AbortSignal): Promise<Socket> {
  const addresses = await checkedAddresses(host, systemResolve, allowed.private);
  signal.throwIfAborted();
  return connect({ host, port, lookup: lookupOf(addresses) });
}

/** Why there is no session: in words of ours, as the library's may hold what the server said. */
function faultOf(cause: unknown, { host }: SftpAccess, stranger: string | undefined): Error {
  if ([LocationFault, OutgoingFault, WrongUsage].some((kind) => cause instanceof kind)) return cause as Error;
  if (cause instanceof Error && /^(Cannot parse|Encrypted) /.test(cause.message))
    return new LocationFault('the private key cannot be read: its form or its passphrase is wrong', {
      cause,
    });
  if (stranger !== undefined)
    return new LocationFault(`${host} has the host key ${stranger}, which is not trusted (host_key)`, {
      cause,
    });
  const level = cause instanceof Error && 'level' in cause ? cause.level : undefined;
  if (level === 'client-authentication') return new LocationFault(`${host} refuses the sign-in`, { cause });
  if (level === 'client-timeout')
    return new OutgoingFault('late', `${host} did not answer in time`, { cause });
  return new OutgoingFault('unreachable', `the connection to ${host} failed${reasonOf(cause)}`, { cause });
}

/** Does some work in a session, and ends it. */
async function inSession<T>(
  access: SftpAccess,
  signal: AbortSignal,
  work: (sftp: SFTPWrapper) => Promise<T>,
): Promise<T> {
  const client = new ssh2.Client();
  let stranger: string | undefined;
  let sock: Socket | undefined;
  try {
    // what is missing is missed before a connection is begun
    const signIn = access.signIn();
    sock = await socketTo(access, signal);
    const broken = new Promise<never>((_, reject) => {
      client.on('error', reject);
      client.on('close', () =>
        reject(new OutgoingFault('unreachable', `${access.host} ended the connection`)),
      );
    });
    // it ends by itself, too, once the work is done
    broken.catch(() => undefined);
    const session = new Promise<SFTPWrapper>((resolve, reject) => {
      client.on('ready', () => client.sftp((error, sftp) => (error ? reject(error) : resolve(sftp))));
    });
    client.connect({
      sock,
      readyTimeout: READY_MS,
      keepaliveInterval: ALIVE_MS,
      keepaliveCountMax: ALIVE_COUNT,
      hostVerifier: (key: Buffer) => {
        const fingerprint = fingerprintOf(key);
        const isTrusted = access.hostKeys.some((one) => one.replace(/=+$/, '') === fingerprint);
        if (!isTrusted) stranger = fingerprint;
        return isTrusted;
      },
      ...signIn,
    });
    return await Promise.race([session.then(work), broken, rejectOnAbort(signal)]);
  } catch (cause) {
    throw faultOf(cause, access, stranger);
  } finally {
    client.destroy();
    // the client has not taken it where it refuses the key
    sock?.destroy();
  }
}

/** What the server tells of a file. */
interface Stats {
  readonly size: number;
  /** Unix seconds */
  readonly mtime: number;
  isFile(): boolean;
  isDirectory(): boolean;
}

const { NO_SUCH_FILE, PERMISSION_DENIED } = ssh2.utils.sftp.STATUS_CODE;

/** Does the server say that a folder is gone, or closed to who signed in? */
const isClosed = (cause: unknown): boolean =>
  cause instanceof Error &&
  'code' in cause &&
  (cause.code === NO_SUCH_FILE || cause.code === PERMISSION_DENIED);

const fileOf = (name: string, { size, mtime }: Pick<Stats, 'size' | 'mtime'>): RemoteFile => ({
  name,
  version: versionOf(size, mtime),
  modified: mtime,
  bytes: size,
});

/** Files of a folder on an SFTP server, and of the folders in it that the pattern of their names reaches. */
export function sftpLocation(access: SftpAccess, pattern: string): Location {
  const pathOf = (name: string): string => `${access.folder.replace(/\/+$/, '')}/${name}`;
  return {
    list: (_known, signal) =>
      inSession(access, signal, async (sftp) => {
        const found = await listFolders(pattern, async (below) => {
          const folder = below ? pathOf(below) : access.folder;
          const entries = await promisify(sftp.readdir.bind(sftp))(folder).catch((cause: unknown) => {
            const Fault = isClosed(cause) ? ClosedFolder : LocationFault;
            throw new Fault(`${access.host} does not show the folder ${folder}`, { cause });
          });
          return await Promise.all(
            entries.map(async ({ filename: name, attrs }) => {
              // the list tells of a link itself: what it leads to is asked for; one that leads nowhere is no file
              const entry: Stats = attrs.isSymbolicLink()
                ? await promisify(sftp.stat.bind(sftp))(`${folder}/${name}`).catch(() => attrs)
                : attrs;
              return { name, isFolder: entry.isDirectory(), entry };
            }),
          );
        });
        return found.filter(({ entry }) => entry.isFile()).map(({ path, entry }) => fileOf(path, entry));
      }),
    fetch: (file, offset, signal, take) =>
      inSession(access, signal, async (sftp) => {
        const body = sftp.createReadStream(pathOf(file.name), { start: offset });
        const taken = await take({ offset, body, bytes: file.bytes }).catch((cause: unknown) => {
          if (!isClosed(cause)) throw cause;
          throw new LocationFault(`${access.host} does not let ${file.name} be read`, { cause });
        });
        const after = await promisify(sftp.stat.bind(sftp))(pathOf(file.name)).catch(() => undefined);
        if (!after || fileOf(file.name, after).version !== file.version) throw new FileChanged(file.name);
        return taken;
      }),
  };
}
