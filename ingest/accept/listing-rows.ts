import type { Dataset } from '../../src/catalog/field.ts';
import { type Market, marketNamed } from '../../src/catalog/markets.ts';
import { VOCABULARIES } from '../../src/catalog/vocabulary/tables.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, sqlFile } from '../ground/sql.ts';
import { cellOf, isDelivered, type ReadFile } from './cell-columns.ts';
import { readStages } from './cell-stages.ts';
import { readingOf } from './cells.ts';
import { knowDirectories } from './directories.ts';
import { filledNames, givenOf, placedFields, placedStages } from './filled-fields.ts';
import type { RowForm } from './form.ts';
import { implausibleMiles } from './implausible.ts';
import { ruledValues, unitIn } from './listing-values.ts';
import { type MarketRules, rulesOf } from './market-rules.ts';
import { marksSql } from './marks.ts';
import { asGiven, moneyStages } from './money.ts';
import { type Check, commonChecks, headerOf, problemsSql, tooLong } from './problems.ts';
import { contentFields } from './read-rows.ts';
import { orTotals } from './totals.ts';
import { BUILD_MARKS, builtStages } from './vins/built.ts';
import { DECODED_NAMES } from './vins/decoded-fields.ts';
import { BARE_MODEL, colourJoins, type WordColumn, wordColumns } from './words.ts';

/** SQL of the names of the fields that were filled, those by the VIN, too. */
const filledSql = ({ vins, directories }: ReadFile): string =>
  vins
    ? `nullif(concat_ws(',', ${filledNames(directories)}, nullif(filled_build, '')), '')`
    : filledNames(directories);

function checksOf(dataset: Dataset, file: ReadFile, { identity, countries }: MarketRules): Check[] {
  const named = identity.filter((field) => field !== 'stock_no').map(cellOf);
  return [
    ...commonChecks(dataset, file, { required: ['source'], keepsBeyond: true }),
    {
      fails: `NOT broken AND coalesce(${identity.map(cellOf).join(', ')}) IS NULL`,
      column: identity[0],
      value: "''",
      reason: `${identity.slice(0, -1).join(', ')} and ${identity.at(-1)} are all missing`,
    },
    {
      fails: `lost_digits(${cellOf('stock_no')}) AND coalesce(${named.join(', ')}) IS NULL`,
      column: headerOf(file, 'stock_no'),
      value: cellOf('stock_no'),
      reason:
        'has lost digits in a spreadsheet, and nothing else names the vehicle: write the column as text',
    },
    tooLong('id', file),
    {
      fails: isDelivered(file, 'country') ? `is_abroad(country_word(${cellOf('country')}))` : 'false',
      column: headerOf(file, 'country'),
      value: cellOf('country'),
      reason: `is not a country of this market: ${countries.join(', ')}`,
    },
  ];
}

/** Columns of listings whose words are understood. */
const WORDS: readonly WordColumn[] = [
  ...VOCABULARIES.map(({ field }) => ({ field, vocabulary: field })),
  { field: 'car_state', vocabulary: 'state' },
  { field: 'exterior_color', vocabulary: 'base_ext_color', fills: 'base_ext_color' },
  { field: 'interior_color', vocabulary: 'base_int_color', fills: 'base_int_color' },
];

/** SQL of the currency of the country that the website is in, where the row and the directories tell none. */
const SITE_CURRENCY = `CASE WHEN ${givenOf('country')} IS NULL AND coalesce(country_of_state(state), country_of_state(car_state)) IS NULL
  THEN coalesce(money_of_site(source), money_of_site(vdp_url)) END`;

function markConditions({ located }: MarketRules, file: ReadFile): Map<string, string> {
  return new Map<string, string>([
    ...(file.vins ? BUILD_MARKS : []),
    ...VOCABULARIES.map(({ field }): [string, string] => [
      `normalised_${field}`,
      `cell_${field} IS NOT NULL AND cell_${field} IS DISTINCT FROM ${field}`,
    ]),
    [
      'zip_repaired',
      located.length ? `${givenOf('zip')} <> delivered_zip AND lost_zero(delivered_zip)` : 'false',
    ],
    ['zip_unknown', located.length ? `delivered_zip IS NOT NULL AND ${givenOf('zip')} IS NULL` : 'false'],
    ['country_unknown', `${cellOf('country')} IS NOT NULL AND ${givenOf('country')} IS NULL`],
    [
      'elsewhere',
      isDelivered(file, 'country') ? `is_elsewhere(country_word(${cellOf('country')}))` : 'false',
    ],
    ['country_foreign', 'is_abroad(country)'],
    ['says_null', 'null_columns IS NOT NULL'],
    ['no_place', 'no_place'],
    ['odd_miles', 'odd_miles'],
    ['odd_money', 'odd_money'],
    ['vin_of_another_year', 'NOT vin_year_fits(vin, year)'],
    ['wrong_check_digit', 'vin IS NOT NULL AND NOT check_digit_fits(vin, vin_digits)'],
    ['kilometres_converted', "miles IS NOT NULL AND miles_indicator = 'kilometers'"],
  ]);
}

/** What follows from the amounts of a row and their currency; by field name. */
const paidFields = (dataset: Dataset, file: ReadFile) => ({
  currency_indicator: 'own_currency',
  price_as_given: `coalesce(price_as_given, ${asGiven(dataset, file, 'price')})`,
});

/**
 * Tells which fields may have a value: those that the file carries, those that `ruled` gives one, and those that are filled. The
 * others stay NULL, and are left out of the statement: through its many stages each column costs as much in three rows as in two
 * thousand, and most files have a third of the fields.
 */
function haveValues(dataset: Dataset, file: ReadFile, ruled: readonly string[]): (field: string) => boolean {
  const made = new Set([
    ...ruled,
    ...placedFields(file.directories),
    ...(file.vins ? DECODED_NAMES : []),
    ...Object.keys(paidFields(dataset, file)),
    'is_certified',
  ]);
  return (field) => made.has(field) || isDelivered(file, field);
}

/** SQL of the country by which a row's postal code is looked up, and of the join that does. */
const lookedUp = (file: ReadFile) =>
  isDelivered(file, 'zip')
    ? {
        country: 'told_country(country, state, city, zip)',
        join: "LEFT JOIN postal AS centre ON centre.code = coalesce(postal_key_in(read.zip, read.told_country), '')",
      }
    : { country: 'NULL::VARCHAR', join: '' };

/**
 * The statement that reads one file and inserts its rows into `read_row`, good and bad ones: a bad one has its
 * problems in `problems`. Everything wide is done in this one pass.
 */
function statement(dataset: Dataset, market: Market, file: ReadFile): string {
  const rules = rulesOf(market);
  const ruling = ruledValues(dataset, rules, file);
  const has = haveValues(dataset, file, [...ruling.keys()]);
  const fields = fedFields(dataset)
    .filter((field) => has(field.name))
    .map(({ name: field }) => name(field));
  const ruled = [...ruling].map(([field, sql]) => `${sql} AS ${name(field)}`);
  const { country, join } = lookedUp(file);
  const hashed = contentFields(dataset).map((field) =>
    has(field.name) ? name(field.name) : `NULL::${readingOf(field).sqlType}`,
  );
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, filled, foreign_currency, null_columns, ${fields.join(', ')})
    WITH ${readStages(dataset, file)},
      checked AS (
        SELECT *, coalesce(in_miles(miles, ${unitIn('miles')}) > ${rules.believedMiles}, false) OR ${implausibleMiles(dataset, file)} AS odd_miles,
          coalesce(latitude::DOUBLE = 0 AND longitude::DOUBLE = 0, false) AS no_place, vin_digits(vin) AS vin_digits,
          ${country} AS told_country, ${wordColumns(WORDS, file)}, ${orTotals(file, problemsSql(checksOf(dataset, file, rules)))} AS problems
        FROM read
      ),
      bare AS (SELECT *, ${BARE_MODEL} FROM checked),
      worded AS (
        SELECT read.* REPLACE (${ruled.join(', ')}), read.zip AS delivered_zip
        FROM bare AS read
        ${colourJoins(WORDS, 'read', file)}
        ${join}
      ),
      ${file.vins ? `${builtStages('worded', file.vins, dataset)},` : ''}
      ${placedStages(file.vins ? 'built' : 'worded', {
        directories: file.directories,
        hasCodes: file.directories || isDelivered(file, 'zip') || isDelivered(file, 'car_zip'),
      })},
      ${moneyStages(dataset, file, {
        before: 'placed',
        own: 'money_of(country)',
        given: `CASE WHEN ${givenOf('currency_indicator')} IS NOT NULL THEN money_in(${givenOf('currency_indicator')}, site_currency) END`,
        site: SITE_CURRENCY,
        replaces: paidFields(dataset, file),
      })}
    SELECT seq_of(${file.fileNumber}, line), problems, ${marksSql(markConditions(rules, file))}, hash(${hashed.join(', ')}),
      ${filledSql(file)}, foreign_currency, null_columns, ${fields.join(', ')}
    FROM paid`;
}

/** Rows of a listings delivery of a market (feeds.md 2.1). */
export const listingRows = (dataset: Dataset, market: Market): RowForm => ({
  dataset,
  prepare: (db) => knowDirectories(db, market),
  statement: (file) => statement(dataset, market, file),
  identity: sqlFile('listing-identity.sql', import.meta.url),
  decodes: marketNamed(market).decodesVins ? 'build' : undefined,
  understood: { words: rulesOf(market).words, columns: WORDS },
});
