import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';
import { ROOT } from '../../build/current.mjs';
import { COMMAND } from '../programs.ts';

/** Units and manifests by those who read them: systemd, and the types that are made of the schema of Kubernetes. */

const folder = mkdtempSync(join(tmpdir(), 'forecourt-deploy-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const HAS_SYSTEMD = spawnSync('systemd-analyze', ['--version']).status === 0;
if (process.env.CI && !HAS_SYSTEMD)
  throw new Error('systemd-analyze is not there: install the package systemd');

describe.skipIf(!HAS_SYSTEMD)('units', () => {
  const units = join(folder, 'units');
  cpSync(join(ROOT, 'deploy/systemd'), units, { recursive: true });
  const names = readdirSync(units).filter((name) => /\.(service|timer)$/.test(name));
  // it looks for the program where the units say that it is installed
  for (const name of names) {
    const file = join(units, name);
    const installed = readFileSync(file, 'utf8').replace(
      '/opt/forecourt/node_modules/.bin/forecourt',
      COMMAND,
    );
    writeFileSync(file, installed);
  }
  const analyze = (...words: string[]) =>
    spawnSync('systemd-analyze', words, {
      encoding: 'utf8',
      env: { ...process.env, SYSTEMD_UNIT_PATH: `${units}:` },
    });

  test('systemd finds nothing wrong with them', () => {
    const { status, stderr } = analyze('verify', '--man=no', ...names.map((name) => join(units, name)));
    expect([status, stderr]).toEqual([0, '']);
  });

  test('what a program that is taken over could do is little: an exposure under 2 of 10', () => {
    const services = names.filter((name) => name.endsWith('.service')).map((name) => join(units, name));
    const { status, stdout } = analyze('security', '--offline=true', '--threshold=20', ...services);
    expect([status, stdout.match(/exposure level.*/g)]).toEqual([0, expect.any(Array)]);
  });
});

test('manifests have the members, and the types, of the schema of Kubernetes, and no others', () => {
  const manifests = join(ROOT, 'deploy/kubernetes');
  const objects = readdirSync(manifests)
    .filter((file) => file !== 'kustomization.yaml')
    .flatMap((file) => parseAllDocuments(readFileSync(join(manifests, file), 'utf8')))
    .map((document) => document.toJS() as { readonly apiVersion: string; readonly kind: string });
  const lines = objects.map((object, at) => {
    const group = object.apiVersion.includes('/') ? object.apiVersion : `core/${object.apiVersion}`;
    const module = `${ROOT}node_modules/kubernetes-types/${group.replace('.k8s.io', '')}`;
    return `import type { ${object.kind} as K${at} } from '${module}.d.ts';\nexport const k${at}: K${at} = ${JSON.stringify(object)};`;
  });
  const file = join(folder, 'manifests.ts');
  writeFileSync(file, lines.join('\n'));
  const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
  const options = [
    '--noEmit',
    '--strict',
    '--ignoreConfig',
    '--allowImportingTsExtensions',
    '--module',
    'nodenext',
  ];
  execFileSync(process.execPath, [tsc, ...options, file], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  expect(objects.length).toBe(10);
});
