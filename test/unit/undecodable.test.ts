import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';

/** Percent-encoding that is no UTF-8 is a 400 of every operation, whatever it reads of its URL (feeds.md section 5, "400 or 422"). */

const KEY = 'kANYTHING-sEcReT-1';
const caller = callerOn('enterprise', ['explain'], { terms: ['recalls', 'plates'] });
const { app } = testApp(undefined, { accounts: new MemoryAccounts([[KEY, caller]]) });

async function ask(method: string, path: string, query: string): Promise<[number, unknown]> {
  const response = await app.request(`/v2${path}?api_key=${KEY}${query}`, { method });
  return [response.status, await response.json()];
}
const UNDECODABLE = [400, { code: 400, message: expect.stringContaining('percent-encoded') }];

test.each(OPERATIONS.map(({ method = 'GET', path }) => [method, path] as const))(
  '%s %s',
  async (method, path) => {
    const inPath = path.replaceAll(/\{\w+\}/g, 'x');
    for (const query of ['&x=%E0%A4%A', '&%FF=1', '&make=%', '&make=%ED%A0%80'])
      expect([query, await ask(method, inPath, query)]).toEqual([query, UNDECODABLE]);
    if (inPath === path) return;
    expect(await ask(method, path.replaceAll(/\{\w+\}/g, '%E0%A4%A'), '')).toEqual(UNDECODABLE);
  },
);
