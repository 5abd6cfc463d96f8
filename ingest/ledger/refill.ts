import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import type { Market } from '../../src/catalog/markets.ts';
import { knowDirectories } from '../accept/directories.ts';
import { FILLED_FIELDS, FILLING_READS, filledNames, placedStages } from '../accept/filled-fields.ts';
import { contentFields } from '../accept/read-rows.ts';
import { prepareAccepting } from '../accept/tables.ts';
import { name, sqlFile } from '../ground/sql.ts';
import { atDealerSql } from './content.ts';

const wasOf = (field: string): string => name(`was_${field}`);

/** SQL of what the newest rows of the active listings gave themselves, beside what the ledger holds. */
const givenSql = (): string => `
  SELECT content.content, ${FILLING_READS.join(', ')}, filled AS was_filled,
    ${FILLED_FIELDS.map((field) => `${name(field)} AS ${wasOf(field)}`).join(', ')},
    ${FILLED_FIELDS.map((field) => `CASE WHEN NOT list_contains(filled_fields, '${field}') THEN ${name(field)} END AS ${name(field)}`).join(', ')}
  FROM (SELECT *, coalesce(string_split(filled, ','), []) AS filled_fields FROM content) AS content
  JOIN standing ON standing.content = content.content`;

/** SQL of the names of other fields that were filled, as those that the VIN tells are: they stay as they are. */
const FILLED_OTHERWISE = `nullif(array_to_string(list_filter(
        string_split(coalesce(was_filled, ''), ','), lambda field: NOT list_contains([${FILLED_FIELDS.map((field) => `'${field}'`).join(', ')}], field)
      ), ','), '')`;

/** Makes the table `refilled`: the active rows that are filled otherwise now than they were. */
const refilledSql = (): string => `
  CREATE OR REPLACE TEMP TABLE refilled AS
    WITH
      told AS (${givenSql()}),
      ${placedStages('told', { directories: true, hasCodes: true })},
      paid AS (SELECT * REPLACE (coalesce(currency_indicator, money_of(country)) AS currency_indicator) FROM placed),
      named AS (SELECT *, nullif(concat_ws(',', ${filledNames(true)}, ${FILLED_OTHERWISE}), '') AS filled FROM paid)
    SELECT content, filled, ${FILLED_FIELDS.map(name).join(', ')} FROM named
    WHERE ${['filled', ...FILLED_FIELDS].map((field) => `${name(field)} IS DISTINCT FROM ${wasOf(field)}`).join(' OR ')}`;

/**
 * SQL that writes `refilled` into the ledger. The hash becomes that of the new values, as accepting the same row now
 * gives it: delivered again it says nothing new, unless the directories have changed once more. (The old hash would
 * let a row pass as known that the directories, back to what they were, fill as it was before.)
 */
function writeSql(dataset: Dataset): string {
  const hashed = contentFields(dataset).map(({ name: field }) =>
    FILLED_FIELDS.includes(field) ? `refilled.${name(field)}` : `content.${name(field)}`,
  );
  return `
    UPDATE content SET
      hash = hash(${hashed.join(', ')}),
      at_dealer = ${atDealerSql('content', 'refilled')},
      passes_on = passes_on(refilled.mc_category),
      filled = refilled.filled,
      ${FILLED_FIELDS.map((field) => `${name(field)} = refilled.${name(field)}`).join(', ')}
    FROM refilled WHERE refilled.content = content.content`;
}

/**
 * Fills the newest rows of all active listings again, from the directories of now (feeds.md section 3: new data of
 * dealers and dealerships reaches listings with a rebuild). What the deliveries gave stays; rows of which the ledger
 * does not remember what was filled count as given, and the next delivery brings them up to date. Gives the number of
 * rows that changed; `upto`: number of the newest delivery that counts.
 */
export async function refill(
  db: DuckDBConnection,
  { dataset, market, upto }: { readonly dataset: Dataset; readonly market: Market; readonly upto: number },
): Promise<number> {
  await prepareAccepting(db, market);
  await knowDirectories(db, market);
  await db.run(`SET VARIABLE upto = ${upto}`);
  for (const file of ['seen', 'standing']) await db.run(sqlFile(`../derive/${file}.sql`, import.meta.url));
  await db.run(`DELETE FROM counted; ${refilledSql()}`);
  const { rowsChanged } = await db.run(writeSql(dataset));
  await db.run('DROP TABLE refilled');
  return rowsChanged;
}
