import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ensureDistribution } from '../../src/engine/local/download.ts';
import { giveTo } from '../../src/engine/local/files.ts';
import { engineCache, engineHome } from '../../src/engine/local/home.ts';
import { LAUNCHER_JAVA } from '../../src/engine/local/process.ts';
import { requireJava } from '../../src/engine/local/requirements.ts';
import { type RunAs, runAs } from '../../src/engine/local/user.ts';
import { freePort } from '../market/port.ts';
import { MINUTES } from '../patience.ts';

/** A cluster of the test's own: nodes of the distribution that the program uses, on loopback, with small heaps. */

const HEAP = '384m';
/** three nodes boot at a time */
const BOOT_MS = 10 * MINUTES;

interface Node {
  readonly name: string;
  readonly home: string;
  readonly http: number;
  readonly transport: number;
  process: ChildProcess | undefined;
}

export class Cluster {
  readonly #folder: string;
  readonly #distribution: string;
  readonly #java: string;
  readonly #user: RunAs | undefined;
  readonly #nodes: readonly Node[];

  private constructor(
    folder: string,
    distribution: string,
    java: string,
    user: RunAs | undefined,
    nodes: Node[],
  ) {
    this.#folder = folder;
    this.#distribution = distribution;
    this.#java = java;
    this.#user = user;
    this.#nodes = nodes;
  }

  /** Starts so many nodes and waits until they are one cluster; `more`: settings of the nodes. */
  static async start(count: number, more: Readonly<Record<string, string>> = {}): Promise<Cluster> {
    const user = runAs();
    const java = requireJava(process.env, user);
    const cache = engineCache(process.env) ?? join(engineHome(process.env), 'cache');
    mkdirSync(cache, { recursive: true, mode: 0o755 });
    const distribution = await ensureDistribution(cache, java, process.env, { say: () => undefined });
    const folder = mkdtempSync('/var/tmp/forecourt-cluster-');
    chmodSync(folder, 0o755);
    const nodes: Node[] = [];
    for (let n = 1; n <= count; n += 1) {
      const [http, transport] = [await freePort(), await freePort()];
      nodes.push({ name: `n${n}`, home: join(folder, `n${n}`), http, transport, process: undefined });
    }
    const cluster = new Cluster(folder, distribution, java, user, nodes);
    try {
      for (const node of nodes) cluster.#configure(node, more);
      for (const at of nodes.keys()) cluster.boot(at);
      await cluster.whole(count);
      return cluster;
    } catch (error) {
      await cluster.stop();
      throw error;
    }
  }

  /** Addresses of the nodes. */
  get urls(): string[] {
    return this.#nodes.map(({ http }) => `http://127.0.0.1:${http}`);
  }

  #configure({ name, home, http, transport }: Node, more: Readonly<Record<string, string>>): void {
    const config = join(home, 'config');
    for (const part of ['config/jvm.options.d', 'tmp']) mkdirSync(join(home, part), { recursive: true });
    for (const file of ['jvm.options', 'log4j2.properties'])
      copyFileSync(join(this.#distribution, 'config', file), join(config, file));
    const peers = this.#nodes.map((node) => `127.0.0.1:${node.transport}`);
    const settings = {
      'cluster.name': 'forecourt-test',
      'node.name': name,
      'path.data': join(home, 'data'),
      'path.logs': join(home, 'logs'),
      'network.host': '127.0.0.1',
      'http.port': http,
      'transport.port': transport,
      'discovery.seed_hosts': peers,
      'cluster.initial_master_nodes': this.#nodes.map((node) => node.name),
      'cluster.routing.allocation.disk.threshold_enabled': false,
      // nor does the program take the machine's disk for full, which may be: it looks at what a node would keep free
      ...Object.fromEntries(
        ['low', 'high', 'flood_stage'].map((mark) => [
          `cluster.routing.allocation.disk.watermark.${mark}`,
          '1mb',
        ]),
      ),
      'action.auto_create_index': 'false',
      // a build that has it demands certificates otherwise
      ...(existsSync(join(this.#distribution, 'modules', 'x-pack-security')) && {
        'xpack.security.enabled': false,
      }),
      // a node that comes back is not waited for with copies of what it has
      'cluster.routing.allocation.node_concurrent_recoveries': 8,
      ...more,
    };
    const lines = Object.entries(settings).map(([key, value]) => `${key}: ${JSON.stringify(value)}\n`);
    writeFileSync(join(config, 'elasticsearch.yml'), lines.join(''));
    const heap = [
      `-Xms${HEAP}`,
      `-Xmx${HEAP}`,
      '-XX:-AlwaysPreTouch',
      '-XX:TieredStopAtLevel=1',
      '-Xlog:disable',
    ];
    writeFileSync(join(config, 'jvm.options.d', 'test.options'), `${heap.join('\n')}\n`);
    if (this.#user) giveTo(home, this.#user);
  }

  /** Starts a node; it is not waited for. */
  boot(at: number): void {
    const node = this.#nodes[at];
    if (!node || node.process) return;
    const { home } = node;
    node.process = spawn(join(this.#distribution, 'bin', 'elasticsearch'), ['-p', join(home, 'pid')], {
      cwd: home,
      stdio: 'ignore',
      env: {
        PATH: process.env.PATH ?? '/usr/bin:/bin',
        HOME: join(home, 'tmp'),
        ES_JAVA_HOME: this.#java,
        CLI_JAVA_OPTS: LAUNCHER_JAVA,
        ES_PATH_CONF: join(home, 'config'),
        ES_TMPDIR: join(home, 'tmp'),
        LIBFFI_TMPDIR: join(home, 'tmp'),
      },
      ...(this.#user ? { uid: this.#user.uid, gid: this.#user.gid } : {}),
    });
  }

  /** Sends a signal to a node's own process, and waits for its end. */
  async end(at: number, signal: 'SIGKILL' | 'SIGTERM' = 'SIGKILL'): Promise<void> {
    const node = this.#nodes[at];
    if (!node?.process) return;
    const ended = once(node.process, 'exit');
    try {
      process.kill(Number(readFileSync(join(node.home, 'pid'), 'utf8')), signal);
    } catch {
      node.process.kill('SIGKILL'); // it had not booted
    }
    await ended;
    node.process = undefined;
    rmSync(join(node.home, 'pid'), { force: true });
  }

  /** Lets a node stand still, its connections open, or go on. */
  stand(name: string, isStill: boolean): void {
    const home = this.#nodes.find((node) => node.name === name)?.home ?? '';
    process.kill(Number(readFileSync(join(home, 'pid'), 'utf8')), isStill ? 'SIGSTOP' : 'SIGCONT');
  }

  /**
   * Waits until so many nodes are one cluster and the indices (default: every one) have all their copies, as each node that runs
   * sees it: just after one was ended and booted the others may not have noticed, and count it among them.
   */
  async whole(count: number, indices: readonly string[] = []): Promise<void> {
    const until = performance.now() + BOOT_MS;
    const isWhole = async ({ http }: Node): Promise<boolean> => {
      const asked = `http://127.0.0.1:${http}/_cluster/health/${indices.join()}?wait_for_nodes=${count}&wait_for_status=green&timeout=5s`;
      const response = await fetch(asked, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
      return response?.ok === true;
    };
    for (;;) {
      const seen = await Promise.all(this.#nodes.filter(({ process }) => process).map(isWhole));
      if (seen.every(Boolean)) return;
      if (performance.now() > until) throw new Error(`the nodes are no cluster: see ${this.#folder}`);
      await sleep(500);
    }
  }

  /** Ends the nodes and removes what they left. */
  async stop(): Promise<void> {
    await Promise.all(this.#nodes.map((_, at) => this.end(at, 'SIGKILL')));
    rmSync(this.#folder, { recursive: true, force: true });
  }
}
