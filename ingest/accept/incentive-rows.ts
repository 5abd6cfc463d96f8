import { INCENTIVE_BASE, INCENTIVE_ID } from '../../src/catalog/datasets/incentives.ts';
import { type Field, fieldOf, type SearchDataset } from '../../src/catalog/field.ts';
import { fedFields } from '../feeds/columns.ts';
import { recordSql } from '../ground/record.ts';
import { name } from '../ground/sql.ts';
import { cellOf, type ReadFile } from './cell-columns.ts';
import { readStages } from './cell-stages.ts';
import type { RowForm } from './form.ts';
import { marksSql } from './marks.ts';
import { moneyStages } from './money.ts';
import { saysNothing } from './objects.ts';
import { type Check, commonChecks, headerOf, problemsSql, tooLong } from './problems.ts';

/** Values of the place, as listings derive them. */
const PLACE: Readonly<Record<string, string>> = {
  zip: 'zip_code',
  country: 'placed_country(told_country, country, coalesce(state, centre.state), centre.country)',
  city: 'coalesce(city, CASE WHEN zip_code IS NOT NULL THEN centre.city END)',
  state: 'coalesce(state, CASE WHEN zip_code IS NOT NULL THEN centre.state END)',
  latitude: `CASE WHEN latitude IS NOT NULL AND longitude IS NOT NULL THEN latitude
    WHEN zip_code IS NOT NULL THEN centre.latitude END`,
  longitude: `CASE WHEN latitude IS NOT NULL AND longitude IS NOT NULL THEN longitude
    WHEN zip_code IS NOT NULL THEN centre.longitude END`,
};

const DOLLARS = "'USD'";

const MARKS = new Map([
  ['says_null', 'null_columns IS NOT NULL'],
  ['odd_money', 'odd_money'],
  ['zip_repaired', 'zip_code IS NOT NULL AND lost_zero(zip)'],
  ['zip_unknown', 'zip IS NOT NULL AND zip_code IS NULL'],
  ['country_unknown', 'country IS NOT NULL AND country_word(country) IS NULL'],
  ['country_foreign', 'is_abroad(told_country)'],
]);

/** Members that name a document, and those that say where it is: no part of what the hashes are made of. */
const NAMES = [INCENTIVE_ID, INCENTIVE_BASE];
const WHERE = ['zip', 'city', 'state', 'latitude', 'longitude'];
/** Members that no answer shows stand in the hashed text under their own name. */
const shown = (field: Field): Field => (field.column ? { ...field, at: field.at ?? field.name } : field);

/**
 * SQL of the SHA-256, 64 hexadecimal digits, of a document without some of its members. Hashed is the UTF-8 text of the
 * accepted document as JSON without blanks: members in the order of the catalogue (src/catalog/datasets/incentives.ts), unknown
 * ones left out, texts as they are kept (NFC, no blanks around them), dates as answers show them (YYYY-MM-DDThh:mm:ssZ,
 * MM/DD/YYYY), years as whole numbers, other numbers in the shortest form that has a decimal point (32000.0).
 */
function hashSql(dataset: SearchDataset, without: readonly string[]): string {
  const fields = dataset.fields.map(shown).filter((field) => !without.includes(field.name));
  return `sha256(json_merge_patch('{}', to_json(${recordSql({ ...dataset, fields })}))::VARCHAR)`;
}

/** An array that says nothing is as good as none. */
const withoutVehicles = (dataset: SearchDataset, file: ReadFile): Check => ({
  fails: saysNothing(fieldOf(dataset, 'vehicles'), cellOf('vehicles')),
  column: headerOf(file, 'vehicles'),
  value: cellOf('vehicles'),
  reason: 'does not name a vehicle',
});

/**
 * A row is placed as listings are. `id` and `base_sha` are computed when absent (feeds.md 2.2, supplement section 10):
 * the id hashes the whole document (position included, both hashes excluded), base_sha the document without zip, city
 * and state, and without the position that follows from them. See hashSql.
 */
function statement(dataset: SearchDataset, file: ReadFile): string {
  const fields = fedFields(dataset).map(({ name: field }) => field);
  const checks = [
    ...commonChecks(dataset, file, { required: ['vehicles', 'offer_type'] }),
    ...NAMES.map((field) => tooLong(field, file)),
    withoutVehicles(dataset, file),
  ];
  const placed = fields.map((field) => `${PLACE[field] ?? name(field)} AS ${name(field)}`);
  const hashed: Readonly<Record<string, string>> = {
    [INCENTIVE_ID]: `coalesce(${INCENTIVE_ID}, ${hashSql(dataset, NAMES)})`,
    [INCENTIVE_BASE]: `coalesce(lower(${INCENTIVE_BASE}), ${hashSql(dataset, [...NAMES, ...WHERE])})`,
  };
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, foreign_currency, null_columns, ${fields.map(name).join(', ')})
    WITH ${readStages(dataset, file)},
      checked AS (SELECT *, told_country(country, state, city, zip) AS told_country, ${problemsSql(checks)} AS problems FROM read),
      coded AS (
        SELECT checked.*, known_zip(checked.zip, checked.state, checked.told_country, centre.code, centre.state) AS zip_code, centre
        FROM checked LEFT JOIN postal AS centre ON centre.code = postal_key_in(checked.zip, checked.told_country)
      ),
      -- amounts are in US dollars everywhere (part-2.md S2)
      ${moneyStages(dataset, file, { before: 'coded', own: DOLLARS })},
      placed AS (SELECT line, problems, foreign_currency, null_columns, ${marksSql(MARKS)} AS marks, ${placed.join(', ')} FROM paid)
    SELECT seq_of(${file.fileNumber}, line), problems, marks, 0, foreign_currency, null_columns, ${fields.map((field) => hashed[field] ?? name(field)).join(', ')}
    FROM placed`;
}

/** Rows of an incentives delivery (feeds.md 2.2): a document each, known by its id. */
export const incentiveRows = (dataset: SearchDataset): RowForm => ({
  dataset,
  statement: (file) => statement(dataset, file),
  identity: `CREATE OR REPLACE TEMP TABLE identity AS
    SELECT seq, key, max(seq) OVER (PARTITION BY key) AS kept FROM (SELECT seq, ${INCENTIVE_ID} AS key FROM delivered)`,
});
