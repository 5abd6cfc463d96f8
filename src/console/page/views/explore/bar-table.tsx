import type { FieldDescription } from '../../../metadata.ts';
import { SaveTable } from '../../parts/save.tsx';
import type { Selection } from '../../selection.ts';
import { count, title } from '../../words.ts';
import type { Bars } from './answer.ts';
import { barWords } from './bars.ts';
import { checking } from './check.ts';
import { canCheckBars } from './check-counts.ts';
import { showSelection } from './show-selection.ts';

interface Props {
  readonly field: FieldDescription;
  readonly selection: Selection;
  readonly bars: Bars;
}

interface Row {
  readonly name: string;
  /** open where there is none */
  readonly lower?: number;
  readonly upper?: number;
  readonly number: number;
}

/** The bars as a table, each with its listings; what lies outside stands first and last. */
export function BarTable({ field, selection, bars }: Props) {
  const rows = [
    { name: 'before', upper: bars.start, number: bars.before },
    ...bars.counts.map(({ lower_bound: lower, upper_bound: upper, count: number }) => ({
      name: `${lower}:${upper}`,
      lower,
      upper,
      number,
    })),
    { name: 'after', lower: bars.end, number: bars.after },
  ].map((row: Row) => ({ ...row, label: barWords(row) }));
  return (
    <details class="bar-table">
      <summary>Show bars as a table</summary>
      <SaveTable
        name={`${title(field.name)}, bars`}
        head={['bar', 'from', 'below', 'listings']}
        rows={() => rows.map(({ label, lower, upper, number }) => [label, lower, upper, number])}
      />
      <table>
        <thead>
          <tr>
            <th scope="col">{title(field.name)}</th>
            <th scope="col">Listings</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, label, number }) => (
            <tr key={name}>
              <th scope="row">{label}</th>
              <td>
                <button
                  type="button"
                  class="count"
                  aria-label={`${count(number)}: show the listings with ${title(field.name)} ${label}`}
                  disabled={!canCheckBars(field)}
                  onClick={() =>
                    showSelection(checking(selection, { kind: 'bar', field: field.name, value: name }))
                  }
                >
                  {count(number)}
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
