import { BELIEVED } from '../../src/catalog/bounds.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { INSIGHTS_MARKET, marketNamed } from '../../src/catalog/markets.ts';
import { soldVehicles } from '../../src/catalog/sold-vehicles.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, sqlFile } from '../ground/sql.ts';
import { cellOf, type ReadFile } from './cell-columns.ts';
import { readStages } from './cell-stages.ts';
import type { RowForm } from './form.ts';
import { rulesOf } from './market-rules.ts';
import { marksSql } from './marks.ts';
import { moneyStages } from './money.ts';
import { type Check, commonChecks, problemsSql } from './problems.ts';
import { unitOf } from './units.ts';
import { BUILD_MARKS, builtStages } from './vins/built.ts';
import {
  BARE_MODEL,
  BODY_CAB,
  MAKE_AND_MODEL,
  MODEL_CAB,
  modelSql,
  type WordColumn,
  wordColumns,
  wordSql,
} from './words.ts';

/** Columns whose words are understood, as listings spell them (feeds.md section 3). */
const WORDS: readonly WordColumn[] = [
  ...['make', 'body_type', 'drivetrain', 'transmission', 'state'].map((field) => ({
    field,
    vocabulary: field,
  })),
  { field: 'base_exterior_color', vocabulary: 'base_ext_color' },
  { field: 'base_interior_color', vocabulary: 'base_int_color' },
];

/** SQL of the unit of a row's reading. */
const UNIT = `coalesce(nullif(${unitOf('miles')}, ''), miles_indicator)`;

/** Sold vehicles are those of the US (feeds.md section 3). */
const OWN_CURRENCY = 'currency_of(market_country())';

/** SQL of that of the website's country, where the row has no state. */
const SITE_CURRENCY = 'CASE WHEN country_of_state(state) IS NULL THEN money_of_site(source) END';

/** Values that follow from more than their own cell; by field name. */
const RULES: Readonly<Record<string, string>> = {
  seller_type: "coalesce(seller_type, 'dealer')",
  dealer_type: 'lower(dealer_type)',
  source: 'domain_of(source)',
  ...Object.fromEntries(WORDS.map(({ field }) => [field, wordSql(field)])),
  ...MAKE_AND_MODEL,
  model: modelSql(soldVehicles),
  body_subtype: `coalesce(body_subtype, ${BODY_CAB}, ${MODEL_CAB})`,
  fuel_type_category: 'coalesce(lower(fuel_type_category), fuel_category(powertrain_type))',
  price: 'known_amount(price)',
  miles: 'CASE WHEN NOT odd_miles THEN miles END',
  miles_indicator: `coalesce(upper(${UNIT}), 'MILES')`,
  msrp: 'known_amount(msrp)',
  mc_msrp: 'known_amount(mc_msrp)',
};

const MARKED: ReadonlyMap<string, string> = new Map([
  ...WORDS.map(({ field, vocabulary }): [string, string] => [
    `normalised_${vocabulary}`,
    `${cellOf(field)} IS NOT NULL AND ${cellOf(field)} IS DISTINCT FROM ${field}`,
  ]),
  ['says_null', 'null_columns IS NOT NULL'],
  ['odd_miles', 'odd_miles'],
  ['odd_money', 'odd_money'],
  ['sold_abroad', 'coalesce(country_of_state(state), country_of_region(state, NULL)) <> market_country()'],
  ['vin_of_another_year', 'NOT vin_year_fits(vin, year)'],
  ['wrong_check_digit', 'vin IS NOT NULL AND NOT check_digit_fits(vin, vin_digits)'],
]);

const checksOf = (dataset: Dataset, file: ReadFile): Check[] =>
  commonChecks(dataset, file, {
    required: ['sold_date', 'inventory_type'],
    counts: ['dom_active', 'dos_active'],
  });

function statement(dataset: Dataset, file: ReadFile): string {
  const fields = fedFields(dataset).map(({ name: field }) => name(field));
  const ruled = Object.entries(RULES).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const checks = problemsSql(checksOf(dataset, file));
  const { vins } = file;
  const marks = marksSql(new Map([...(vins ? BUILD_MARKS : []), ...MARKED]));
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, foreign_currency, null_columns, ${fields.join(', ')})
    WITH ${readStages(dataset, file)},
      checked AS (
        SELECT *, coalesce(in_miles(miles, ${UNIT}) > ${BELIEVED.miles}, false) AS odd_miles, vin_digits(vin) AS vin_digits, ${wordColumns(WORDS, file)}, ${checks} AS problems
        FROM read
      ),
      bare AS (SELECT *, ${BARE_MODEL} FROM checked),
      worded AS (SELECT * REPLACE (${ruled.join(', ')}) FROM bare),
      ${vins ? `${builtStages('worded', vins, dataset)},` : ''}
      ${moneyStages(dataset, file, { before: vins ? 'built' : 'worded', own: OWN_CURRENCY, site: SITE_CURRENCY })}
    SELECT seq_of(${file.fileNumber}, line), problems, ${marks}, 0, foreign_currency, null_columns, ${fields.join(', ')} FROM paid`;
}

/** Rows of a sold delivery (feeds.md 2.2): a sold vehicle each. */
export const soldRows: RowForm = {
  dataset: soldVehicles,
  statement: (file) => statement(soldVehicles, file),
  identity: sqlFile('sold-identity.sql', import.meta.url),
  decodes: marketNamed(INSIGHTS_MARKET).decodesVins ? 'trim' : undefined,
  understood: { words: rulesOf(INSIGHTS_MARKET).words, columns: WORDS },
};
