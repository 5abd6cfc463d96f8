import type { Dataset } from '../../src/catalog/field.ts';
import { fedFields } from '../feeds/columns.ts';
import { name, sqlFile } from '../ground/sql.ts';
import { type ReadFile, readStages } from './cell-columns.ts';
import type { RowForm } from './form.ts';
import { commonChecks, problemsSql, tooLong } from './problems.ts';

function statement(dataset: Dataset, file: ReadFile): string {
  const fields = fedFields(dataset).map(({ name: field }) => name(field));
  const common = commonChecks(dataset, file, {
    required: ['vin', 'source'],
  });
  const checks = [...common, tooLong('id', file)];
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, ${fields.join(', ')})
    WITH ${readStages(dataset, file)}
    SELECT seq_of(${file.fileNumber}, line), ${problemsSql(checks)}, 0, 0, ${fields.join(', ')} FROM read`;
}

/** Rows of a history delivery (feeds.md 2.2): a record each. */
export const historyRows = (dataset: Dataset): RowForm => ({
  dataset,
  statement: (file) => statement(dataset, file),
  identity: sqlFile('history-identity.sql', import.meta.url),
});
