import { describe, expect, test } from 'vitest';
import { freshSecret } from '../../src/accounts/digest.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { quote } from '../../src/grammar/reading.ts';
import { withoutSecrets } from '../../src/grammar/secrets.ts';
import { callerOn, MemoryAccounts } from '../market/accounts.ts';
import { testApp } from '../market/app.ts';

/** No message and no line of the log holds a credential, whatever it was sent as. */

const KEY = 'Zq3vT8mKp0xLw7RbYd2HcJ5nGf9sUeA1oViQtM4kXzE';
const OTHERS = 'aB4cD8eF1gH5iJ9kL2mN6oP0qR3sT7uV-xY_zA1bC5d';

/** Pieces of a key that nobody may read; a case that was lost is no protection. */
const pieces = (key: string): string[] =>
  Array.from({ length: key.length - 11 }, (_, at) => key.slice(at, at + 12).toLowerCase());

function expectNone(text: string, key: string, what: string): void {
  const lower = text.toLowerCase();
  expect([what, pieces(key).filter((piece) => lower.includes(piece))]).toEqual([what, []]);
}

const service = () =>
  testApp(undefined, {
    accounts: new MemoryAccounts([
      [KEY, { ...callerOn('enterprise', ['explain']), terms: ['recalls', 'plates'] }],
    ]),
  });

const READ = OPERATIONS.filter(({ method }) => method !== 'POST');
const filled = (path: string, text: string): string => path.replaceAll(/\{\w+\}/g, text);

test('names of our files are told whole', () => {
  const name = 'data/rejects/us-car-listings-2026-11-20T000000Z-1.csv';
  expect(withoutSecrets(`all in ${name}`)).toBe(`all in ${name}`);
});

describe('the key of the caller', () => {
  test.each(READ.map((operation) => [operation.path, operation] as const))(
    'as each parameter and member of the path of %s',
    async (path, operation) => {
      const { app, log } = service();
      const ask = async (target: string, what: string): Promise<void> => {
        const response = await app.request(`/v2${target}`);
        if (response.status >= 400) expectNone(await response.text(), KEY, `${path} ${what}`);
      };
      await ask(`${filled(path, KEY)}?api_key=${KEY}`, 'path');
      for (const { name } of operation.parameters) {
        const text = name.startsWith('facets') ? `${KEY}|0|${KEY}` : KEY;
        await ask(`${filled(path, 'x')}?api_key=${KEY}&${name}=${encodeURIComponent(text)}`, name);
      }
      await ask(`${filled(path, 'x')}?api_key=${KEY}&${KEY}=1`, 'a name');
      expect(log.length).toBeGreaterThan(1);
      for (const line of log) expectNone(line, KEY, `${path}: log`);
    },
  );

  test('as an unknown path, a method, an unknown key, a body', async () => {
    const { app, log } = service();
    const dealers = `/v2/client/configure/set?country=us&api_key=${KEY}`;
    for (const [target, more] of [
      [`/v2/${KEY}?api_key=${KEY}`, {}],
      [`/console/files/${KEY}`, {}],
      [`/v2/search/car/active?api_key=${OTHERS}&append_api_key=${OTHERS}`, {}],
      [`/v2/search/car/active?append_api_key=x`, { headers: { Authorization: `Bearer ${OTHERS}` } }],
      [dealers, { method: 'POST', body: JSON.stringify({ preferred_dealers: [KEY] }) }],
      [dealers, { method: 'POST', body: KEY }],
    ] as const) {
      const response = await app.request(target, more);
      expect([target, response.status >= 400]).toEqual([target, true]);
      const text = await response.text();
      for (const key of [KEY, OTHERS]) expectNone(text, key, target);
    }
    for (const line of log) for (const key of [KEY, OTHERS]) expectNone(line, key, 'log');
  });
});

test("somebody else's key, whole or cut off, is told by its form", () => {
  for (const key of [
    KEY,
    OTHERS,
    KEY.slice(0, 34),
    KEY.replaceAll(/\d/g, 'Q'),
    ...Array.from({ length: 200 }, freshSecret),
  ]) {
    expectNone(quote(`x ${key}`), key, key);
    expectNone(withoutSecrets(`Parameter ${key}: there is no such parameter`), key, key);
  }
});

test('what is no key is left as it is', () => {
  for (const text of [
    '1FTAAEE68CA686764-65e6200f-eb29',
    'd2a84f4b8b650937ec8f73cd8be2c74add5a911ba64df27458ed8229da804a26',
    'measure_filter_removed_all_ranked_rows',
    'forecourt-us-cars-rest-20261128t060000-g00000000012',
    'Mercedes-Benz Sprinter 2500 High-Roof Extended',
  ])
    expect(withoutSecrets(text, [KEY])).toBe(text);
  expect(withoutSecrets('rows: 12345678', ['12345678'])).toBe('rows: (hidden)');
  expect(withoutSecrets('the word', ['word', ''])).toBe('the word');
});
