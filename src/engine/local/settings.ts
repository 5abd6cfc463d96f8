import { chownSync, copyFileSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { giveTo } from './files.ts';
import { CLUSTER_NAME } from './health.ts';
import type { Layout } from './home.ts';
import type { RunAs } from './user.ts';

/** The engine's configuration file, one node on loopback. Text values are quoted: paths may hold blanks. */
export function engineSettings(
  layout: Layout,
  ports: { http: number; transport: number },
  hasSecurity: boolean,
): string {
  const settings: Record<string, string | number | boolean> = {
    'cluster.name': CLUSTER_NAME,
    'node.name': CLUSTER_NAME,
    'path.data': JSON.stringify(layout.data),
    'path.logs': JSON.stringify(layout.logs),
    'network.host': '127.0.0.1',
    'http.port': ports.http,
    'transport.port': ports.transport,
    'discovery.type': 'single-node',
    // absolute, not percentages: a nearly full laptop still works (feeds.md section 1). All lie well below the 3 GB
    // that a start asks for, so that an engine that started can also take a load.
    'cluster.routing.allocation.disk.watermark.low': '1gb',
    'cluster.routing.allocation.disk.watermark.high': '750mb',
    'cluster.routing.allocation.disk.watermark.flood_stage': '500mb',
    'indices.requests.cache.size': '4%',
    'action.auto_create_index': '"false"',
    'action.destructive_requires_name': true,
  };
  // where the build has the security module, it demands TLS and a password unless told otherwise; where it has not,
  // it refuses to start with a setting it does not know. Loopback only, so nobody outside this machine reaches it.
  if (hasSecurity) settings['xpack.security.enabled'] = false;
  return Object.entries(settings)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

/** JVM options beside the server's own: a fixed heap, and no file of gigabytes on a laptop's disk. */
function jvmOptions(heap: string): string {
  return [
    `-Xms${heap}`,
    `-Xmx${heap}`,
    // memory is taken when it is needed, not at start
    '-XX:-AlwaysPreTouch',
    '-XX:-HeapDumpOnOutOfMemoryError',
    // the server's own options keep up to 2 GB of garbage collector logs
    '-Xlog:disable',
    '-Xlog:all=warning:stderr:utctime,level,tags',
    '',
  ].join('\n');
}

/**
 * Writes the configuration anew and makes the folders that the engine writes, given to `user` when root starts it.
 * Nothing may run in this home meanwhile.
 */
export function writeSettings(
  layout: Layout,
  distribution: string,
  ports: { http: number; transport: number },
  heap: string,
  user: RunAs | undefined,
): void {
  // these two belong to the unprivileged user: made anew, because root must not write through a link planted there
  for (const folder of [layout.config, layout.tmp]) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o755 });
  }
  for (const name of ['jvm.options', 'log4j2.properties']) {
    copyFileSync(join(distribution, 'config', name), join(layout.config, name));
  }
  const hasSecurity = existsSync(join(distribution, 'modules', 'x-pack-security'));
  writeFileSync(join(layout.config, 'elasticsearch.yml'), engineSettings(layout, ports, hasSecurity));
  mkdirSync(join(layout.config, 'jvm.options.d'));
  writeFileSync(join(layout.config, 'jvm.options.d', 'forecourt.options'), jvmOptions(heap));
  for (const folder of [layout.data, layout.logs]) mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (!user) return;
  for (const folder of [layout.config, layout.tmp]) giveTo(folder, user);
  for (const folder of [layout.data, layout.logs]) {
    // large, and already the user's own after the first start
    if (statSync(folder).uid !== user.uid) giveTo(folder, user);
    else chownSync(folder, user.uid, user.gid);
  }
}
