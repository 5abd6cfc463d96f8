import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { ask } from '../../src/engine/ask-live.ts';
import { liveMarkets } from '../../src/engine/live-markets.ts';
import type { AskEngine } from '../../src/engine/question.ts';
import type { SearchPolicy } from '../../src/search/policy.ts';
import { resolve, run } from '../../src/search/run.ts';
import { CORPUS } from '../cases/all.ts';
import type { Case } from '../cases/case.ts';
import { answeredId, idOf, policyOf } from '../cases/rows.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';
import { explain } from '../market/explain.ts';
import { describeOnEngine, type LoadedMarket, sharedMarket } from '../market/load.ts';

type Body = { readonly code: number; readonly message: string } & Readonly<
  Partial<Record<SearchPolicy['list'], readonly Record<string, unknown>[]>>
>;

/** The corpus on the real engine: once by the plan alone, once through HTTP. */
describeOnEngine('corpus', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await sharedMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  function expectIds(one: Case, ids: readonly unknown[]): void {
    if (one.inOrder) expect(ids).toEqual(one.inOrder);
    if (one.ids) expect([...ids].sort()).toEqual([...one.ids].sort());
  }

  for (const [theme, cases] of Object.entries(CORPUS)) {
    const answered = cases.filter(({ error }) => !error).map((one) => [one.name, one] as const);
    if (answered.length > 0) {
      describe(`${theme}: engine`, () => {
        test.each(answered)('%s', async (_, one) => {
          const { plan } = explain(one.url, PLANS.enterprise, NOW);
          const policy = policyOf(one.url);
          const live = liveMarkets(market.client, market.prefix).of(policy.market);
          const askEngine: AskEngine = (lines) => ask(market.client, live, lines);
          const settled = await resolve(plan, policy, askEngine);
          if (one.settled) expect(settled.filters).toEqual(one.settled);
          const { hits, total } = await run(settled, policy, askEngine);
          expectIds(
            one,
            hits.map(({ record }) => idOf(record, policy.list)),
          );
          expect(total).toBeGreaterThanOrEqual(hits.length);
        });
      });
    }

    describe(`${theme}: HTTP`, () => {
      test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
        const response = await service.ask(one.url.replace(/^\/v2/, ''));
        const body = (await response.json()) as Body;
        if (one.error) {
          expect([response.status, body.message]).toEqual([
            one.error.status,
            expect.stringContaining(one.error.message),
          ]);
          expect(body.code).toBe(one.error.status);
          return;
        }
        expect(response.status, body.message).toBe(200);
        const { list } = policyOf(one.url);
        expectIds(one, body[list]?.map(answeredId(one.url)) ?? []);
        if (one.answer) expect(body).toMatchObject(one.answer);
      });
    });
  }
});
