import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type DuckDBConnection, DuckDBInstance, version } from '@duckdb/node-api';
import { DEFAULT_MARKET, listingsOf } from '../../src/catalog/markets.ts';
import { postalVersion } from '../../src/geo/postal.ts';
import { makePostalCodes } from '../accept/postal-codes.ts';
import { marketMacros } from '../accept/tables.ts';
import { literal, row } from '../ground/sql.ts';
import { definedMacros, listsSql } from './macros.ts';
import { migrate } from './schema.ts';

/**
 * What every load needs and no load changes: the macros that are the same for all markets, and the table of postal codes. To define them
 * took a connection as long as all that it then did for three rows, so they are kept in a database file, made once, which a
 * connection attaches. Its name holds a digest of what is in it: another version makes another one.
 */

/** Where a build has put it (build/program.mjs). */
const ofProgram = fileURLToPath(new URL('../../dist/definitions', import.meta.url));

const FILE = /^definitions-[0-9a-f]{32}[.]duckdb$/;

interface Content {
  readonly macros: ReturnType<typeof definedMacros>;
  readonly file: string;
}

let content: Content | undefined;

/** What is defined, and the name of its file; read once in a process. */
function contentOf(): Content {
  if (content) return content;
  const macros = definedMacros();
  const digest = createHash('md5')
    .update(JSON.stringify([version(), postalVersion(), macros]))
    .digest('hex');
  content = { macros, file: `definitions-${digest}.duckdb` };
  return content;
}

/** Makes the file of the definitions: a process that is killed leaves a part that nobody reads. */
async function make(part: string, { macros }: Content): Promise<void> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  try {
    const db = await instance.connect();
    // a macro is looked through as it is made: those of the rules name a ledger's tables, those of rows a market's macros
    await db.run("ATTACH ':memory:' AS ledger; USE ledger");
    await migrate(db, { market: DEFAULT_MARKET, dataset: listingsOf(DEFAULT_MARKET) });
    await db.run(
      `ATTACH ${literal(part)} AS definitions; SET search_path = 'definitions.main,ledger.main'; ${listsSql()} ${macros.values}`,
    );
    await db.run(marketMacros(DEFAULT_MARKET));
    await db.run(macros.rows);
    await makePostalCodes(db, 'definitions.postal_code');
    db.closeSync();
  } finally {
    instance.closeSync();
  }
}

/** Removes what other versions left. */
function dropOthers(folder: string, file: string): void {
  for (const name of readdirSync(folder).filter((one) => FILE.test(one) && one !== file))
    rmSync(join(folder, name), { force: true });
}

/** The file of the definitions in a folder, made where it is not there. */
async function made(folder: string, found: Content): Promise<string> {
  const file = join(folder, found.file);
  if (existsSync(file)) return file;
  mkdirSync(folder, { recursive: true });
  const part = `${file}.${process.pid}.new`;
  try {
    await make(part, found);
    // whole or not at all, also where two make it at once
    renameSync(part, file);
  } finally {
    rmSync(part, { force: true });
  }
  dropOthers(folder, found.file);
  return file;
}

/** Makes the file of the definitions where a build has its other files. */
export const makeDefinitions = (): Promise<string> => made(ofProgram, contentOf());

/**
 * Lets a connection know the macros and the table `definitions.postal_code`, before the database is confined. `folder`: where their file
 * is made if the build has none of them, as it is where a program runs that was not built.
 */
export async function attachDefinitions(db: DuckDBConnection, folder = ofProgram): Promise<void> {
  const found = contentOf();
  const file = existsSync(join(ofProgram, found.file))
    ? join(ofProgram, found.file)
    : await made(folder, found);
  const { own } = await row<{ own: string }>(db, 'SELECT current_database() AS own');
  await db.run(
    `ATTACH ${literal(file)} AS definitions (READ_ONLY); SET search_path = ${literal(`${own}.main,definitions.main`)}; ${listsSql()}`,
  );
}
