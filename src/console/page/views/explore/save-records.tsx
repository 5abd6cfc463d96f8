import type { FieldDescription } from '../../../metadata.ts';
import type { Cell } from '../../parts/csv.ts';
import { SaveTable } from '../../parts/save.tsx';
import { nameOf, pageOf, sellerOf, titleOf, valuesAt } from './record.ts';
import type { Row } from './requests.ts';

/** The value of a column; several stand with pipes between them, as deliveries have them. */
function cellOf(row: Row, { at }: FieldDescription): Cell {
  const values = at ? valuesAt(row, at) : [];
  const [first] = values;
  if (values.length === 1 && typeof first === 'number') return first;
  return values.length > 0 ? [...new Set(values)].map(String).join('|') : undefined;
}

interface Shown {
  readonly name: string;
  readonly rows: readonly Row[];
  readonly fields: readonly FieldDescription[];
}

/** Saves a page of records as CSV, with the columns that are shown. */
export function SaveRecords({ name, rows, fields }: Shown) {
  return (
    <SaveTable
      name={name}
      head={['id', 'vin', 'listing', 'seller', 'page', ...fields.map((field) => field.name)]}
      rows={() =>
        rows.map((row) => [
          nameOf(row),
          row.vin === undefined ? undefined : String(row.vin),
          titleOf(row),
          sellerOf(row),
          pageOf(row),
          ...fields.map((field) => cellOf(row, field)),
        ])
      }
    />
  );
}
