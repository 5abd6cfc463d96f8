import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { commandIn } from '../programs.ts';
import { addFixture, copiedProgram } from './copied-program.ts';

/**
 * An operation is one file: with price-drops.ts and mileage-bands.ts among the operations, a copy of the program routes,
 * documents, tells, shows and explains them.
 */

const PATH = '/price-drops/car';
const COUNTING = '/search/car/mileage-bands';

/** Told by the copy: what its tables make of the operation. */
interface Described {
  readonly document: {
    readonly parameters: readonly { readonly name: string }[];
    readonly responses: Readonly<Record<string, object>>;
  };
  readonly refreshed: readonly string[];
  readonly refreshedByDealers: readonly string[];
  readonly routes: readonly string[];
  /** paths that the console explores */
  readonly explored: readonly string[];
  readonly parametersOfCounting: readonly string[];
}

const TELL = `
import { openapiDocument } from './src/api/reference/document.ts';
import { refreshedEndpoints } from './src/api/refreshed-endpoints.ts';
import { operationAt, routePaths } from './src/api/operations.ts';
import { consoleMetadata } from './src/console/server/metadata.ts';
const operation = operationAt('${PATH}');
console.log(JSON.stringify({
  document: openapiDocument().paths['${PATH}'].get,
  refreshed: refreshedEndpoints({ dataset: 'listings', market: 'us-cars', changed: ['dealer'] }),
  refreshedByDealers: refreshedEndpoints({ dataset: 'dealers', market: 'us-cars' }),
  routes: routePaths(operation),
  explored: consoleMetadata().searches.map(({ path }) => path),
  parametersOfCounting: operationAt('${COUNTING}').parameters.map(({ name }) => name),
}));
`;

/** Compiles it as the copy compiles itself: to transpile the modules one by one as they are loaded takes half as long again. */
const COMPILE = `
import path from 'node:path';
import { compile } from './build/compile.mjs';
import { writeBuild } from './build/write.mjs';
const folder = path.resolve('told');
const { outputFiles } = await compile({ tell: 'tell.ts' }, folder);
writeBuild(folder, outputFiles, { clean: true, besides: [] });
`;

const copy = copiedProgram('operation');
const run = (...args: string[]): string =>
  execFileSync(process.execPath, args, { cwd: copy, encoding: 'utf8' });
const forecourt = (...args: string[]): string => run(commandIn(copy), ...args);
let described: Described;

/** Starts what tells of the copy, of its sources as they are now. */
function tell(): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  run('compile-tell.mjs');
  return spawnSync(process.execPath, [join('told', 'tell.js')], { cwd: copy, encoding: 'utf8' });
}

beforeAll(() => {
  for (const name of ['price-drops', 'mileage-bands'])
    addFixture(copy, new URL(`fixtures/${name}.ts`, import.meta.url), `src/api/operations/${name}.ts`);
  writeFileSync(join(copy, 'tell.ts'), TELL);
  writeFileSync(join(copy, 'compile-tell.mjs'), COMPILE);
  const { status, stdout, stderr } = tell();
  if (status !== 0) throw new Error(stderr);
  described = JSON.parse(stdout) as Described;
});

afterAll(() => rmSync(copy, { recursive: true, force: true }));

test('it is routed, at its own path', () => {
  expect(described.routes).toEqual([PATH]);
});

test('the document has its parameters, its answers and its errors', () => {
  const names = described.document.parameters.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(['drop', 'make', 'facets', 'data_version']));
  expect(Object.keys(described.document.responses).sort()).toEqual([
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
  expect(described.refreshed).toContain(`/v2${PATH}`);
  expect(described.refreshedByDealers).not.toContain(`/v2${PATH}`);
});

test('it is explained: cheaper Fords are asked for by the change of their price', () => {
  const explained = JSON.parse(forecourt('explain', `/v2${PATH}?make=Ford&drop=5`)) as {
    readonly operation: string;
    readonly plan: { readonly filters: readonly object[] };
  };
  expect(explained.operation).toBe(PATH);
  expect(explained.plan.filters).toContainEqual({ is: 'between', field: 'price_change_percent', max: -5 });
});

test('the console explores what answers a page, and not what only counts', () => {
  expect(described.explored).toContain(PATH);
  expect(described.explored).not.toContain(COUNTING);
});

test('what only counts takes the filters of the search, and nothing of its page', () => {
  expect(described.parametersOfCounting).toEqual(
    expect.arrayContaining(['make', 'zip', 'radius', 'price_range']),
  );
  for (const name of ['facets', 'stats', 'range_facets', 'sort_by', 'rows', 'start', 'data_version'])
    expect(described.parametersOfCounting).not.toContain(name);
});

test('what only counts is explained: the filters and the counts, whatever else is sent', () => {
  const url = `/v2${COUNTING}?make=Ford&zip=60601&radius=50&facets=model&rows=x&sort_by=price`;
  const { plan, request } = JSON.parse(forecourt('explain', url)) as {
    readonly plan: { readonly filters: readonly { readonly is: string }[] };
    readonly request: readonly { readonly body: object }[];
  };
  expect(plan).toMatchObject({ rows: 0, start: 0 });
  expect(plan).not.toHaveProperty('facets');
  expect(plan.filters.map(({ is }) => is)).toEqual(['anyOf', 'within']);
  expect(request.map(({ body }) => body)).toEqual([
    expect.objectContaining({
      size: 0,
      aggs: {
        bands: {
          range: {
            field: 'miles',
            ranges: [{ from: 0, to: 10_000 }, { from: 10_000, to: 50_000 }, { from: 50_000 }],
          },
        },
      },
    }),
  ]);
});

test.each([
  [
    'order',
    [`path: '${PATH}'`, "path: '/price-rises/car'"],
    `${PATH} and /price-rises/car have the order 35`,
  ],
  ['path', ['order: 35', 'order: 36'], `GET ${PATH}: two operations have this path, of the orders 35 and 36`],
] as const)('two operations with one %s are named when the program starts', (_, [theirs, ours], told) => {
  const file = join(copy, 'src/api/operations/twice.ts');
  const text = readFileSync(join(copy, 'src/api/operations/price-drops.ts'), 'utf8');
  writeFileSync(file, text.replace(theirs, ours));
  const { status, stderr } = tell();
  rmSync(file);
  expect(status).not.toBe(0);
  expect(stderr).toContain(told);
});
