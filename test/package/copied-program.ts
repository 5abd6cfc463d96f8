import { cpSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** A copy of what the package holds, in a temporary folder; the dependencies are linked. */
export function copiedProgram(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `forecourt-${name}-`));
  const { files } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
    readonly files: readonly string[];
  };
  for (const file of [...files, 'package.json'])
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
