import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Caller } from '../../src/accounts/accounts.ts';
import { PLANS } from '../../src/accounts/plans.ts';
import { allow } from '../../src/api/access/allow.ts';
import { answerError } from '../../src/api/http/answer-error.ts';
import type { Operation } from '../../src/api/operation.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import type { ApiEnv } from '../../src/api/request/context.ts';
import { callerOn } from '../market/accounts.ts';

/** 403: operations that a plan excludes, terms that are not accepted, rights (part-1.md "Authentication"). */

type Guarded = Pick<Operation, 'path' | 'partOf' | 'terms' | 'right'>;

async function answerTo(caller: Caller, operation: Guarded): Promise<[number, string]> {
  const app = new Hono<ApiEnv>();
  app.use(async (c, next) => {
    c.set('caller', caller);
    await next();
  });
  app.get('/', allow(operation), (c) => c.json({ message: 'allowed' }));
  app.onError((error, c) => answerError(error, c));
  const response = await app.request('/');
  return [response.status, ((await response.json()) as { message: string }).message];
}

const excluding = (...excludes: string[]): Caller =>
  callerOn('free', [], { plan: { ...PLANS.free, excludes } });

test.each([
  [['search/car/active'], '/search/car/active'],
  [['/search/car/active'], '/search/car/active'],
  [['dealers/car', 'car/recalls/{vin}'], '/car/recalls/{vin}'],
  [['thirdparty/*'], '/thirdparty/plate-decoder/{plate}'],
  [['dealer*'], '/dealerships/car'],
  [['*'], '/search/car/active'],
  [['*/export'], '/search/car/active/export'],
])('%j excludes %s', async (excludes, path) => {
  const [status, message] = await answerTo(excluding(...excludes), { path });
  expect([status, message]).toEqual([403, expect.stringContaining('plan')]);
});

test('a plan without a search has it in no other form', async () => {
  const pivot = { path: '/search/car/uk/active/pivot', partOf: '/search/car/uk/active' };
  expect(await answerTo(excluding('search/car/uk/active'), pivot)).toEqual([403, expect.any(String)]);
  expect(await answerTo(excluding('search/car/active'), pivot)).toEqual([200, 'allowed']);
});

test('events are parts of the alert that found them: a plan without alerts has neither', () => {
  const alerts = OPERATIONS.filter(({ kind }) => kind === 'alerts');
  expect(new Set(alerts.map(({ partOf }) => partOf))).toEqual(new Set(['/views/{view_id}/alert']));
});

test('pivots and exports are parts of their searches', () => {
  for (const { kind, path, partOf } of OPERATIONS.filter((one) => one.kind !== 'alerts'))
    expect(partOf).toBe(['pivot', 'export'].includes(kind) ? path.replace(/\/[a-z]+$/, '') : undefined);
});

test.each([
  [[], '/search/car/active'],
  [['search/car'], '/search/car/active'],
  [['search/car/active/more'], '/search/car/active'],
  [['dealer/*'], '/dealerships/car'],
  [['Search/*'], '/search/car/active'],
  [['*/export'], '/search/car/active'],
])('%j does not exclude %s', async (excludes, path) => {
  expect(await answerTo(excluding(...excludes), { path })).toEqual([200, 'allowed']);
});

test('the terms of a partner have to be accepted, those of that one', async () => {
  const recalls: Guarded = { path: '/car/recalls/{vin}', terms: 'recalls' };
  const refused = [403, expect.stringContaining('terms')];
  expect(await answerTo(callerOn('enterprise'), recalls)).toEqual(refused);
  expect(await answerTo(callerOn('enterprise', [], { terms: ['plates'] }), recalls)).toEqual(refused);
  expect(await answerTo(callerOn('free', [], { terms: ['recalls'] }), recalls)).toEqual([200, 'allowed']);
});

test('a right has to be given', async () => {
  const explain: Guarded = { path: '/explain', right: 'explain' };
  expect(await answerTo(callerOn('enterprise'), explain)).toEqual([403, expect.stringContaining('explain')]);
  expect(await answerTo(callerOn('free', ['explain']), explain)).toEqual([200, 'allowed']);
});
