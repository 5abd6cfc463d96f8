import { afterEach, beforeEach, expect, test } from 'vitest';
import { plateSource, recallSource } from '../../src/server/sources.ts';
import { readSettings } from '../../src/settings.ts';
import { DecoderBusy } from '../../src/vin/decoded-vehicle.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';
import { type StandIn, standIn } from '../outgoing/receiver.ts';

/** What callers see of partners (part-1.md E9, E10, "Errors"): configured ones are asked alone, their faults have statuses. */

const KEY = 'kPARTNERS';
const RECALLS = '/car/recalls/1HGCM82633A004352';
const PLATE = '/thirdparty/plate-decoder/7xer-187?state=ca';

let server: StandIn;
beforeEach(async () => {
  server = await standIn();
});
afterEach(() => server.close());

/** An app whose partners are the stand-in; what was delivered must not be asked for. */
function app(allows = 'http,private') {
  const settings = readSettings({
    FORECOURT_RECALLS_URL: `${server.url}/recalls/{vin}`,
    FORECOURT_RECALLS_KEY: 'hidden-key',
    FORECOURT_PLATES_URL: `${server.url}/plates?p={plate}&s={state}&c={country}&key={key}`,
    FORECOURT_PLATES_KEY: 'hidden-key',
    FORECOURT_OUTGOING_ALLOWS: allows,
    // one that is late is asked again
    FORECOURT_PARTNER_TIMEOUT: '99s',
  });
  const nobody = () => Promise.reject(new Error('a delivery was asked'));
  const decoder = { decode: () => Promise.reject(new DecoderBusy()), close: async () => undefined };
  return testApp(undefined, {
    accounts: new MemoryAccounts([[KEY, { ...callerOn('standard'), terms: ['recalls', 'plates'] }]]),
    recalls: recallSource(settings, nobody, decoder),
    plates: plateSource(settings, nobody),
    decoder,
  });
}

test("a partner's recalls and plates", async () => {
  const { ask } = app();
  server.answer = (_, response) =>
    response.end(
      JSON.stringify({ data: { items: [{ vehicle: { make: 'Honda' }, recalls: [{ status: 'OPEN' }] }] } }),
    );
  const recalls = await (await ask(RECALLS, KEY)).json();
  expect(recalls).toMatchObject({
    data: {
      items: [{ vehicle: { vin: '1HGCM82633A004352', make: 'Honda' }, recalls: [{ status: 'OPEN' }] }],
    },
  });
  server.answer = (_, response) => response.end(JSON.stringify({ success: true, make: 'Kia', year: 2017 }));
  const plate = await (await ask(PLATE, KEY)).json();
  expect(plate).toMatchObject({
    response: { make: 'Kia', year: '2017', input: { plate: '7XER187', state: 'CA' } },
  });
  expect(server.asked).toEqual([
    'GET /recalls/1HGCM82633A004352',
    'GET /plates?p=7XER187&s=CA&c=US&key=hidden-key',
  ]);
});

test.each([
  [404, 422, 404],
  [401, 502, 502],
  [302, 502, 502],
  [500, 503, 503],
])('its %i: recalls %i, plates %i; its words and our key reach nobody', async (status, recalls, plates) => {
  const { ask, log } = app();
  server.answer = (_, response) =>
    response.writeHead(status, { location: '/secret' }).end('words of the partner');
  for (const [path, expected] of [
    [RECALLS, recalls],
    [PLATE, plates],
  ] as const) {
    const response = await ask(path, KEY);
    const body = (await response.json()) as { code: number; message: string };
    expect([response.status, body.code]).toEqual([expected, expected]);
    expect(body.message).not.toMatch(/words of the partner|hidden-key/);
    if (expected === 503) expect(response.headers.get('Retry-After')).not.toBeNull();
  }
  expect(log.join('')).not.toMatch(/words of the partner|hidden-key/);
  expect(server.asked).not.toContain('GET /secret');
});

test('an address that may not be called is a matter of ours, not of the caller', async () => {
  expect((await app('http').ask(RECALLS, KEY)).status).toBe(502);
  expect(server.asked).toEqual([]);
});

test('too many VINs at once', async () => {
  const response = await app().ask('/decode/car/1HGCM82633A004352/specs', KEY);
  expect([response.status, response.headers.has('Retry-After')]).toEqual([503, true]);
});
