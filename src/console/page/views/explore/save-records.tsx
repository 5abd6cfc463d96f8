import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { askFile } from '../../api.ts';
import { hindranceOf, knowledge } from '../../knowledge.ts';
import { isMixed } from '../../money.ts';
import type { Cell } from '../../parts/csv.ts';
import { fileOf, SaveAll } from '../../parts/save.tsx';
import { type Request, requestOf } from '../../request.ts';
import { instantText } from '../../words.ts';
import { countryOf } from '../dealer/country.ts';
import type { Row } from './answer.ts';
import { everyRecord } from './every-record.ts';
import { filtersOf } from './filters.ts';
import { nameOf, pageOf, sellerOf, titleOf, valuesAt } from './record-values.ts';

/** The value of a column; several stand with pipes between them, as deliveries have them. */
function cellOf(row: Row, { at, type }: FieldDescription): Cell {
  const told = at ? valuesAt(row, at) : [];
  const values = type === 'instant' ? told.map(instantText) : told;
  const [first] = values;
  if (values.length === 1 && typeof first === 'number') return first;
  return values.length > 0 ? [...new Set(values)].map(String).join('|') : undefined;
}

interface Props {
  readonly name: string;
  readonly search: SearchDescription;
  /** what finds the records */
  readonly params: ReadonlyMap<string, string>;
  readonly fields: readonly FieldDescription[];
}

/** Columns of an export that tell of which record a row is, and who offers it. */
const IDENTITY = ['id', 'vin', 'heading', 'seller_name', 'city', 'state', 'vdp_url'];
/** The column that tells what amounts are of, where a search finds those of several countries. */
const COUNTRY = 'country';

const isOfMany = ({ fields }: SearchDescription): boolean => fields.some(({ unit }) => isMixed(unit));

/** Whether all rows can be had in one file. */
const hasExport = ({ path }: SearchDescription): boolean =>
  knowledge.value?.operations.some((one) => one.path === `${path}/export`) === true &&
  !hindranceOf(`${path}/export`);

const ORDER =
  'The file has everything that is found, in an order of its own, whatever the order of the table.';

/** The export of the search, with the columns that are shown, where there is one and the key may use it. */
function exportOf(
  search: SearchDescription,
  params: ReadonlyMap<string, string>,
  fields: readonly FieldDescription[],
): Request | undefined {
  const path = `${search.path}/export`;
  if (!hasExport(search)) return undefined;
  const operation = knowledge.value?.operations.find((one) => one.path === path);
  const known = operation?.parameters.find(({ name }) => name === 'columns')?.values ?? [];
  const own = isOfMany(search) ? [...IDENTITY, COUNTRY] : IDENTITY;
  const columns = [...own, ...fields.map(({ name }) => name)].filter((name) => known.includes(name));
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
export function SaveRecords({ name, search, params, fields }: Props) {
  const withCountry = isOfMany(search);
  const cells = (row: Row): Cell[] => [
    nameOf(row),
    row.vin === undefined ? undefined : String(row.vin),
    titleOf(row),
    sellerOf(row),
    ...(withCountry ? [countryOf(search, row)?.toUpperCase()] : []),
    pageOf(row),
    ...fields.map((field) => cellOf(row, field)),
  ];
  return (
    <SaveAll
      name={name}
      note={hasExport(search) ? ORDER : undefined}
      content={async (progress, signal) => {
        const whole = exportOf(search, params, fields);
        if (whole) return askFile(whole, progress, signal);
        const rows = await everyRecord(search, params, progress, signal);
        return fileOf(
          [
            ...['id', 'vin', 'listing', 'seller', ...(withCountry ? [COUNTRY] : []), 'page'],
            ...fields.map((field) => field.name),
          ],
          rows.map(cells),
        );
      }}
    />
  );
}
