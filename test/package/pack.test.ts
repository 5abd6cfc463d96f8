import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const REPOSITORY = resolve(import.meta.dirname, '../..');
const { version } = JSON.parse(readFileSync(join(REPOSITORY, 'package.json'), 'utf8')) as { version: string };

/** What `npm pack` makes, unpacked in a folder of its own beside the libraries of the repository. */
let folder: string;
let names: string[];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'forecourt-pack-'));
  const told = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: REPOSITORY,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(told) as { filename: string; files: { path: string }[] }[];
  if (!packed) throw new Error(`npm pack told nothing: ${told}`);
  names = packed.files.map(({ path }) => path);
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  symlinkSync(join(REPOSITORY, 'node_modules'), join(folder, 'package', 'node_modules'));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('the package holds what runs, its licence and its documents, and no test', () => {
  const tops = new Set(names.map((name) => name.split('/')[0]));
  expect([...tops].sort()).toEqual([
    'LICENSE',
    'README.md',
    'bin',
    'docker-compose.yml',
    'docs',
    'ingest',
    'mappings',
    'package.json',
    'sample',
    'src',
    'tsconfig.json',
  ]);
});

test('the packed command runs from any folder and tells its version', () => {
  const command = join(folder, 'package', 'bin', 'forecourt.mjs');
  const told = execFileSync(process.execPath, [command, '--version'], { cwd: tmpdir(), encoding: 'utf8' });
  expect(told).toBe(`${version}\n`);
});
