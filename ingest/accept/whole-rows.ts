import type { Dataset } from '../../src/catalog/field.ts';
import { fedFields } from '../feeds/columns.ts';
import { name } from '../ground/sql.ts';
import type { ReadFile } from './cell-columns.ts';
import { readStages } from './cell-stages.ts';
import type { RowForm } from './form.ts';
import { type Check, commonChecks, problemsSql } from './problems.ts';

/** Rows that are shown as they were delivered, and how one is told from another. */
interface WholeRows {
  readonly dataset: Dataset;
  readonly required: readonly string[];
  /** what a row has to pass besides */
  readonly checks?: (file: ReadFile) => readonly Check[];
  /** field → SQL of its value, where it is not what was delivered */
  readonly values?: Readonly<Record<string, string>>;
  /** SQL of a row's key, from its values; of rows with one key the last counts */
  readonly key: string;
}

function statement({ dataset, required, checks = () => [], values = {} }: WholeRows, file: ReadFile): string {
  const fields = fedFields(dataset).map(({ name: field }) => field);
  const all = [...commonChecks(dataset, file, { required }), ...checks(file)];
  return `
    INSERT INTO staging.read_row (seq, problems, marks, content_hash, null_columns, ${fields.map(name).join(', ')})
    WITH ${readStages(dataset, file)}
    SELECT seq_of(${file.fileNumber}, line), ${problemsSql(all)}, 0, 0, null_columns,
      ${fields.map((field) => values[field] ?? name(field)).join(', ')}
    FROM read`;
}

/** How such rows are accepted. */
export const wholeRows = (rows: WholeRows): RowForm => ({
  dataset: rows.dataset,
  statement: (file) => statement(rows, file),
  identity: `
    CREATE OR REPLACE TEMP TABLE identity AS
      SELECT seq, key, max(seq) OVER (PARTITION BY key) AS kept FROM (SELECT seq, ${rows.key} AS key FROM delivered)`,
});
