import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { hint } from '../grammar/nearest.ts';
import { asConfigured, SETTINGS } from '../settings.ts';
import { BadConfig, CONFIG_FILE, type Env, usableNames } from './source.ts';

/** Settings in a file: YAML, or JSON, whose members are named as the variables are. */

/** A value as a variable writes it: lists are joined by commas, and true is on. */
function textOf(name: string, value: unknown): string {
  if (Array.isArray(value)) return value.map((one) => textOf(name, one)).join(',');
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  throw new BadConfig(`${name}: it takes a text, a number or a list`);
}

function membersOf(file: string): [string, unknown][] {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch (error) {
    throw new BadConfig(`${CONFIG_FILE}: ${file} cannot be read (${(error as NodeJS.ErrnoException).code})`);
  }
  let content: unknown;
  try {
    content = parse(text) ?? {};
  } catch (error) {
    // its first line says where; what stands there may be a secret
    throw new BadConfig(`${file} is no YAML: ${String((error as Error).message).split('\n')[0]}`);
  }
  if (typeof content !== 'object' || content === null || Array.isArray(content))
    throw new BadConfig(`${file} holds no members: write NAME: VALUE, a line each`);
  return Object.entries(content).filter(([, value]) => value !== null);
}

/**
 * The settings of the file that FORECOURT_CONFIG names, by variable; none where it names none. Throws BadConfig for a file
 * that cannot be read and a member that is no setting, with the nearest name.
 */
function configOf(env: Env, settings: readonly string[]): Record<string, string> {
  const file = env[CONFIG_FILE]?.trim();
  if (!file) return {};
  const usable = usableNames(settings);
  const members = membersOf(file).map(([name, value]) => {
    if (!usable.includes(name))
      throw new BadConfig(`${file}: there is no setting ${JSON.stringify(name)}${hint(name, usable)}`);
    return [name, textOf(name, value)] as const;
  });
  return Object.fromEntries(members);
}

/** Adds the settings of the file to the variables that are not set. Throws BadSetting. */
export function takeConfigFile(env: NodeJS.ProcessEnv): void {
  for (const [name, text] of Object.entries(asConfigured(() => configOf(env, SETTINGS)))) {
    // a secret, and the file that holds it, are one setting
    const other = name.endsWith('_FILE') ? name.slice(0, -'_FILE'.length) : `${name}_FILE`;
    if (env[name] === undefined && env[other] === undefined) env[name] = text;
  }
}
