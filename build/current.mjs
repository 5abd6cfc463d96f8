import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the project. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Where the compiled program is; it is what the package brings. */
export const DIST = path.join(ROOT, 'dist');

/** What the program is compiled from. */
export const SOURCES = [
  'src',
  'ingest',
  'sample',
  'build',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

/** File of a build that holds what its sources looked like. */
export const LOOK = 'built-from';

/**
 * What files of the project look like: their names, sizes and times. It is another look as soon as one was changed, added
 * or removed, and nothing is read for it.
 *
 * @param {readonly string[]} names files and folders
 */
export function lookOf(names) {
  const hash = createHash('sha256');
  /** @param {string} name */
  const see = (name) => {
    const file = path.join(ROOT, name);
    const found = statSync(file, { throwIfNoEntry: false });
    if (found?.isDirectory()) for (const inner of readdirSync(file).sort()) see(`${name}/${inner}`);
    else hash.update(`${name} ${found?.size} ${found?.mtimeMs}\n`);
  };
  for (const name of names) see(name);
  return hash.digest('hex');
}

/**
 * Was the build in a folder made of sources that look so?
 *
 * @param {string} folder
 * @param {string} look
 */
export function isCurrent(folder, look) {
  try {
    return readFileSync(path.join(folder, LOOK), 'utf8') === look;
  } catch {
    return false;
  }
}
