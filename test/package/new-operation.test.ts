import { execFileSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFixture, copiedProgram } from './copied-program.ts';

/** An operation is one file: with price-drops.ts among the operations, a copy of the program routes, documents, tells and explains it. */

const PATH = '/price-drops/car';

/** Told by the copy: what its tables make of the operation. */
interface Told {
  readonly document: {
    readonly parameters: readonly { readonly name: string }[];
    readonly responses: Readonly<Record<string, object>>;
  };
  readonly refreshed: readonly string[];
  readonly refreshedByDealers: readonly string[];
  readonly routes: readonly string[];
}

const TELL = `
import { openapiDocument } from './src/api/reference/document.ts';
import { refreshedEndpoints } from './src/api/refreshed-endpoints.ts';
import { operationAt, routePaths } from './src/api/operations.ts';
const operation = operationAt('${PATH}');
console.log(JSON.stringify({
  document: openapiDocument().paths['${PATH}'].get,
  refreshed: refreshedEndpoints({ dataset: 'listings', market: 'us-cars', changed: ['dealer'] }),
  refreshedByDealers: refreshedEndpoints({ dataset: 'dealers', market: 'us-cars' }),
  routes: routePaths(operation),
}));
`;

const copy = copiedProgram('operation');
const run = (...args: string[]): string =>
  execFileSync(process.execPath, ['--import', 'tsx', ...args], { cwd: copy, encoding: 'utf8' });
let told: Told;

beforeAll(() => {
  addFixture(copy, new URL('fixtures/price-drops.ts', import.meta.url), 'src/api/operations/price-drops.ts');
  writeFileSync(join(copy, 'tell.ts'), TELL);
  told = JSON.parse(run('tell.ts')) as Told;
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it is routed, at its own path', () => {
  expect(told.routes).toEqual([PATH]);
});

test('the document has its parameters, its answers and its errors', () => {
  const names = told.document.parameters.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['drop', 'make', 'facets', 'data_version']));
  expect(Object.keys(told.document.responses).sort()).toEqual([
    '200',
    '400',
    '401',
    '403',
    '409',
    '422',
    '429',
    '500',
    '503',
  ]);
});

test('receivers of webhooks are told of it when listings change, and not when dealers do', () => {
  expect(told.refreshed).toContain(`/v2${PATH}`);
  expect(told.refreshedByDealers).not.toContain(`/v2${PATH}`);
});

test('it is explained: cheaper Fords are asked for by the change of their price', () => {
  const explained = JSON.parse(run('src/cli/main.ts', 'explain', `/v2${PATH}?make=Ford&drop=5`)) as {
    readonly operation: string;
    readonly plan: { readonly filters: readonly object[] };
  };
  expect(explained.operation).toBe(PATH);
  expect(explained.plan.filters).toContainEqual({ is: 'between', field: 'price_change_percent', max: -5 });
});
