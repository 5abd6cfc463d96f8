import { BELIEVED } from '../../src/catalog/bounds.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { WITHOUT_VAT } from '../../src/catalog/vocabulary/around.ts';
import { SHARED_SIGNS } from '../../src/catalog/vocabulary/currency.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { name } from '../ground/sql.ts';
import { isDelivered, type ReadFile } from './cell-columns.ts';
import { isImplausible } from './implausible.ts';
import { isMoney, unitOf } from './units.ts';

/** Amounts and their currency (docs/rules/feeds.md section 2.3): a row answers in the currency of its country. */

const currencyOf = (field: string): string => name(`currency_of_${field}`);

const carriedMoney = (dataset: Dataset, file: ReadFile): FedField[] =>
  fedFields(dataset).filter((field) => isMoney(field) && isDelivered(file, field.name));

/** SQL of an amount in the row's own currency. */
const ownAmount = (field: string): string =>
  `in_currency(${name(field)}, ${currencyOf(field)}, own_currency)`;

interface MoneyStage {
  /** the stage before, which has the columns of unitOf */
  readonly before: string;
  /** SQL of the currency in which the row answers */
  readonly own: string;
  /** SQL of the currency that a column of its own says, on `site_currency`: what a shared sign means there; left out: none does */
  readonly given?: string;
  /** SQL of the currency of the website's country, where the row tells no country: a shared sign is that one's; left out: no site tells */
  readonly site?: string;
  /** further columns that are replaced: field → SQL; `own_currency` and currencyOf are columns */
  readonly replaces?: Readonly<Record<string, string>>;
}

/** What the columns of a file name around its amounts, and as their currency: codes, shared signs. */
const named = (dataset: Dataset, file: ReadFile): string[] =>
  fedFields(dataset)
    .filter((field) => isMoney(field) || field.column.type === 'currency')
    .flatMap(({ name: field }) => [...(file.forms.get(field)?.words?.values() ?? [])])
    .filter((word) => word !== '' && !word.endsWith(WITHOUT_VAT));

const NO_CODE = 'NULL::VARCHAR';

/** SQL of the currency that amounts of a row name by a code: a `$` beside 34,000 CAD is a Canadian dollar. */
function agreedSql(fields: readonly string[], words: readonly string[]): string {
  const tells = fields.length > 1 && words.some((word) => !(word in SHARED_SIGNS));
  return tells ? `money_agreed([${fields.map(unitOf).join(', ')}])` : NO_CODE;
}

/**
 * SQL of the stages that bring amounts into the row's own currency, last the stage `paid`: one in another currency is
 * converted where its rate is known, else unknown. foreign_currency: the first that is not the row's own. odd_money: some amount
 * is beyond belief.
 */
export function moneyStages(
  dataset: Dataset,
  file: ReadFile,
  { before, own, given = NO_CODE, site, replaces = {} }: MoneyStage,
): string {
  const fields = carriedMoney(dataset, file).map(({ name: field }) => field);
  const words = named(dataset, file);
  const hasSigns = words.some((word) => word in SHARED_SIGNS);
  const siteCurrency = site && hasSigns ? `coalesce(${site}, ${own})` : own;
  const currencies = fields.map(
    (field) =>
      `, money_in(${unitOf(field)}, coalesce(given_currency, CASE ${unitOf(field)} WHEN '' THEN own_currency ELSE sign_currency END)) AS ${currencyOf(field)}`,
  );
  const amounts = fields.map((field) => `believed(${ownAmount(field)}) AS ${name(field)}`);
  const odd = carriedMoney(dataset, file)
    .map((field) => `${ownAmount(field.name)} > ${BELIEVED.money} OR ${isImplausible(field, file)}`)
    .join(' OR ');
  const others = Object.entries(replaces).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const replaced = [...amounts, ...others];
  const foreign = fields.map(
    (field) =>
      `CASE WHEN ${name(field)} IS NOT NULL AND ${currencyOf(field)} <> own_currency THEN ${currencyOf(field)} END`,
  );
  return `
      owned AS (SELECT *, ${own} AS own_currency, ${siteCurrency} AS site_currency FROM ${before}),
      said_money AS (
        SELECT *, ${given} AS given_currency, coalesce(${hasSigns ? agreedSql(fields, words) : NO_CODE}, site_currency) AS sign_currency FROM owned
      ),
      told_money AS (SELECT *${currencies.join('')} FROM said_money),
      paid AS (
        SELECT * ${replaced.length ? `REPLACE (${replaced.join(', ')})` : ''}, coalesce(${[...foreign, 'NULL::VARCHAR'].join(', ')}) AS foreign_currency,
          coalesce(${odd || 'false'}, false) AS odd_money
        FROM told_money
      )`;
}

/** SQL of an amount and its currency, where that is another one: 18990 EUR. */
export const asGiven = (dataset: Dataset, file: ReadFile, field: string): string =>
  carriedMoney(dataset, file).some((one) => one.name === field)
    ? `CASE WHEN ${currencyOf(field)} <> own_currency THEN amount_text(${name(field)}) || ' ' || ${currencyOf(field)} END`
    : 'NULL::VARCHAR';
