import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { AwsClient } from 'aws4fetch';
import { freePort, untilAnswers } from '../market/port.ts';

/** S3Proxy (Apache-2.0), which checks signatures as the real ones do; Maven fetches it once. */
const VERSION = '2.6.0';
const CACHE = fileURLToPath(new URL('../../node_modules/.cache/s3proxy', import.meta.url));
const JAR = path.join(CACHE, `s3proxy-${VERSION}-jar-with-dependencies.jar`);

const runs = (program: string, ...words: string[]): boolean =>
  spawnSync(program, words, { stdio: 'ignore' }).status === 0;

/** Can it be started here? */
export const hasStore = runs('java', '-version') && (existsSync(JAR) || runs('mvn', '--version'));

function fetchJar(): void {
  if (existsSync(JAR)) return;
  const artifact = `org.gaul:s3proxy:${VERSION}:jar:jar-with-dependencies`;
  const goal = 'org.apache.maven.plugins:maven-dependency-plugin:3.6.1:copy';
  const words = ['-q', '-B', goal, `-Dartifact=${artifact}`, `-DoutputDirectory=${CACHE}`];
  mkdirSync(CACHE, { recursive: true });
  const { status, stdout } = spawnSync('mvn', words, { encoding: 'utf8' });
  if (status !== 0) throw new Error(`Maven does not get ${artifact}: ${stdout}`);
}

export const KEYS = { access: 'test-access', secret: 'test-secret' } as const;

/** A key as the store wants it in a path: all but letters, digits and - . _ ~ / by their bytes. */
const encoded = (key: string): string =>
  Array.from(Buffer.from(key), (byte) => {
    const character = String.fromCharCode(byte);
    return /[\w.~/-]/.test(character) ? character : `%${byte.toString(16).toUpperCase().padStart(2, '0')}`;
  }).join('');

/** An object store on loopback. */
export interface Store {
  readonly endpoint: string;
  /** puts an object into the bucket `feeds` */
  put(key: string, text: string): Promise<void>;
  /** ends it at once; what it holds stays */
  kill(): Promise<void>;
  /** starts it again, at the same address */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Where the objects are: in memory, or in a folder, which outlives a kill. */
type Keeping = 'transient' | 'filesystem-nio2';

function settingsIn(home: string, endpoint: string, keeping: Keeping): string {
  const settings = {
    ...{ 's3proxy.endpoint': endpoint, 's3proxy.authorization': 'aws-v4' },
    ...{ 's3proxy.identity': KEYS.access, 's3proxy.credential': KEYS.secret },
    ...{ 'jclouds.provider': keeping, 'jclouds.identity': 'none', 'jclouds.credential': 'none' },
    'jclouds.filesystem.basedir': path.join(home, 'objects'),
  };
  const file = path.join(home, 's3proxy.conf');
  mkdirSync(path.join(home, 'objects'));
  writeFileSync(
    file,
    Object.entries(settings)
      .map(([name, value]) => `${name}=${value}\n`)
      .join(''),
  );
  return file;
}

/** The bucket that is there from the beginning. */
export const BUCKET = 'feeds';

/** Starts it, with an empty bucket. */
export async function startStore(keeping: Keeping = 'transient'): Promise<Store> {
  fetchJar();
  const home = mkdtempSync(path.join(tmpdir(), 's3-'));
  const port = await freePort();
  const endpoint = `http://127.0.0.1:${port}`;
  const file = settingsIn(home, endpoint, keeping);
  const start = () => spawn('java', ['-Xmx256m', '-jar', JAR, '--properties', file], { stdio: 'ignore' });
  let server = start();
  const kill = async (): Promise<void> => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'close');
    server.kill('SIGKILL');
    await ended;
  };
  await untilAnswers(port);
  const client = new AwsClient({ accessKeyId: KEYS.access, secretAccessKey: KEYS.secret, service: 's3' });
  const put = async (at: string, body?: string): Promise<void> => {
    const { ok, status } = await client.fetch(`${endpoint}/${BUCKET}${at}`, {
      method: 'PUT',
      ...(body !== undefined && { body }),
    });
    if (!ok) throw new Error(`the store answers ${status}`);
  };
  await put('');
  return {
    endpoint,
    put: (key, text) => put(`/${encoded(key)}`, text),
    kill,
    async restart() {
      server = start();
      await untilAnswers(port);
    },
    async close() {
      await kill();
      rmSync(home, { recursive: true, force: true });
    },
  };
}
