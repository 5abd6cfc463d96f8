import type { ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type CallPermissions, outgoing } from '../../src/outgoing/call.ts';
import { OutgoingFault } from '../../src/outgoing/fault.ts';
import { PartnerFault } from '../../src/partners/fault.ts';
import { type PartnerAddress, partner } from '../../src/partners/partner.ts';
import { partnerPlates } from '../../src/partners/plates/http.ts';
import { partnerRecalls } from '../../src/partners/recalls/http.ts';
import { type StandIn, standIn } from '../outgoing/receiver.ts';
import { PATIENCE_MS } from '../patience.ts';

/** Partners over HTTP, by a stand-in on loopback: what is tried again, what is not, and what their answers become. */

const ALL: CallPermissions = { http: true, private: true };
const VIN = '1HGCM82633A004352';
const never = new AbortController().signal;

let server: StandIn;
beforeEach(async () => {
  server = await standIn();
});
afterEach(() => server.close());

const at = (path = '/recalls/{vin}', key?: string): PartnerAddress => ({ url: `${server.url}${path}`, key });
const asking = (address = at(), patience = {}, allowed = ALL) =>
  partner(outgoing(allowed), address, { attempt: PATIENCE_MS, pause: 1, rest: PATIENCE_MS, ...patience });

/** Answers the n-th call by the n-th of these, the last one for ever; a number is a status. */
function answering(...answers: readonly (number | object | string)[]): void {
  let n = 0;
  server.answer = (_, response) => {
    const answer = answers[Math.min(n++, answers.length - 1)];
    if (typeof answer === 'number') response.writeHead(answer).end('not for callers');
    else response.writeHead(200).end(typeof answer === 'string' ? answer : JSON.stringify(answer));
  };
}

async function kindOf(promise: Promise<unknown>): Promise<string> {
  try {
    return `gave ${JSON.stringify(await promise)}`;
  } catch (error) {
    if (error instanceof PartnerFault || error instanceof OutgoingFault) return error.kind;
    throw error;
  }
}

describe('a partner', () => {
  test('members of its URL are encoded; the key goes into a header', async () => {
    let header: unknown;
    server.answer = (request, response) => {
      header = request.headers['x-api-key'];
      response.end('{"a":1}');
    };
    expect(await asking(at('/r/{vin}?x={vin}', 's3cret'))({ vin: 'a/b c' }, never)).toEqual({ a: 1 });
    expect([server.asked, header]).toEqual([['GET /r/a%2Fb%20c?x=a%2Fb%20c'], 's3cret']);
  });

  test('or into the URL, where it has a place there', async () => {
    let header: unknown;
    server.answer = (request, response) => {
      header = request.headers['x-api-key'];
      response.end('{}');
    };
    await asking(at('/r/{vin}?key={key}', 's3 cret'))({ vin: 'v' }, never);
    expect([server.asked, header]).toEqual([['GET /r/v?key=s3%20cret'], undefined]);
  });

  test.each([500, 502, 503, 429])('%i: it is tried again, and the next answer counts', async (status) => {
    answering(status, status, { a: 1 });
    expect(await asking()({ vin: VIN }, never)).toEqual({ a: 1 });
    expect(server.asked).toHaveLength(3);
  });

  test('it is tried three times, not more', async () => {
    answering(503);
    expect(await kindOf(asking()({ vin: VIN }, never))).toBe('down');
    expect(server.asked).toHaveLength(3);
  });

  test.each([204, 400, 404, 410, 422])('%i: it knows nothing of it, and is asked once', async (status) => {
    answering(status);
    expect(await asking()({ vin: VIN }, never)).toBeUndefined();
    expect(server.asked).toHaveLength(1);
  });

  test.each([401, 403, 302, 301, 307, 201])('%i is of no use, and is asked once', async (status) => {
    answering(status);
    expect(await kindOf(asking()({ vin: VIN }, never))).toBe('wrong');
    expect(server.asked).toHaveLength(1);
  });

  test('a redirect to a private address is not followed', async () => {
    const inside = await standIn();
    server.answer = (_, response) => response.writeHead(302, { location: `${inside.url}/secret` }).end();
    expect(await kindOf(asking()({ vin: VIN }, never))).toBe('wrong');
    expect(inside.asked).toEqual([]);
    await inside.close();
  });

  test('an address that may not be called', async () => {
    expect(await kindOf(asking(at(), {}, { http: true, private: false })({ vin: VIN }, never))).toBe('wrong');
    expect(await kindOf(asking(at(), {}, { http: false, private: true })({ vin: VIN }, never))).toBe('wrong');
    expect(server.asked).toEqual([]);
  });

  test.each(['', '{', '<html>', '{"a":1}x'])('"%s" is no JSON', async (text) => {
    answering(text);
    expect(await kindOf(asking()({ vin: VIN }, never))).toBe('wrong');
  });

  test('a huge answer is not read to its end', async () => {
    server.answer = (_, response) => {
      const writing = setInterval(() => response.write('x'.repeat(100_000)), 1);
      response.on('close', () => clearInterval(writing));
    };
    expect(await kindOf(asking()({ vin: VIN }, never))).toBe('wrong');
    expect(server.asked).toHaveLength(1);
  });

  test('one that is late is down', async () => {
    server.answer = () => undefined;
    // where the machine stands still an attempt is over before the partner hears of it
    const call = vi.fn(outgoing(ALL));
    const ask = partner(call, at(), { attempt: 50, pause: 1, rest: PATIENCE_MS });
    expect(await kindOf(ask({ vin: VIN }, never))).toBe('down');
    expect(call).toHaveBeenCalledTimes(3);
  });

  test('after five failures it is left in peace, then tried once', async () => {
    answering(500);
    const ask = asking(at(), { rest: PATIENCE_MS });
    for (let n = 0; n < 4; n += 1) expect(await kindOf(ask({ vin: VIN }, never))).toBe('down');
    expect(server.asked).toHaveLength(5);
  });

  test('it answers again once it has rested', async () => {
    answering(500, 500, 500, 500, 500, { a: 1 });
    const ask = asking(at(), { rest: 1 });
    await kindOf(ask({ vin: VIN }, never));
    await kindOf(ask({ vin: VIN }, never));
    await expect.poll(() => kindOf(ask({ vin: VIN }, never))).toBe('gave {"a":1}');
  });

  test('who waits for its trial after a rest, and goes away, is let go at once; the trial goes on', async () => {
    answering(500);
    const ask = asking(at(), { rest: 1 });
    await kindOf(ask({ vin: VIN }, never));
    await kindOf(ask({ vin: VIN }, never));
    await new Promise((resolve) => setTimeout(resolve, 20));
    const { length } = server.asked;
    let trial: ServerResponse | undefined;
    server.answer = (_, response) => {
      trial ??= response;
    };
    const first = kindOf(ask({ vin: VIN }, never));
    await expect.poll(() => server.asked.length).toBe(length + 1);
    const giving = new AbortController();
    const second = kindOf(ask({ vin: VIN }, giving.signal));
    giving.abort();
    expect(await second).toBe('ended');
    trial?.end('{"a":1}');
    expect(await first).toBe('gave {"a":1}');
    // and nothing is asked for somebody who is gone
    expect(server.asked).toHaveLength(length + 1);
  });

  test('what it does not know is no failure', async () => {
    answering(404);
    const ask = asking();
    for (let n = 0; n < 8; n += 1) expect(await ask({ vin: VIN }, never)).toBeUndefined();
    expect(server.asked).toHaveLength(8);
  });

  test('a caller who goes away ends the call, and that is no failure either', async () => {
    const giving = new AbortController();
    server.answer = () => giving.abort();
    expect(await kindOf(asking()({ vin: VIN }, giving.signal))).toBe('ended');
    expect(server.asked).toHaveLength(1);
  });
});

describe('recalls of a partner', () => {
  const recalls = () => partnerRecalls(asking());

  test('the first item of its answer', async () => {
    const vehicle = { vin: VIN, make: 'Honda' };
    answering({ data: { items: [{ vehicle, recalls: [{ status: 'OPEN' }] }] } });
    expect(await recalls()(VIN, never)).toEqual({ vehicle, recalls: [{ status: 'OPEN' }], filtered: [] });
  });

  test.each([{ data: { items: [] } }, { data: {} }, { data: null }, { error: { code: 404 } }])(
    'no item: %j',
    async (answer) => {
      answering(answer);
      expect(await recalls()(VIN, never)).toBeUndefined();
    },
  );

  test.each([[], 'text', 3, { data: { items: {} } }, { data: { items: [{ vehicle: 'Honda' }] } }])(
    'another thing: %j',
    async (answer) => {
      answering(JSON.stringify(answer));
      expect(await kindOf(recalls()(VIN, never))).toBe('wrong');
    },
  );
});

describe('plates of a partner', () => {
  const asked = { plate: '7XER187', country: 'US', state: 'CA' };
  const plates = () => partnerPlates(asking(at('/p?plate={plate}&state={state}&country={country}')));

  test('in an envelope or bare', async () => {
    answering({ response: { success: true, make: 'Kia' } }, { success: true, make: 'Ford' });
    expect(await plates()(asked, never)).toEqual({ success: true, make: 'Kia' });
    expect(await plates()(asked, never)).toEqual({ success: true, make: 'Ford' });
    expect(server.asked[0]).toBe('GET /p?plate=7XER187&state=CA&country=US');
  });

  test('one that it does not know', async () => {
    answering({ success: false, error: 'no such plate' });
    expect(await plates()(asked, never)).toBeUndefined();
  });

  test('another thing', async () => {
    answering('[1]');
    expect(await kindOf(plates()(asked, never))).toBe('wrong');
  });
});
