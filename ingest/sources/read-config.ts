import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { z } from 'zod';
import { WrongUsage } from '../ground/outcome.ts';
import { alertsForm, type Config, configFile, sourceForm } from './config.ts';
import { formFault } from './form-faults.ts';
import { type Judging, meaningFaults } from './meaning-faults.ts';
import { missingFolders, missingSecrets } from './missing.ts';
import { yamlDocument } from './yaml-document.ts';

/** A configuration that was read, with its path. */
export interface WatchConfig extends Config {
  /** absolute path of the file */
  readonly path: string;
}

/** Where a path of the configuration leads. */
export const pathIn =
  ({ path }: Pick<WatchConfig, 'path'>) =>
  (relative: string): string =>
    resolve(dirname(path), relative);

/**
 * Reads a configuration, YAML or JSON; throws WrongUsage with all that is wrong, a line each: the member, what was given unless it may be
 * a secret, what is possible. Without `judging`, addresses and what is in
 * files are not judged.
 */
export function readConfig(path: string, judging?: Judging): WatchConfig {
  const said = document(path);
  const parsed = configFile.safeParse(said);
  const form = parsed.success ? [] : parsed.error.issues.map((issue) => formFault(issue, said));
  const around = { pathOf: pathIn({ path: resolve(path) }), judging };
  refuse(path, [...form, ...meaningFaults(parsed.data ?? goodParts(said), around)]);
  if (!parsed.success) throw new Error('what has no fault has the form');
  return { ...parsed.data, path: resolve(path) };
}

/** Throws WrongUsage where a secret or a folder that the configuration names is missing now. */
export function refuseMissing(config: WatchConfig, env: NodeJS.ProcessEnv): void {
  const pathOf = pathIn(config);
  refuse(config.path, [...missingSecrets(config, pathOf, env), ...missingFolders(config, pathOf)]);
}

function refuse(path: string, faults: readonly string[]): void {
  if (faults.length) throw new WrongUsage(faults.map((fault) => `${path}: ${fault}`).join('\n'));
}

/** Sources that have their form, beside others: what they say is judged, too. */
function goodParts(said: unknown): Config {
  const whole = z.object({ sources: z.record(z.string(), z.unknown()).catch({}), alerts: z.unknown() });
  const { sources = {}, alerts } = whole.safeParse(said).data ?? {};
  const good = Object.entries(sources).flatMap(([name, one]) => {
    const { data } = sourceForm.safeParse(one);
    return data ? [[name, data] as const] : [];
  });
  return { sources: Object.fromEntries(good), alerts: alertsForm.safeParse(alerts).data };
}

function document(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  const read = yamlDocument(text);
  if ('value' in read) return read.value;
  throw new WrongUsage(read.faults.map((fault) => `${path}: is neither YAML nor JSON: ${fault}`).join('\n'));
}
