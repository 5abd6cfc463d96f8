import { ByteWriter, ParquetWriter } from 'hyparquet-writer';
import { type Cell, type ColumnForm, cellOf } from '../columns.ts';
import type { RowWriter, WriterOptions } from './row-writer.ts';

/** Rows of a row group: so many are in memory before they are written. */
const ROW_GROUP = 2000;

const UTF8 = { type: 'BYTE_ARRAY', converted_type: 'UTF8' } as const;
const TYPES = {
  text: UTF8,
  json: UTF8,
  integer: { type: 'INT64' },
  number: { type: 'DOUBLE' },
  flag: { type: 'BOOLEAN' },
} as const satisfies Readonly<Record<ColumnForm, object>>;

const typed = (cell: Cell, form: ColumnForm): Cell | bigint =>
  form === 'integer' && typeof cell === 'number' ? BigInt(cell) : cell;

/** Parquet, a row group every some thousand rows: texts, 64-bit integers, doubles and booleans, each of which may be null. */
export function parquet({ columns }: WriterOptions): RowWriter {
  const bytes = new ByteWriter();
  const file = new ParquetWriter({
    writer: bytes,
    createdBy: 'forecourt',
    schema: [
      { name: 'listings', num_children: columns.length },
      ...columns.map(({ name, form }) => ({ name, repetition_type: 'OPTIONAL', ...TYPES[form] }) as const),
    ],
  });
  let waiting: object[] = [];
  /** what was written since the last time; the writer goes on counting where it is in the file */
  const taken = (): Uint8Array => {
    const part = bytes.getBytes().slice();
    bytes.index = 0;
    return part;
  };
  const writeGroup = (): void => {
    const columnData = columns.map((column) => ({
      name: column.name,
      data: waiting.map((listing) => typed(cellOf(listing, column), column.form)),
    }));
    file.write({ columnData, rowGroupSize: ROW_GROUP });
    waiting = [];
  };
  return {
    write(listings) {
      for (const listing of listings) {
        waiting.push(listing);
        if (waiting.length === ROW_GROUP) writeGroup();
      }
      return taken();
    },
    end() {
      if (waiting.length > 0) writeGroup();
      file.finish();
      return taken();
    },
  };
}
