import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { engineCache } from '../../src/engine/local/home.ts';
import { processFacts } from '../../src/engine/local/identity.ts';
import {
  type EngineStatus,
  engineHome,
  engineStatus,
  type StartedEngine,
  startEngine,
  stopEngine,
} from '../../src/engine/local/launcher.ts';
import { moving } from './moving-engine.ts';

// a home of its own beside the developer's, whose download is shared and whose engine must stay as it is
const developers = engineHome(process.env);
const cache = engineCache(process.env) ?? join(developers, 'cache');
let home = '';
let before: EngineStatus;
let bystander: ChildProcess;
const heard: string[] = [];

const start = (): Promise<StartedEngine> =>
  startEngine({
    home,
    cache,
    heap: '512m',
    on: { say: (text) => heard.push(text), progress: (done, _, label) => heard.push(`${label} ${done}`) },
  });

beforeAll(async () => {
  before = await engineStatus({ home: developers });
  home = mkdtempSync('/var/tmp/forecourt launcher ');
  chmodSync(home, 0o755);
  bystander = spawn('sleep', ['600']);
});

afterAll(async () => {
  await stopEngine({ home });
  bystander.kill();
  rmSync(home, { recursive: true, force: true });
});

// one story: a start of the engine takes seconds of the processor
describe('the engine of a home', { shuffle: false }, () => {
  test('starts once, answers on loopback, and is found again', async () => {
    const engine = await start();
    expect(engine.already).toBe(false);
    expect(engine.url).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
    expect(heard).toContain('starting the engine (seconds) 0');
    expect(await start()).toEqual({ ...engine, already: true });
    const status = { running: true, url: engine.url, pid: engine.pid };
    await expect.poll(() => engineStatus({ home })).toMatchObject(status);
  });

  test('needs no password, creates no index by itself, and has absolute watermarks', async () => {
    const { url } = await engineStatus({ home });
    const write = await fetch(`${url}/absent/_doc/1`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    expect(write.status).toBe(404);
    const settings = readFileSync(join(home, 'config', 'elasticsearch.yml'), 'utf8');
    expect(settings).toContain('watermark.flood_stage: 500mb');
  });

  test("comes back after kill -9 with its data; a state with another live process's pid is not believed, and that process lives", async () => {
    const first = await engineStatus({ home });
    const many = [...Array(60).keys()].map((at) => `many-${at}`);
    for (const index of many)
      expect((await fetch(`${first.url}/${index}`, { method: 'PUT' })).status).toBe(200);
    process.kill(Number(first.pid), 'SIGKILL');
    await expect.poll(async () => (await engineStatus({ home })).running).toBe(false);

    const pid = Number(bystander.pid);
    const url = before.url ?? 'http://127.0.0.1:1';
    const processStart = processFacts(pid)?.start;
    const state = JSON.stringify({ pid, url, startedAt: new Date().toISOString(), processStart });
    writeFileSync(join(home, 'state.json'), state);
    expect((await engineStatus({ home })).running).toBe(false);
    expect(await stopEngine({ home })).toEqual({ stopped: false });
    writeFileSync(join(home, 'state.json'), state);

    const again = await start();
    expect(again.already).toBe(false);
    expect(again.pid).not.toBe(first.pid);
    // it is up when its indices can be searched, not only when it answers
    const found = await fetch(`${again.url}/many-*/_search?allow_partial_search_results=false`);
    expect(found.status).toBe(200);
    for (const index of many)
      expect((await fetch(`${again.url}/${index}`, { method: 'HEAD' })).status).toBe(200);
    expect(processFacts(pid)).toBeDefined();
    // who starts it again need not wait for them
    expect((await fetch(`${again.url}/${many.join()}`, { method: 'DELETE' })).status).toBe(200);
  });

  moving(() => ({ home, start }));

  test('stops, once', async () => {
    const { pid } = await engineStatus({ home });
    expect(await stopEngine({ home })).toEqual({ stopped: true });
    expect(processFacts(Number(pid))).toBeUndefined();
    expect(await stopEngine({ home })).toEqual({ stopped: false });
  });

  test("the developer's engine was left alone", async () => {
    await expect.poll(() => engineStatus({ home: developers })).toEqual(before);
  });
});
