import { expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { KEYS, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';

/** One slash more at the end of a path is the same operation (feeds.md section 5, "paths"). */

const filled = (path: string): string =>
  path.replace('{marketplace_name}', 'marketplace_a').replaceAll(/\{\w+\}/g, 'x');

test.each(OPERATIONS.map(({ method = 'GET', path }) => [method, path]))('%s %s', async (method, path) => {
  const { app } = testApp();
  const answer = async (target: string): Promise<[number, string]> => {
    const response = await app.request(`/v2${target}`, { method });
    return [response.status, await response.text()];
  };
  const own = await answer(filled(path));
  expect(own[0]).toBe(401);
  expect(await answer(`${filled(path)}/`)).toEqual(own);
  expect((await answer(`${filled(path)}//`))[0]).toBe(404);
});

test('what is told of a parameter is told with the slash, too', async () => {
  const { app } = testApp();
  for (const slash of ['', '/']) {
    const response = await app.request(`/v2/search/car/active${slash}?year=x&api_key=${KEYS.free}`);
    expect([slash, response.status, (await response.json()) as object]).toEqual([
      slash,
      422,
      { code: 422, message: 'Parameter year: "x" is not a number.' },
    ]);
  }
});

test('explain knows it', () => {
  for (const path of ['/search/car/active', '/dealerships/inventory/marketplaces/marketplace_a']) {
    const [own, other] = ['', '/'].map((slash) =>
      explain(`/v2${path}${slash}?dealer_id=7`, PLANS.enterprise, NOW),
    );
    expect(other).toEqual(own);
  }
});

test('pages and documents, too', async () => {
  const { app } = testApp();
  for (const path of ['/console', '/reference', '/v2/openapi.json', '/healthz'])
    expect([path, (await app.request(`${path}/`)).status]).toEqual([path, 200]);
});
