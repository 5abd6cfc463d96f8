import { rmSync } from 'node:fs';
import { ENGINE_VERSION, ensureDistribution } from './download.ts';
import { EngineUnavailable } from './errors.ts';
import type { EngineEvents } from './events.ts';
import { answersWithin, searchableWithin } from './health.ts';
import { engineCache, type Layout, layoutOf, prepareHome } from './home.ts';
import { processFacts } from './identity.ts';
import { withLock } from './lock.ts';
import { chooseHeap } from './memory.ts';
import { portsOf, rememberPorts } from './ports.ts';
import { boot, terminate } from './process.ts';
import { requireDisk, requireJava } from './requirements.ts';
import { writeSettings } from './settings.ts';
import { findEngine, isOurs, writeState } from './state.ts';
import { type RunAs, runAs } from './user.ts';

export { EngineUnavailable } from './errors.ts';
export type { EngineEvents } from './events.ts';
export { engineHome } from './home.ts';

const LOCK_WAIT_MS = 25 * 60_000;
const ANSWER_MS = 60_000;
/** for indices to be found again: of an engine that was started, and of one that ran, which may have an index that is lost */
const SEARCHABLE_MS = { started: 120_000, found: 10_000 } as const;
const PORT_ATTEMPTS = 3;

/** A running local engine; `already` when it ran before we were asked. */
export type StartedEngine = { url: string; pid: number; already: boolean };

/** `cache` (default: FORECOURT_ENGINE_CACHE, else inside the home) lets homes share one download; `heap` as `2g`. */
export type StartOptions = {
  home: string;
  heap?: string;
  cache?: string;
  on: EngineEvents;
  env?: NodeJS.ProcessEnv;
  /** free bytes of a folder; replaced in tests */
  freeBytes?: (folder: string) => number;
};

/**
 * Starts the local engine of a home, or finds the one that runs there, and resolves once it answers and its indices can
 * be searched (feeds.md section 1; docs/decisions, decision 4). Fetches the server the first time. Several starts at once give one
 * engine.
 * @throws EngineUnavailable with a code and words that say what to do.
 */
export async function startEngine(options: StartOptions): Promise<StartedEngine> {
  const engine = await reachEngine(options);
  const withinMs = SEARCHABLE_MS[engine.already ? 'found' : 'started'];
  if (!(await searchableWithin(engine.url, withinMs)))
    options.on.say(`some indices cannot be searched: see ${engine.url}/_cat/indices?v`);
  return engine;
}

async function reachEngine(options: StartOptions): Promise<StartedEngine> {
  const env = options.env ?? process.env;
  const user = runAs();
  const layout = prepareHome(options.home, options.cache ?? engineCache(env), user);
  const found = await findEngine(layout);
  if (found.kind === 'running') return { url: found.state.url, pid: found.state.pid, already: true };
  const onWait = () => options.on.say('another process is starting the engine of this home; waiting for it');
  return withLock(layout.lockFile, { waitMs: LOCK_WAIT_MS, onWait }, async () => {
    return (await adopt(layout, options.on)) ?? (await startFresh(layout, { ...options, env }, user));
  });
}

/** Stops the engine of a home and nothing else; `stopped` is false when none ran. */
export async function stopEngine(options: { home: string }): Promise<{ stopped: boolean }> {
  const layout = layoutOf(options.home);
  const found = await findEngine(layout);
  if (found.kind !== 'none') await terminate(layout, found.state);
  rmSync(layout.stateFile, { force: true });
  return { stopped: found.kind !== 'none' };
}

/** What runs in a home. A pid without `running` is an engine that boots or hangs. */
export type EngineStatus = { running: boolean; url?: string; pid?: number; home: string; version?: string };

/** Looks, and changes nothing. */
export async function engineStatus(options: { home: string }): Promise<EngineStatus> {
  const layout = layoutOf(options.home);
  const found = await findEngine(layout);
  if (found.kind === 'none') return { running: false, home: layout.home };
  const { url, pid, version = ENGINE_VERSION } = found.state;
  return { running: found.kind === 'running', url, pid, home: layout.home, version };
}

// one that another start has just brought up, or that a killed start left behind, perhaps still booting
async function adopt(layout: Layout, on: EngineEvents): Promise<StartedEngine | undefined> {
  const found = await findEngine(layout);
  if (found.kind === 'none') return undefined;
  const { state } = found;
  if (found.kind === 'silent') {
    on.say(`waiting for the engine in process ${state.pid}`);
    if (!(await answersWithin(state.url, ANSWER_MS, () => isOurs(layout, state)))) {
      on.say('it is not responding: starting a new one');
      await terminate(layout, state);
      return undefined;
    }
  }
  remember(layout, state.url, state.pid);
  return { url: state.url, pid: state.pid, already: true };
}

async function startFresh(
  layout: Layout,
  options: StartOptions & { env: NodeJS.ProcessEnv },
  user: RunAs | undefined,
): Promise<StartedEngine> {
  const { on, env } = options;
  requireDisk(layout.home, options.freeBytes);
  const heap = chooseHeap(options.heap);
  const java = { home: requireJava(env, user), options: env.FORECOURT_ENGINE_JAVA_OPTS ?? '' };
  const distribution = await ensureDistribution(layout.cache, java.home, env, on);
  for (let attempt = 1; attempt <= PORT_ATTEMPTS; attempt++) {
    // the ones it had, so that whoever knows its address finds it again
    const ports = await portsOf(layout, attempt === 1);
    writeSettings(layout, distribution, ports, heap, user);
    const booted = await boot(layout, distribution, java, user, on);
    if (booted.kind === 'port_taken') continue;
    const url = `http://127.0.0.1:${ports.http}`;
    rememberPorts(layout, ports);
    remember(layout, url, booted.pid);
    if (await answersWithin(url, ANSWER_MS, () => processFacts(booted.pid) !== undefined)) {
      return { url, pid: booted.pid, already: false };
    }
    const lives = processFacts(booted.pid) !== undefined;
    const what = lives ? `does not respond at ${url}` : 'stopped immediately';
    const message = `The engine started but ${what}; see ${layout.logs}.`;
    throw new EngineUnavailable(lives ? 'timeout' : 'boot_failed', message);
  }
  throw new EngineUnavailable(
    'port',
    `Other programs took the engine's ports ${PORT_ATTEMPTS} times in a row. Try again.`,
  );
}

function remember(layout: Layout, url: string, pid: number): void {
  const processStart = processFacts(pid)?.start;
  const startedAt = new Date().toISOString();
  const known = { pid, url, startedAt, version: ENGINE_VERSION };
  writeState(layout, processStart === undefined ? known : { ...known, processStart });
}
