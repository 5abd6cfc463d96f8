import type { FieldDescription } from '../../../metadata.ts';
import { named } from '../../money.ts';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import type { ViewState } from '../../selection.ts';
import { figure, title } from '../../words.ts';
import type { SearchAnswer } from '../explore/answer.ts';
import { figureOf } from '../explore/check-figures.ts';
import { type Units, VALUES } from './sides.ts';

/** What both sides have of something; undefined: it is not known. */
interface Pair {
  readonly name: string;
  readonly a: number | undefined;
  readonly b: number | undefined;
  /** they are of different money: no percentage tells how one stands against the other */
  readonly apart?: boolean;
}

const FIGURES = ['count', 'mean', 'median', '5', '25', '75', '95', 'min', 'max'] as const;

const percent = (value: number | undefined): string => (value === undefined ? '–' : `${figure(value)} %`);

/** b against a, in percent of a; undefined: they are of different money */
const difference = ({ a, b, apart }: Pair): number | undefined =>
  apart || a === undefined || b === undefined || a === 0 ? undefined : (100 * (b - a)) / Math.abs(a);

const columnsOf = (about: string): Column<Pair>[] => [
  { name: 'name', title: about, text: true, value: ({ name }) => name },
  { name: 'a', title: 'A', value: ({ a }) => a },
  { name: 'b', title: 'B', value: ({ b }) => b },
  {
    name: 'difference_percent',
    title: 'B compared with A',
    value: difference,
    show: (pair) => {
      const value = difference(pair);
      return value === undefined ? '–' : `${value > 0 ? '+' : ''}${percent(value)}`;
    },
  },
];

interface Props {
  readonly state: ViewState;
  readonly a: SearchAnswer;
  readonly b: SearchAnswer;
}

/** Figures of the quantities, side by side. */
export function FigurePairs({
  state,
  a,
  b,
  fields,
  unitsOf,
}: Props & { fields: readonly FieldDescription[]; unitsOf: (field: FieldDescription) => Units }) {
  const rows = fields.flatMap((field) =>
    FIGURES.map((column) => {
      const words = `${title(field.name)}, ${/^\d+$/.test(column) ? `p${column}` : column}`;
      const units = unitsOf(field);
      return {
        name: column === 'count' ? words : named(words, units.both),
        a: figureOf(a.stats?.[field.name], column),
        b: figureOf(b.stats?.[field.name], column),
        apart: column !== 'count' && units.apart,
      };
    }),
  );
  return (
    <DataTable
      name="Figures"
      rows={rows}
      columns={columnsOf('Figure')}
      keyOf={({ name }) => name}
      order={state.setting('figures')}
      onOrder={(figures) => state.show({ figures })}
    />
  );
}

function countsIn({ facets }: SearchAnswer, field: string): Map<string, number> {
  const terms = facets?.[field] ?? [];
  return new Map(terms.flatMap((term) => ('item' in term ? [[term.item, term.count] as const] : [])));
}

/** Share of a side's listings. */
const share = (value: number | undefined, { num_found: all }: SearchAnswer): number | undefined =>
  value === undefined || all === 0 ? undefined : (100 * value) / all;

/** How many listings of each value both sides have. A value that is not among a side's most frequent ones is not known. */
export function CountPairs({ state, a, b, field }: Props & { field: FieldDescription }) {
  const [ofA, ofB] = [countsIn(a, field.name), countsIn(b, field.name)];
  const names = [...new Set([...ofA.keys(), ...ofB.keys()])];
  // of a side with fewer values than were asked for all are told
  const numberOf = (of: Map<string, number>, name: string) =>
    of.get(name) ?? (of.size < VALUES ? 0 : undefined);
  const rows = names.map((name) => ({ name, a: numberOf(ofA, name), b: numberOf(ofB, name) }));
  const shares: Column<Pair>[] = [
    {
      name: 'a_percent',
      title: 'of A',
      value: (pair) => share(pair.a, a),
      show: (pair) => percent(share(pair.a, a)),
    },
    {
      name: 'b_percent',
      title: 'of B',
      value: (pair) => share(pair.b, b),
      show: (pair) => percent(share(pair.b, b)),
    },
  ];
  const [name, first, second] = columnsOf(title(field.name)) as [Column<Pair>, Column<Pair>, Column<Pair>];
  return (
    <DataTable
      name={`Counts by ${title(field.name)}`}
      rows={rows}
      columns={[name, first, second, ...shares]}
      keyOf={(pair) => pair.name}
      order={state.setting('counts')}
      onOrder={(counts) => state.show({ counts })}
    />
  );
}
