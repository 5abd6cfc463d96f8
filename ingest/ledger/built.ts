import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from '@duckdb/node-api';

/**
 * Database files that a build makes, as making what is in them takes a load longer than anything else that it does for a few rows. The name
 * of a file holds a digest of all that it is made of: another version of the program, or of the database, looks for another one.
 */
export interface BuiltFile {
  readonly name: string;
  /** writes it to a path where nothing is */
  make(path: string): Promise<void>;
}

/** Where a build has them (build/program.mjs). */
export const BUILT = fileURLToPath(new URL('../../dist/definitions', import.meta.url));

/** Name of a file, from what it is called and all that it is made of. */
export const builtName = (stem: string, madeOf: unknown): string =>
  `${stem}-${createHash('md5')
    .update(JSON.stringify([version(), madeOf]))
    .digest('hex')}.duckdb`;

/** Where the build has a file; undefined: it has none, as where a program runs that was not built. */
export function builtPath(name: string): string | undefined {
  const path = join(BUILT, name);
  return existsSync(path) ? path : undefined;
}

/** Removes what other versions left. */
function dropOthers(folder: string, name: string): void {
  const stem = name.slice(0, name.lastIndexOf('-'));
  const ofStem = new RegExp(`^${stem}-[0-9a-f]{32}[.]duckdb$`);
  for (const one of readdirSync(folder))
    if (one !== name && ofStem.test(one)) rmSync(join(folder, one), { force: true });
}

/** The path of a file in a folder, made where it is not there: whole or not at all, also where two make it at once. */
export async function madeIn(folder: string, { name, make }: BuiltFile): Promise<string> {
  const path = join(folder, name);
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const part = `${path}.${process.pid}.new`;
  try {
    await make(part);
    renameSync(part, path);
  } finally {
    rmSync(part, { force: true });
  }
  dropOthers(folder, name);
  return path;
}
