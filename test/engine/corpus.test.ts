import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { explain } from '../../src/api/explain.ts';
import { usCarListings } from '../../src/catalog/us-car-listings.ts';
import { ask } from '../../src/engine/ask.ts';
import { DEFAULT_INDICES } from '../../src/search/compile.ts';
import { type AskEngine, run } from '../../src/search/run.ts';
import { CORPUS } from '../cases/all.ts';
import type { Case } from '../cases/case.ts';
import { type TestApp, testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';
import { describeOnEngine, type LoadedMarket, loadMarket } from '../market/load.ts';

/** The corpus on the real engine: once by the plan alone, once through HTTP. */
describeOnEngine('corpus', () => {
  let market: LoadedMarket;
  let service: TestApp;

  beforeAll(async () => {
    market = await loadMarket();
    service = testApp(market);
  });
  afterAll(() => market?.drop());

  function expectIds(one: Case, listings: readonly { readonly id?: unknown }[]): void {
    const ids = listings.map(({ id }) => id);
    if (one.inOrder) expect(ids).toEqual(one.inOrder);
    if (one.ids) expect([...ids].sort()).toEqual([...one.ids].sort());
  }

  for (const [theme, cases] of Object.entries(CORPUS)) {
    const answered = cases.filter(({ error }) => !error).map((one) => [one.name, one] as const);
    if (answered.length > 0) {
      describe(`${theme}: engine`, () => {
        test.each(answered)('%s', async (_, one) => {
          const { plan } = explain(one.url, PLANS.enterprise, NOW);
          const askEngine: AskEngine = (lines) =>
            ask(market.client, market.live, lines, { placeholder: DEFAULT_INDICES });
          const { hits, total } = await run(plan, { market: 'us-cars', dataset: usCarListings }, askEngine);
          expectIds(
            one,
            hits.map(({ record }) => record),
          );
          expect(total).toBeGreaterThanOrEqual(hits.length);
        });
      });
    }

    describe(`${theme}: HTTP`, () => {
      test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
        const response = await service.ask(one.url.replace(/^\/v2/, ''));
        const body = (await response.json()) as { code: number; message: string; listings: { id: string }[] };
        if (one.error) {
          expect([response.status, body.message]).toEqual([
            one.error.status,
            expect.stringContaining(one.error.message),
          ]);
          expect(body.code).toBe(one.error.status);
          return;
        }
        expect(response.status, body.message).toBe(200);
        expectIds(one, body.listings);
        if (one.answer) expect(body).toMatchObject(one.answer);
      });
    });
  }
});
