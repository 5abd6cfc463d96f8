import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { ROOT } from '../../build/current.mjs';
import type { Finding } from '../../src/cli/doctor/check.ts';
import { commandIn } from '../programs.ts';

/** `forecourt doctor`, `config check` and `completion`, as a user runs them, beside an engine that does not answer. */

const folder = mkdtempSync(join(tmpdir(), 'forecourt-doctor-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function forecourt(args: string[], env: NodeJS.ProcessEnv = {}) {
  const { PATH } = process.env;
  const own = {
    PATH,
    ELASTICSEARCH_URL: 'http://127.0.0.1:1',
    FORECOURT_DATA: join(folder, 'data'),
    PORT: '0',
  };
  const { status, stdout, stderr } = spawnSync(process.execPath, [commandIn(ROOT), ...args], {
    encoding: 'utf8',
    env: { ...own, ...env },
  });
  return { status, stdout, stderr };
}

test('the doctor names what is wrong and what mends it, and changes nothing', async () => {
  const stranger = createServer();
  await new Promise<void>((resolve) => stranger.listen(0, '127.0.0.1', resolve));
  const { port } = stranger.address() as AddressInfo;
  const { status, stdout } = forecourt(['doctor', '--json'], {
    PORT: String(port),
    FORECOURT_REDIS_URL: 'redis://:s3cret@127.0.0.1:1',
    FORECOURT_DTA: 'x',
    FORECOURT_STORE: 's3://parts/ours',
    FORECOURT_STORE_ENDPOINT: 'http://127.0.0.1:1',
    FORECOURT_STORE_ACCESS_KEY: 'access',
    FORECOURT_STORE_SECRET_KEY: 's3cret',
  });
  stranger.close();
  expect(stdout).not.toContain('s3cret');
  const { checks } = JSON.parse(stdout) as { checks: Finding[] };
  const found = Object.fromEntries(checks.map((one) => [one.what, one]));
  expect(status).toBe(1);
  expect(found).toMatchObject({
    program: { state: 'ok' },
    settings: { state: 'look', found: expect.stringContaining('closest match: FORECOURT_DATA') },
    'state directory': { state: 'ok', found: expect.stringContaining('not there yet') },
    port: { state: 'look', mend: expect.stringContaining('set PORT') },
    engine: { state: 'wrong', found: expect.stringContaining('ECONNREFUSED') },
    'engine disks': { state: 'look', found: 'not known: see engine' },
    accounts: { state: 'ok' },
    Redis: { state: 'wrong', mend: 'look at FORECOURT_REDIS_URL' },
    'object store': { state: 'wrong', found: expect.stringContaining('s3://parts/ours/sold') },
    'sold months': { state: 'look' },
  });
  expect(() => mkdirSync(join(folder, 'data'))).not.toThrow();
});

test('config check prints what differs from the defaults, hides secrets and refuses strangers', () => {
  const config = join(folder, 'config.yaml');
  writeFileSync(config, 'LOG_LEVEL: warn\nFORECOURT_DRAIN: 2s\nELASTICSEARCH_API_KEY: s3cret\n');
  const { status, stdout } = forecourt(['config', 'check'], { FORECOURT_CONFIG: config });
  expect(status).toBe(0);
  expect(stdout).toMatch(/^LOG_LEVEL +warn$/m);
  expect(stdout).toMatch(/^ELASTICSEARCH_API_KEY +\(hidden\)$/m);
  expect(stdout).not.toMatch(/s3cret|FORECOURT_DRAIN/);
  const wrong = forecourt(['config', 'check'], { FORECOURT_DTA: 'x' });
  expect([wrong.status, wrong.stderr]).toEqual([2, expect.stringContaining('closest match: FORECOURT_DATA')]);
  // any command refuses what is wrong in the file
  writeFileSync(config, 'LOG_LEVL: warn\n');
  const refused = forecourt(['status'], { FORECOURT_CONFIG: config });
  expect([refused.status, refused.stderr]).toEqual([2, expect.stringContaining('closest match: LOG_LEVEL')]);
});

test('bash completes commands, what is in them, and their options', () => {
  const script = join(folder, 'completion.sh');
  writeFileSync(script, forecourt(['completion', 'bash']).stdout);
  const completed = (...words: string[]): string[] => {
    const ask = `source ${script}; COMP_WORDS=(forecourt "$@"); COMP_CWORD=$#; _forecourt; echo "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync('bash', ['-c', ask, 'bash', ...words], { encoding: 'utf8' });
    return stdout.trim().split(' ');
  };
  expect(completed('do')).toEqual(['doctor']);
  expect(completed('keys', 'cr')).toEqual(['create']);
  expect(completed('keys', 'create', '--pl')).toEqual(['--plan']);
  expect(completed('ingest', 'dea')).toEqual(['dealers', 'dealerships']);
  expect(completed('rebuild', 'sold')).toEqual(['sold']);
  expect(completed('ingest', 'listings', '--mar')).toEqual(['--market']);
  for (const shell of ['zsh', 'fish']) expect(forecourt(['completion', shell]).stdout).toContain('doctor');
  expect(forecourt(['completion', 'tcsh']).status).toBe(2);
});
