import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestJobs } from '../jobs/open.ts';
import { newState } from '../jobs/serving.ts';
import { describeOnEngine, engineUrl, type LoadedMarket, sharedMarket } from '../market/load.ts';
import { eventually } from '../patience.ts';

/** An engine that dies while a job asks it: a stand-in before the real one that cuts connections. */

const LISTED = '1FTFW1E80NFA00001';
/** more than are asked for at once, each in a place of its own */
const ZIPS = ['30303', '60601', '10001', '90001', '77002', '33101', '48226', '98101'];
const CARS = [...Array(60).keys()].map((i) => `${LISTED},${20_000 + i},${i * 100},${ZIPS[i % 8]}`);
const FILE = gzipSync(`vin,price,miles,zip\n${CARS.join('\n')}\n`);

/** The engine behind something that dies at its `diesAt`th search, and answers again when it is `dead` no more. */
class Mortal {
  dead = false;
  diesAt = Number.POSITIVE_INFINITY;
  searches = 0;
  readonly #server: Server;

  constructor() {
    this.#server = createServer({ keepAliveTimeout: 0 }, (asked, answer) => {
      if (asked.url?.includes('_msearch')) this.searches += 1;
      if (this.searches >= this.diesAt) {
        this.dead = true;
        this.diesAt = Number.POSITIVE_INFINITY;
      }
      if (this.dead) {
        asked.socket.destroy();
        return;
      }
      const { method, headers } = asked;
      const onward = request(new URL(asked.url ?? '/', engineUrl), { method, headers }, (engine) => {
        answer.writeHead(engine.statusCode ?? 502, engine.headers);
        engine.pipe(answer);
      });
      onward.on('error', () => asked.socket.destroy());
      asked.pipe(onward);
    });
  }

  async open(): Promise<string> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }
}

describeOnEngine('an engine that dies in the middle of a ranking', () => {
  const { dataDir, remove } = newState();
  const engine = new Mortal();
  let market: LoadedMarket;
  let jobs: Awaited<ReturnType<typeof openTestJobs>>;

  beforeAll(async () => {
    market = await sharedMarket();
    jobs = await openTestJobs({
      dataDir,
      engine: { url: await engine.open() },
      indexPrefix: market.prefix,
      decode: async (vins) => vins.map(() => ({ error: 'this VIN is not known' })),
      // it is not given up before the engine is back
      againSeconds: 1,
    });
  });
  afterAll(async () => {
    await jobs?.close();
    engine.close();
    await market?.drop();
    remove();
  });

  test('the job waits, and tells the same as if nothing had happened', async () => {
    const undisturbed = await jobs.ended(await jobs.submit('rank', FILE));
    expect(undisturbed).toMatchObject({ status: 'COMPLETED', processed: 60, failed: 0 });
    expect(engine.searches).toBeGreaterThan(2);

    engine.searches = 0;
    engine.diesAt = 2;
    const job = await jobs.submit('rank', FILE);
    await eventually(() => engine.dead);
    await eventually(async () => (await jobs.find(job)).attempts > 1);
    expect((await jobs.find(job)).status).toBe('PROCESSING');
    engine.dead = false;
    const ended = await jobs.ended(job);
    expect([ended.status, ended.error]).toEqual(['COMPLETED', undefined]);
    const [text, other] = await Promise.all([jobs.results(undisturbed), jobs.results(ended)]);
    expect(gunzipSync(other).toString()).toBe(gunzipSync(text).toString());
  });
});
