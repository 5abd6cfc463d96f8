import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset, Field } from '../../src/catalog/field.ts';
import { TIE } from '../../src/catalog/mapping.ts';
import { fedFields } from '../feeds/columns.ts';
import { EVERY, type Range, rangesIn, within } from '../ground/ranges.ts';
import { encodedLinks, recordSql } from '../ground/record.ts';
import { literal, name } from '../ground/sql.ts';
import { indexedMembers, JOINED, positionSql, spelledJoins } from './index-values.ts';
import { LISTING_ROWS, type Rows, type Spellings, unifiedTable } from './spelling.ts';
import { standsSql } from './stands.ts';

/** Which listings documents are built for: the tables of the rules, and what differs. */
export interface Documented extends Rows {
  /** before the names of the tables identified, dated and attributed */
  readonly prefix: string;
  /** the table of the listings, each with the number of its content */
  readonly listings: string;
  /** SQL of the role of the index */
  readonly role: string;
  /** SQL of the number of active listings of the dealer */
  readonly inventoryCount: string;
}

/** The active listings. */
const ACTIVE: Documented = {
  ...LISTING_ROWS,
  prefix: '',
  listings: 'standing',
  role: 'role_of(seller_type, vin, is_searchable, withheld, country)',
  inventoryCount: 'inventory.inventory_count',
};

/** A given reference stands with its own date; a derived one has the last day of the record before. */
const referenceDate = (field: string): string =>
  `coalesce(given_row.${field}_dt, CASE WHEN given_row.${field} IS NULL AND dated.${field} IS NOT NULL THEN dated.ref_at END)`;

/** SQL of the values that the derive files compute, by field name. They replace the given ones. */
const DERIVED: Readonly<Record<string, string>> = {
  id: 'identified.id',
  last_seen_at: 'dated.last_seen_at',
  scraped_at: 'dated.scraped_at',
  first_seen_at: 'dated.first_seen_at',
  first_seen_at_source: 'dated.first_seen_at_source',
  first_seen_at_mc: 'dated.first_seen_at_mc',
  dom: 'dated.dom',
  dom_180: 'dated.dom_180',
  dom_active: 'dated.dom_active',
  dos_active: 'dated.dos_active',
  ref_price: 'coalesce(given_row.ref_price, dated.ref_price)',
  ref_miles: 'coalesce(given_row.ref_miles, dated.ref_miles)',
  ref_price_dt: referenceDate('ref_price'),
  ref_miles_dt: referenceDate('ref_miles'),
  is_searchable: 'attributed.is_searchable',
  is_owned: 'attributed.is_owned',
  is_sold: 'attributed.is_sold',
  is_expired: 'attributed.is_expired',
};

/** Fields that no column carries: SQL on the other fields of the listing. */
const COMPUTED: Readonly<Record<string, string>> = {
  price_change: 'price_change(price, ref_price)',
  price_change_percent: 'price_change_percent(price, ref_price)',
  photo_count: 'coalesce(len(photo_links), 0)',
  cached_photo_count: 'coalesce(len(photo_links_cached), 0)',
  options_packages_count: 'coalesce(len(options_packages), 0)',
  has_vin: 'vin IS NOT NULL',
  vehicle_registration_date: 'day_of(vehicle_registration_date_given)',
  search_text: 'list_filter([heading, seller_comments], lambda text: text IS NOT NULL)',
};

const isComputed = (field: Field): boolean =>
  field.column === undefined && !DERIVED[field.name] && !JOINED[field.name];

type Standing = Readonly<Record<string, string>>;

/** SQL of what follows from where a listing stands, by field name. */
function standingOf(dataset: Dataset): Standing {
  const { latitude, longitude, zip = 'zip' } = standsSql(dataset, 'described');
  return { ...positionSql(latitude, longitude), nation: `coalesce(nation_given, nation_of(${zip}))` };
}

function computedSql(field: Field, { inventoryCount }: Documented, standing: Standing): string {
  const sql =
    field.name === 'inventory_count' ? inventoryCount : (standing[field.name] ?? COMPUTED[field.name]);
  if (!sql) throw new Error(`${field.name}: has no column, and nothing computes it`);
  return sql;
}

/** SQL of the member for what only details and marketplaces show (`Field.extra`); NULL where all of it is unknown. */
function extraSql(dataset: Dataset): string {
  const extras = dataset.fields.flatMap(({ name: field, extra }) => (extra ? [[extra, name(field)]] : []));
  if (!extras.length) return '';
  const members = extras.map(([member = '', value]) => `${literal(member)}: ${value}`);
  return `'extra': CASE WHEN ${extras.map(([, value]) => `${value} IS NOT NULL`).join(' OR ')} THEN {${members.join(', ')}} END,`;
}

/**
 * The queries that give the documents of the listings that rules were applied to, one after another (documentsSql): what is
 * known of a whole market would have to be in memory beside wide rows that are looked up in it.
 */
export async function documentQueries(
  db: DuckDBConnection,
  dataset: Dataset,
  spellings: Spellings,
  of: Documented = ACTIVE,
): Promise<string[]> {
  const ranges = await rangesIn(db, of.listings, 'content');
  return ranges.map((range) => documentsSql(dataset, spellings, of, range));
}

/**
 * The query that gives every document of the listings that rules were applied to (ACTIVE: those in `standing`) whose content is in
 * a range: role (which index), id of the document, and the document as one line of JSON without nulls and empty objects. Reads the
 * view of their rows and the tables of the derive files; nothing wide is written anywhere.
 */
export function documentsSql(
  dataset: Dataset,
  spellings: Spellings,
  of: Documented = ACTIVE,
  range: Range = EVERY,
): string {
  const { rows, prefix, role, listings } = of;
  const near = (table: string): string =>
    `(SELECT * FROM ${table} WHERE listing IN (SELECT listing FROM near))`;
  const given = fedFields(dataset).filter((field) => !DERIVED[field.name]);
  const derived = Object.entries(DERIVED).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const standing = standingOf(dataset);
  const computed = dataset.fields
    .filter(isComputed)
    .map((field) => `${computedSql(field, of, standing)} AS ${name(field.name)}`);
  const listJoins = [...spellings.lists].map(
    (field) =>
      `LEFT JOIN ${near(unifiedTable(field, of))} AS unified_${field} ON unified_${field}.listing = listed.listing`,
  );
  return `
    WITH
      near AS (SELECT listing FROM ${listings} WHERE ${within('content', range)}),
      described AS (
        SELECT given_row.listing, identified.document, identified.tie, given_row.is_searchable IS NOT DISTINCT FROM false AS withheld, ${[...given.map((field) => `given_row.${name(field.name)}`), ...derived].join(', ')}
        FROM ${rows} AS given_row
        JOIN ${near(`${prefix}identified`)} AS identified ON identified.listing = given_row.listing
        JOIN ${near(`${prefix}dated`)} AS dated ON dated.listing = given_row.listing
        JOIN ${near(`${prefix}attributed`)} AS attributed ON attributed.listing = given_row.listing
        WHERE ${within('given_row.content', range)}
      ),
      listed AS (
        SELECT described.*, ${computed.join(', ')}
        FROM described LEFT JOIN inventory ON inventory.dealer_id = described.dealer_id
      )
    SELECT
      ${role} AS role,
      document AS id,
      json_merge_patch('{}', to_json({
        ${indexedMembers(dataset, spellings).join(', ')},
        'record': ${recordSql(dataset)},
        ${extraSql(dataset)}
        'cached_links': ${encodedLinks('photo_links_cached')},
        '${TIE}': tie
      })) AS document
    FROM listed
    ${spelledJoins(dataset, spellings, of, 'listed').join('\n    ')}
    ${listJoins.join('\n    ')}`;
}
