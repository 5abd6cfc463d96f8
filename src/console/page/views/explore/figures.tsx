import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { SaveTable } from '../../parts/save.tsx';
import { Scroller } from '../../parts/scroller.tsx';
import { Unit } from '../../parts/unit.tsx';
import { type Selection, showing } from '../../selection.ts';
import { count, figure, title } from '../../words.ts';
import type { FieldFigures } from './answer.ts';
import { checking } from './check.ts';
import { canCheckFigures, figureOf } from './check-figures.ts';
import { type Failure, FailureMessage } from './failure.tsx';
import { replaceSelection, showSelection } from './show-selection.ts';
import { hasSparks, Spark, type Sparks, useSparks } from './sparks.tsx';

/** Figures in the order of the table; those of a percentile by its number. */
const COLUMNS = [
  'count',
  'missing',
  'min',
  '5',
  '25',
  'median',
  'mean',
  '75',
  '90',
  '95',
  '99',
  'max',
  'stddev',
  'sum',
] as const;

/** Figures are written with two decimals at most, as they are shown: what follows is of the arithmetic, not of the data. */
const rounded = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : Number(value.toFixed(2));

const headOf = (column: string): string => (/^\d+$/.test(column) ? `p${column}` : column);

/** Setting that shows how medians went. */
const SPARKS = 'sparks';

interface Props {
  readonly search: SearchDescription;
  readonly fields: readonly FieldDescription[];
  readonly stats: Readonly<Record<string, FieldFigures>>;
  readonly selection: Selection;
  /** why a field was not measured */
  readonly failureOf: (field: string) => Failure | undefined;
}

function Cell({
  field,
  column,
  value,
  selection,
}: {
  field: FieldDescription;
  column: string;
  value: number | undefined;
  selection: Selection;
}) {
  if (value === undefined) return <td>–</td>;
  const text = ['count', 'missing'].includes(column) ? count(value) : figure(value);
  if (!canCheckFigures(field)) return <td>{text}</td>;
  return (
    <td>
      <button
        type="button"
        class="count"
        aria-label={`${text}: show the listings behind ${headOf(column)} of ${title(field.name)}`}
        onClick={() =>
          showSelection(checking(selection, { kind: 'figure', field: field.name, value: column }))
        }
      >
        {text}
      </button>
    </td>
  );
}

interface OneRow extends Pick<Props, 'selection'> {
  readonly field: FieldDescription;
  readonly stats: FieldFigures | undefined;
  /** undefined: they are not shown */
  readonly sparks: Sparks | undefined;
}

function Row({ field, stats, selection, sparks }: OneRow) {
  return (
    <tr>
      <th scope="row" title={field.about}>
        {title(field.name)}
        <Unit of={field} />
        {field.within ? <small> first value of each record</small> : null}
      </th>
      {sparks ? (
        <td>
          <Spark field={field.name} points={sparks.points} filters={sparks.filters} />
        </td>
      ) : null}
      {COLUMNS.map((column) => (
        <Cell
          key={column}
          field={field}
          column={column}
          value={figureOf(stats, column)}
          selection={selection}
        />
      ))}
    </tr>
  );
}

/** Statistics of all that is found. Median and percentiles are a t-digest's, all others exact. */
export function FigureTable({ search, fields, stats, selection, failureOf }: Props) {
  const withSparks = hasSparks(search) && selection.shown.has(SPARKS);
  const names = fields.map(({ name }) => name);
  const sparks = useSparks(search, selection, names, withSparks);
  if (fields.length === 0) return null;
  const [failure] = fields.flatMap(({ name }) => (stats[name] ? [] : (failureOf(name) ?? [])));
  return (
    <section class="figures" aria-label="Statistics">
      <div class="line">
        <h3>Statistics</h3>
        {hasSparks(search) ? (
          <label>
            <input
              type="checkbox"
              checked={withSparks}
              onChange={() =>
                replaceSelection(showing(selection, { [SPARKS]: withSparks ? undefined : 'shown' }))
              }
            />
            Medians day by day
          </label>
        ) : null}
        <SaveTable
          name="Statistics"
          head={['field', 'unit', ...COLUMNS.map(headOf)]}
          rows={() =>
            fields.map(({ name, unit }) => [
              name,
              unit,
              ...COLUMNS.map((column) => rounded(figureOf(stats[name], column))),
            ])
          }
        />
      </div>
      <FailureMessage failure={failure} />
      {withSparks && sparks.failure ? <p role="status">{sparks.failure}</p> : null}
      <Scroller label="Table of statistics">
        <table>
          <thead>
            <tr>
              <th scope="col">Field</th>
              {withSparks ? <th scope="col">day by day</th> : null}
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {headOf(column)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {fields.map((field) => (
              <Row
                key={field.name}
                field={field}
                stats={stats[field.name]}
                selection={selection}
                sparks={withSparks ? sparks : undefined}
              />
            ))}
          </tbody>
        </table>
      </Scroller>
    </section>
  );
}
