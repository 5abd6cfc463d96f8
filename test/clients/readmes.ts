import { execFile } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canGenerate } from '../../clients/generate.ts';
import type { Market } from './examples.ts';

/** What the texts show of the clients runs as it stands there, in the order in which it stands there. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = join(ROOT, 'clients');
const PYTHON = join(CLIENTS, 'python/.venv/bin/python');
const TSC = join(CLIENTS, 'typescript/node_modules/typescript/bin/tsc');
const run = promisify(execFile);

/** The programs of a text in one language, one after the other, with the address of the market. */
const programIn = (file: string, language: 'ts' | 'python', { address }: Market): string =>
  [
    ...readFileSync(join(ROOT, file), 'utf8').matchAll(
      new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'gm'),
    ),
  ]
    .map(([, program = '']) => program)
    .join('\n')
    .replaceAll('http://127.0.0.1:8080', address);

export function testReadmes(market: () => Market): void {
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-readmes-'));
  const environment = () => ({ ...process.env, FORECOURT_KEY: market().key });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  describe.skipIf(!canGenerate('typescript'))('TypeScript', () => {
    /** The package as it is installed: compiled, beside what it needs. */
    beforeAll(async () => {
      const modules = join(CLIENTS, 'typescript/node_modules');
      const installed = join(folder, 'node_modules/forecourt-client');
      mkdirSync(installed, { recursive: true });
      copyFileSync(join(CLIENTS, 'typescript/package.json'), join(installed, 'package.json'));
      symlinkSync(join(modules, 'openapi-fetch'), join(folder, 'node_modules/openapi-fetch'));
      symlinkSync(
        join(modules, 'openapi-typescript-helpers'),
        join(folder, 'node_modules/openapi-typescript-helpers'),
      );
      // types of Node
      for (const name of ['@types', 'undici-types'])
        symlinkSync(join(ROOT, 'node_modules', name), join(folder, 'node_modules', name));
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      await run(TSC, ['-p', join(CLIENTS, 'typescript'), '--outDir', join(installed, 'dist')]);
    });

    test.each(['clients/typescript/README.md', 'docs/api.md'])('%s', async (file) => {
      const program = join(folder, `${file.replaceAll('/', '-')}.ts`);
      writeFileSync(program, programIn(file, 'ts', market()));
      const strict = [
        '--strict',
        '--target',
        'ES2022',
        '--module',
        'NodeNext',
        '--types',
        'node',
        '--skipLibCheck',
      ];
      await run(TSC, [...strict, program]);
      const { stdout } = await run(process.execPath, [program.replace(/ts$/, 'js')], { env: environment() });
      expect(stdout).toContain("item: '");
      expect(stdout.split('\n').length).toBeGreaterThan(5);
    });
  });

  describe.skipIf(!canGenerate('python'))('Python', () => {
    test.each(['clients/python/README.md', 'docs/api.md'])('%s', async (file) => {
      const program = `import os\nkey = os.environ["FORECOURT_KEY"]\n${programIn(file, 'python', market())}`;
      const env = { ...environment(), PYTHONPATH: join(CLIENTS, 'python') };
      const { stdout } = await run(PYTHON, ['-c', program], { cwd: folder, env });
      expect(stdout).toContain("'item': '");
      expect(stdout.split('\n').length).toBeGreaterThan(5);
    });
  });
}
