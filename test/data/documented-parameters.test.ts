import { expect, test } from 'vitest';
import type { Operation } from '../../src/api/operation.ts';
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

/** A search as it is asked: its path with the members of its example, and one of the parameters that it needs. */
function askedAt({ path, example = {}, needs = [] }: Operation): string {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => example[name] ?? '');
  return `${filled}?${needs.includes('source') ? 'source=a.example&' : ''}`;
}

const SEARCHES = OPERATIONS.filter(({ search }) => search).map(
  (operation) => [operation.path, askedAt(operation)] as const,
);
const parametersOfSearches = SEARCHES.flatMap(([path, asked]) =>
  (document.paths[path]?.get?.parameters ?? [])
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) => [path, name, schema, asked] as const),
);
const inCorpus = new Set(
  CASES.flatMap(({ url }) => (url.split('?')[1] ?? '').split('&').map((one) => one.split('=')[0])),
);

test('every search is asked', () => {
  expect(SEARCHES.map(([, asked]) => asked)).toEqual(
    expect.arrayContaining([
      ...['/search/car/active?', '/search/rv/uk/active?', '/dealers/car/uk?', '/search/car/incentive/oem?'],
      ...['/dealerships/inventory?source=a.example&', '/search/car/incentive/Ford/60602?'],
      '/dealerships/inventory/marketplaces/marketplace_a?source=a.example&',
    ]),
  );
  expect(SEARCHES.length).toBeGreaterThanOrEqual(21);
  expect(parametersOfSearches.length).toBeGreaterThan(400);
});

const unready = testApp();
test.each(parametersOfSearches)('%s understands %s', async (_, name, schema, asked) => {
  const response = await unready.ask(`${asked}${name}=%3F%3F`);
  const { code, message } = (await response.json()) as { code: number; message: string };
  // an order that is none is ignored (feeds.md section 5)
  if ((schema.type !== 'string' || schema.enum) && name !== 'sort_by')
    expect([code, message]).toEqual([422, expect.stringContaining(name)]);
  // free text reaches the engine, which is not there
  else expect([422, 503]).toContain(code);
  if (code === 422) expect(message).toContain(name);
  expect(inCorpus, `no case of test/cases sends ${name}`).toContain(name);
});
