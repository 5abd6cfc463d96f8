import type { Dataset } from '../../src/catalog/field.ts';
import type { Market } from '../../src/engine/market.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal, name, sqlFile } from '../sql.ts';
import { cellColumns, cellOf, type ReadFile, valueColumns } from './cell-columns.ts';
import type { RowForm } from './form.ts';
import { MARKET_RULES, type MarketRules } from './market-rules.ts';
import { marksSql } from './marks.ts';
import { type Check, commonChecks, headerOf, problemsSql } from './problems.ts';
import { contentFields } from './read-rows.ts';
import { VOCABULARIES } from './vocabulary/tables.ts';

function checksOf(dataset: Dataset, file: ReadFile, { identity }: MarketRules): Check[] {
  return [
    ...commonChecks(dataset, file, { required: ['source'], amounts: ['price', 'msrp', 'miles'] }),
    {
      fails: `NOT broken AND coalesce(${identity.map(cellOf).join(', ')}) IS NULL`,
      column: identity[0],
      value: "''",
      reason: `${identity.slice(0, -1).join(', ')} and ${identity.at(-1)} are all missing`,
    },
    {
      fails: 'strlen(id) > 512',
      column: headerOf(file, 'id'),
      value: 'id',
      reason: 'is longer than 512 bytes',
    },
  ];
}

/** The word of a vocabulary that a cell means, as SQL on the joined spelling; unknown words stay. */
function wordSql(field: string): string {
  const patterns = VOCABULARIES.find((vocabulary) => vocabulary.field === field)?.patterns ?? [];
  const found = patterns.map(
    ([pattern, word]) => `WHEN regexp_matches(lower(${field}), ${literal(pattern)}) THEN ${literal(word)}`,
  );
  return `coalesce(word_${field}.word, ${found.length ? `CASE ${found.join(' ')} END, ` : ''}read.${field})`;
}

/** Values that follow from more than their own cell (row.sql); by field name. */
const RULES: Readonly<Record<string, string>> = {
  price: 'known_amount(price)',
  msrp: 'known_amount(msrp)',
  ref_price: 'known_amount(ref_price)',
  mc_msrp: 'known_amount(mc_msrp)',
  miles: 'known_miles(miles, miles_indicator, inventory_type)',
  ref_miles: 'in_miles(ref_miles, miles_indicator)',
  data_source: "coalesce(data_source, 'mc')",
  seller_type: "coalesce(seller_type, 'dealer')",
  taxonomy_vin: 'coalesce(taxonomy_vin, squish(vin))',
  make: `coalesce(split_make.make, ${wordSql('make')})`,
  model: 'CASE WHEN split_make.make IS NULL THEN model ELSE without_word(model, split_make.rest) END',
  drivetrain: wordSql('drivetrain'),
  fuel_type: wordSql('fuel_type'),
  transmission: wordSql('transmission'),
  body_type: wordSql('body_type'),
  powertrain_type: 'coalesce(powertrain_type, word_fuel_type.powertrain)',
  base_ext_color: `coalesce(${wordSql('base_ext_color')}, colour_exterior.word)`,
  base_int_color: `coalesce(${wordSql('base_int_color')}, colour_interior.word)`,
  dealer_website: 'coalesce(dealer_website, domain_of(source))',
};

const COUNTRY = 'known_country(country, coalesce(state, centre_state), centre_country)';

/** The same for values that follow from the place (see `placed` below). */
const placeRules = ({ located }: MarketRules): Readonly<Record<string, string>> => ({
  zip: located.length ? 'zip_code' : 'zip',
  country: COUNTRY,
  city: 'coalesce(city, centre_city)',
  state: 'coalesce(state, centre_state)',
  latitude: 'CASE WHEN latitude IS NULL OR longitude IS NULL THEN centre_latitude ELSE latitude END',
  longitude: 'CASE WHEN latitude IS NULL OR longitude IS NULL THEN centre_longitude ELSE longitude END',
  currency_indicator: `coalesce(currency_indicator, currency_of(${COUNTRY}))`,
});

const spellingJoin = ({ field }: { field: string }): string =>
  `LEFT JOIN spelling AS word_${field} ON word_${field}.field = '${field}' AND word_${field}.spelling = lower(read.${field})`;

function markConditions({ countries, located }: MarketRules): Map<string, string> {
  return new Map([
    ...VOCABULARIES.map(({ field }): [string, string] => [
      `normalised_${field}`,
      `cell_${field} IS NOT NULL AND cell_${field} IS DISTINCT FROM ${field}`,
    ]),
    ['zip_repaired', 'zip_code IS NOT NULL AND lost_zero(zip)'],
    ['zip_unknown', located.length ? 'zip IS NOT NULL AND zip_code IS NULL' : 'false'],
    ['country_unknown', 'country IS NOT NULL AND country_word(country) IS NULL'],
    ['country_foreign', `country_word(country) NOT IN (${countries.map(literal).join(', ')})`],
    ['wrong_check_digit', 'vin IS NOT NULL AND NOT check_digit_fits(vin, vin_digits)'],
    ['kilometres_converted', "miles IS NOT NULL AND miles_indicator = 'kilometers'"],
  ]);
}

/**
 * The statement that reads one file and inserts its rows into `read_row`, good and bad ones: a bad one has its
 * problems in `problems`. Everything wide is done in this one pass.
 */
function statement(dataset: Dataset, market: Market, file: ReadFile): string {
  const rules = MARKET_RULES[market];
  const placed = placeRules(rules);
  const fields = fedFields(dataset);
  const ruled = Object.entries(RULES).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const target = fields.map(({ name: field }) => name(field));
  const finalSql = (field: string): string => placed[field] ?? name(field);
  const selected = fields.map(({ name: field }) => `${finalSql(field)} AS ${name(field)}`);
  const hashed = `hash(${contentFields(dataset)
    .map((field) => finalSql(field.name))
    .join(', ')})`;
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, ${target.join(', ')})
    WITH
      cell AS (SELECT line, ${file.source.broken} AS broken, ${cellColumns(dataset, file)} FROM ${file.source.from}),
      read AS (SELECT *, ${valueColumns(dataset)} FROM cell),
      checked AS (SELECT *, vin_digits(vin) AS vin_digits, ${problemsSql(checksOf(dataset, file, rules))} AS problems FROM read),
      worded AS (
        SELECT read.* REPLACE (${ruled.join(', ')}),
          centre.code AS centre_code, centre.state AS found_state, centre.country AS found_country, centre.city AS found_city,
          centre.latitude AS found_latitude, centre.longitude AS found_longitude,
          known_zip(read.zip, read.state, centre.code, centre.state) AS zip_code
        FROM checked AS read
        ${VOCABULARIES.map(spellingJoin).join('\n        ')}
        LEFT JOIN split_make ON split_make.word = lower(read.make) AND starts_with_word(read.model, split_make.rest)
        LEFT JOIN colour_word AS colour_exterior ON colour_exterior.spelling = missing_colour(read.base_ext_color, read.exterior_color)
        LEFT JOIN colour_word AS colour_interior ON colour_interior.spelling = missing_colour(read.base_int_color, read.interior_color)
        LEFT JOIN postal AS centre ON centre.code = postal_key(read.zip)
      ),
      placed AS (
        SELECT *, CASE WHEN zip_code IS NOT NULL THEN found_state END AS centre_state,
          CASE WHEN zip_code IS NOT NULL THEN found_country END AS centre_country,
          CASE WHEN zip_code IS NOT NULL THEN found_city END AS centre_city,
          CASE WHEN zip_code IS NOT NULL THEN found_latitude END AS centre_latitude,
          CASE WHEN zip_code IS NOT NULL THEN found_longitude END AS centre_longitude
        FROM worded
      )
    SELECT seq_of(${file.fileNumber}, line), problems, ${marksSql(markConditions(rules))}, ${hashed}, ${selected.join(', ')}
    FROM placed`;
}

/** Rows of a listings delivery of a market (feeds.md 2.1). */
export const listingRows = (dataset: Dataset, market: Market): RowForm => ({
  dataset,
  statement: (file) => statement(dataset, market, file),
  identity: sqlFile('repeated.sql', import.meta.url),
  vocabularies: VOCABULARIES.map(({ field }) => field),
});
