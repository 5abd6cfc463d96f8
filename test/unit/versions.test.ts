import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { precedes } from '../../src/engine/generations.ts';
import { testApp } from '../market/app.ts';

/** Which generation was switched to before which. */
test.each([
  ['20251009t085320z-1', '20251009t085420z-2', true],
  // by number: a number is never given twice, an instant may be
  ['20251009t085320z-9', '20251009t085320z-10', true],
  ['20251009t085320z-2', '20251009t085320z-2-rebuilt1', true],
  ['20251009t085320z-2-rebuilt9', '20251009t085320z-2-rebuilt10', true],
  ['20251009t085320z-2-rebuilt1', '20251009t085420z-3', true],
  ['20251009t085320z-2', '20251009t085320z-2', false],
  ['20251009t085420z-3', '20251009t085320z-2', false],
  ['20251009t085320z-s1', '20251009t085420z-2', false],
  ['anything', '20251009t085420z-2', false],
  ['20251009t085320z-1', 'anything', false],
])('%s before %s: %s', (one, other, expected) => expect(precedes(one, other)).toBe(expected));

interface Described {
  readonly parameters: readonly { readonly name?: string }[];
  readonly responses: Readonly<Record<string, { readonly headers?: Readonly<Record<string, unknown>> }>>;
}

const { paths } = openapiDocument() as { paths: Record<string, { get?: Described }> };

test.each(
  OPERATIONS.filter(({ kind }) => ['search', 'marketplace', 'history'].includes(kind)).map(
    ({ path }) => path,
  ),
)('OpenAPI tells how pages of one version are asked for: %s', (path) => {
  const { parameters = [], responses = {} } = paths[path]?.get ?? {};
  expect(parameters.map(({ name }) => name)).toContain('data_version');
  expect(Object.keys(responses)).toContain('409');
  expect(responses['200']?.headers).toHaveProperty('X-Data-Version');
});

test('pages of other origins may read the version, and send it', async () => {
  const { app } = testApp(undefined, { corsOrigins: ['https://shop.example'] });
  const headers = { Origin: 'https://shop.example' };
  const answer = await app.request('/v2/search/car/active', { headers });
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Data-Version');
  expect(answer.headers.get('Access-Control-Expose-Headers')).toContain('X-Num-Found');
  const before = await app.request('/v2/search/car/active', {
    method: 'OPTIONS',
    headers: {
      ...headers,
      'Access-Control-Request-Method': 'GET',
      'Access-Control-Request-Headers': 'x-data-version',
    },
  });
  expect(before.headers.get('Access-Control-Allow-Headers')).toBe('x-data-version');
});
