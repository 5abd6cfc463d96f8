import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';

/** Imports go one way (README, "How it is built") and in no circle; the linter enforces it. Each fault is planted and must fail. */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BIOME = path.join(ROOT, 'node_modules/.bin/biome');

interface Report {
  readonly diagnostics: readonly {
    readonly category: string;
    readonly location: { readonly path: unknown };
  }[];
}

const RULES = ['style/noRestrictedImports', 'suspicious/noImportCycles'];

/** Lints files, name → text, in a folder of their own under our rules; gives the names whose imports are refused. */
function refusedOf(files: ReadonlyMap<string, string>): Promise<ReadonlySet<string>> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'forecourt-planted-'));
  copyFileSync(path.join(ROOT, 'biome.json'), path.join(folder, 'biome.json'));
  writeFileSync(path.join(folder, '.gitignore'), 'node_modules\n');
  for (const [name, text] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), text);
  }
  const flags = ['--reporter=json', '--max-diagnostics=none', ...RULES.map((rule) => `--only=${rule}`)];
  return new Promise((resolve, reject) => {
    execFile(BIOME, ['lint', ...flags, '.'], { cwd: folder, maxBuffer: 2 ** 26 }, (_, stdout, stderr) => {
      rmSync(folder, { recursive: true, force: true });
      try {
        const { diagnostics } = JSON.parse(stdout) as Report;
        const refused = diagnostics.filter(({ category }) =>
          RULES.some((rule) => category === `lint/${rule}`),
        );
        const text = refused.map(({ location }) => JSON.stringify(location));
        resolve(new Set([...files.keys()].filter((name) => text.some((one) => one.includes(name)))));
      } catch (error) {
        reject(new Error(`the linter said: ${stdout}${stderr}`, { cause: error }));
      }
    });
  });
}

/** The same import in every way that it can be written. */
const WAYS: Readonly<Record<string, (from: string) => string>> = {
  value: (from) => `import { thing } from '${from}';\nconsole.log(thing);\n`,
  'type only': (from) => `import type { Thing } from '${from}';\nexport type Other = Thing;\n`,
  'inline type': (from) => `import { type Thing } from '${from}';\nexport type Other = Thing;\n`,
  'side effect': (from) => `import '${from}';\n`,
  're-export': (from) => `export { thing } from '${from}';\n`,
  're-export of all': (from) => `export * from '${from}';\n`,
  're-export of types': (from) => `export type { Thing } from '${from}';\n`,
  dynamic: (from) => `export const later = () => import('${from}');\n`,
};

const CLIENT = '@elastic/elasticsearch';

/** layer → what it may not import, and what it may */
const LAYERS: Readonly<Record<string, { readonly not: readonly string[]; readonly may: readonly string[] }>> =
  {
    'src/catalog': {
      not: [
        '../grammar/list.ts',
        '../search/plan.ts',
        '../engine/names.ts',
        '../api/app.ts',
        '../../ingest/commands/load.ts',
        CLIENT,
      ],
      may: ['./field.ts', './listing/build.ts'],
    },
    'src/catalog/listing': {
      not: ['../../grammar/list.ts', '../../search/plan.ts', '../../geo/postal.ts'],
      may: ['../declare.ts'],
    },
    'src/grammar': {
      not: [
        '../search/plan.ts',
        '../catalog/field.ts',
        '../engine/names.ts',
        '../records/listing.ts',
        '../accounts/keys.ts',
        CLIENT,
      ],
      may: ['./reading.ts', 'date-fns'],
    },
    'src/search': {
      not: [
        '../engine/ask.ts',
        CLIENT,
        `${CLIENT}/lib/api/types`,
        '@elastic/transport',
        '../engine/client.ts',
        '../engine/live.ts',
        '../records/listing.ts',
        '../accounts/plans.ts',
        '../api/context.ts',
        '../cli/main.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['../catalog/field.ts', '../grammar/list.ts', '../engine/names.ts', '../geo/postal.ts'],
    },
    'src/search/scopes': {
      not: ['../../records/listing.ts', '../../engine/ask.ts', '../../api/context.ts'],
      may: ['../plan.ts', '../../grammar/list.ts'],
    },
    'src/summary': {
      not: [
        CLIENT,
        '../search/sent-parameters.ts',
        '../insights/recent-sales.ts',
        '../engine/names.ts',
        '../records/listing.ts',
        '../accounts/plans.ts',
        '../api/context.ts',
        '../cli/main.ts',
        '../../ingest/ground/sql.ts',
      ],
      may: ['../catalog/sold-vehicles.ts', '../grammar/list.ts', '@duckdb/node-api'],
    },
    'src/insights': {
      not: [
        CLIENT,
        '../engine/ask.ts',
        '../records/listing.ts',
        '../accounts/plans.ts',
        '../api/context.ts',
        '../cli/main.ts',
        '../../ingest/ground/sql.ts',
      ],
      may: [
        '../summary/database.ts',
        '../search/run.ts',
        '../catalog/sold-vehicles.ts',
        '../engine/names.ts',
      ],
    },
    'src/records': {
      not: [
        CLIENT,
        '../summary/plan.ts',
        '../engine/names.ts',
        '../accounts/keys.ts',
        '../api/context.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['../search/plan.ts', '../catalog/field.ts', '../geo/distance.ts'],
    },
    'src/engine': {
      not: [
        '../search/compile.ts',
        '../records/listing.ts',
        '../accounts/keys.ts',
        '../api/context.ts',
        '../cli/main.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['../catalog/field.ts', CLIENT],
    },
    'src/accounts': {
      not: [
        CLIENT,
        '../search/plan.ts',
        '../engine/names.ts',
        '../records/listing.ts',
        '../api/context.ts',
        '../cli/main.ts',
      ],
      may: ['libsql', './plans.ts'],
    },
    'src/geo': {
      not: [CLIENT, '../search/plan.ts', '../engine/names.ts', '../api/context.ts'],
      may: ['zipcodes'],
    },
    'src/outgoing': {
      not: [
        CLIENT,
        '../catalog/errors.ts',
        '../search/plan.ts',
        '../engine/names.ts',
        '../api/context.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['./fault.ts', 'pino'],
    },
    'src/store': {
      not: [CLIENT, '../catalog/errors.ts', '../summary/months.ts', '../../ingest/commands/load.ts'],
      may: ['../outgoing/call.ts', '../settings/store.ts'],
    },
    'src/vin': {
      not: [
        CLIENT,
        '../engine/names.ts',
        '../records/listing.ts',
        '../partners/fault.ts',
        '../outgoing/call.ts',
        '../api/context.ts',
        '../../ingest/ground/sql.ts',
      ],
      may: ['../catalog/vocabulary/make.ts', 'libsql', 'piscina'],
    },
    'src/partners': {
      not: [
        CLIENT,
        '../engine/ask.ts',
        '../search/plan.ts',
        '../accounts/keys.ts',
        '../api/context.ts',
        '../../ingest/commands/load.ts',
      ],
      may: [
        '../outgoing/call.ts',
        '../engine/question.ts',
        '../records/recall.ts',
        '../vin/decoded-vehicle.ts',
        'cockatiel',
      ],
    },
    'src/jobs': {
      not: [
        CLIENT,
        '../api/context.ts',
        '../cli/main.ts',
        '../summary/summary.ts',
        '../insights/recent-sales.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['../accounts/open.ts', '../engine/ask.ts', '../search/run.ts', '../vin/decoded-vehicle.ts'],
    },
    'src/webhooks': {
      not: [
        CLIENT,
        '../catalog/errors.ts',
        '../search/plan.ts',
        '../engine/names.ts',
        '../api/context.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['../accounts/sendings.ts', '../outgoing/call.ts', 'cockatiel'],
    },
    'src/api': {
      not: [
        '../console/server/pages.ts',
        '../server/server.ts',
        '../cli/main.ts',
        '../../ingest/commands/load.ts',
        '../../ingest/ledger/open.ts',
      ],
      may: ['../accounts/keys.ts', '../engine/ask.ts', '../search/run.ts', '../records/listing.ts'],
    },
    'src/api/operations': {
      not: ['../../cli/main.ts', '../../console/server/pages.ts', '../../../ingest/commands/load.ts'],
      may: ['../operation.ts', '../../search/run.ts'],
    },
    'src/console/server': {
      not: [
        '../page/main.tsx',
        CLIENT,
        '../../engine/ask.ts',
        '../../records/listing.ts',
        '../../api/app.ts',
        '../../api/operations/searches.ts',
        '../../cli/main.ts',
        '../../../ingest/commands/load.ts',
      ],
      may: ['../metadata.ts', '../../api/operations.ts', '../../catalog/field.ts', '../../search/read.ts'],
    },
    'src/mcp': {
      not: [
        CLIENT,
        '../engine/ask.ts',
        '../records/listing.ts',
        '../summary/summary.ts',
        '../api/app.ts',
        '../api/operations/searches.ts',
        '../cli/main.ts',
        '../../ingest/commands/load.ts',
      ],
      may: ['../api/operations.ts', '../api/operation.ts', '../search/read.ts', '../catalog/parameter.ts'],
    },
    'src/console/page': {
      not: [
        '../server/metadata.ts',
        CLIENT,
        'node:fs',
        '../../catalog/field.ts',
        '../../search/plan.ts',
        '../../engine/names.ts',
        '../../api/operations.ts',
      ],
      may: ['../metadata.ts', './address.ts', 'preact'],
    },
    ingest: {
      not: [
        '../src/console/metadata.ts',
        '../src/api/app.ts',
        '../src/search/run.ts',
        '../src/summary/rollup.ts',
        '../src/records/listing.ts',
        '../src/accounts/keys.ts',
        '../src/cli/main.ts',
      ],
      may: ['../src/catalog/field.ts', '../src/engine/client.ts', '@duckdb/node-api'],
    },
    // the rooms of ingest, in the order in which a row goes through them backwards: the ground lies below all
    'ingest/delivery': {
      not: ['../commands/load.ts', '../../src/api/app.ts'],
      may: ['../publish/indices.ts', '../whole-records/records.ts', '../sold/prepare.ts'],
    },
    'ingest/publish': {
      not: [
        '../delivery/life.ts',
        '../whole-records/indices.ts',
        '../../src/api/app.ts',
        '../../src/search/run.ts',
      ],
      may: ['../ledger/open.ts', '../../src/engine/names.ts', CLIENT],
    },
    'ingest/derive': {
      not: ['../publish/indices.ts', '../delivery/life.ts', '../../src/api/app.ts'],
      may: ['../ledger/schema.ts', '../feeds/columns.ts'],
    },
    'ingest/ledger': {
      not: ['../derive/derive.ts', '../publish/indices.ts', '../delivery/life.ts', '../../src/api/app.ts'],
      may: ['../accept/form.ts', '../ground/sql.ts'],
    },
    'ingest/accept': {
      not: ['../ledger/open.ts', '../derive/derive.ts', '../delivery/life.ts', '../../src/api/app.ts'],
      may: ['../feeds/columns.ts', '../ground/sql.ts'],
    },
    'ingest/feeds': {
      not: [
        '../accept/accept.ts',
        '../ledger/open.ts',
        '../delivery/life.ts',
        '../sources/look.ts',
        '../../src/api/app.ts',
      ],
      may: ['../ground/outcome.ts'],
    },
    'ingest/sources': {
      not: [
        '../feeds/columns.ts',
        '../ledger/open.ts',
        '../delivery/life.ts',
        '../../src/accounts/outbox.ts',
      ],
      may: ['../ground/outcome.ts', '../../src/outgoing/call.ts', '../../src/sources/source-record.ts'],
    },
    'ingest/ground': {
      not: ['../feeds/columns.ts', '../ledger/open.ts', '../delivery/life.ts', '../../src/api/app.ts'],
      may: ['../../src/catalog/field.ts'],
    },
  };

/** One planted file an import, by a name that says nothing of it. */
const planted = new Map<string, string>();
const plant = (layer: string, text: string): string => {
  const name = `${layer}/zz-planted-${planted.size}-.ts`;
  planted.set(name, text);
  return name;
};
/** Two files that take from each other: one a type, the other something later. */
const CIRCLE = ['src/geo/zz-circle.ts', 'src/geo/zz-back.ts'] as const;
planted.set(
  CIRCLE[0],
  "import type { Thing } from './zz-back.ts';\nexport const thing = (one: Thing) => one;\n",
);
planted.set(
  CIRCLE[1],
  "export type Thing = string;\nexport const later = async () => (await import('./zz-circle.ts')).thing;\n",
);
let refused: ReadonlySet<string>;
beforeAll(async () => {
  refused = await refusedOf(planted);
});

describe.each(Object.entries(LAYERS))('%s', (layer, { not, may }) => {
  for (const from of not) {
    const name = plant(layer, WAYS.value?.(from) ?? '');
    test(`may not import ${from}`, () => {
      expect(refused.has(name)).toBe(true);
    });
  }

  // the first of them, in every way that an import can be written
  const [from = ''] = not;
  for (const [way, write] of Object.entries(WAYS)) {
    const name = plant(layer, write(from));
    test(`however it is written: ${way}`, () => {
      expect(refused.has(name)).toBe(true);
    });
  }

  for (const one of may) {
    const name = plant(layer, WAYS.value?.(one) ?? '');
    test(`may import ${one}`, () => {
      expect(refused.has(name)).toBe(false);
    });
  }
});

test('files may not import each other, be it a type or later', () => {
  expect(CIRCLE.filter((name) => refused.has(name))).toEqual(CIRCLE);
});

test('the linter sees what is planted', () => {
  expect(planted.size).toBeGreaterThan(150);
  expect(refused.size).toBeGreaterThan(100);
});
