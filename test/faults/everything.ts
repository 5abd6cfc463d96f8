import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Client } from '@elastic/elasticsearch';
import { rows } from '../../ingest/ground/sql.ts';
import { type Ledger, openLedger } from '../../ingest/ledger/open.ts';
import { openShared } from '../../ingest/ledger/open-shared.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { listingsOf } from '../../src/catalog/markets.ts';
import { publishedRoles } from '../../src/catalog/roles.ts';
import type { TrendsManifest } from '../../src/catalog/trends.ts';
import {
  deliveriesIndex,
  directoryAlias,
  historyAlias,
  roleAlias,
  sharedAlias,
} from '../../src/engine/names.ts';
import type { Where } from './commands.ts';

type Json = null | boolean | number | string | Json[] | { readonly [member: string]: Json };
type Row = Record<string, Json>;

const byText = (one: unknown, other: unknown): number =>
  JSON.stringify(one) < JSON.stringify(other) ? -1 : 1;

/** A report without what tells runs apart: its number, its ledger, its times, its memory, and where its files lie. */
function sameReport(report: Row): Row {
  const { delivery, ledger, seconds, peak_memory, files, forms, rejects_file, repeated_file, ...same } =
    report;
  return same;
}

/** The name of an index without its prefix, and without how often a generation was numbered or rebuilt. */
const sameName = (prefix: string, index: string): string =>
  index.replace(prefix, '').replace(/-\d+(-rebuilt\d+)?$/, '');

async function documents(client: Client, index: string): Promise<Row[]> {
  const found = await client.search({ index, size: 10_000, ignore_unavailable: true });
  return found.hits.hits.map(({ _id, _source }) => ({ _id: _id ?? null, ...(_source as Row) })).sort(byText);
}

/** What answers: the documents of every role, of dealers, and closed and loaded history. Numbers of deliveries are left out. */
export async function answers(client: Client, { prefix }: Where) {
  const listings = publishedRoles('us-cars').map((role) =>
    documents(client, roleAlias(prefix, 'us-cars', role)),
  );
  const history = [historyAlias(prefix, 'us-cars'), sharedAlias(prefix, 'history')].map(async (alias) =>
    (await documents(client, alias)).map(({ delivery, loaded, ...same }) => same),
  );
  const dealers = documents(client, directoryAlias(prefix, 'us-cars', 'dealers'));
  return {
    listings: await Promise.all(listings),
    history: await Promise.all(history),
    dealers: await dealers,
  };
}

/** Every index, which alias it has and how many documents. */
async function indices(client: Client, prefix: string) {
  const found = await client.indices.get({
    index: `${prefix}*`,
    features: ['aliases'],
    expand_wildcards: 'all',
  });
  const counted = Object.entries(found).map(async ([index, { aliases = {} }]) => {
    const { count } = await client.count({ index });
    return {
      name: sameName(prefix, index),
      count,
      aliases: Object.keys(aliases).map((one) => one.replace(prefix, '')),
    };
  });
  return (await Promise.all(counted)).sort(byText);
}

async function reports(client: Client, prefix: string) {
  const kept = await documents(client, deliveriesIndex(prefix));
  return kept
    .map(({ _id, delivery, indices: names, report, ...same }) => ({
      ...same,
      indices: Object.values(names as Record<string, string>).map((index) => sameName(prefix, index)),
      report: sameReport(report as Row),
    }))
    .sort(byText);
}

const NUMBER = /(^|_)delivery$/;

/** Every table of an open ledger; deliveries are told by their instants, for a run that died used up a number. */
async function tables({ db }: Ledger, prefix: string): Promise<Record<string, Row[]>> {
  const known = await rows<{ id: number; as_of: number }>(
    db,
    'SELECT id, as_of::DOUBLE AS as_of FROM delivery',
  );
  const instants = new Map(known.map(({ id, as_of }) => [id, as_of]));
  const named = (table: string, column: string, value: Json): Json => {
    if (NUMBER.test(column) || (table === 'delivery' && column === 'id'))
      return value === null || Number(value) === 0
        ? value
        : (instants.get(Number(value)) ?? `unknown ${value}`);
    if (table !== 'delivery') return value;
    if (column === 'report') return sameReport(JSON.parse(String(value)) as Row);
    if (column !== 'indices') return value;
    return Object.values(JSON.parse(String(value)) as Record<string, string>).map((one) =>
      sameName(prefix, one),
    );
  };
  const found = await rows<{ table_name: string }>(
    db,
    "SELECT table_name FROM duckdb_tables() WHERE database_name = 'ledger' AND table_name <> 'ledger_id' ORDER BY table_name",
  );
  const all: Record<string, Row[]> = {};
  for (const { table_name: table } of found) {
    const held = await rows<Row>(db, `SELECT * FROM ${table}`);
    all[table] = held
      .map((row) =>
        Object.fromEntries(
          Object.entries(row).map(([column, value]) => [column, named(table, column, value)]),
        ),
      )
      .sort(byText);
  }
  return all;
}

async function contents(opening: Promise<Ledger>, prefix: string) {
  const ledger = await opening;
  try {
    return await tables(ledger, prefix);
  } finally {
    ledger.close();
  }
}

/** The trends that readers see, each month by a hash of its bytes; without what tells equal runs apart. */
export function trends({ dataDir }: Where): Json {
  const folder = join(dataDir, 'trends', 'us-cars');
  const path = join(folder, 'manifest.json');
  if (!existsSync(path)) return 'none';
  const { first_day, last_day, as_of, months } = JSON.parse(readFileSync(path, 'utf8')) as TrendsManifest;
  const shown = months.map(({ month, rows: count, file }) => {
    const bytes = createHash('sha256')
      .update(readFileSync(join(folder, file)))
      .digest('hex');
    return { month, count, bytes };
  });
  return { first_day, last_day, as_of, shown };
}

/** Everything that an installation holds, in the engine and in its ledgers, without what tells equal runs apart. */
export async function everything(client: Client, where: Where, dataset: Dataset = listingsOf('us-cars')) {
  const { prefix, dataDir } = where;
  const installation = { client, indexPrefix: prefix, dataDir, memory: '256MB' };
  const work = join(dataDir, 'tmp');
  return {
    leftovers: existsSync(work) ? readdirSync(work) : [],
    answers: await answers(client, where),
    indices: await indices(client, prefix),
    reports: await reports(client, prefix),
    trends: trends(where),
    ledger: await contents(openLedger({ ...installation, market: 'us-cars', dataset }), prefix),
    shared: existsSync(join(dataDir, 'ledger', 'shared.duckdb'))
      ? await contents(openShared(installation), prefix)
      : {},
  };
}
