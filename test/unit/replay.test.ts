import { afterEach, describe, expect, test, vi } from 'vitest';
import type { ApiAnswer } from '../../src/mcp/api-request.ts';
import { askServer } from '../../src/mcp/ask-api.ts';
import { compare, differs } from '../../src/replay/compare.ts';
import { logOf } from '../../src/replay/read-log.ts';
import { logLine, reportText } from '../../src/replay/report.ts';
import { send } from '../../src/replay/send.ts';

/** `forecourt replay`: what is read of logs, what is sent, and what is said of the answers. */

const KEY = 'their-key-Abc123Def456Ghi789Jkl012Mno345';
const SEARCH = '/v2/search/car/active';

const targets = (text: string) =>
  logOf(text).requests.map(({ path, query, status, line }) => [line, `${path}?${query}`, status]);

describe('a log', () => {
  test('in the common and the combined form', () => {
    const log = [
      `203.0.113.7 - - [28/Nov/2026:10:00:00 +0000] "GET ${SEARCH}?make=Ford&api_key=${KEY} HTTP/1.1" 200 512`,
      `203.0.113.7 - a [28/Nov/2026:10:00:01 +0000] "GET /v2/history/car/1FTAACC88PA100000?api_key=${KEY} HTTP/2.0" 404 12 "https://shop.example/" "Agent/1.0"`,
    ].join('\n');
    expect(targets(log)).toEqual([
      [1, `${SEARCH}?make=Ford`, 200],
      [2, '/v2/history/car/1FTAACC88PA100000?', 404],
    ]);
  });

  test('as JSON lines, and as URLs alone', () => {
    const log = [
      JSON.stringify({ url: `https://api.example${SEARCH}?rows=1&API_KEY=${KEY}`, status: 200 }),
      JSON.stringify({ request_uri: '/v2/mds/car?make=Ford', method: 'get', status: '422' }),
      JSON.stringify({ request: `GET ${SEARCH}?rows=2 HTTP/1.1` }),
      JSON.stringify({ request: { method: 'GET', url: `${SEARCH}?rows=3` } }),
      JSON.stringify(`${SEARCH}?rows=4`),
      `https://api.example/market${SEARCH}?rows=5`,
    ].join('\r\n');
    expect(targets(log)).toEqual([
      [1, `${SEARCH}?rows=1`, 200],
      [2, '/v2/mds/car?make=Ford', 422],
      [3, `${SEARCH}?rows=2`, undefined],
      [4, `${SEARCH}?rows=3`, undefined],
      [5, `${SEARCH}?rows=4`, undefined],
      [6, `${SEARCH}?rows=5`, undefined],
    ]);
  });

  test('as a HAR with answers, in base64 or not', () => {
    const entry = (url: string, content: object, status = 200) => ({
      request: { method: 'GET', url },
      response: { status, content },
    });
    const har = JSON.stringify({
      log: {
        entries: [
          entry(`https://api.example${SEARCH}?rows=0&api_key=${KEY}`, { text: '{"num_found":1}' }),
          entry(`https://api.example${SEARCH}?rows=1`, { text: btoa('{"num_found":2}'), encoding: 'base64' }),
          entry(`https://api.example${SEARCH}?rows=2`, { text: 'no JSON' }, 0),
          entry('https://shop.example/style.css', {}),
        ],
      },
    });
    const { requests, skipped } = logOf(har);
    expect(requests.map(({ body, status }) => [body, status])).toEqual([
      [{ num_found: 1 }, 200],
      [{ num_found: 2 }, 200],
      [undefined, undefined],
    ]);
    expect(skipped).toEqual({ 'of something else': 1 });
  });

  test('each request is sent once; what is no GET of this interface is counted and left', () => {
    const log = logOf(
      [
        `"GET ${SEARCH}?api_key=a HTTP/1.1" 200 1`,
        `"GET ${SEARCH}?api_key=b HTTP/1.1" 200 1`,
        '"POST /v2/batch/vin/decode/jobs HTTP/1.1" 200 1',
        `"GET ${SEARCH}/export?format=csv HTTP/1.1" 200 1`,
        '"GET /robots.txt HTTP/1.1" 404 1',
        'nonsense',
        '{broken',
        '',
      ].join('\n'),
    );
    expect(log.requests).toMatchObject([{ line: 1, times: 2 }]);
    expect(logLine(log)).toBe(
      '7 lines: 2 requests, 1 of them different, 1 not GET (POST), 1 an export, 1 of something else, 2 unreadable',
    );
  });
});

describe('an export is not sent', () => {
  test.each([
    `${SEARCH}/%65xport`,
    `${SEARCH}/export//`,
    '/v2/search/%63ar/uk/active/%65%78port?format=csv',
    `${SEARCH}\\export`,
    `${SEARCH}/ex\tport`,
  ])('%j', (url) => {
    const { requests, skipped } = logOf(JSON.stringify({ url }));
    expect([requests, skipped]).toEqual([[], { 'an export': 1 }]);
  });

  test('what only looks like one is sent', () => {
    const log = ['/v2/listing/car/export', `${SEARCH}/%2565xport`, `${SEARCH}%2Fexport`].join('\n');
    expect(logOf(log).requests).toHaveLength(3);
  });
});

describe('an answer', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** Asks a server whose answer has so many parts of 1 MB; gives the answer, and the parts that were read. */
  async function longAnswer(parts: number) {
    const part = new Uint8Array(1024 * 1024).fill(32);
    let read = 0;
    const body = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          if (read === parts) return controller.close();
          read += 1;
          controller.enqueue(part);
        },
      },
      { highWaterMark: 0 },
    );
    vi.stubGlobal('fetch', async () => new Response(body));
    const { status, body: said } = await askServer('http://127.0.0.1:8080', KEY)('/x');
    return { status, said: JSON.stringify(said).slice(0, 100), read };
  }

  test('of 32 MB is read, a longer one is not read to its end', async () => {
    expect(await longAnswer(32)).toMatchObject({ status: 200, read: 32 });
    expect(await longAnswer(40)).toEqual({
      status: 413,
      said: '{"message":"The answer is longer than 32 MB and was not read."}',
      read: 33,
    });
  });
});

describe('a path that leads elsewhere', () => {
  test.each([
    '/v2/../otherapp/x',
    '/v2/%2e%2E/otherapp/x',
    '/v2/search/.%2e/%2e./otherapp/x?rows=1',
    '/v2/..%2fotherapp/x',
    '/v2/..\\otherapp/x',
    '/v2\\..\\otherapp/x',
    '/v2/.\t./otherapp/x',
    '/v2/%ff/../../otherapp/x',
    '/v2/search/car/./active',
  ])('%j is not sent', (url) => {
    const { requests, skipped } = logOf(JSON.stringify({ url }));
    expect([requests, skipped]).toEqual([[], { 'of something else': 1 }]);
  });

  test('dots within a segment, in the query and before /v2 are in no way', () => {
    const log = [
      '/v2/listing/car/a..b',
      '/v2/listing/car/...',
      `${SEARCH}?make=..%2F..&rows=/../`,
      `/a/../v2/mds/car`,
    ].join('\n');
    expect(logOf(log).requests.map(({ path }) => path)).toEqual([
      '/v2/listing/car/a..b',
      '/v2/listing/car/...',
      SEARCH,
      '/v2/mds/car',
    ]);
  });
});

/** Sends the requests of a log to what answers so, and compares. */
async function replayed(text: string, answer: (target: string) => ApiAnswer) {
  const asked: string[] = [];
  const ask = async (target: string): Promise<ApiAnswer> => {
    asked.push(target);
    return answer(target);
  };
  const exchanges = await send(logOf(text).requests, ask, { rate: 1000, pause: async () => undefined });
  return { asked, compared: compare(exchanges) };
}

const har = (answers: Readonly<Record<string, unknown>>): string =>
  JSON.stringify({
    log: {
      entries: Object.entries(answers).map(([url, body]) => ({
        request: { method: 'GET', url },
        response: { status: 200, content: { text: JSON.stringify(body) } },
      })),
    },
  });

describe('answers', () => {
  test('as recorded: nothing differs, whatever the values', async () => {
    const recorded = { num_found: 2, listings: [{ price: 1, build: { make: 'Ford' } }, { price: null }] };
    const here = { num_found: 1, listings: [{ price: 5.5, build: { make: 'Kia', model: 'Rio' } }] };
    const { compared, asked } = await replayed(
      har({ [`${SEARCH}?rows=2&api_key=${KEY}`]: recorded }),
      () => ({
        status: 200,
        body: here,
      }),
    );
    expect(asked).toEqual(['/search/car/active?rows=2']);
    expect(compared.map(differs)).toEqual([false]);
    expect(reportText(compared)).toContain('Every operation answers as recorded.');
  });

  test('without members, of other types', async () => {
    const recorded = {
      num_found: 1,
      listings: [{ price: 1, score: 0.5, dealer: { id: '7' }, build: { trim: 'S' }, rank: { first: 1 } }],
      facets: { make: [{ item: 'Ford', count: 1 }] },
    };
    const here = {
      num_found: 1,
      listings: [{ price: 1, dealer: { id: 7 }, build: {} }],
      facets: { model: [{ item: 'Rio', count: 1 }] },
    };
    const { compared } = await replayed(har({ [SEARCH]: recorded }), () => ({ status: 200, body: here }));
    const [{ missing, types } = { missing: [], types: [] }] = compared;
    // what is in a missing object is not told again; trim is a member of builds here, and this data has none
    expect(missing).toEqual([
      { member: 'listings[].build.trim', documented: true },
      { member: 'listings[].rank', documented: false },
      { member: 'listings[].score', documented: false },
    ]);
    expect(types).toEqual([{ member: 'listings[].dealer.id', recorded: 'string', here: 'number' }]);
    expect(compared.map(differs)).toEqual([true]);
    expect(reportText(compared)).toContain(
      'members that it does not have: listings[].rank, listings[].score',
    );
  });

  test('an empty page here says nothing of members; another answer of the operation that has them does', async () => {
    const recorded = { num_found: 1, listings: [{ price: 1 }] };
    const none = { num_found: 0, listings: [] };
    const one = await replayed(har({ [SEARCH]: recorded }), () => ({ status: 200, body: none }));
    expect(one.compared[0]?.missing).toEqual([]);
    const two = await replayed(
      har({ [`${SEARCH}?a=1`]: recorded, [`${SEARCH}?a=2`]: recorded }),
      (target) => ({
        status: 200,
        body: target.endsWith('1') ? { num_found: 1, listings: [{}] } : recorded,
      }),
    );
    expect(two.compared.map(differs)).toEqual([false]);
  });

  test('of another status: with its words, an example and its line', async () => {
    const log = [
      `"GET ${SEARCH}?radius=900&zip=60601&api_key=${KEY} HTTP/1.1" 200 1`,
      `"GET ${SEARCH}?rows=1 HTTP/1.1" 304 1`,
      '"GET /v2/not/of/ours HTTP/1.1" 200 1',
    ].join('\n');
    const { compared } = await replayed(log, (target) =>
      target.includes('radius')
        ? { status: 422, body: { code: 422, message: 'Parameter radius: too far.' } }
        : target.includes('ours')
          ? { status: 404, body: { code: 404, message: 'There is no operation at this path.' } }
          : { status: 200, body: {} },
    );
    expect(compared.map(({ operation, isOperation }) => [operation, isOperation])).toEqual([
      ['/search/car/active', true],
      ['/v2/not/of/ours', false],
    ]);
    expect(compared[0]?.statuses).toEqual([
      {
        ...{ recorded: 200, here: 422, requests: 1, message: 'Parameter radius: too far.', line: 1 },
        example: `${SEARCH}?radius=900&zip=60601`,
      },
    ]);
    const text = reportText(compared);
    expect(text).toContain('2 of 2 operations differ.');
    expect(text).not.toContain(KEY);
  });

  test('parameters that the operation ignores are named, and paths under the words of existing clients known', async () => {
    const log = `${SEARCH}?make=Ford&no_such_filter=x\n/v2/car/autorecalls/1FTAACC88PA100000\n/v2/search/car/uk/%61ctive`;
    const { compared } = await replayed(log, () => ({ status: 200, body: {} }));
    expect(compared.map(({ operation, ignored }) => [operation, ignored])).toEqual([
      ['/search/car/active', { no_such_filter: 1 }],
      ['/car/recalls/{vin}', {}],
      ['/search/car/uk/active', {}],
    ]);
    expect(compared.map(differs)).toEqual([false, false, false]);
  });
});

describe('sending', () => {
  const log = logOf(Array.from({ length: 4 }, (_, n) => `${SEARCH}?rows=${n}`).join('\n')).requests;

  test('keeps to the rate', async () => {
    let clock = 0;
    const pause = async (ms: number) => {
      clock += ms;
    };
    const ask = async (): Promise<ApiAnswer> => {
      clock += 30;
      return { status: 200, body: {} };
    };
    await send(log, ask, { rate: 4, pause, now: () => clock });
    // three intervals of 250 ms, and the last answer
    expect(clock).toBe(780);
  });

  test('waits as a 429 says, but not for a month', async () => {
    const waits: number[] = [];
    const pause = async (ms: number) => void waits.push(ms);
    let refused = 1;
    const soon = await send(
      log.slice(0, 1),
      async () => (refused-- > 0 ? { status: 429, body: {}, retryAfter: 2 } : { status: 200, body: {} }),
      { rate: 1000, pause },
    );
    expect([soon[0]?.answer.status, waits]).toEqual([200, [2000]]);
    const never = await send(log.slice(0, 1), async () => ({ status: 429, body: {}, retryAfter: 86_400 }), {
      ...{ rate: 1000, pause },
    });
    expect([never[0]?.answer.status, waits.length]).toEqual([429, 1]);
  });

  test('ends where every further request would be refused', async () => {
    const unknown = await send(log, async () => ({ status: 401, body: {} }), { rate: 1000 });
    expect(unknown.map(({ answer: answered }) => answered.status)).toEqual([401]);
  });
});
