import type { ComponentChildren } from 'preact';
import { figure } from '../words.ts';
import type { Cell } from './csv.ts';
import { fileOf, SaveAll } from './save.tsx';
import { Scroller } from './scroller.tsx';

/** A column of a table. */
export interface Column<Row> {
  /** stands in the address and in the head of a saved file */
  readonly name: string;
  readonly title: string;
  readonly about?: string;
  readonly value: (row: Row) => Cell;
  /** how it is shown; default: figures with their thousands */
  readonly show?: (row: Row) => ComponentChildren;
  /** text stands left */
  readonly text?: boolean;
}

interface Props<Row> {
  readonly name: string;
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  /** column that it is ordered by; a minus before it: descending */
  readonly order?: string | undefined;
  readonly onOrder?: ((order: string | undefined) => void) | undefined;
  /** so many rows are written; a saved file has all */
  readonly most?: number;
  /** all rows for a file, where there are more than `rows` */
  readonly whole?: (signal: AbortSignal) => Promise<readonly Row[]>;
}

const shown = (cell: Cell): string =>
  cell === undefined || cell === null ? '–' : typeof cell === 'number' ? figure(cell) : String(cell);

/** What is not known stands last in both directions. */
function compared(one: Cell, other: Cell, sign: number): number {
  const [known, otherKnown] = [one, other].map((cell) => cell !== undefined && cell !== null);
  if (!known || !otherKnown) return Number(!known) - Number(!otherKnown);
  if (typeof one === 'number' && typeof other === 'number') return sign * (one - other);
  return sign * String(one).localeCompare(String(other), 'en', { numeric: true });
}

function ordered<Row>({ rows, columns, order }: Props<Row>): readonly Row[] {
  const column = columns.find(({ name }) => name === order?.replace(/^-/, ''));
  if (!column || !order) return rows;
  const sign = order.startsWith('-') ? -1 : 1;
  return rows.toSorted((one, other) => compared(column.value(one), column.value(other), sign));
}

/** Descending first for figures, ascending for text; then the other way; then as it came. */
function next<Row>({ name, text }: Column<Row>, order: string | undefined): string | undefined {
  const [first, second] = text ? [name, `-${name}`] : [`-${name}`, name];
  return order === first ? second : order === second ? undefined : first;
}

function Head<Row>({
  column,
  order,
  onOrder,
}: { column: Column<Row> } & Pick<Props<Row>, 'order' | 'onOrder'>) {
  const { name, title, about, text } = column;
  const by = order === name ? 'ascending' : order === `-${name}` ? 'descending' : 'none';
  return (
    <th scope="col" class={text ? '' : 'number'} aria-sort={by} title={about}>
      {onOrder ? (
        <button type="button" class="head" onClick={() => onOrder(next(column, order))}>
          {title}
          {{ ascending: ' ↑', descending: ' ↓', none: '' }[by]}
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** A table: ordered by its heads, the order in the address; saved as it stands. The first column names the row. */
export function DataTable<Row>(table: Props<Row>) {
  const { name, columns, keyOf, order, onOrder, most, whole } = table;
  const rows = ordered(table);
  const cellsOf = (row: Row): Cell[] => columns.map(({ value }) => value(row));
  return (
    <div class="data-table">
      <div class="line">
        <h3>{name}</h3>
        <SaveAll
          name={name}
          note={whole ? 'The file has every row.' : undefined}
          content={async (_, signal) => {
            const all = whole ? ordered({ ...table, rows: await whole(signal) }) : rows;
            return fileOf(
              columns.map((column) => column.name),
              all.map(cellsOf),
            );
          }}
        />
      </div>
      <Scroller label={name}>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <Head key={column.name} column={column} order={order} onOrder={onOrder} />
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, most).map((row) => (
              <tr key={keyOf(row)}>
                {columns.map(({ name: column, value, show, text }, at) => {
                  const content = show ? show(row) : shown(value(row));
                  return at === 0 ? (
                    <th key={column} scope="row">
                      {content}
                    </th>
                  ) : (
                    <td key={column} class={text ? 'text' : ''}>
                      {content}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroller>
    </div>
  );
}
