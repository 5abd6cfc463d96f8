import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** The command line as a whole: every command loads beside every other one. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', ...args], { cwd: ROOT, encoding: 'utf8', timeout: 60_000 });
const forecourt = (...args: string[]) => run('src/cli/main.ts', ...args);

test('the help names every command', () => {
  const { status, stdout } = forecourt('--help');
  expect(status).toBe(0);
  for (const name of ['serve', 'ingest', 'status', 'explain', 'sample', 'engine'])
    expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'));
});

test('an unknown command, and none, is wrong usage', () => {
  const { status, stderr } = forecourt('no-such-command');
  expect([status, stderr]).toEqual([2, expect.stringContaining("unknown command 'no-such-command'")]);
  expect(forecourt().status).toBe(2);
});

test('modules of commands that are loaded side by side do not wait for each other', () => {
  const names = readdirSync(new URL('../../src/cli', import.meta.url)).filter((file) => file !== 'main.ts');
  const imports = names.map((file) => `import('./src/cli/${file}')`);
  const { status, stdout } = run(
    '--input-type=module',
    '-e',
    `await Promise.all([${imports}]); console.log('loaded')`,
  );
  expect([status, stdout]).toEqual([0, 'loaded\n']);
});
