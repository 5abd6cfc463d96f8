import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { publishedText } from '../../src/api/http/published-text.ts';
import type { ApiEnv } from '../../src/api/request/context.ts';
import { testApp } from '../market/app.ts';

/** Long texts for everybody: made once, sent compressed, and not sent to whoever has them. */

const TEXT = JSON.stringify({ words: 'the same for everybody '.repeat(500) });
const DECODE = { br: brotliDecompressSync, gzip: gunzipSync } as const;

function published() {
  let made = 0;
  const app = new Hono<ApiEnv>().get(
    '/',
    publishedText(() => {
      made += 1;
      return TEXT;
    }),
  );
  const ask = (headers: Record<string, string> = {}) => app.request('/', { headers });
  return { ask, made: () => made };
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.1, gzip;q=0.9', 'gzip'],
] as const)('%s gives %s, which holds the text', async (accepted, coding) => {
  const answer = await published().ask({ 'Accept-Encoding': accepted });
  expect(answer.headers.get('Content-Encoding')).toBe(coding);
  expect(answer.headers.get('Vary')).toBe('Accept-Encoding');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(TEXT.length / 10);
  expect(DECODE[coding](bytes).toString()).toBe(TEXT);
});

test.each([undefined, 'identity', 'deflate'])('%s gives the text as it is', async (accepted) => {
  const answer = await published().ask(accepted ? { 'Accept-Encoding': accepted } : {});
  expect(answer.headers.get('Content-Encoding')).toBeNull();
  expect(await answer.text()).toBe(TEXT);
});

test('whoever has it is told so: 304 without a body, for the coding that was sent', async () => {
  const { ask } = published();
  const gzip = { 'Accept-Encoding': 'gzip' };
  const tag = (await ask(gzip)).headers.get('ETag') ?? '';
  for (const known of [tag, `W/${tag}`, `"other", ${tag}`, '*']) {
    const answer = await ask({ ...gzip, 'If-None-Match': known });
    expect([known, answer.status, await answer.text()]).toEqual([known, 304, '']);
    expect(answer.headers.get('ETag')).toBe(tag);
  }
  expect((await ask({ 'Accept-Encoding': 'br', 'If-None-Match': tag })).status).toBe(200);
});

test('it is made once, however many ask', async () => {
  const { ask, made } = published();
  await Promise.all([ask(), ask({ 'Accept-Encoding': 'br' }), ask({ 'Accept-Encoding': 'gzip' })]);
  await ask();
  expect(made()).toBe(1);
});

test.each(['/v2/openapi.json', '/console/metadata'])('%s is such a text', async (path) => {
  const { app } = testApp();
  const answer = await app.request(path, { headers: { 'Accept-Encoding': 'br' } });
  expect([answer.status, answer.headers.get('Content-Encoding')]).toEqual([200, 'br']);
  const known = { 'Accept-Encoding': 'br', 'If-None-Match': answer.headers.get('ETag') ?? '' };
  expect((await app.request(path, { headers: known })).status).toBe(304);
});
