import { resolve } from 'node:path';
import { instantText } from '../../src/grammar/date.ts';
import type { Delivery } from '../ledger/deliveries.ts';
import type { Ledger } from '../ledger/open.ts';
import type { DeliveryLoad } from './load-options.ts';
import type { ReadFiles } from './read-files.ts';
import type { LoadReport } from './report.ts';

/** What every report says: which delivery it is, and what became of the rows of its files. */
export const readReport = (
  { id, dataset, market, asOf, sample, partial }: Delivery,
  { files, origin }: Pick<DeliveryLoad, 'files' | 'origin'>,
  { found, passedOver, rejectsFile, repeatedFile, wordsFile }: ReadFiles,
  ledger: Pick<Ledger, 'id'>,
): Omit<LoadReport, 'documents' | 'seconds'> => ({
  dataset,
  market,
  ledger: ledger.id,
  delivery: id,
  as_of: instantText(asOf),
  sample,
  partial,
  files: files.map((file) => resolve(file)),
  origin,
  read: found.read,
  accepted: found.accepted,
  rejected: found.rejected,
  repeated: found.repeated,
  elsewhere: found.elsewhere,
  reasons: found.reasons,
  rejects_file: rejectsFile,
  repeated_file: repeatedFile,
  words_file: wordsFile,
  marks: found.marks,
  unknown_words: found.unknownWords,
  forms: found.forms,
  passed_over: passedOver.length ? passedOver : undefined,
  foreign_money: found.foreignMoney,
  null_words: found.nullWords,
  unknown_columns: found.unknownColumns,
});
