import { mkdtempSync, rmSync } from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type RunningServer, startServer } from '../../src/server/server.ts';
import { readSettings } from '../../src/settings.ts';
import { testApp } from '../market/app.ts';
import { type HeldWaits, holdWaits } from '../market/held-waits.ts';

/** A server that stops while callers ask on connections that they keep. No engine is needed for it. */

let data: string;
let server: RunningServer;
let stopping: Promise<void> | undefined;
let waits: HeldWaits | undefined;

beforeEach(async () => {
  data = mkdtempSync(path.join(os.tmpdir(), 'forecourt-drain-'));
  stopping = undefined;
  const env = { PORT: '0', FORECOURT_DATA: data, LOG_LEVEL: 'silent' };
  server = await startServer(readSettings(env), { url: 'http://127.0.0.1:1' });
});
afterEach(async () => {
  waits?.release();
  await (stopping ?? server.close());
  rmSync(data, { recursive: true, force: true });
});

interface Answer {
  readonly status: number;
  readonly connection: string | undefined;
  /** on a connection that answered before */
  readonly reused: boolean;
}

/** A caller that asks one question after another on one connection, as long as it is kept. */
class Caller {
  readonly answers: Answer[] = [];
  readonly faults: string[] = [];
  readonly #agent = new http.Agent({ keepAlive: true, maxSockets: 1 });

  ask(target = '/healthz'): Promise<Answer | undefined> {
    return new Promise((resolve) => {
      const request = http.get(`${server.address}${target}`, { agent: this.#agent }, (response) => {
        response.resume();
        response.once('end', () => {
          const { statusCode: status = 0, headers } = response;
          const answer = { status, connection: headers.connection, reused: request.reusedSocket };
          this.answers.push(answer);
          resolve(answer);
        });
      });
      request.once('error', (error: NodeJS.ErrnoException) => {
        // nobody listens any more: what was never taken was never lost
        if (error.code !== 'ECONNREFUSED') this.faults.push(error.message);
        resolve(undefined);
      });
    });
  }

  /** Asks until it is told that the connection ends, with pauses; gives the last answer. */
  async askOn(target: string, pauseMs: number): Promise<Answer | undefined> {
    for (;;) {
      const answer = await this.ask(target);
      if (!answer || answer.connection === 'close') return answer;
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }

  leave(): void {
    this.#agent.destroy();
  }
}

describe('a server that stops', () => {
  test('resets nobody: busy callers and such that pause hear with an answer that their connection ends', async () => {
    const callers = Array.from({ length: 12 }, () => new Caller());
    const targets = ['/healthz', '/v2/search/car/active', '/v2/openapi.json', '/nowhere'];
    const done = callers.map((caller, i) => caller.askOn(targets[i % 4] ?? '', i < 8 ? 0 : 20 * i));
    await expect.poll(() => callers.every(({ answers }) => answers.some(({ reused }) => reused))).toBe(true);
    // the drain alone: who guesses keys is answered after up to two seconds
    waits = holdWaits(3000);
    stopping = server.close(3000);
    const last = await Promise.all(done);
    waits.release();
    expect(callers.flatMap(({ faults }) => faults)).toEqual([]);
    expect(last.map((answer) => answer?.connection)).toEqual(callers.map(() => 'close'));
    for (const caller of callers) caller.leave();
    await stopping;
    const late = new Caller();
    expect([await late.ask(), late.faults]).toEqual([undefined, []]);
  });

  test('is not ready at once, and answers those who still come until the drain is over', async () => {
    const caller = new Caller();
    waits = holdWaits(1500);
    stopping = server.close(1500);
    expect(await caller.ask('/readyz')).toMatchObject({ status: 503, connection: 'close' });
    expect(await caller.ask('/healthz')).toMatchObject({ status: 200, connection: 'close' });
    waits.release();
    await stopping;
    expect(caller.faults).toEqual([]);
  });

  test('answers what is in flight, however long its drain is, and ends then', async () => {
    const caller = new Caller();
    // over thirty guesses from one place are answered late
    await Promise.all(Array.from({ length: 32 }, () => new Caller().ask('/v2/search/car/active?api_key=x')));
    waits = holdWaits(100);
    const { of } = waits;
    const slow = caller.ask('/v2/search/car/active?api_key=x');
    await expect.poll(() => of(300)).toHaveLength(1);
    stopping = server.close(0);
    const [[drain], [guess]] = [of(250), of(300)];
    drain?.end();
    const isOpen = () => new Caller().ask();
    await expect.poll(isOpen).toBeUndefined();
    guess?.end();
    expect(await slow).toMatchObject({ status: 401, connection: 'close' });
    expect(caller.faults).toEqual([]);
    await stopping;
  });
});

test('before that connections are kept, and /readyz tells that it stops without asking anybody', async () => {
  const { app } = testApp();
  expect((await app.request('/healthz')).headers.get('Connection')).toBeNull();
  const leaving = testApp(undefined, { leaving: () => true });
  const ready = await leaving.app.request('/readyz');
  expect([ready.status, ready.headers.get('Connection')]).toEqual([503, 'close']);
  expect(await ready.json()).toEqual({ status: 'stopping' });
});
