import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, SOURCES } from '../../build/current.mjs';

/** What a package is made of besides the compiled program. */
const BESIDES = ['bin', 'deploy', 'docs', 'docker-compose.yml', 'LICENSE', 'README.md'];

/** A copy of the program's sources in a temporary folder, which compiles itself; the libraries are linked. */
export function copiedProgram(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `forecourt-${name}-`));
  for (const file of [...SOURCES, ...BESIDES])
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/**
 * Adds a fixture to a copy as a file of the program: what it imports from the program, and from other fixtures (`beside`: name of
 * each → its file in the program), is where it is there.
 */
export function addFixture(
  copy: string,
  fixture: URL,
  file: string,
  beside: Readonly<Record<string, string>> = {},
): void {
  const up = '../'.repeat(file.split('/').length - 1);
  const text = readFileSync(fixture, 'utf8')
    .replaceAll(/'\.\.\/\.\.\/\.\.\/(src|ingest)\//g, `'${up}$1/`)
    .replaceAll(/'\.\/([\w-]+\.ts)'/g, (_, name: string) => `'${up}${beside[name]}'`);
  writeFileSync(join(copy, file), text);
}
