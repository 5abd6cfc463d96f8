import { existsSync, readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { parse } from 'yaml';
import { z } from 'zod';
import { nearest } from '../../src/grammar/nearest.ts';
import { WrongUsage } from '../ground/outcome.ts';
import { type Config, configFile, type SourceConfig } from './config.ts';

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

/** Reads a configuration, YAML or JSON; throws WrongUsage that names the member and, of an unknown one, the nearest. */
export function readConfig(path: string): WatchConfig {
  const parsed = configFile.safeParse(document(path));
  if (!parsed.success)
    throw new WrongUsage(parsed.error.issues.map((issue) => `${path}: ${faultOf(issue)}`).join('\n'));
  const config = { ...parsed.data, path: resolve(path) };
  for (const [name, source] of Object.entries(config.sources)) refuseMissing(name, source, config);
  refuseTwoComplete(config);
  return config;
}

function document(path: string): unknown {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new WrongUsage(`${path}: cannot be read (${error instanceof Error ? error.message : error})`);
  }
  try {
    return parse(text, { uniqueKeys: true });
  } catch (error) {
    throw new WrongUsage(
      `${path}: is neither YAML nor JSON (${error instanceof Error ? error.message : error})`,
    );
  }
}

type Issue = z.core.$ZodIssue;

/** What is wrong, with the member; values are not repeated, as one may be a secret in the wrong member. */
function faultOf(issue: Issue): string {
  const at = issue.path.join('.');
  if (issue.code === 'invalid_key') return `${at}: ${issue.issues[0]?.message}`;
  if (issue.code !== 'unrecognized_keys') return `${at || 'the file'}: ${issue.message}`;
  const known = membersAt(configFile, issue.path);
  return `${at || 'the file'}: ${issue.keys.map((key) => unknownWords(key, known)).join('; ')}`;
}

function unknownWords(key: string, known: readonly string[]): string {
  const near = nearest(key, known);
  const help = near === undefined ? `known are ${known.join(', ')}` : `did you mean "${near}"?`;
  return `"${key}" is not known here; ${help}`;
}

/** Names of the members that an object of the schema may have, at a path. */
function membersAt(schema: z.core.$ZodType, path: readonly PropertyKey[]): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodRecord) return membersAt(inner.valueType, path.slice(1));
  if (!(inner instanceof z.ZodObject)) return [];
  const [first, ...rest] = path;
  const next: z.core.$ZodType | undefined = inner.shape[String(first)];
  return first === undefined || !next ? Object.keys(inner.shape) : membersAt(next, rest);
}

/** The schema without what may be left out. */
const bare = (schema: z.core.$ZodType): z.core.$ZodType =>
  schema instanceof z.ZodOptional || schema instanceof z.ZodDefault ? bare(schema.unwrap()) : schema;

/** Files that a source names are missed at once, not with its first delivery. */
function refuseMissing(name: string, { map, dealer, from }: SourceConfig, config: WatchConfig): void {
  for (const [member, path] of Object.entries({ map, dealer, 'from.folder': from.folder }))
    if (path !== undefined && !existsSync(pathIn(config)(path)))
      throw new WrongUsage(`${config.path}: sources.${name}.${member}: ${path} is not there`);
}

/** Two complete deliveries of one market would replace each other for ever. */
function refuseTwoComplete({ sources, path }: WatchConfig): void {
  const seen = new Map<string, string>();
  for (const [name, { dataset, market, partial }] of Object.entries(sources)) {
    if (partial || dataset !== 'listings') continue;
    const other = seen.get(market);
    if (other !== undefined)
      throw new WrongUsage(
        `${path}: sources.${other} and sources.${name} both deliver the whole market; give partial: true to those that deliver a part of it`,
      );
    seen.set(market, name);
  }
}
