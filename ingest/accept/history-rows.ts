import type { Dataset } from '../../src/catalog/field.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, sqlFile } from '../ground/sql.ts';
import type { ReadFile } from './cell-columns.ts';
import { readStages } from './cell-stages.ts';
import type { RowForm } from './form.ts';
import { marksSql } from './marks.ts';
import { moneyStages } from './money.ts';
import { commonChecks, problemsSql, tooLong } from './problems.ts';
import { unitOf } from './units.ts';

/** SQL of the currency that a record's place has: its country's, or its state's. */
const CURRENCY = 'currency_of(known_country(country, state, NULL))';

/** SQL of that of the website's country, where the record has no place. */
const SITE_CURRENCY =
  'CASE WHEN coalesce(country_word(country), country_of_state(state)) IS NULL THEN coalesce(money_of_site(source), money_of_site(vdp_url)) END';

const MARKED: ReadonlyMap<string, string> = new Map([
  ['says_null', 'null_columns IS NOT NULL'],
  ['odd_money', 'odd_money'],
  ['kilometres_converted', `${unitOf('miles')} = 'kilometers'`],
]);

function statement(dataset: Dataset, file: ReadFile): string {
  const fields = fedFields(dataset).map(({ name: field }) => name(field));
  const common = commonChecks(dataset, file, {
    required: ['vin', 'source'],
  });
  const checks = [...common, tooLong('id', file)];
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, foreign_currency, null_columns, ${fields.join(', ')})
    WITH ${readStages(dataset, file)},
      checked AS (SELECT * REPLACE (in_miles(miles, nullif(${unitOf('miles')}, '')) AS miles), ${problemsSql(checks)} AS problems FROM read),
      ${moneyStages(dataset, file, { before: 'checked', own: CURRENCY, site: SITE_CURRENCY })}
    SELECT seq_of(${file.fileNumber}, line), problems, ${marksSql(MARKED)}, 0, foreign_currency, null_columns, ${fields.join(', ')} FROM paid`;
}

/** Rows of a history delivery (feeds.md 2.2): a record each. */
export const historyRows = (dataset: Dataset): RowForm => ({
  dataset,
  statement: (file) => statement(dataset, file),
  identity: sqlFile('history-identity.sql', import.meta.url),
});
