import type { FieldDescription } from '../../../metadata.ts';
import { SaveTable } from '../../parts/save.tsx';
import type { Selection } from '../../selection.ts';
import { count, title } from '../../words.ts';
import type { Bars } from './answer.ts';
import { barWords } from './bars.ts';
import { change } from './change.ts';
import { checking } from './check.ts';
import { canCheckBars } from './check-counts.ts';

interface Shown {
  readonly field: FieldDescription;
  readonly selection: Selection;
  readonly bars: Bars;
}

/** The bars as a table, each with its listings; what lies outside stands first and last. */
export function BarTable({ field, selection, bars }: Shown) {
  const rows = [
    { name: 'before', label: barWords({ upper: bars.start }), number: bars.before },
    ...bars.counts.map(({ lower_bound: lower, upper_bound: upper, count: number }) => ({
      name: `${lower}:${upper}`,
      label: barWords({ lower, upper }),
      number,
    })),
    { name: 'after', label: barWords({ lower: bars.end }), number: bars.after },
  ];
  return (
    <details class="bar-table">
      <summary>Show bars as a table</summary>
      <SaveTable
        name={`${title(field.name)}, bars`}
        head={['bar', 'listings']}
        rows={() => rows.map(({ label, number }) => [label, number])}
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
                  onClick={() => change(checking(selection, { kind: 'bar', field: field.name, value: name }))}
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
