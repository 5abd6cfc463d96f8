import { type CallPermissions, downloading } from '../../src/outgoing/call.ts';
import type { HttpsSettings, S3Settings, SftpSettings, SourceConfig } from './config.ts';
import { folderLocation } from './folder.ts';
import { httpsLocation } from './https.ts';
import { type Location, LocationFault } from './location.ts';
import { pathIn } from './read-config.ts';
import { revealed, type Secret } from './secret.ts';

/** What locations are reached with. */
export interface LocationAccess {
  /** path of the configuration */
  readonly path: string;
  readonly env: NodeJS.ProcessEnv;
  /** what calls may do besides reaching public addresses by https (FORECOURT_OUTGOING_ALLOWS) */
  readonly allowed: CallPermissions;
}

/** A text of the configuration, given as it is or as a secret. */
type Given = string | Secret;

const reader = (reach: LocationAccess) => (given: Given) =>
  typeof given === 'string' ? given : revealed(given, pathIn(reach), reach.env);

function https(
  { url, user, password, bearer, headers = {} }: HttpsSettings,
  reach: LocationAccess,
): Location {
  const read = reader(reach);
  const signIn = (): Record<string, string> => {
    if (bearer) return { authorization: `Bearer ${read(bearer)}` };
    if (user === undefined || !password) return {};
    return { authorization: `Basic ${Buffer.from(`${user}:${read(password)}`).toString('base64')}` };
  };
  return httpsLocation({
    url: () => {
      const address = read(url);
      // a secret in it is not repeated
      if (!URL.canParse(address))
        throw new LocationFault('the secret that from.https.url names is no address');
      return new URL(address);
    },
    headers: () => ({
      ...signIn(),
      ...Object.fromEntries(
        Object.entries(headers).map(([name, value]) => [name.toLowerCase(), read(value)]),
      ),
    }),
    download: downloading(reach.allowed),
  });
}

/** Pattern of the files of a folder itself. */
const ALL = '*';

/** The libraries of SFTP and of signatures are loaded by those who need them. */
async function sftp(
  location: SftpSettings,
  files: string | undefined,
  reach: LocationAccess,
): Promise<Location> {
  const { host, port, user, password, key, passphrase, host_key, folder } = location;
  const read = reader(reach);
  const { sftpLocation } = await import('./sftp.ts');
  const access = {
    host,
    port,
    folder,
    allowed: reach.allowed,
    hostKeys: [host_key].flat(),
    signIn: () => ({
      username: user,
      ...(password && { password: read(password) }),
      ...(key && { privateKey: read(key) }),
      ...(passphrase && { passphrase: read(passphrase) }),
    }),
  };
  return sftpLocation(access, files ?? ALL);
}

async function s3(location: S3Settings, reach: LocationAccess): Promise<Location> {
  const { bucket, prefix, region, endpoint, access_key, secret_key, session_token } = location;
  const read = reader(reach);
  const { s3Location } = await import('./s3.ts');
  return s3Location({
    bucket,
    prefix,
    region,
    endpoint,
    keys: () => ({
      accessKeyId: read(access_key),
      secretAccessKey: read(secret_key),
      ...(session_token && { sessionToken: read(session_token) }),
    }),
    download: downloading(reach.allowed),
  });
}

/** Where the files of a source are. */
export async function locationOf({ from, files }: SourceConfig, reach: LocationAccess): Promise<Location> {
  if (from.folder !== undefined) return folderLocation(pathIn(reach)(from.folder), files ?? ALL);
  if (from.https) return https(from.https, reach);
  if (from.sftp) return await sftp(from.sftp, files, reach);
  if (from.s3) return await s3(from.s3, reach);
  throw new Error('a source has a location: the configuration was checked');
}
