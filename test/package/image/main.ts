import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { freePort } from '../../market/port.ts';
import { PATIENCE_MS } from '../../patience.ts';
import { dockerfile, type Stage, type Step, stagesOf } from './dockerfile.ts';
import { buildStages, type StageRoot } from './root.ts';

/**
 * Runs what the Dockerfile says without a container engine: each step as its user, on the files that the image would
 * have; then the program as a container does, on a disk that cannot be written besides its volume. `npm run image`, as
 * root and with ELASTICSEARCH_URL. `--installed`: `npm ci` has just run here, and is not run a second time for the image.
 */

const ENGINE = process.env.ELASTICSEARCH_URL;
assert(ENGINE, 'ELASTICSEARCH_URL says where the engine is that the image loads and searches');

const PREFIX = `image-${process.pid}-`;

function commandOf({ steps }: Stage, is: 'healthcheck' | 'entrypoint' | 'cmd'): readonly string[] {
  const step = steps.find((one): one is Extract<Step, { is: typeof is }> => one.is === is);
  assert(step, `the image has no ${is}`);
  return step.command;
}

/** Waits until something is so; throws when that takes minutes. */
async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = performance.now() + PATIENCE_MS; performance.now() < end; await sleep(100))
    if (await isSo()) return;
  throw new Error(`${what} fails`);
}

async function untilHealthy(root: StageRoot, command: readonly string[]): Promise<void> {
  const [program, ...words] = root.words(command);
  await until('the health check of the image', () => {
    return spawnSync(program, words, { env: root.env }).status === 0;
  });
}

/** Loads a made-up market by the commands that the program itself prints. */
function load(root: StageRoot, program: readonly string[]): void {
  const printed = root.run([...program, 'sample', '/tmp/sample', '--size', '20']);
  const commands = printed.match(/(?<=^ {2}forecourt )ingest (sold|listings) .*$/gm) ?? [];
  assert.equal(commands.length, 2);
  for (const command of commands) root.run([...program, ...command.split(' ')]);
}

/** Serves as a container does, until its health check is well; then ends it as a container is ended. */
async function serve(root: StageRoot, stage: Stage): Promise<void> {
  const [program, ...words] = root.words([...commandOf(stage, 'entrypoint'), ...commandOf(stage, 'cmd')]);
  const server = spawn(program, words, { env: root.env, stdio: 'inherit' });
  const ended = once(server, 'exit');
  try {
    await untilHealthy(root, commandOf(stage, 'healthcheck'));
    const address = `http://127.0.0.1:${root.env.PORT}`;
    for (const path of ['/healthz', '/readyz', '/reference', '/metrics'])
      await until(path, async () => (await fetch(`${address}${path}`)).status === 200);
    const status = readFileSync(`/proc/${server.pid}/status`, 'utf8');
    assert.match(status, /^Uid:\s1000\s1000\s1000\s1000$/m);
    assert.match(status, /^CapEff:\s0+$/m);
  } finally {
    server.kill('SIGTERM');
  }
  assert.deepEqual(await ended, [0, null], 'SIGTERM ends it with 0');
}

async function tryImage(folder: string, isInstalled: boolean): Promise<void> {
  const stages = stagesOf(dockerfile());
  const root = buildStages(stages, folder, isInstalled);
  const stage = stages.at(-1);
  assert(stage);
  root.lock();
  const PORT = String(await freePort());
  Object.assign(root.env, { ELASTICSEARCH_URL: ENGINE, PORT });
  Object.assign(root.env, { FORECOURT_INDEX_PREFIX: PREFIX, FORECOURT_DRAIN: '0s', LOG_LEVEL: 'error' });
  const program = commandOf(stage, 'entrypoint');
  assert.throws(() => root.run(['/bin/sh', '-c', '! touch /opt/forecourt/x && ! touch /x && exit 1']));
  const began = performance.now();
  assert.match(root.run([...program, '--version']), /^\d+\.\d+\.\d+\n$/);
  console.log(`--version after ${Math.round(performance.now() - began)} ms`);
  try {
    load(root, program);
    await serve(root, stage);
  } finally {
    await fetch(`${ENGINE}/${PREFIX}*?expand_wildcards=all`, { method: 'DELETE' });
  }
}

const { values, positionals } = parseArgs({
  options: { installed: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const [prepared] = positionals;
if (prepared === undefined) {
  // what is mounted is seen, and ends, in a process of its own: the folder that is removed afterwards holds nothing of it
  const folder = mkdtempSync(join(tmpdir(), 'forecourt-image-'));
  const again = [
    process.execPath,
    ...process.execArgv,
    import.meta.filename,
    folder,
    ...process.argv.slice(2),
  ];
  const { status } = spawnSync('unshare', ['--mount', ...again], { stdio: 'inherit' });
  assert(!readFileSync('/proc/self/mountinfo', 'utf8').includes(folder), `${folder} is mounted here`);
  rmSync(folder, { recursive: true, force: true });
  process.exitCode = status ?? 1;
} else {
  await tryImage(prepared, values.installed);
  console.log('the image builds, loads and serves');
}
