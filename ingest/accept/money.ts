import { BELIEVED } from '../../src/catalog/bounds.ts';
import type { Dataset } from '../../src/catalog/field.ts';
import { type FedField, fedFields } from '../feeds/columns.ts';
import { name } from '../ground/sql.ts';
import { isBeyond } from './beyond.ts';
import { isDelivered, type ReadFile } from './cell-columns.ts';
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
  /** SQL of the currency in which the row answers, and of the one that its amounts are in where they name none */
  readonly own: string;
  readonly given: string;
  /** further columns that are replaced: field → SQL; `own_currency` and currencyOf are columns */
  readonly replaces?: Readonly<Record<string, string>>;
}

/**
 * SQL of the stages that bring amounts into the row's own currency, last the stage `paid`: one in another currency is
 * converted where its rate is known, else unknown. foreign_currency: the first that is not the row's own. odd_money: some amount
 * is beyond belief.
 */
export function moneyStages(
  dataset: Dataset,
  file: ReadFile,
  { before, own, given, replaces = {} }: MoneyStage,
): string {
  const fields = carriedMoney(dataset, file).map(({ name: field }) => field);
  const currencies = fields.map(
    (field) => `, money_in(${unitOf(field)}, row_currency) AS ${currencyOf(field)}`,
  );
  const amounts = fields.map((field) => `believed(${ownAmount(field)}) AS ${name(field)}`);
  const odd = carriedMoney(dataset, file)
    .map((field) => `${ownAmount(field.name)} > ${BELIEVED.money} OR ${isBeyond(field, file)}`)
    .join(' OR ');
  const others = Object.entries(replaces).map(([field, sql]) => `${sql} AS ${name(field)}`);
  const replaced = [...amounts, ...others];
  const foreign = fields.map(
    (field) =>
      `CASE WHEN ${name(field)} IS NOT NULL AND ${currencyOf(field)} <> own_currency THEN ${currencyOf(field)} END`,
  );
  return `
      owned AS (SELECT *, ${own} AS own_currency, ${given} AS row_currency FROM ${before}),
      told_money AS (SELECT *${currencies.join('')} FROM owned),
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
