import { type DuckDBConnection, DuckDBInstance } from '@duckdb/node-api';
import { DEFAULT_MARKET, listingsOf } from '../../src/catalog/markets.ts';
import { postalVersion } from '../../src/geo/postal.ts';
import { makePostalCodes } from '../accept/postal-codes.ts';
import { marketMacros } from '../accept/tables.ts';
import { literal, row } from '../ground/sql.ts';
import { BUILT, type BuiltFile, builtName, builtPath, madeIn } from './built.ts';
import { definedMacros, listsSql } from './macros.ts';
import { migrate } from './schema.ts';

/**
 * What every load needs and no load changes: the macros that are the same for all markets, and the table of postal codes. To define them
 * took a connection as long as all that it then did for three rows, so they are kept in a database file, which it attaches.
 */

type Macros = ReturnType<typeof definedMacros>;

/** Writes the file of the definitions. */
async function make(path: string, macros: Macros): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  try {
    const db = await instance.connect();
    // a macro is looked through as it is made: those of the rules name a ledger's tables, those of rows a market's macros
    await db.run("ATTACH ':memory:' AS ledger; USE ledger");
    await migrate(db, { market: DEFAULT_MARKET, dataset: listingsOf(DEFAULT_MARKET) });
    await db.run(
      `ATTACH ${literal(path)} AS definitions; SET search_path = 'definitions.main,ledger.main'; ${listsSql()} ${macros.values}`,
    );
    await db.run(marketMacros(DEFAULT_MARKET));
    await db.run(macros.rows);
    await makePostalCodes(db, 'definitions.postal_code');
    db.closeSync();
  } finally {
    instance.closeSync();
  }
}

let file: BuiltFile | undefined;

/** The file of the definitions; what they are is read once in a process. */
export function definitionsFile(): BuiltFile {
  if (file) return file;
  const macros = definedMacros();
  file = {
    name: builtName('definitions', [postalVersion(), macros]),
    make: (path) => make(path, macros),
  };
  return file;
}

/**
 * Lets a connection know the macros and the table `definitions.postal_code`, before the database is confined. `folder`: where their file
 * is made if the build has none of them.
 */
export async function attachDefinitions(db: DuckDBConnection, folder = BUILT): Promise<void> {
  const built = definitionsFile();
  const path = builtPath(built.name) ?? (await madeIn(folder, built));
  const { own } = await row<{ own: string }>(db, 'SELECT current_database() AS own');
  await db.run(
    `ATTACH ${literal(path)} AS definitions (READ_ONLY); SET search_path = ${literal(`${own}.main,definitions.main`)}; ${listsSql()}`,
  );
}
