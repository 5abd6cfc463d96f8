import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Files of builds before stay so long: what runs already may still load them. */
const KEPT_MS = 24 * 3_600_000;

/**
 * Writes files of a build into its folder, each at once, in their order: whoever starts meanwhile finds whole files. Names of
 * parts hold a digest of their content, so that those of a build before stay beside them until they are old.
 *
 * @param {string} folder
 * @param {readonly { readonly path: string, readonly contents: Uint8Array }[]} files
 * @param {{ readonly clean: boolean, readonly besides: readonly string[] }} options clean: what was built before is
 *   removed at once; besides: files that stay
 */
export function writeBuild(folder, files, { clean, besides }) {
  for (const { path: file, contents } of files) {
    mkdirSync(path.dirname(file), { recursive: true });
    const part = `${file}.${process.pid}`;
    writeFileSync(part, contents);
    renameSync(part, file);
  }
  const current = new Set([...files.map((file) => file.path), ...besides]);
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = path.join(entry.parentPath, entry.name);
    if (entry.isDirectory() || current.has(file)) continue;
    if (clean || Date.now() - statSync(file).mtimeMs > KEPT_MS) rmSync(file, { force: true });
  }
}
