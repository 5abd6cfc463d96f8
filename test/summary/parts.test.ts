import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { Refusal } from '../../src/catalog/errors.ts';
import { AnswerCache } from '../../src/summary/cache.ts';
import { SummaryDatabase } from '../../src/summary/database.ts';
import { Queue } from '../../src/summary/queue.ts';

/** What the summary stands on: the database, the queue and the cache (docs/decisions, decisions 9 and 12). */

const never = new AbortController().signal;
const refusal = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return error instanceof Refusal ? error.code : String(error);
};

describe('the database', () => {
  let state: string;
  beforeEach(() => {
    state = mkdtempSync(path.join(os.tmpdir(), 'forecourt-sold-'));
    mkdirSync(path.join(state, 'sold'));
  });
  afterEach(() => rmSync(state, { recursive: true, force: true }));

  const db = (memory = '256MB') =>
    new SummaryDatabase({ folders: [path.join(state, 'sold')], memory, spill: path.join(state, 'spill') });

  test('reads its folder alone, and no setting changes that', async () => {
    const database = db();
    const outside = path.join(state, 'secret.csv');
    writeFileSync(outside, 'a\n1\n');
    const run = (sql: string) => database.read({ sql, values: [] }, never, () => undefined);
    await expect(run(`SELECT * FROM read_csv('${outside}')`)).rejects.toThrow(/Permission/);
    await expect(run(`SELECT * FROM '${state}/sold/../secret.csv'`)).rejects.toThrow();
    await expect(run('SET enable_external_access = true')).rejects.toThrow();
    await expect(run('INSTALL httpfs')).rejects.toThrow();
    await database.close();
  });

  test('what needs more memory than there is, is refused, and what comes after is answered', async () => {
    const small = db('16MB');
    const run = (sql: string) => small.read({ sql, values: [] }, never, () => undefined);
    expect(await refusal(run('SELECT list(range) FROM range(20000000)'))).toBe('too_heavy');
    await run('SELECT 1');
    await small.close();
  });

  test('a caller who goes away ends the query', async () => {
    const database = db();
    // by itself it ends in years
    const sql = 'SELECT count(*) FROM range(100000000) a, range(100000) b WHERE (a.range * b.range) % 7 = 3';
    for (const wait of [0, 200]) {
      const caller = new AbortController();
      const asked = refusal(database.read({ sql, values: [] }, caller.signal, () => undefined));
      setTimeout(() => caller.abort(), wait);
      expect(await asked).toBe('timed_out');
    }
    expect(await refusal(database.read({ sql, values: [] }, AbortSignal.abort(), () => undefined))).toBe(
      'timed_out',
    );
    await database.close();
  });
});

describe('the queue', () => {
  const gate = () => {
    let open = (): void => undefined;
    const opened = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { open, opened };
  };

  test('lets so many run, keeps the order, and refuses what is too much', async () => {
    const queue = new Queue(2, 2);
    const began: number[] = [];
    const gates = Array.from({ length: 5 }, gate);
    const runs = gates.slice(0, 4).map(({ opened }, at) =>
      queue.run(never, () => {
        began.push(at);
        return opened;
      }),
    );
    expect(began).toEqual([0, 1]);
    expect(await refusal(queue.run(never, async () => undefined))).toBe('summaries_busy');
    gates[1]?.open();
    await runs[1];
    await expect.poll(() => began).toEqual([0, 1, 2]);
    for (const { open } of gates) open();
    await Promise.all(runs);
    expect(began).toEqual([0, 1, 2, 3]);
    // every place is free again
    const after = [gate(), gate()];
    const again = after.map(({ opened }, at) =>
      queue.run(never, () => {
        began.push(10 + at);
        return opened;
      }),
    );
    expect(began.slice(4)).toEqual([10, 11]);
    for (const { open } of after) open();
    await Promise.all(again);
  });

  test('accounts take turns, and none has all the places to wait in', async () => {
    const queue = new Queue(1, 6);
    const began: string[] = [];
    const gates = new Map<string, () => void>();
    const waits: number[] = [];
    const run = (account: string, name: string) =>
      queue.run(
        never,
        () => {
          const { open, opened } = gate();
          began.push(name);
          gates.set(name, open);
          return opened;
        },
        { account, onWaited: (ms) => waits.push(ms) },
      );
    const all = [run('a', 'a1'), run('a', 'a2'), run('a', 'a3'), run('a', 'a4')];
    expect(await refusal(run('a', 'a5'))).toBe('summaries_busy');
    all.push(run('b', 'b1'), run('c', 'c1'));
    for (const name of ['a1', 'a2', 'b1', 'c1', 'a3', 'a4']) {
      await expect.poll(() => began.at(-1)).toBe(name);
      gates.get(name)?.();
    }
    await Promise.all(all);
    expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    expect(waits).toHaveLength(6);
  });

  test('work that fails gives its place on; who goes away leaves', async () => {
    const queue = new Queue(1, 5);
    const [first, third] = [gate(), gate()];
    const failing = queue.run(never, async () => {
      await first.opened;
      throw new Error('broken');
    });
    const caller = new AbortController();
    const leaving = refusal(queue.run(caller.signal, async () => 'ran'));
    const last = queue.run(never, () => third.opened);
    caller.abort();
    expect(await leaving).toBe('timed_out');
    first.open();
    await expect(failing).rejects.toThrow('broken');
    third.open();
    await last;
    expect(await queue.run(never, async () => 'ran')).toBe('ran');
    expect(await refusal(queue.run(never, () => queue.run(AbortSignal.abort(), async () => 1)))).toBe(
      'timed_out',
    );
  });
});

describe('the cache', () => {
  test('holds one generation, and no more than its bytes', () => {
    const cache = new AnswerCache<string>(10);
    const [one, two] = [{}, {}];
    cache.keepOnly(one);
    cache.set(one, 'a', 'A', 4);
    cache.set(one, 'b', 'B', 4);
    expect(cache.get(one, 'a')).toBe('A');
    cache.set(one, 'c', 'C', 4);
    // a was asked last, b went
    expect(['a', 'b', 'c'].map((key) => cache.get(one, key))).toEqual(['A', undefined, 'C']);
    cache.set(one, 'large', 'L', 11);
    expect(cache.get(one, 'large')).toBeUndefined();
    cache.set(one, 'a', 'AA', 6);
    expect(['a', 'c'].map((key) => cache.get(one, key))).toEqual(['AA', 'C']);
    cache.keepOnly(two);
    cache.set(two, 'a', 'A2', 1);
    cache.set(one, 'a', 'late', 1);
    expect([cache.get(one, 'a'), cache.get(two, 'c'), cache.get(two, 'a')]).toEqual([
      undefined,
      undefined,
      'A2',
    ]);
  });
});
