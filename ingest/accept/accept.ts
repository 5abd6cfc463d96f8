import type { DuckDBConnection } from '@duckdb/node-api';
import type { Dataset } from '../../src/catalog/field.ts';
import { sqlFile } from '../ground/sql.ts';
import { type AcceptOptions, acceptFile } from './accept-file.ts';
import {
  type Acceptance,
  countMarks,
  foreignMoney,
  nullWords,
  topReasons,
  writeReports,
} from './acceptance.ts';
import { leaveElsewhere } from './country-share.ts';
import { createReadRows } from './read-rows.ts';
import { stepsOf } from './steps.ts';
import { countTotals } from './totals.ts';
import { unknownWords } from './unknown-words.ts';

/** SQL of the currency in which a row answers: where it does not say its own, the market's. */
const ownCurrency = ({ fields }: Dataset): string =>
  fields.some(({ name }) => name === 'currency_indicator')
    ? 'currency_indicator'
    : 'currency_of(market_country())';

/**
 * Reads all files of a delivery into `read_row` (the delivery's instant + 24 h in the variable `latest`), takes out
 * what is rejected or repeated, and says what became of every row. Leaves the view `delivered` (the accepted rows)
 * and the temporary table `identity` (seq, key); the ledger is read at most. Throws WrongUsage for a map that does
 * not fit, CommandRefusal for files that cannot be read.
 */
export async function acceptDelivery(db: DuckDBConnection, options: AcceptOptions): Promise<Acceptance> {
  await db.run(
    'CREATE OR REPLACE TEMP TABLE malformed (file_number BIGINT, line BIGINT, text VARCHAR, reason VARCHAR)',
  );
  await createReadRows(db, options.form.dataset);
  const directories = (await options.form.prepare?.(db)) ?? false;
  const unknownColumns: Record<string, string[]> = {};
  const forms: Record<string, string> = {};
  let read = 0;
  let malformed = 0;
  for (const [at, { file, readAs }] of options.files.entries()) {
    const found = await acceptFile(db, { ...options, directories }, at);
    if (found.unknown.length) unknownColumns[file] = found.unknown;
    forms[file] = found.export ? `${readAs}, an export of ${found.export.name}` : readAs;
    read += found.rows;
    malformed += found.malformed;
  }
  stepsOf(options.files, options.onStep).last();
  const elsewhere = options.share ? await leaveElsewhere(db) : 0;
  read -= elsewhere;
  await db.run(options.form.identity);
  const again = await db.run(
    'DELETE FROM staging.read_row WHERE seq IN (SELECT seq FROM identity WHERE seq <> kept)',
  );
  if (options.form.dataset.fields.some(({ name: field }) => field === 'id'))
    await db.run(sqlFile('twin-ids.sql', import.meta.url));
  await db.run(sqlFile('rejects.sql', import.meta.url));
  await writeReports(db, options);
  const totals = await countTotals(db);
  const bad = await db.run('DELETE FROM staging.read_row WHERE problems IS NOT NULL');
  const rejected = bad.rowsChanged + malformed;
  return {
    read,
    accepted: read - rejected - again.rowsChanged,
    rejected,
    repeated: again.rowsChanged,
    elsewhere: elsewhere || undefined,
    totals: totals || undefined,
    reasons: await topReasons(db, options.files),
    marks: await countMarks(db),
    unknownWords: await unknownWords(db, options.form),
    forms,
    foreignMoney: await foreignMoney(db, ownCurrency(options.form.dataset)),
    nullWords: await nullWords(db),
    unknownColumns,
  };
}
