import { existsSync } from 'node:fs';
import type { Config } from './config.ts';
import { revealed, secret } from './secret.ts';

/**
 * What a configuration names and a machine may have later: a secret that a store brings, a folder of a disk that is not mounted yet. A watch
 * starts without it, as other sources go on; what needs it fails, and is tried again.
 */

/** The secrets that a value of the configuration names, each with its member. */
function secretsIn(value: unknown, at: string): [string, unknown][] {
  if (typeof value !== 'object' || value === null) return [];
  if (secret.safeParse(value).success) return [[at, value]];
  return Object.entries(value).flatMap(([key, inner]) => secretsIn(inner, at ? `${at}.${key}` : key));
}

/** Secrets that are not where the configuration says, each with its member; none is repeated. */
export function missingSecrets(
  config: Pick<Config, 'sources' | 'alerts'>,
  pathOf: (path: string) => string,
  env: NodeJS.ProcessEnv,
): string[] {
  const { sources, alerts } = config;
  return secretsIn({ sources, alerts }, '').flatMap(([member, named]) => {
    try {
      revealed(secret.parse(named), pathOf, env);
      return [];
    } catch (error) {
      return [`${member}: ${error instanceof Error ? error.message : error}`];
    }
  });
}

/** Folders of sources that are not there, each with its member. */
export const missingFolders = (
  { sources }: Pick<Config, 'sources'>,
  pathOf: (path: string) => string,
): string[] =>
  Object.entries(sources).flatMap(([name, { from }]) =>
    from.folder === undefined || existsSync(pathOf(from.folder))
      ? []
      : [`sources.${name}.from.folder: ${from.folder} is not there`],
  );
