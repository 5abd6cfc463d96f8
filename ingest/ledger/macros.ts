import type { DuckDBConnection } from '@duckdb/node-api';
import { moneyMacros } from '../accept/money-macros.ts';
import { yearMacros } from '../accept/years.ts';
import { sqlFile } from '../ground/sql.ts';

/** Macros that read values, and macros of the rules, in the order in which they need each other. */
const VALUES = [
  '../accept/cell-shapes.sql',
  '../accept/read.sql',
  '../accept/vins/vin.sql',
  '../derive/sold-values.sql',
  '../derive/text.sql',
] as const;
const RULES = [
  'rules/place.sql',
  'rules/covering.sql',
  '../derive/price.sql',
  '../derive/coverage.sql',
  '../derive/id.sql',
  '../derive/stints.sql',
  '../derive/since.sql',
  '../derive/sightings.sql',
] as const;

const define = async (db: DuckDBConnection, files: readonly string[]): Promise<void> =>
  void (await db.run(
    [...files.map((file) => sqlFile(file, import.meta.url)), moneyMacros(), yearMacros()].join('\n'),
  ));

/**
 * Defines the macros that read values; they need no table. Once a connection: to define them takes longer than most
 * statements of a small load. Outside of a transaction: a rollback would take them away.
 */
export const defineValues = (db: DuckDBConnection): Promise<void> => define(db, VALUES);

/** Defines, besides those that read values, the macros of the rules, which name tables of a market's ledger; so once, too. */
export const defineRules = (db: DuckDBConnection): Promise<void> => define(db, [...VALUES, ...RULES]);
