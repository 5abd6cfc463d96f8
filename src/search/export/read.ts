import type { Parameter } from '../../catalog/parameter.ts';
import { hint } from '../../grammar/nearest.ts';
import { readCount } from '../../grammar/number.ts';
import type { Query } from '../../grammar/query.ts';
import { fault, quote, type Reading, read } from '../../grammar/reading.ts';
import { readVersion, VERSION_PARAMETER } from '../features/page.ts';
import type { SearchPlan } from '../plan.ts';
import type { SearchLimits, SearchPolicy } from '../policy.ts';
import { readFilters, searchFilters } from '../read.ts';
import { SentParameters, taken } from '../sent-parameters.ts';

/** Parameters of an export: `format`, `columns`, `after`, `rows`, `escape_formulas`, beside the filters of its search. */

/** What an export asks: every listing of a search in the order of the index, in a file. `rows` of the plan are none. */
export interface ExportPlan extends SearchPlan {
  readonly format: string;
  /** names of the columns, in the order of the file; not said: all of them */
  readonly columns?: readonly string[] | undefined;
  /** id of the listing behind which the file begins */
  readonly after?: string | undefined;
  /** most rows of the file; not said: all that are found */
  readonly most?: number | undefined;
  readonly escapesFormulas: boolean;
}

/** What a dataset and the formats let an export have. */
export interface ExportNames {
  readonly formats: readonly string[];
  readonly columns: readonly string[];
}

/** The parameters of an export, in the order of the OpenAPI document. */
export function exportParameters(policy: SearchPolicy, { formats, columns }: ExportNames): Parameter[] {
  const own: Parameter[] = [
    {
      name: 'format',
      about: 'csv (RFC 4180, with a header), jsonl (a listing per line, as in the search) or parquet.',
      schema: { type: 'string', enum: formats, default: 'csv' },
    },
    {
      name: 'columns',
      about: `Comma-separated list of the columns, in the order of the file; default: all. Lists of values are JSON text. Columns: ${columns.join(', ')}.`,
      schema: { type: 'string', listOf: columns },
    },
    {
      name: 'after',
      about:
        'Id of the last listing that was received: the file begins behind it. Send the data_version of that answer with it.',
      schema: { type: 'string' },
    },
    {
      name: 'rows',
      about: 'Most rows of the file; default: all that are found.',
      schema: { type: 'integer', minimum: 1 },
    },
    {
      name: 'escape_formulas',
      about: 'true: in CSV, texts that a spreadsheet would take for formulas begin with an apostrophe.',
      schema: { type: 'boolean', default: false },
    },
    VERSION_PARAMETER,
  ];
  return [...searchFilters(policy), ...own].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function readColumns(asked: SentParameters, known: readonly string[]): readonly string[] | undefined {
  const names = asked.list('columns');
  for (const [at, name] of (names ?? []).entries()) {
    if (!known.includes(name)) taken('columns', fault(`${quote(name)} is not a column${hint(name, known)}`));
    if (names?.indexOf(name) !== at) taken('columns', fault(`${quote(name)} stands in it twice`));
  }
  return names;
}

function readRows(text: string): Reading<number> {
  const count = readCount(text);
  return count.ok && count.value < 1 ? fault(`${quote(text)} is below 1`) : count;
}

/** An id as it was shown: a comma belongs to it. */
const readId = (text: string): Reading<string> => read(text.trim());

/** Reads the parameters of an export as a plan. Pure; throws a Refusal (422) that names the parameter at fault. */
export function readExport(
  query: Query,
  policy: SearchPolicy,
  { formats, columns: known }: ExportNames,
  { limits, now }: { readonly limits: SearchLimits; readonly now: Date },
): ExportPlan {
  const asked = new SentParameters(query, now);
  const columns = readColumns(asked, known);
  const after = asked.read('after', readId);
  const most = asked.read('rows', readRows);
  const version = asked.read('data_version', readVersion);
  return {
    ...readFilters(query, policy, limits, now),
    version,
    format: asked.word('format', formats) ?? 'csv',
    columns,
    after,
    most,
    escapesFormulas: asked.flag('escape_formulas'),
  };
}
