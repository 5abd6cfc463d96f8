import { type ChildProcess, spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ENGINE_VERSION, ensureDistribution } from '../../src/engine/local/download.ts';
import { type Layout, layoutOf } from '../../src/engine/local/home.ts';
import { processFacts } from '../../src/engine/local/identity.ts';
import { engineHome, engineStatus, startEngine, stopEngine } from '../../src/engine/local/launcher.ts';
import { withLock } from '../../src/engine/local/lock.ts';
import { chooseHeap } from '../../src/engine/local/memory.ts';
import { requireJava } from '../../src/engine/local/requirements.ts';
import { engineSettings } from '../../src/engine/local/settings.ts';
import { isOurs } from '../../src/engine/local/state.ts';
import { unprivilegedUser } from '../../src/engine/local/user.ts';

const silent = { say: () => undefined };
let home = '';
let layout: Layout;
let children: ChildProcess[] = [];

beforeEach(() => {
  // with a blank, as on a Mac; readable by the user as whom root runs the engine
  home = realpathSync(mkdtempSync(join(tmpdir(), 'forecourt engine ')));
  chmodSync(home, 0o755);
  layout = layoutOf(home);
});

afterEach(async () => {
  await stopEngine({ home });
  for (const child of children) child.kill('SIGKILL');
  children = [];
  rmSync(home, { recursive: true, force: true });
});

function script(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, `#!/bin/sh\n${text}\n`);
  chmodSync(path, 0o755);
}

/** A process that looks like the engine of `tmp`, answers as one, and prints its port. */
const FAKE_ENGINE = `
  const answer = (_, response) => response.end('{"cluster_name":"forecourt"}');
  const port = Number(process.argv.find((arg) => arg.startsWith('port='))?.slice(5) ?? 0);
  const server = require('node:http').createServer(answer);
  server.listen(port, '127.0.0.1', () => console.log(server.address().port));
`;

async function fakeEngine(tmp: string): Promise<{ pid: number; url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, ['-e', FAKE_ENGINE, '--', `-Djava.io.tmpdir=${tmp}`]);
  children.push(child);
  const port = await new Promise((resolve) =>
    child.stdout.once('data', (data) => resolve(String(data).trim())),
  );
  return { pid: Number(child.pid), url: `http://127.0.0.1:${port}`, child };
}

function remember(state: object): void {
  writeFileSync(layout.stateFile, JSON.stringify({ startedAt: '2026-11-28T00:00:00.000Z', ...state }));
}

/** A server in the cache whose program is `text`; a Java that says it is 17 goes with it. */
function fakeDistribution(text: string): { env: NodeJS.ProcessEnv } {
  const folder = join(layout.cache, `elasticsearch-${ENGINE_VERSION}`);
  script(join(folder, 'bin', 'elasticsearch'), text);
  mkdirSync(join(folder, 'config'));
  for (const name of ['jvm.options', 'log4j2.properties']) writeFileSync(join(folder, 'config', name), '');
  return { env: { PATH: fakeJava('17') } };
}

function fakeJava(version: string): string {
  const folder = join(home, `java-${version}`);
  const lines = `    java.home = ${folder}\n    java.specification.version = ${version}`;
  script(join(folder, 'bin', 'java'), `echo '${lines}' >&2`);
  return join(folder, 'bin');
}

describe('where it lives', () => {
  test('FORECOURT_ENGINE_HOME, else the repository, for root a folder others can read', () => {
    expect(engineHome({ FORECOURT_ENGINE_HOME: '/a/b', FORECOURT_DATA: '/c' }, 0)).toBe('/a/b');
    expect(engineHome({ FORECOURT_DATA: '/c' }, 1000)).toBe(join(process.cwd(), '.engine'));
    expect(engineHome({}, 0)).toMatch(/^\/var\/tmp\/forecourt-engine-[0-9a-f]{8}$/);
  });

  test('root becomes nobody, else the first user who is not root', () => {
    const passwd = 'root:x:0:0::/root:/bin/sh\nbin:x:2:3::/:/x\nnobody:x:65534:65533::/:/x\n';
    expect(unprivilegedUser(passwd)).toEqual({ name: 'nobody', uid: 65534, gid: 65533 });
    expect(unprivilegedUser(passwd.replace('nobody', 'other'))).toEqual({ name: 'bin', uid: 2, gid: 3 });
    expect(unprivilegedUser('').uid).toBe(65534);
  });

  test('settings: loopback, absolute watermarks, security switched off only where the build knows it', () => {
    const settings = engineSettings(layout, { http: 1, transport: 2 }, false);
    expect(settings).toContain('network.host: 127.0.0.1\nhttp.port: 1\ntransport.port: 2\n');
    expect(settings).toContain(`path.data: "${home}/data"`);
    expect(settings.match(/watermark\.\w+: \d+[gm]b/g)).toHaveLength(3);
    expect(settings).not.toContain('xpack');
    expect(engineSettings(layout, { http: 1, transport: 2 }, true)).toContain(
      'xpack.security.enabled: false',
    );
  });
});

describe('what is believed', () => {
  test('an engine that lives, is ours and answers; stop ends it', async () => {
    const { pid, url, child } = await fakeEngine(layout.tmp);
    remember({ pid, url, processStart: processFacts(pid)?.start });
    expect(await engineStatus({ home })).toMatchObject({ running: true, url, pid, home });
    expect(await startEngine({ home, on: silent })).toEqual({ url, pid, already: true });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    expect(await stopEngine({ home })).toEqual({ stopped: true });
    await ended;
    expect(existsSync(layout.stateFile)).toBe(false);
    expect(await stopEngine({ home })).toEqual({ stopped: false });
  });

  test('no state, a broken one, and one of a dead process are no engine', async () => {
    expect(await engineStatus({ home: join(home, 'none') })).toEqual({
      running: false,
      home: join(home, 'none'),
    });
    for (const text of ['', '{"pid":', 'null', '{"pid":-1,"url":"x"}']) {
      writeFileSync(layout.stateFile, text);
      expect(await engineStatus({ home })).toEqual({ running: false, home });
    }
    const { pid, url, child } = await fakeEngine(layout.tmp);
    remember({ pid, url, processStart: processFacts(pid)?.start });
    child.kill('SIGKILL');
    await new Promise((resolve) => child.once('exit', resolve));
    expect(await engineStatus({ home })).toEqual({ running: false, home });
  });

  test.each([
    ['a reused pid: right command line, other start time', (tmp: string) => tmp, '1'],
    ['another engine: right start time, other home', (tmp: string) => `${tmp}2`, undefined],
    ['another engine without a recorded start', (tmp: string) => `/elsewhere${tmp}`, null],
  ])('%s is neither believed nor killed', async (_, tmpOf, start) => {
    const { pid, url, child } = await fakeEngine(tmpOf(layout.tmp));
    const processStart = start === undefined ? processFacts(pid)?.start : start;
    remember({ pid, url, ...(processStart === null ? {} : { processStart }) });
    expect((await engineStatus({ home })).running).toBe(false);
    expect(await stopEngine({ home })).toEqual({ stopped: false });
    expect(child.exitCode).toBe(null);
    expect(processFacts(pid)).toBeDefined();
  });

  test.runIf(existsSync('/proc/self/stat'))(
    'an engine that is ending is waited for: its command line goes before its ports and files',
    () => {
      // Linux makes one empty argument of none, which is read as a process that has given up its command line
      const child = spawn('cat', [], { argv0: '' });
      children.push(child);
      const pid = Number(child.pid);
      const facts = processFacts(pid);
      expect(facts?.args).toEqual([]);
      const state = { pid, url: 'http://127.0.0.1:1', startedAt: '' };
      expect(isOurs(layout, { ...state, processStart: facts?.start })).toBe(true);
      expect(isOurs(layout, { ...state, processStart: '1' })).toBe(false);
      expect(isOurs(layout, state)).toBe(false);
    },
  );

  test('an engine whose starter was killed is found by its own pid file', async () => {
    const { pid, url } = await fakeEngine(layout.tmp);
    for (const folder of [layout.tmp, layout.config]) mkdirSync(folder);
    writeFileSync(layout.pidFile, `${pid}`);
    writeFileSync(join(layout.config, 'elasticsearch.yml'), `http.port: ${new URL(url).port}\n`);
    expect(await startEngine({ home, on: silent })).toEqual({ url, pid, already: true });
  });
});

describe('what it needs', () => {
  test('3 GB of free disk', async () => {
    const start = startEngine({ home, on: silent, freeBytes: () => 2_900_000_000 });
    await expect(start).rejects.toMatchObject({
      code: 'disk_full',
      message: expect.stringContaining('2.9 GB'),
    });
  });

  test('memory: 2 GB of heap, less on a small machine, refused below 1.5 GB', () => {
    const GB = 1024 ** 3;
    expect(chooseHeap(undefined, 16 * GB)).toBe('2048m');
    expect(chooseHeap(undefined, 3 * GB)).toBe('1024m');
    expect(chooseHeap('768m', 2 * GB)).toBe('768m');
    for (const [asked, available] of [
      [undefined, GB],
      ['4g', 2 * GB],
      ['much', 8 * GB],
      ['1m', 8 * GB],
    ] as const) {
      expect(() => chooseHeap(asked, available)).toThrow(expect.objectContaining({ code: 'memory' }));
    }
  });

  test('Java 17, of JAVA_HOME first; an old or absent one names the three ways', async () => {
    const start = (env: NodeJS.ProcessEnv) => startEngine({ home, on: silent, env });
    const [old, good] = [fakeJava('1.8'), fakeJava('21')];
    expect(requireJava({ PATH: old, JAVA_HOME: dirname(good) })).toBe(dirname(good));
    expect(requireJava({ PATH: good, JAVA_HOME: dirname(old) })).toBe(dirname(good));
    await expect(start({ PATH: old })).rejects.toMatchObject({ code: 'java_too_old' });
    const missing = expect.stringMatching(/ELASTICSEARCH_URL.*Docker.*Java 17.*Maven/);
    await expect(start({ PATH: '/none' })).rejects.toMatchObject({ code: 'java_missing', message: missing });
    await expect(start({ PATH: good })).rejects.toMatchObject({ code: 'maven_missing', message: missing });
  });
});

describe('downloading', () => {
  const withMaven = (text: string): NodeJS.ProcessEnv => {
    script(join(home, 'maven', 'mvn'), text);
    return { PATH: [join(home, 'maven'), '/usr/bin', '/bin'].join(delimiter) };
  };
  const ensure = (env: NodeJS.ProcessEnv) => {
    mkdirSync(layout.cache, { recursive: true });
    return ensureDistribution(layout.cache, '/java', env, silent);
  };

  test('once, by two at the same time, and nothing else stays in the cache', async () => {
    const unpack = `echo run >> '${home}/runs'; d='${layout.cache}/unpack/elasticsearch-${ENGINE_VERSION}'
      mkdir -p '\${project.basedir}/target/marks'
      mkdir -p "$d/bin" '${layout.cache}/maven'; sleep 0.3; touch "$d/bin/elasticsearch"`;
    const env = withMaven(unpack);
    const [first, second] = await Promise.all([ensure(env), ensure(env)]);
    expect(first).toBe(second);
    expect(readFileSync(join(home, 'runs'), 'utf8')).toBe('run\n');
    expect(existsSync(join(first, 'bin', 'elasticsearch'))).toBe(true);
    expect(readdirSync(layout.cache)).toEqual([`elasticsearch-${ENGINE_VERSION}`]);
  });

  test("a failure shows Maven's errors without a password", async () => {
    const failing = ensure(withMaven('echo "[ERROR] cannot reach //me:secret@mirror.test/x"; exit 1'));
    const message = expect.stringContaining('cannot reach //mirror.test/x');
    await expect(failing).rejects.toMatchObject({ code: 'download_failed', message });
    const full = ensure(withMaven('echo "[ERROR] No space left on device" >&2; exit 1'));
    await expect(full).rejects.toMatchObject({ code: 'disk_full' });
  });
});

describe('booting', () => {
  test('two starts at once give one engine', async () => {
    writeFileSync(join(home, 'fake.cjs'), FAKE_ENGINE);
    const fake = `port=$(sed -n 's/^http.port: //p' "$ES_PATH_CONF/elasticsearch.yml"); echo boot >> "$ES_TMPDIR/boots"
      '${process.execPath}' '${home}/fake.cjs' "-Djava.io.tmpdir=$ES_TMPDIR" port=$port & echo $! > "$3"`;
    const { env } = fakeDistribution(fake);
    const start = () => startEngine({ home, env, on: silent });
    const engines = await Promise.all([start(), start(), start()]);
    expect(engines.map((engine) => engine.already).sort()).toEqual([false, true, true]);
    expect(new Set(engines.map((engine) => engine.url)).size).toBe(1);
    expect(readFileSync(join(layout.tmp, 'boots'), 'utf8')).toBe('boot\n');
  });

  test.each([
    { given: '-Xss2m -Dx=1', taken: '-Xss2m -Dx=1' },
    { given: undefined, taken: '' },
  ])('options of its Java: $given', async ({ given, taken }) => {
    const { env } = fakeDistribution('echo "options: <$ES_JAVA_OPTS>"; exit 1');
    const refused = startEngine({ home, env: { ...env, FORECOURT_ENGINE_JAVA_OPTS: given }, on: silent });
    await expect(refused).rejects.toThrow(`options: <${taken}>`);
  });

  test('a refusal shows the last lines of the log; a taken port is tried again with others', async () => {
    const { env } = fakeDistribution('echo "unknown setting [x]"; echo "  at org.Frame(A.java)"; exit 78');
    const refused = startEngine({ home, env, on: silent });
    const message = expect.stringMatching(
      /^The engine did not start:\nunknown setting \[x\]\nThe full log: /,
    );
    await expect(refused).rejects.toMatchObject({ code: 'boot_failed', message });
    const program = join(layout.cache, `elasticsearch-${ENGINE_VERSION}`, 'bin', 'elasticsearch');
    script(program, `echo "BindHttpException: Failed to bind"; exit 1`);
    await expect(startEngine({ home, env, on: silent })).rejects.toMatchObject({ code: 'port' });
  });
});

describe('the lock', () => {
  const take = (body: () => Promise<void>, waitMs = 60_000) =>
    withLock(layout.lockFile, { waitMs, onWait: () => undefined }, body);

  test('is held by one at a time, given back after an error, and not waited for without end', async () => {
    let inside = 0;
    const body = async (): Promise<void> => {
      expect(++inside).toBe(1);
      await new Promise((resolve) => setTimeout(resolve, 20));
      inside--;
    };
    await Promise.all([take(body), take(body), take(body)]);
    await expect(take(() => Promise.reject(new Error('x')))).rejects.toThrow('x');
    const late = take(() => expect(take(body, 0)).rejects.toMatchObject({ code: 'timeout' }));
    await late;
    expect(existsSync(layout.lockFile)).toBe(false);
  });

  test('is taken over from a dead holder, a reused pid, and a broken file', async () => {
    for (const left of ['{"pid":999999999,"start":"1"}', `{"pid":${process.pid},"start":"0"}`, 'x']) {
      writeFileSync(layout.lockFile, left);
      await take(async () => undefined, 0);
    }
  });
});
