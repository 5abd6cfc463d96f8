import { afterAll, beforeAll, expect, test } from 'vitest';
import { PLANS } from '../../src/accounts/plans.ts';
import { OPERATIONS } from '../../src/api/operations.ts';
import { ask } from '../../src/engine/ask-live.ts';
import type { Line } from '../../src/engine/question.ts';
import { compileMatching, compileTerms } from '../../src/search/suggest/compile.ts';
import { rank } from '../../src/search/suggest/match.ts';
import type { SuggestPolicy } from '../../src/search/suggest/policy.ts';
import { readSuggest } from '../../src/search/suggest/read.ts';
import { readTerms, unitedTerms } from '../../src/search/suggest/terms.ts';
import { SUGGESTIONS } from '../cases/suggestions.ts';
import { testApp } from '../market/app.ts';
import { NOW } from '../market/car.ts';
import { describeOnEngine, type LoadedMarket, loadCars, sharedMarket } from '../market/load.ts';
import { varied } from '../market/varied.ts';

const carSuggestions = OPERATIONS.filter((one) => one.kind === 'auto-complete').find(
  ({ path }) => path === '/search/car/auto-complete',
)?.suggests as SuggestPolicy;

describeOnEngine('corpus of suggestions', () => {
  let market: LoadedMarket;
  beforeAll(async () => {
    market = await sharedMarket();
  });
  afterAll(() => market?.drop());

  test.each(SUGGESTIONS.map((one) => [one.url, one] as const))('%s', async (url, { terms, error }) => {
    const response = await testApp(market).ask(url.replace(/^\/v2/, ''));
    const body = (await response.json()) as { terms?: unknown; message?: string };
    if (error) {
      expect([response.status, body.message]).toEqual([error.status, expect.stringContaining(error.message)]);
      return;
    }
    expect(response.status, body.message).toBe(200);
    if (terms) expect(body).toEqual({ terms });
  });
});

/** A pattern of the engine finds what matching all terms finds. */
describeOnEngine('patterns', () => {
  let market: LoadedMarket;
  beforeAll(async () => {
    market = await loadCars(varied(400));
  });
  afterAll(() => market?.drop());

  const INPUTS = [
    ...[
      'e',
      'FORD',
      'é',
      'É',
      'å',
      'gt-e',
      '|f',
      '.',
      '.*',
      '*',
      '?',
      '(',
      ')',
      '"',
      '\\',
      '+',
      '/',
      '[a]',
      '~',
      '#',
      '&',
      '@',
    ],
    ...[
      '<1-9>',
      '{2}',
      '^',
      '$',
      ' ',
      '\\d',
      '\\w',
      'a b',
      '—',
      'İ',
      'ß',
      '𝒜',
      `${'('.repeat(50)}${'é'.repeat(50)}`,
    ],
  ];

  test.each(INPUTS.filter((input) => input.trim() !== ''))('%s', async (input) => {
    for (const field of ['make', 'model', 'trim', 'mm', 'exterior_color']) {
      for (const ignoreCase of ['true', 'false']) {
        const query = new Map(
          Object.entries({ field, input, country: 'all', ignore_case: ignoreCase }).map(([name, text]) => [
            name,
            [text],
          ]),
        );
        const plan = readSuggest(query, carSuggestions, PLANS.enterprise, NOW);
        const answers = async (lines: Line[]) =>
          (await ask(market.client, market.live, lines)).map(({ aggregations }) => readTerms(aggregations));
        const all = unitedTerms(await answers(compileTerms(plan, carSuggestions)));
        const matching = unitedTerms(await answers(compileMatching(plan, carSuggestions)));
        expect(all.length).toBeGreaterThan(2);
        expect([field, rank(matching, plan.suggest)]).toEqual([field, rank(all, plan.suggest)]);
      }
    }
  });
});
