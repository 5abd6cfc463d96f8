import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROOT } from '../../build/current.mjs';
import { commandIn } from '../programs.ts';
import { copiedProgram } from './copied-program.ts';

const { version, dependencies } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
};

/** What `npm pack` makes of a copy, unpacked beside the libraries that npm would install with it, and no others. */
const copy = copiedProgram('pack');
const folder = mkdtempSync(join(tmpdir(), 'forecourt-packed-'));
const unpacked = join(folder, 'package');
let names: string[];

beforeAll(() => {
  const output = execFileSync('npm', ['pack', '--json', '--pack-destination', folder], {
    cwd: copy,
    encoding: 'utf8',
  });
  const [packed] = JSON.parse(output) as { filename: string; files: { path: string }[] }[];
  if (!packed) throw new Error(`npm pack told nothing: ${output}`);
  names = packed.files.map(({ path }) => path);
  execFileSync('tar', ['-xzf', join(folder, packed.filename), '-C', folder]);
  for (const name of Object.keys(dependencies)) {
    const link = join(unpacked, 'node_modules', name);
    mkdirSync(dirname(link), { recursive: true });
    symlinkSync(join(ROOT, 'node_modules', name), link);
  }
});

afterAll(() => {
  for (const one of [copy, folder]) rmSync(one, { recursive: true, force: true });
});

/** The packed command, from a folder that is not its own. */
const forecourt = (...args: string[]): string =>
  execFileSync(process.execPath, [commandIn(unpacked), ...args], {
    cwd: tmpdir(),
    encoding: 'utf8',
    env: { ...process.env, FORECOURT_DATA: join(folder, 'data') },
  });

test('the package holds the compiled program, what it reads, its licence and its documents: no source, no test', () => {
  const tops = new Set(names.map((name) => name.split('/')[0]));
  expect([...tops].sort()).toEqual([
    'LICENSE',
    'README.md',
    'bin',
    'deploy',
    'dist',
    'docker-compose.yml',
    'docs',
    'ingest',
    'npm-shrinkwrap.json',
    'package.json',
  ]);
  expect(names.filter((name) => /\.tsx?$/.test(name))).toEqual([]);
  expect(names.filter((name) => name.startsWith('ingest/') && !/\.(sql|json)$/.test(name))).toEqual([]);
  // the licences of what was compiled in go with it
  expect(readFileSync(join(unpacked, 'dist/licences.txt'), 'utf8')).toMatch(/^hono [\d.]+: MIT$/m);
});

test('what is installed with it are the versions that were tested, and nothing that an override would have replaced', () => {
  interface Lock {
    readonly packages: Readonly<Record<string, { readonly version: string; readonly dependencies?: object }>>;
  }
  const read = (file: string) => JSON.parse(readFileSync(file, 'utf8'));
  const { packages }: Lock = read(join(unpacked, 'npm-shrinkwrap.json'));
  const tested: Lock = read(join(ROOT, 'package-lock.json'));
  for (const [name, { version }] of Object.entries(packages))
    expect([name, version]).toEqual([name, tested.packages[name]?.version]);
  expect(packages['']?.dependencies).toEqual(dependencies);
  expect(Object.keys(packages)).toEqual(
    expect.arrayContaining(Object.keys(dependencies).map((name) => `node_modules/${name}`)),
  );
  // overrides count in a checkout alone
  const { overrides }: { overrides: Readonly<Record<string, string>> } = read(join(ROOT, 'package.json'));
  const needed = Object.values(packages).flatMap(({ dependencies: own = {} }) => Object.keys(own));
  for (const name of Object.keys(overrides)) expect(needed).not.toContain(name);
  expect(existsSync(join(copy, 'npm-shrinkwrap.json'))).toBe(false);
});

test('the packed command runs from any folder and tells its version', () => {
  expect(forecourt('--version')).toBe(`${version}\n`);
});

test('it needs no more than is installed with it: to explain a URL, make a key, write a sample', () => {
  expect(JSON.parse(forecourt('explain', '/v2/search/car/active?make=Ford'))).toMatchObject({
    operation: '/search/car/active',
  });
  expect(JSON.parse(forecourt('keys', 'create', '--plan', 'free', '--json'))).toMatchObject({
    key: expect.any(String),
  });
  expect(forecourt('sample', join(folder, 'sample'), '--size', '5')).toContain('forecourt ingest listings');
});
