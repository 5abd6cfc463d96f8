import { Hono } from 'hono';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import type { ApiEnv } from '../../src/api/request/context.ts';
import { streamAnswer } from '../../src/api/request/stream-answer.ts';
import { EngineDown, EngineGivenUp } from '../../src/engine/ask.ts';

/** Answers in parts that end early: what is told of them, and how loudly. */

const PART = new Uint8Array([1]);
const INFO = 30;
const ERROR = 50;

/** The answer of such parts, and the levels and words of the log. */
async function answerOf(parts: AsyncGenerator<Uint8Array>) {
  const told: unknown[] = [];
  const write = (line: string): void => {
    const { level, msg } = JSON.parse(line);
    told.push([level, msg]);
  };
  const app = new Hono<ApiEnv>();
  const sending = { what: 'export', operation: 'x/export', log: pino({}, { write }), headers: {} };
  app.get('/', (c) => streamAnswer(c, parts, sending));
  const { body } = await app.request('/');
  if (!body) throw new Error('the answer has no body');
  return { reader: body.getReader(), told };
}

test.each([
  ['the wait of a caller who left', new DOMException('the caller went away', 'AbortError'), INFO, 'given up'],
  ['a question of a caller who left', new EngineGivenUp('aborted'), INFO, 'given up'],
  ['the time', new DOMException('the time was up', 'TimeoutError'), ERROR, 'cut off'],
  ['the engine', new EngineDown('gone'), ERROR, 'cut off'],
])('%s ends it', async (_, error, level, words) => {
  async function* parts() {
    yield PART;
    throw error;
  }
  const { reader, told } = await answerOf(parts());
  expect((await reader.read()).value).toEqual(PART);
  await expect(reader.read()).rejects.toThrow('the answer was cut off');
  expect(told).toEqual([[level, `export was ${words}`]]);
});

test('a caller who leaves while a part is made: the part goes nowhere, and that is no fault', async () => {
  let make = (_: Uint8Array): void => undefined;
  const made = new Promise<Uint8Array>((resolve) => {
    make = resolve;
  });
  let isEnded = false;
  async function* parts() {
    try {
      yield await made;
    } finally {
      isEnded = true;
    }
  }
  const { reader, told } = await answerOf(parts());
  const read = reader.read();
  const left = reader.cancel();
  make(PART);
  await left;
  expect([(await read).done, isEnded, told]).toEqual([true, true, [[INFO, 'export was given up']]]);
});
