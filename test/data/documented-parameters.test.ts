import { expect, test } from 'vitest';
import { OPERATIONS } from '../../src/api/operations.ts';
import { openapiDocument } from '../../src/api/reference/document.ts';
import { CASES } from '../cases/all.ts';
import { testApp } from '../market/app.ts';

/** Every documented parameter of every search is understood, one by one. */

interface Document {
  readonly paths: Readonly<
    Record<
      string,
      {
        readonly get?: {
          readonly parameters: readonly {
            readonly name: string;
            readonly in: string;
            readonly schema: { readonly type: string; readonly enum?: readonly string[] };
          }[];
        };
      }
    >
  >;
}

const document = openapiDocument() as Document;

/** a search as it is asked: its path in the document, and what has to be sent with every request */
const SEARCHES = [
  ['/search/car/active', '/search/car/active?'],
  ['/search/motorcycle/active', '/search/motorcycle/active?'],
  ['/search/heavy-equipment/active', '/search/heavy-equipment/active?'],
  ['/search/rv/active', '/search/rv/active?'],
  ['/search/car/uk/active', '/search/car/uk/active?'],
  ['/search/rv/uk/active', '/search/rv/uk/active?'],
  ['/dealerships/inventory', '/dealerships/inventory?source=a.example&'],
  [
    '/dealerships/inventory/marketplaces/{marketplace_name}',
    '/dealerships/inventory/marketplaces/marketplace_a?source=a.example&',
  ],
  ['/dealerships/car', '/dealerships/car?'],
  ['/dealers/car', '/dealers/car?'],
  ['/search/car/fsbo/active', '/search/car/fsbo/active?'],
  ['/search/car/auction/active', '/search/car/auction/active?'],
  ['/search/car/recents', '/search/car/recents?'],
  ['/search/car/uk/recents', '/search/car/uk/recents?'],
  ['/dealers/motorcycle', '/dealers/motorcycle?'],
  ['/dealers/heavy-equipment', '/dealers/heavy-equipment?'],
  ['/dealers/rv', '/dealers/rv?'],
  ['/dealers/car/uk', '/dealers/car/uk?'],
  ['/dealerships/car/uk', '/dealerships/car/uk?'],
  ['/search/car/incentive/oem', '/search/car/incentive/oem?'],
  ['/search/car/incentive/{make}/{zip}', '/search/car/incentive/ford/60601?'],
] as const;
const parametersOfSearches = SEARCHES.flatMap(([path, asked]) =>
  (document.paths[path]?.get?.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [path, name, schema, asked] as const),
);
const inCorpus = new Set(
  CASES.flatMap(({ url }) => (url.split('?')[1] ?? '').split('&').map((one) => one.split('=')[0])),
);

test('every search is asked', () => {
  const searches = OPERATIONS.filter(({ kind }) => kind === 'search' || kind === 'marketplace');
  expect(SEARCHES.map(([path]) => path)).toEqual(searches.map(({ path }) => path));
  expect(parametersOfSearches.length).toBeGreaterThan(400);
});

const unready = testApp();
test.each(parametersOfSearches)('%s understands %s', async (_, name, schema, asked) => {
  const response = await unready.ask(`${asked}${name}=%3F%3F`);
  const { code, message } = (await response.json()) as { code: number; message: string };
  if (schema.type !== 'string' || schema.enum)
    expect([code, message]).toEqual([422, expect.stringContaining(name)]);
  // free text reaches the engine, which is not there
  else expect([422, 503]).toContain(code);
  if (code === 422) expect(message).toContain(name);
  expect(inCorpus.has(name)).toBe(true);
});
