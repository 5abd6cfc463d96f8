import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DuckDBInstance } from '@duckdb/node-api';
import type { Client } from '@elastic/elasticsearch';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { planUpgrade } from '../../ingest/commands/upgrade.ts';
import { LEDGER_VERSION } from '../../ingest/ledger/schema.ts';
import { LAYOUT } from '../../src/catalog/layout.ts';
import { indexBody } from '../../src/catalog/mapping.ts';
import { listingsOf } from '../../src/catalog/markets.ts';

/** What an upgrade finds to do, of an engine that is a stand-in and of ledgers on disk. */

const INDEX = 'x-us-cars-us-20261128t000000z-7';
const { mappings } = indexBody(listingsOf('us-cars'));
const { make: _, ...withoutMake } = mappings.properties ?? {};

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'forecourt-upgrade-'));
  mkdirSync(join(dataDir, 'ledger'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** An engine in which listings of US cars answer. */
function plan(
  layout: number | undefined,
  properties: object = mappings.properties ?? {},
  history: Readonly<Record<string, number>> = {},
) {
  const report = (partial: boolean, load: number) => ({
    _source: { report: { partial, seconds: { read: 1.5, load } } },
  });
  const client = {
    indices: {
      get: async ({ index }: { index: string[] }) => ({
        [INDEX]: { aliases: { 'x-us-cars-us': {} }, mappings: { _meta: { layout } } },
        ...(index.includes('x-us-cars-history') &&
          Object.fromEntries(
            Object.entries(history).map(([name, own]) => [
              `x-us-cars-history-${name}`,
              { aliases: { 'x-us-cars-history': {} }, mappings: { _meta: { layout: own } } },
            ]),
          )),
      }),
      getMapping: async () => ({ [INDEX]: { mappings: { properties } } }),
      stats: async () => ({ _all: { total: { store: { size_in_bytes: 3_400_000_000 } } } }),
    },
    search: async () => ({
      body: {
        _shards: { total: 1 },
        hits: { total: { value: 2 }, hits: [report(true, 9), report(false, 700)] },
      },
    }),
  } as unknown as Client;
  return planUpgrade({ client, indexPrefix: 'x-', dataDir, memory: '500MB' });
}

/** A ledger's file of a version. */
async function ledger(name: string, version: number): Promise<void> {
  const instance = await DuckDBInstance.create(join(dataDir, 'ledger', `${name}.duckdb`));
  const db = await instance.connect();
  await db.run(
    `CREATE TABLE schema_version (version INTEGER); INSERT INTO schema_version VALUES (1), (${version})`,
  );
  db.closeSync();
  instance.closeSync();
}

test('what is of this version is left alone', async () => {
  await ledger('us-cars', LEDGER_VERSION);
  expect(await plan(LAYOUT)).toEqual([
    { what: 'us-cars listings', is: 'current', found: `layout ${LAYOUT}` },
    { what: 'ledger us-cars', is: 'current', found: `version ${LEDGER_VERSION}` },
  ]);
});

test('an index without a field of this version is to be rebuilt: command, time of the last full load, size', async () => {
  expect(await plan(undefined, withoutMake)).toEqual([
    {
      what: 'us-cars listings',
      is: 'rebuild',
      found: 'fields that it does not have yet: make',
      command: 'forecourt rebuild listings --market us-cars',
      seconds: 702,
      bytes: 3_400_000_000,
    },
  ]);
});

test('an older ledger migrates by itself; a newer one, and newer indices, are not for this version', async () => {
  await ledger('motorcycles', 1);
  await ledger('us-cars', LEDGER_VERSION + 1);
  const steps = await plan(LAYOUT + 1);
  expect(steps.map(({ what, is }) => [what, is])).toEqual([
    ['us-cars listings', 'newer'],
    ['ledger motorcycles', 'migrate'],
    ['ledger us-cars', 'newer'],
  ]);
});

test('histories count with the listings that they are rebuilt with: the oldest and the newest of them', async () => {
  const is = async (history: Record<string, number>) => (await plan(LAYOUT, undefined, history))[0]?.is;
  expect(await is({ a: LAYOUT, b: LAYOUT })).toBe('current');
  expect(await is({ a: LAYOUT, b: LAYOUT - 1 })).toBe('rebuild');
  expect(await is({ a: LAYOUT + 1, b: LAYOUT })).toBe('newer');
});

test('a ledger that is no database is told, and the others are looked at', async () => {
  writeFileSync(join(dataDir, 'ledger', 'rvs.duckdb'), 'nothing');
  await ledger('us-cars', LEDGER_VERSION);
  const steps = await plan(LAYOUT);
  expect(steps.map(({ what, is }) => [what, is])).toEqual([
    ['us-cars listings', 'current'],
    ['ledger rvs', 'unknown'],
    ['ledger us-cars', 'current'],
  ]);
});
