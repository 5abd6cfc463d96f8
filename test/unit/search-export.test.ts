import type { Client } from '@elastic/elasticsearch';
import { parse } from 'csv-parse/sync';
import { describe, expect, test } from 'vitest';
import { PLANS, type Plan } from '../../src/accounts/plans.ts';
import { explain } from '../../src/api/explain/explain.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { aliasesOf } from '../../src/engine/names.ts';
import { csv } from '../../src/records/export/csv.ts';
import { EXPORT_PART } from '../../src/search/export/pages.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { KEYS, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';

/** Exports on an engine of many listings that is none: what is asked, in which parts, and what a cut leaves. */

const EXPORT = '/search/car/active/export';
const PREFIX = 'nothing-';

interface Body {
  readonly size: number;
  readonly query: { readonly term?: { readonly id: string } };
  readonly search_after?: readonly [lastSeen: number | string, vin: string | null, tie: string];
}

/** Beyond 2^53, and so near to each other that numbers do not tell them apart. */
const FIRST_TIE = 9_007_199_254_740_993_000n;
const MISSING = -(2 ** 63);

/** The place of a listing: some have no VIN, the last ones were never seen. */
const keysOf = (at: number, all: number) => ({
  last_seen: at < all - 10 ? 1000 : MISSING,
  vin: at % 2 === 0 ? 'VIN' : null,
  tie: String(FIRST_TIE + BigInt(at)),
});

/** An engine with so many listings behind the alias of the US, which fails from a question on. */
function engineOf(all: number, failsAt = Number.POSITIVE_INFINITY) {
  const asked: Body[] = [];
  const answer = (body: Body) => {
    asked.push(body);
    if (asked.length >= failsAt) return { status: 500, error: { type: 'dead', reason: 'it died' } };
    if (body.size === 0) return { hits: { total: { value: all }, hits: [] } };
    const { term } = body.query;
    const behind = body.search_after ? Number(BigInt(body.search_after[2]) - FIRST_TIE) : -1;
    const start = term ? Number(term.id) : behind + 1;
    if (body.search_after) {
      const { last_seen, vin, tie } = keysOf(behind, all);
      const seen = last_seen === MISSING ? '-9223372036854775808' : last_seen;
      expect(body.search_after).toEqual([seen, vin, tie]);
    }
    const rows = Math.max(0, Math.min(body.size, all - start));
    const hits = Array.from({ length: rows }, (_, i) => {
      const { last_seen, vin, tie } = keysOf(start + i, all);
      return {
        _source: { record: { id: String(start + i), price: 1000 + start + i, build: { make: 'Ford' } } },
        fields: { tie: [tie] },
        sort: [last_seen, vin, Number(tie)],
      };
    });
    return { hits: { hits } };
  };
  const client = {
    indices: {
      get: async () =>
        Object.fromEntries(
          aliasesOf(PREFIX, 'us-cars').map(([alias]) => [
            `${alias}-20260615t060000z-1`,
            { aliases: { [alias]: {} } },
          ]),
        ),
    },
    msearch: async ({ searches }: { readonly searches: readonly string[] }) => ({
      body: {
        responses: searches.flatMap((text, i) => (i % 2 === 1 ? [answer(JSON.parse(text) as Body)] : [])),
      },
    }),
  };
  return { client: client as unknown as Client, prefix: PREFIX, asked };
}

/** What a reader gets until the end or a cut, as text. */
async function read(response: Response): Promise<{ readonly text: string; readonly isWhole: boolean }> {
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = '';
  try {
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) return { text, isWhole: true };
      text += decoder.decode(part.value, { stream: true });
    }
  } catch {
    return { text, isWhole: false };
  }
}

const idsIn = (text: string): string[] =>
  text.split('\n').flatMap((line) => (line === '' ? [] : [(JSON.parse(line) as { id: string }).id]));
const upTo = (end: number): string[] => Array.from({ length: end }, (_, i) => String(i));

describe('parts', () => {
  test('every listing once and in order, in parts of which each begins behind the last one', async () => {
    const engine = engineOf(3 * EXPORT_PART + 7);
    const response = await testApp(engine).ask(`${EXPORT}?format=jsonl&columns=id`);
    const { text, isWhole } = await read(response);
    expect([response.status, isWhole, response.headers.get('X-Num-Found')]).toEqual([
      200,
      true,
      String(3 * EXPORT_PART + 7),
    ]);
    expect(response.headers.get('X-Data-Version')).toBe('20260615t060000z-1');
    expect(idsIn(text)).toEqual(upTo(3 * EXPORT_PART + 7));
    expect(engine.asked.map(({ size }) => size)).toEqual([0, ...Array(4).fill(EXPORT_PART)]);
  });

  test('rows: no more are asked for than are wanted', async () => {
    const engine = engineOf(5000);
    const response = await testApp(engine).ask(`${EXPORT}?format=jsonl&columns=id&rows=${EXPORT_PART + 3}`);
    expect(idsIn((await read(response)).text)).toEqual(upTo(EXPORT_PART + 3));
    expect(engine.asked.map(({ size }) => size)).toEqual([0, EXPORT_PART, 3]);
  });

  test('a cut tells itself, and what follows the last whole line brings the rest once', async () => {
    const total = 4 * EXPORT_PART;
    const broken = await testApp(engineOf(total, 4)).ask(`${EXPORT}?format=jsonl&columns=id`);
    const first = await read(broken);
    expect([broken.status, first.isWhole]).toEqual([200, false]);
    const received = idsIn(first.text);
    expect(received.length).toBeGreaterThan(0);
    expect(received.length).toBeLessThan(total);
    const version = broken.headers.get('X-Data-Version');
    const rest = await testApp(engineOf(total)).ask(
      `${EXPORT}?format=jsonl&columns=id&after=${received.at(-1)}&data_version=${version}`,
    );
    const second = await read(rest);
    expect([rest.status, second.isWhole]).toEqual([200, true]);
    expect([...received, ...idsIn(second.text)]).toEqual(upTo(total));
  });

  test('a reader who stops reading stops the engine: one part is ahead, however many there are', async () => {
    const engine = engineOf(1000 * EXPORT_PART);
    const response = await testApp(engine).ask(`${EXPORT}?format=csv`);
    const reader = response.body?.getReader();
    for (let read = 1; read <= 3; read += 1) {
      await reader?.read();
      // whatever would go on by itself has had its time
      for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
      expect(engine.asked.length).toBeLessThanOrEqual(read + 2);
    }
    await reader?.cancel();
    for (let i = 0; i < 50; i += 1) await new Promise((resolve) => setImmediate(resolve));
    expect(engine.asked.length).toBeLessThanOrEqual(5);
  });

  test('nothing found: a header, and no more', async () => {
    const response = await testApp(engineOf(0)).ask(`${EXPORT}?columns=vin,make`);
    expect(await response.text()).toBe('vin,make\r\n');
  });
});

describe('calls', () => {
  const KEY = 'kEXPORT-sEcReT-9';
  function appOf(plan: Plan, all: number, failsAt?: number) {
    const accounts = new MemoryAccounts([[KEY, callerOn('standard', [], { plan })]]);
    return { ...testApp(engineOf(all, failsAt), { accounts }), accounts };
  }
  const plan = { ...PLANS.standard, requestsASecond: 1000, callsAMonth: 5 };

  test.each([
    [1, 1],
    [1000, 1],
    [1001, 2],
    [2500, 3],
  ])('%d rows count as %d', async (rows, calls) => {
    const { ask, accounts } = appOf(plan, rows);
    await read(await ask(EXPORT, KEY));
    expect(accounts.used('acc_standard', '2026-06')).toBe(calls);
    expect(accounts.ended).toHaveLength(calls);
    expect(new Set(accounts.ended.map(({ operation }) => operation))).toEqual(
      new Set(['search/car/active/export']),
    );
  });

  test('what the month does not reach is refused before anything is sent, and costs nothing', async () => {
    const { ask, accounts } = appOf(plan, 5001);
    const response = await ask(EXPORT, KEY);
    expect([response.status, await response.json()]).toEqual([
      429,
      {
        code: 429,
        message:
          'The export has 5001 rows, of which every thousand count as a call; 4 more calls are left this month. Send rows to take fewer.',
      },
    ]);
    expect(accounts.used('acc_standard', '2026-06')).toBe(0);
    expect((await read(await ask(`${EXPORT}?rows=5000`, KEY))).isWhole).toBe(true);
    expect(accounts.used('acc_standard', '2026-06')).toBe(5);
  });

  test('a file that cannot be resumed is counted whole, and what is resumed by what it takes at most', async () => {
    const rest = async (query: string): Promise<number> => {
      const response = await appOf(plan, 9000).ask(`${EXPORT}?after=0&${query}`, KEY);
      await response.body?.cancel();
      return response.status;
    };
    expect(await rest('format=jsonl')).toBe(200);
    expect(await rest('format=jsonl&rows=6000')).toBe(429);
    expect(await rest('format=parquet')).toBe(429);
    expect(await rest('format=parquet&rows=5000')).toBe(200);
  });

  test('an account has as many at once as heavy questions; one that has ended, or is read no more, leaves its place', async () => {
    const { ask } = appOf(PLANS.standard, 5000);
    const under = [await ask(EXPORT, KEY), await ask(EXPORT, KEY)];
    expect(under.map(({ status }) => status)).toEqual([200, 200]);
    const third = await ask(EXPORT, KEY);
    expect([third.status, third.headers.get('Retry-After')]).toEqual([503, expect.any(String)]);
    await third.body?.cancel();
    expect(under[0] && (await read(under[0])).isWhole).toBe(true);
    const reader = under[1]?.body?.getReader();
    await reader?.read();
    await reader?.cancel();
    for (const one of [await ask(EXPORT, KEY), await ask(EXPORT, KEY)]) {
      expect(one.status).toBe(200);
      await one.body?.cancel();
    }
  });

  test('a cut costs what was sent', async () => {
    const { ask, accounts } = appOf(plan, 4000, 5);
    expect((await read(await ask(EXPORT, KEY))).isWhole).toBe(false);
    expect(accounts.used('acc_standard', '2026-06')).toBeLessThanOrEqual(2);
  });

  test('a key that is revoked meanwhile ends the file with the part under way', async () => {
    const { ask, accounts } = appOf(plan, 10 * EXPORT_PART);
    const response = await ask(`${EXPORT}?format=jsonl&columns=id`, KEY);
    const reader = response.body?.getReader();
    const first = await reader?.read();
    accounts.keys.delete(KEY);
    const more = await reader?.read().catch(() => 'cut');
    expect([response.status, first?.done, more]).toEqual([200, false, 'cut']);
    expect((await ask(EXPORT, KEY)).status).toBe(401);
  });

  test.each([
    ['free', 403],
    ['basic', 403],
    ['standard', 200],
    ['enterprise', 200],
  ] as const)('the plan %s answers %d', async (name, status) => {
    const response = await testApp(engineOf(1)).ask(EXPORT, KEYS[name]);
    expect(response.status).toBe(status);
  });
});

describe('forms', () => {
  test('CSV: columns in the order asked for; formulas only where that is wanted', async () => {
    const { ask } = testApp(engineOf(2));
    const text = async (query: string): Promise<string> => await (await ask(`${EXPORT}?${query}`)).text();
    expect(await text('columns=price,make,id,vin')).toBe(
      'price,make,id,vin\r\n1000,Ford,0,\r\n1001,Ford,1,\r\n',
    );
    const all = parse(await text(''), { columns: true }) as Record<string, string>[];
    expect(all.map(({ id, make, miles }) => [id, make, miles])).toEqual([
      ['0', 'Ford', ''],
      ['1', 'Ford', ''],
    ]);
  });

  test.each([
    [false, 'heading\r\n"=1+1,2"\r\n-5\r\n"a ""b"""\r\n'],
    [true, `heading\r\n"'=1+1,2"\r\n'-5\r\n"a ""b"""\r\n`],
  ])('texts that look like formulas, escaped: %s', (escapesFormulas, expected) => {
    const columns = [{ name: 'heading', form: 'text', at: ['heading'] }] as const;
    const writer = csv({ columns, isChosen: true, escapesFormulas });
    const rows = ['=1+1,2', '-5', 'a "b"'].map((heading) => ({ heading }));
    expect(new TextDecoder().decode(writer.write(rows))).toBe(expected);
    expect(writer.end()).toHaveLength(0);
  });

  test('JSON Lines: listings whole, or the columns that were chosen', async () => {
    const { ask } = testApp(engineOf(1));
    const row = async (query: string): Promise<unknown> =>
      JSON.parse(await (await ask(`${EXPORT}?format=jsonl${query}`)).text());
    expect(await row('')).toEqual({ id: '0', price: 1000, build: { make: 'Ford' } });
    expect(Object.entries((await row('&columns=price,vin,make')) as object)).toEqual([
      ['price', 1000],
      ['make', 'Ford'],
    ]);
  });
});

describe('plan and refusals', () => {
  const explained = (query: string, path = `/v2${EXPORT}`) =>
    explain(OPERATIONS, `${path}?${query}`, PLANS.enterprise, NOW);

  test('the plan, and the lines that are asked', async () => {
    const { plan, request, notes } = await explained(
      'make=ford&columns=vin,id&format=parquet&after=a,b&rows=9&sort_by=price&data_version=x-1',
    );
    expect(plan).toEqual({
      operation: 'search/car/active/export',
      coverage: { roles: ['us'], rest: [] },
      filters: [{ is: 'anyOf', field: 'make', values: ['ford'] }],
      start: 0,
      rows: 0,
      plot: false,
      version: 'x-1',
      format: 'parquet',
      columns: ['vin', 'id'],
      after: 'a,b',
      most: 9,
      escapesFormulas: false,
    });
    const sort = [
      { last_seen_at: { order: 'desc', unmapped_type: 'long' } },
      { vin: { order: 'asc', unmapped_type: 'keyword' } },
      { tie: { order: 'asc', unmapped_type: 'long' } },
    ];
    const docvalue_fields = [{ field: 'tie', format: '#' }];
    expect(request).toMatchObject([
      { body: { query: { terms: { 'make.lc': ['ford'] } }, size: 0, track_total_hits: true } },
      { body: { query: { term: { id: 'a,b' } }, size: 1, sort, docvalue_fields } },
      { body: { query: { terms: { 'make.lc': ['ford'] } }, size: 9, sort, docvalue_fields } },
    ]);
    expect(notes.join(' ')).toContain('search_after');
  });

  test.each([
    ['columns=id,prise', '"prise" is not a column; closest match: price'],
    ['columns=id,vin,id', '"id" stands in it twice'],
    ['format=xlsx', 'Parameter format'],
    ['rows=0', '"0" is below 1'],
    ['price_range=x', 'Parameter price_range'],
  ])('%s', async (query, message) => {
    await expect(explained(query)).rejects.toMatchObject({
      status: 422,
      message: expect.stringContaining(message),
    });
  });

  test('an id that no listing has', async () => {
    const response = await testApp(engineOf(5)).ask(`${EXPORT}?after=99`);
    expect([response.status, await response.json()]).toEqual([
      422,
      {
        code: 422,
        message: 'Parameter after: no listing of this version of the data has the id "99".',
      },
    ]);
  });

  test('a version that is gone', async () => {
    const response = await testApp(engineOf(5)).ask(`${EXPORT}?data_version=20260101t060000z-9`);
    expect(response.status).toBe(409);
  });
});
