import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from './current.mjs';

/**
 * The lock of the package: what is installed with it are the versions that were tested. It is there while the package is
 * packed. `node build/shrinkwrap.mjs [--remove]`.
 */

const FILE = path.join(ROOT, 'npm-shrinkwrap.json');

/** @typedef {{ readonly dev?: boolean, readonly devOptional?: boolean, readonly devDependencies?: object }} Locked */

/**
 * The lock without what is needed for development alone.
 *
 * @param {{ readonly packages: Readonly<Record<string, Locked>> }} lock
 */
function ofPackage({ packages, ...lock }) {
  const kept = Object.entries(packages).filter(([, { dev, devOptional }]) => !dev && !devOptional);
  const told = kept.map(([name, { devDependencies: _, ...rest }]) => [name, rest]);
  return { ...lock, packages: Object.fromEntries(told) };
}

if (process.argv.includes('--remove')) {
  rmSync(FILE, { force: true });
} else {
  const lock = JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8'));
  writeFileSync(FILE, `${JSON.stringify(ofPackage(lock), undefined, 2)}\n`);
}
