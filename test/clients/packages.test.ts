import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { canGenerate, GENERATED, generated, type Language } from '../../clients/generate.ts';
import { KEYS, testApp } from '../market/app.ts';
import { type Listening, listen } from '../market/http-server.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

/** The client packages: made from the document as it is, packed, and tested against a server. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const CLIENTS = join(ROOT, 'clients');
const run = promisify(execFile);

/** A language whose tools are missing is skipped, with the reason; CI has them. */
function describeIn(language: Language, tests: () => void): void {
  if (canGenerate(language)) describe(language, tests);
  else if (process.env.CI) throw new Error(`the tools of clients/${language} are not installed`);
  else {
    console.warn(`skipped: clients/${language}, see clients/README.md for its tools`);
    describe.skip(language, tests);
  }
}

const isCurrent = async (language: Language): Promise<void> => {
  const texts = await generated(language);
  for (const [i, file] of GENERATED[language].entries()) {
    const stands = readFileSync(join(CLIENTS, file), 'utf8') === texts[i];
    expect([file, stands], 'The interface has changed: npm run clients writes what follows.').toEqual([
      file,
      true,
    ]);
  }
};

describeOnEngine('the client packages', () => {
  let market: LoadedMarket;
  let server: Listening;
  let env: NodeJS.ProcessEnv;
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-packages-'));

  beforeAll(async () => {
    market = await sharedMarket();
    server = await listen(testApp(market));
    env = {
      ...process.env,
      FORECOURT_URL: `http://127.0.0.1:${server.port}`,
      FORECOURT_KEY: KEYS.enterprise,
    };
  });
  afterAll(async () => {
    await server?.close();
    await market?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  describeIn('typescript', () => {
    const cwd = join(CLIENTS, 'typescript');

    test('stands as the document is', () => isCurrent('typescript'));

    test('its tests pass', async () => {
      const file = 'clients/typescript/test/client.test.ts';
      const { stdout } = await run(process.execPath, ['--import', 'tsx', '--test', file], { cwd: ROOT, env });
      expect(stdout).toMatch(/pass [1-9]/);
    });

    test('is packed: what it brings is compiled, types among it', async () => {
      const { stdout } = await run('npm', ['pack', '--json', '--pack-destination', folder], { cwd, env });
      const [packed] = JSON.parse(stdout) as [{ files: { path: string }[] }];
      const names = packed.files.map(({ path }) => path);
      expect(names).toEqual(expect.arrayContaining(['dist/index.js', 'dist/index.d.ts', 'dist/schema.d.ts']));
      expect(names.filter((name) => /^(src|test|node_modules)\//.test(name))).toEqual([]);
    });
  });

  describeIn('python', () => {
    const cwd = join(CLIENTS, 'python');
    const python = join(cwd, '.venv/bin/python');

    test('stands as the document is', () => isCurrent('python'));

    test('its tests pass', async () => {
      const { stderr } = await run(python, ['-m', 'unittest', 'tests/test_client.py'], {
        cwd,
        env,
      });
      expect(stderr).toMatch(/Ran [1-9]\d* tests[\s\S]*OK/);
    });

    test('its types say what an answer is, and which request is none', async () => {
      const checked = run(python, ['-m', 'mypy', '--no-incremental', 'forecourt_client', 'tests/typed.py'], {
        cwd,
      });
      expect((await checked).stdout).toMatch(/^Success/);
    });

    test('is packed: a wheel that says that it has types', async () => {
      await run(python, ['-m', 'build', '--no-isolation', '--outdir', folder], { cwd, env });
      const wheel = join(folder, 'forecourt_client-0.1.0-py3-none-any.whl');
      const { stdout } = await run(python, ['-m', 'zipfile', '-l', wheel]);
      for (const name of ['__init__', '_operations', '_types', 'client', 'paging', 'async_transport'])
        expect(stdout).toContain(`forecourt_client/${name}.py`);
      expect(stdout).toContain('py.typed');
      expect(stdout).not.toContain('tests/');
    });
  });
});
