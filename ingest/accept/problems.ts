import type { Dataset } from '../../src/catalog/field.ts';
import { fedFields } from '../feeds/columns.ts';
import { literal, name } from '../ground/sql.ts';
import { cellOf, isDelivered, parsedOf, type ReadFile } from './cell-columns.ts';
import { isMultiValued, readingOf, reasonFor } from './cells.ts';
import { isImplausible } from './implausible.ts';
import { objectsFaults } from './objects.ts';

/** Between the problems of a row, and between column, value and reason of a problem. */
const PROBLEM = 'chr(30)';
const PART = 'chr(31)';
const SHOWN_VALUE = 300;

/** A check of one row: when it fails, the column, the value and the reason go into the rejects. */
export interface Check {
  readonly fails: string;
  readonly column: string;
  readonly value: string;
  /** text, or SQL of it */
  readonly reason: string | { readonly sql: string };
}

/** How the file calls the column of a field. */
export const headerOf = ({ matched }: ReadFile, field: string): string =>
  matched.get(field)?.[0]?.header ?? field;

/** What a row of a dataset needs. */
interface RowNeeds {
  readonly required: readonly string[];
  /** fields that are not negative */
  readonly counts?: readonly string[];
  /** an amount or a reading that is too large counts as unknown; else it is a reason to reject the row */
  readonly keepsBeyond?: boolean;
}

/** SQL of a cell as it was delivered: without the mark of a number (SourceColumn.marked). */
const shownCell = (field: string, { matched }: ReadFile): string =>
  matched.get(field)?.some(({ number, marked }) => marked !== undefined && number === marked)
    ? `regexp_replace(${cellOf(field)}, '^(-?[0-9.]+)e0$', '\\1')`
    : cellOf(field);

/** Checks that every row of any dataset has to pass: it is a row, its cells can be read, required ones are there, counts are not negative. */
export function commonChecks(
  dataset: Dataset,
  file: ReadFile,
  { required, counts = [], keepsBeyond = false }: RowNeeds,
): Check[] {
  const unreadable = fedFields(dataset).flatMap((field): Check[] => {
    const { parse, read, reason } = readingOf(field, file.forms.get(field.name));
    if (!read || !reason || !isDelivered(file, field.name)) return [];
    const cell = cellOf(field.name);
    const parsed = parse && parsedOf(field.name);
    const value = isMultiValued(field) ? `array_to_string(${cell}, '|')` : shownCell(field.name, file);
    const fails = `${cell} IS NOT NULL AND ${name(field.name)} IS NULL ${keepsBeyond ? ` AND NOT ${isImplausible(field, file)}` : ''}`;
    return [{ fails, column: headerOf(file, field.name), value, reason: reasonFor(reason, cell, parsed) }];
  });
  const objects = fedFields(dataset)
    .filter(({ name: field, members }) => members && isDelivered(file, field))
    .flatMap((field) =>
      objectsFaults(field, cellOf(field.name), readingOf).map(({ member, ...fault }): Check => {
        return { ...fault, column: `${headerOf(file, field.name)}${member}` };
      }),
    );
  return [
    { fails: 'broken', column: '', value: "''", reason: 'the line is not a JSON object' },
    ...required.map((field) => ({
      fails: `NOT broken AND ${cellOf(field)} IS NULL`,
      column: headerOf(file, field),
      value: "''",
      reason: 'is missing',
    })),
    ...unreadable,
    ...objects,
    ...counts.map((field) => ({
      fails: `${name(field)} < 0`,
      column: headerOf(file, field),
      value: shownCell(field, file),
      reason: 'is negative',
    })),
  ];
}

/** Longest name of a document that the engine takes, in bytes. */
const LONGEST_ID = 512;

/** A given id names a document, or is shown and asked for as one. */
export const tooLong = (field: string, file: ReadFile): Check => ({
  fails: `strlen(${name(field)}) > ${LONGEST_ID}`,
  column: headerOf(file, field),
  value: name(field),
  reason: `is longer than ${LONGEST_ID} bytes`,
});

/** SQL of a row's problems; NULL for a good row, which costs one condition. */
export function problemsSql(checks: readonly Check[]): string {
  const each = checks.map(({ fails, column, value, reason }) => {
    const shown = `left(translate(${value}, ${PROBLEM} || ${PART}, '  '), ${SHOWN_VALUE})`;
    const said = typeof reason === 'string' ? literal(reason) : reason.sql;
    const parts = `${literal(column)}, ${shown}, ${said}`;
    return `CASE WHEN ${fails} THEN concat_ws(${PART}, ${parts}) END`;
  });
  const any = checks.map(({ fails }) => `(${fails})`).join(' OR ');
  return `CASE WHEN ${any} THEN concat_ws(${PROBLEM}, ${each.join(', ')}) END`;
}
