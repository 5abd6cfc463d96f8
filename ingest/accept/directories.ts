import type { DuckDBConnection } from '@duckdb/node-api';
import type { Market } from '../../src/catalog/markets.ts';
import { name, rows } from '../ground/sql.ts';
import { rulesOf } from './market-rules.ts';

/** Who a dealer is and where, as both directories tell it. */
const COMMON = [
  'seller_name',
  'dealer_type',
  'street',
  'city',
  'state',
  'zip',
  'country',
  'latitude',
  'longitude',
  'msa_code',
  'seller_phone',
  'seller_email',
] as const;

/** Fields of a listing that a row of the older directory gives; a county only where the market's rows have one. */
export const DEALER_GIVES: readonly string[] = [...COMMON, 'county', 'dealership_group_name'];

/** Ids of the newer directory: text there, numbers inside listings (supplement decision 5). */
const IDS = [
  'mc_website_id',
  'mc_dealer_id',
  'mc_location_id',
  'mc_rooftop_id',
  'mc_dealership_group_id',
  'mc_sub_dealership_group_id',
] as const;

/** Fields of a listing that a row of the newer directory gives. */
export const DEALERSHIP_GIVES: readonly string[] = [
  ...COMMON,
  ...IDS,
  'mc_dealership_group_name',
  'mc_sub_dealership_group_name',
  'mc_category',
];

/** SQL of what a directory's row says, as a listing would say it; others stand as they are. */
const SAID: Readonly<Record<string, string>> = {
  country: 'country_word(told.country)',
  // a position is both of its coordinates
  latitude: 'CASE WHEN told.longitude IS NOT NULL THEN told.latitude END',
  longitude: 'CASE WHEN told.latitude IS NOT NULL THEN told.longitude END',
  ...Object.fromEntries(IDS.map((id) => [id, `read_code(told.${id})`])),
};

/** A directory as a look-up table. */
interface Known {
  readonly table: string;
  readonly dataset: string;
  /** the listing's column that holds the id */
  readonly key: string;
  readonly gives: readonly string[];
}

const DIRECTORIES: readonly Known[] = [
  { table: 'known_dealer', dataset: 'dealers', key: 'dealer_id', gives: DEALER_GIVES },
  { table: 'known_dealership', dataset: 'dealerships', key: 'mc_website_id', gives: DEALERSHIP_GIVES },
];

/** SQL that makes the table, empty. */
function emptySql({ table, key, gives }: Known): string {
  const numbers = new Set<string>([key, ...IDS]);
  const columns = [...new Set([key, ...gives])].map(
    (field) => `${name(field)} ${numbers.has(field) ? 'BIGINT' : 'VARCHAR'}`,
  );
  return `CREATE OR REPLACE TEMP TABLE ${table} (${columns.join(', ')});`;
}

/**
 * SQL that fills the table with what the directory's newest live delivery says, one row an id. A directory of a market need not
 * have every column: what is not there is unknown.
 */
function knownSql({ table, dataset, key, gives }: Known, zip: string): string {
  const columns = [...gives, 'postal_code'].map((field) => `NULL::VARCHAR AS ${name(field)}`);
  const said = gives
    .filter((field) => field !== key)
    .map((field) => `${field === 'zip' ? zip : (SAID[field] ?? `told.${name(field)}`)} AS ${name(field)}`);
  return `
    INSERT INTO ${table} BY NAME
      WITH told AS (
        SELECT NULL::VARCHAR AS key, ${columns.join(', ')} WHERE false
        UNION ALL BY NAME
        SELECT * FROM ${dataset}
        WHERE delivery IN (SELECT max(id) FROM delivery WHERE dataset = '${dataset}' AND state = 'live')
      ),
      sited AS (SELECT *, told_country(country, state, city, delivered_zip) AS told_country
        FROM (SELECT *, coalesce(zip, postal_code) AS delivered_zip FROM told))
      SELECT read_code(told.key) AS ${key}, ${said.join(', ')}
      FROM sited AS told LEFT JOIN postal ON postal.code = postal_key_in(told.delivered_zip, told.told_country)
      WHERE read_code(told.key) IS NOT NULL
      -- '7' and '07' are one id inside listings
      QUALIFY row_number() OVER (PARTITION BY read_code(told.key) ORDER BY len(told.key), told.key) = 1`;
}

/**
 * Makes the look-up tables of the directories of dealers in the ledger (feeds.md 2.1, "dealer"): `known_dealer` by
 * dealer_id, `known_dealership` by mc_website_id, and `dealership_of_dealer` by mc_dealer_id where one dealership alone
 * has it. Inactive dealers are known, too. Empty where nothing is loaded; false: none is. After prepareAccepting.
 */
export async function knowDirectories(db: DuckDBConnection, market: Market): Promise<boolean> {
  const delivered = 'told.delivered_zip';
  const zip = rulesOf(market).located.length
    ? `known_zip(${delivered}, told.state, told.told_country, postal.code, postal.state)`
    : delivered;
  await db.run(DIRECTORIES.map(emptySql).join('\n'));
  const live = await rows<{ dataset: string }>(
    db,
    "SELECT DISTINCT dataset FROM delivery WHERE state = 'live'",
  );
  const loaded = new Set(live.map(({ dataset }) => dataset));
  // most installations have one directory or none, and to plan the statement of another takes longer than a small file's rows
  for (const known of DIRECTORIES) if (loaded.has(known.dataset)) await db.run(knownSql(known, zip));
  await db.run(`
    CREATE OR REPLACE TEMP TABLE dealership_of_dealer AS
      SELECT * FROM known_dealership WHERE mc_dealer_id IS NOT NULL
      QUALIFY count(*) OVER (PARTITION BY mc_dealer_id) = 1`);
  return DIRECTORIES.some(({ dataset }) => loaded.has(dataset));
}
