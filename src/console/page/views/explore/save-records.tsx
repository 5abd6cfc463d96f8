import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { askFile } from '../../api.ts';
import { hindranceOf, knowledge } from '../../knowledge.ts';
import type { Cell } from '../../parts/csv.ts';
import { fileOf, SaveAll } from '../../parts/save.tsx';
import { type Request, requestOf } from '../../request.ts';
import type { Row } from './answer.ts';
import { everyRecord } from './every-record.ts';
import { filtersOf } from './filters.ts';
import { nameOf, pageOf, sellerOf, titleOf, valuesAt } from './record.ts';

/** The value of a column; several stand with pipes between them, as deliveries have them. */
function cellOf(row: Row, { at }: FieldDescription): Cell {
  const values = at ? valuesAt(row, at) : [];
  const [first] = values;
  if (values.length === 1 && typeof first === 'number') return first;
  return values.length > 0 ? [...new Set(values)].map(String).join('|') : undefined;
}

interface Shown {
  readonly name: string;
  readonly search: SearchDescription;
  /** what finds the records */
  readonly params: ReadonlyMap<string, string>;
  readonly fields: readonly FieldDescription[];
}

/** Columns of an export that tell of which record a row is. */
const IDENTITY = ['id', 'vin', 'heading', 'vdp_url'];

/** The export of the search, with the columns that are shown, where there is one and the key may use it. */
function exportOf(
  search: SearchDescription,
  params: ReadonlyMap<string, string>,
  fields: readonly FieldDescription[],
): Request | undefined {
  const path = `${search.path}/export`;
  const operation = knowledge.value?.operations.find((one) => one.path === path);
  if (!operation || hindranceOf(path)) return undefined;
  const known = operation.parameters.find(({ name }) => name === 'columns')?.values ?? [];
  const columns = [...IDENTITY, ...fields.map(({ name }) => name)].filter((name) => known.includes(name));
  const filters = filtersOf({ path, params, shown: new Map() }, search);
  return requestOf(path, [
    ...filters,
    ['columns', [...new Set(columns)].join(',')],
    ['escape_formulas', 'true'],
    ['format', 'csv'],
  ]);
}

/**
 * Saves all records that are found as CSV, with the columns that are shown: the export of the search, else page after page
 * of one version of the data.
 */
export function SaveRecords({ name, search, params, fields }: Shown) {
  const cells = (row: Row): Cell[] => [
    nameOf(row),
    row.vin === undefined ? undefined : String(row.vin),
    titleOf(row),
    sellerOf(row),
    pageOf(row),
    ...fields.map((field) => cellOf(row, field)),
  ];
  return (
    <SaveAll
      name={name}
      content={async (progress, signal) => {
        const whole = exportOf(search, params, fields);
        if (whole) return askFile(whole, progress, signal);
        const rows = await everyRecord(search, params, progress, signal);
        return fileOf(
          ['id', 'vin', 'listing', 'seller', 'page', ...fields.map((field) => field.name)],
          rows.map(cells),
        );
      }}
    />
  );
}
