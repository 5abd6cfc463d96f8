import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT, SOURCES } from '../../build/current.mjs';

/** What a package is made of besides the compiled program. */
const BESIDES = ['bin', 'docs', 'docker-compose.yml', 'LICENSE', 'README.md'];

/** A copy of the program's sources in a temporary folder, which compiles itself; the libraries are linked. */
export function copiedProgram(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `forecourt-${name}-`));
  for (const file of [...SOURCES, ...BESIDES])
    cpSync(join(ROOT, file), join(copy, file), { recursive: true });
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  return copy;
}

/** Adds a fixture to a copy as a file of the program: what it imports from `src` is beside it there. */
export function addFixture(copy: string, fixture: URL, file: string): void {
  const up = '../'.repeat(file.split('/').length - 2);
  const text = readFileSync(fixture, 'utf8').replaceAll("'../../../src/", `'${up}`);
  writeFileSync(join(copy, file), text);
}
