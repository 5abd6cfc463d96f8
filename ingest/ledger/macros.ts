import { moneyMacros } from '../accept/money-macros.ts';
import { yearMacros } from '../accept/years.ts';
import { sqlFile } from '../ground/sql.ts';

/**
 * Macros in the order in which they need each other: those that read values, for which no table is needed, and those of the rules,
 * which name tables of a market's ledger.
 */
const VALUES = [
  '../accept/cell-shapes.sql',
  '../accept/read.sql',
  '../accept/vins/vin.sql',
  '../derive/sold-values.sql',
  '../derive/text.sql',
  'rules/place.sql',
  'rules/covering.sql',
  '../derive/price.sql',
  '../derive/coverage.sql',
  '../derive/id.sql',
  '../derive/stints.sql',
  '../derive/since.sql',
  '../derive/sightings.sql',
] as const;

/** They rest on the macros of a market, which each load defines for itself (accept/tables.ts). */
const ROWS = '../accept/row.sql';

const textOf = (file: string): string => sqlFile(file, import.meta.url);

/** SQL as it stands in the files of macros: of a connection. */
const TEMPORARY = 'CREATE OR REPLACE TEMP MACRO';

/** The same macros as part of a database. */
const lasting = (sql: string): string => sql.replaceAll(TEMPORARY, 'CREATE MACRO');

/** SQL of the macros that are the same for all markets, and of those among them that rest on a market's. */
export const definedMacros = (): { readonly values: string; readonly rows: string } => ({
  values: lasting([...VALUES.map(textOf), moneyMacros(), yearMacros()].join('\n')),
  rows: lasting(textOf(ROWS)),
});

/** SQL of the lists that the macros look into; a connection keeps them for itself. */
export const listsSql = (): string => textOf('../accept/lists.sql');
