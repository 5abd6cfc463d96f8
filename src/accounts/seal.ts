import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  rmSync,
  writeSync,
} from 'node:fs';
import path from 'node:path';

/**
 * Secrets that have to be read again (docs/decisions, decision 6): AES-256-GCM, with a key in a file of the state directory
 * that only its owner reads. Whoever has the accounts without the file, a copy in PostgreSQL for one, has no secret.
 */
export const KEY_FILE = 'webhooks.key';

const CIPHER = 'aes-256-gcm';
const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** A secret cannot be read: its key file is missing or another one, or it is damaged. */
export class UnreadableSecret extends Error {}

/** Encrypts secrets and reads them again. */
export interface Seal {
  /** `of` is whose secret it is: put beside another owner it cannot be read */
  seal(secret: string, of: string): string;
  /** Throws UnreadableSecret. */
  open(sealed: string, of: string): string;
}

const fileOf = (dataDir: string): string => path.join(dataDir, KEY_FILE);

/** Tells one key from another without telling the key. */
const nameOf = (key: Buffer): string => createHash('sha256').update(key).digest('hex').slice(0, 12);

function readKey(dataDir: string): Buffer | undefined {
  let text: string;
  try {
    text = readFileSync(fileOf(dataDir), 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : '';
    throw new UnreadableSecret(`${KEY_FILE} in FORECOURT_DATA cannot be read${code}`, { cause: error });
  }
  const key = Buffer.from(text.trim(), 'base64url');
  if (key.length !== KEY_BYTES) throw new UnreadableSecret(`${KEY_FILE} in FORECOURT_DATA is damaged`);
  return key;
}

/** Makes the file whole or not at all; where another process was faster, its key is the one. */
function makeKey(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true });
  const partial = `${fileOf(dataDir)}.partial-${process.pid}`;
  rmSync(partial, { force: true });
  const descriptor = openSync(partial, 'wx', 0o600);
  try {
    writeSync(descriptor, `${randomBytes(KEY_BYTES).toString('base64url')}\n`);
    fsyncSync(descriptor);
    linkSync(partial, fileOf(dataDir));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    closeSync(descriptor);
    rmSync(partial, { force: true });
  }
}

function sealWith(key: Buffer, secret: string, of: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES }).setAAD(Buffer.from(of));
  const hidden = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
  return `${nameOf(key)}.${Buffer.concat([iv, cipher.getAuthTag(), hidden]).toString('base64url')}`;
}

function openWith(key: Buffer | undefined, sealed: string, of: string): string {
  const [name = '', hidden = ''] = sealed.split('.');
  if (!key)
    throw new UnreadableSecret(
      `${KEY_FILE}, the key that encrypts webhook secrets, is missing from FORECOURT_DATA`,
    );
  if (name !== nameOf(key))
    throw new UnreadableSecret(
      `${KEY_FILE} in FORECOURT_DATA, or FORECOURT_WEBHOOKS_KEY, is not the key that the secret was encrypted with`,
    );
  const bytes = Buffer.from(hidden, 'base64url');
  try {
    const iv = bytes.subarray(0, IV_BYTES);
    const decipher = createDecipheriv(CIPHER, key, iv, { authTagLength: TAG_BYTES })
      .setAAD(Buffer.from(of))
      .setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
    return decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new UnreadableSecret('an encrypted secret is damaged', { cause });
  }
}

/**
 * The seal of a state directory. Its key is made with the first secret, and read each time: a restore may replace it. `given`:
 * the key, where it is a setting.
 */
export function sealOf(dataDir: string, given?: Buffer): Seal {
  if (given)
    return {
      seal: (secret, of) => sealWith(given, secret, of),
      open: (sealed, of) => openWith(given, sealed, of),
    };
  return {
    seal(secret, of) {
      if (!readKey(dataDir)) makeKey(dataDir);
      const key = readKey(dataDir);
      if (!key) throw new UnreadableSecret(`${KEY_FILE} cannot be created in FORECOURT_DATA`);
      return sealWith(key, secret, of);
    },
    open: (sealed, of) => openWith(readKey(dataDir), sealed, of),
  };
}
