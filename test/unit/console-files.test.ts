import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchDescription } from '../../src/console/metadata.ts';
import { ask, askFile, refusalFrom, send } from '../../src/console/page/api.ts';
import { session, signInNeeded } from '../../src/console/page/session.ts';
import { everyRecord, everyTerm } from '../../src/console/page/views/explore/every-record.ts';
import { instantText } from '../../src/console/page/words.ts';
import { consoleMetadata } from '../../src/console/server/metadata.ts';

/** Files that the page saves: whole, or not at all. */

const CARS = consoleMetadata().searches.find(
  ({ path }) => path === '/search/car/active',
) as SearchDescription;
const signal = new AbortController().signal;
const nothing = (): void => undefined;

beforeEach(() => vi.stubGlobal('location', { origin: 'http://console.example' }));
afterEach(() => vi.unstubAllGlobals());

/** The server answers so, one request after another, to an account whose limit no test comes near: the page waits for its turns otherwise. */
const answering = (...answers: readonly (() => Response)[]): void => {
  const left = [...answers];
  vi.stubGlobal('fetch', async () => {
    const answer = left.shift()?.();
    if (!answer) return Response.error();
    answer.headers.set('RateLimit-Limit', '1000');
    return answer;
  });
};

test.each([
  ['csv', 'id,price\r\na,1\r\nb,2\r\n', 2],
  ['jsonl', '{"id":"a"}\n{"id":"b"}\n', 2],
])('a file of %s that ends too early is none', async (format, text, rows) => {
  const file = (all: number) => () => new Response(text, { headers: { 'X-Num-Found': String(all) } });
  answering(file(rows), file(rows + 1));
  const told: number[] = [];
  const request = { path: '/search/car/active/export', params: new Map([['format', format]]) };
  const whole = await askFile(request, (done) => told.push(done), signal);
  expect([await whole.text(), told.at(-1)]).toEqual([text, rows]);
  await expect(askFile(request, nothing, signal)).rejects.toThrow('The file ended after 2 of 3 rows.');
});

test('records that are not answered to the last are not written', async () => {
  answering(
    () => Response.json({ num_found: 2, listings: [{ id: 'a' }] }),
    () => Response.json({ num_found: 2, listings: [] }),
  );
  await expect(everyRecord(CARS, new Map(), nothing, signal)).rejects.toThrow('1 of 2 were answered');
});

test('a facet that is not counted is not written as an empty value', async () => {
  answering(() => Response.json({ facets: { make: [{ result: 'Error', message: 'too many values' }] } }));
  await expect(everyTerm(CARS, new Map(), 'make', signal)).rejects.toThrow('too many values');
});

const EXPORT = { path: '/search/car/active/export', params: new Map<string, string>() };

test.each([
  ['what is asked', () => ask(EXPORT, signal)],
  ['what is saved', () => send('POST', '/views', {})],
  ['a file', () => askFile(EXPORT, nothing, signal)],
])('%s with a key that is no longer known signs out, and says why', async (_, work) => {
  vi.stubGlobal('localStorage', { removeItem: nothing });
  answering(() => Response.json({ code: 401, message: 'The key has been revoked.' }, { status: 401 }));
  session.value = { key: 'revoked', by: 'typing' };
  await expect(work()).rejects.toThrow('revoked');
  expect([session.value, signInNeeded.value]).toEqual([undefined, 'The key has been revoked.']);
});

test.each([
  ['of a second that is used up', '2', true],
  ['of keys that are guessed', '60', true],
  ['of a month that is used up', '1209600', false],
])('asked again may be what was refused because %s', async (_, wait, mayPass) => {
  const answer = Response.json({ message: 'no more' }, { status: 429, headers: { 'Retry-After': wait } });
  expect((await refusalFrom(answer)).mayPass).toBe(mayPass);
});

test('an instant is a day and an hour, whatever it was answered as', () => {
  expect(
    [1_780_000_000, '2026-01-15T06:00:00Z', '2019-03-01T00:00:00Z', '01/15/2026', 'soon'].map(instantText),
  ).toEqual(['2026-05-28 20:26', '2026-01-15 06:00', '2019-03-01', '01/15/2026', 'soon']);
});
