import type { Dataset, Field } from '../../src/catalog/field.ts';
import { TIE } from '../../src/engine/mapping.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal, name } from '../sql.ts';
import { recordSql } from './record.ts';
import type { Spellings } from './spelling.ts';

/** Values that the derive files compute, by field name: the table that holds them. They replace the given ones. */
const DERIVED_IN: Readonly<Record<string, string>> = {
  id: 'identified',
  last_seen_at: 'dated',
  scraped_at: 'dated',
  first_seen_at: 'dated',
  first_seen_at_source: 'dated',
  first_seen_at_mc: 'dated',
  dom: 'dated',
  dom_180: 'dated',
  dom_active: 'dated',
  dos_active: 'dated',
  is_searchable: 'attributed',
  is_owned: 'attributed',
};

/** Fields that no column carries: SQL on the other fields of the listing. */
const COMPUTED: Readonly<Record<string, string>> = {
  mm: "lower(make) || '|' || lower(model)",
  ymm: "\"year\" || '|' || lower(make) || '|' || lower(model)",
  location: `CASE WHEN latitude IS NOT NULL AND longitude IS NOT NULL
    THEN {'lat': latitude::DOUBLE, 'lon': longitude::DOUBLE} END`,
  located: 'latitude IS NOT NULL AND longitude IS NOT NULL',
  price_change: 'price_change(price, ref_price)',
  price_change_percent: 'price_change_percent(price, ref_price)',
  photo_count: 'coalesce(len(photo_links), 0)',
  cached_photo_count: 'coalesce(len(photo_links_cached), 0)',
  options_packages_count: 'coalesce(len(options_packages), 0)',
  inventory_count: 'inventory.inventory_count',
  has_vin: 'vin IS NOT NULL',
};

const isComputed = (field: Field): boolean => field.column === undefined;

function computedSql(field: Field): string {
  const sql = COMPUTED[field.name];
  if (!sql) throw new Error(`${field.name}: has no column, and nothing computes it`);
  return sql;
}

/** SQL of the value as the engine indexes it, by the type of the field. */
function indexedSql(field: Field, spellings: Spellings): string {
  const value = name(field.name);
  switch (field.type) {
    case 'keyword':
      return spellings.words.has(field.name) ? `coalesce(spelled_${field.name}.shown, ${value})` : value;
    case 'keywords':
      return spellings.lists.has(field.name) ? `coalesce(unified_${field.name}.terms, ${value})` : value;
    case 'lower':
      return field.column?.type === 'domain' ? `domain_of(${value})` : `lower(${value})`;
    case 'upper':
      return `upper(${value})`;
    case 'code':
      return `${value}::VARCHAR`;
    default:
      return value;
  }
}

/**
 * The query that gives every document of the delivery: role (which index), id, and the document as one line of
 * JSON without nulls and empty objects. Reads the view `delivered` and the tables of the derive files; nothing
 * wide is written anywhere.
 */
export function documentsSql(dataset: Dataset, spellings: Spellings): string {
  const given = fedFields(dataset).filter((field) => !DERIVED_IN[field.name]);
  const derived = Object.entries(DERIVED_IN).map(([field, table]) => `${table}.${name(field)}`);
  const computed = dataset.fields
    .filter(isComputed)
    .map((field) => `${computedSql(field)} AS ${name(field.name)}`);
  const indexed = dataset.fields
    .filter((field) => field.indexed)
    .map((field) => `${literal(field.name)}: ${indexedSql(field, spellings)}`);
  const spelledJoins = [...spellings.words].map(
    (field) =>
      `LEFT JOIN spelled AS spelled_${field} ON spelled_${field}.field = ${literal(field)} AND spelled_${field}.given = listed.${name(field)}`,
  );
  const listJoins = [...spellings.lists].map(
    (field) => `LEFT JOIN unified_${field} ON unified_${field}.seq = listed.seq`,
  );
  return `
    WITH
      standing AS (
        SELECT delivered.seq, identified.tie, ${[...given.map((field) => `delivered.${name(field.name)}`), ...derived].join(', ')}
        FROM delivered
        JOIN identified ON identified.seq = delivered.seq
        JOIN dated ON dated.seq = delivered.seq
        JOIN attributed ON attributed.seq = delivered.seq
      ),
      listed AS (
        SELECT standing.*, ${computed.join(', ')}
        FROM standing LEFT JOIN inventory ON inventory.dealer_id = standing.dealer_id
      )
    SELECT
      role_of(seller_type, vin, is_searchable, country) AS role,
      id,
      json_merge_patch('{}', to_json({
        ${indexed.join(', ')},
        'record': ${recordSql(dataset)},
        'cached_links': photo_links_cached,
        '${TIE}': tie
      })) AS document
    FROM listed
    ${spelledJoins.join('\n    ')}
    ${listJoins.join('\n    ')}`;
}
