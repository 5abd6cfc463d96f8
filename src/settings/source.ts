import { readFileSync } from 'node:fs';
import { hint } from '../grammar/nearest.ts';

/** Where settings come from: the environment, and files. A secret may stand in a file of its own: NAME_FILE in place of NAME. */

/** Variable that names the file. */
export const CONFIG_FILE = 'FORECOURT_CONFIG';

/** Settings that hold a password or a key. */
export const SECRETS: readonly string[] = [
  'ELASTICSEARCH_URL',
  'ELASTICSEARCH_API_KEY',
  'ELASTICSEARCH_PASSWORD',
  'FORECOURT_ACCOUNTS_URL',
  'FORECOURT_REDIS_URL',
  'FORECOURT_STORE_ACCESS_KEY',
  'FORECOURT_STORE_SECRET_KEY',
  'FORECOURT_WEBHOOKS_KEY',
  'FORECOURT_RECALLS_KEY',
  'FORECOURT_PLATES_KEY',
];

const fileOf = (name: string): string => `${name}_FILE`;

/** Names that a configuration may use: the settings', and those of files that hold a secret. */
export const usableNames = (settings: readonly string[]): string[] => [
  ...settings.filter((name) => name !== CONFIG_FILE),
  ...SECRETS.map(fileOf),
];

/** Variables by name, as a process has them. */
export type Env = Readonly<Record<string, string | undefined>>;

/** A configuration that cannot be used; the message names what is wrong, and holds no secret. */
export class BadConfig extends Error {}

/** The key with which commands ask a running server as its clients do (forecourt mcp); it is no setting of the server. */
const CALLER_KEY = 'FORECOURT_API_KEY';

/** The secret of a name that stands in a file; undefined: none does. */
function secretInFile(env: Env, name: string): string | undefined {
  const file = env[fileOf(name)]?.trim();
  if (!file) return undefined;
  if (env[name]?.trim()) throw new BadConfig(`${fileOf(name)}: ${name} is set, too; leave one of them out`);
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new BadConfig(`${fileOf(name)}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
}

/** The variables with the secrets that stand in files. Throws BadConfig for a file that cannot be read. */
export function withSecrets(env: Env): Env {
  const found = SECRETS.flatMap((name): [string, string][] => {
    const secret = secretInFile(env, name);
    return secret === undefined ? [] : [[name, secret]];
  });
  return { ...env, ...Object.fromEntries(found) };
}

/** The key of commands that ask a running server; undefined: none is given. Throws BadConfig for a file that cannot be read. */
export const callerKey = (env: Env): string | undefined =>
  secretInFile(env, CALLER_KEY) ?? (env[CALLER_KEY]?.trim() || undefined);

/** Variables of the environment that look like settings and are none, each with what was likely meant. */
export function strangers(env: Env, settings: readonly string[]): string[] {
  const usable = [...usableNames(settings), CONFIG_FILE, CALLER_KEY, fileOf(CALLER_KEY)];
  return Object.keys(env)
    .filter((name) => /^(FORECOURT|ELASTICSEARCH)_/.test(name) && !usable.includes(name))
    .map((name) => `${name}${hint(name, usable)}`);
}
