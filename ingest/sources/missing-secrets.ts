import type { Config } from './config.ts';
import { revealed, secret } from './secret.ts';

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
