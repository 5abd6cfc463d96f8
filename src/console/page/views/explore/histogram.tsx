import { useRef } from 'preact/hooks';
import type { FieldDescription } from '../../../metadata.ts';
import { SaveChart } from '../../parts/save.tsx';
import { Unit } from '../../parts/unit.tsx';
import { asking, type Selection } from '../../selection.ts';
import { count, title } from '../../words.ts';
import type { Bars } from './answer.ts';
import { BarChart } from './bar-chart.tsx';
import { BarSettings, isLog } from './bar-settings.tsx';
import { BarTable } from './bar-table.tsx';
import { barWords, type Drawn, drawnOf } from './bars.ts';
import { SpanFields } from './control.tsx';
import { type Failure, FailureMessage } from './failure.tsx';
import { below, spanOf, spanText } from './ranges.ts';
import { showSelection } from './show-selection.ts';

interface Props {
  readonly field: FieldDescription;
  readonly selection: Selection;
  readonly bars: Bars | undefined;
  /** why it was not counted */
  readonly failure?: Failure | undefined;
}

/** The ends as numbers to type: what dragging does, for the keyboard. */
function Ends({ field, selection }: Pick<Props, 'field' | 'selection'>) {
  const { range } = field;
  if (!range) return <small>The API has no filter for this field.</small>;
  const set = (text: string | undefined): void => showSelection(asking(selection, { [range.name]: text }));
  return (
    <div class="ends">
      <SpanFields
        name={`Bars of ${title(field.name)}`}
        text={selection.params.get(range.name)}
        onText={set}
      />
      {selection.params.has(range.name) ? (
        <button
          type="button"
          class="plain"
          aria-label={`Any ${title(field.name)}`}
          onClick={() => set(undefined)}
        >
          Any
        </button>
      ) : null}
    </div>
  );
}

const NONE: Bars = { counts: [], before: 0, after: 0, start: 0, end: 1 };

/** What is dragged over holds what its bars count: a range parameter holds its ends, a bar not its upper one. */
const spanOfBars = ({ type }: FieldDescription, first: Drawn, last: Drawn): string | undefined =>
  spanText({
    ...(first.lower === undefined ? {} : { min: first.lower }),
    ...(last.upper === undefined ? {} : { max: below(last.upper, type) }),
  });

/** What the chart tells, in words. */
function wordsOf(name: string, bars: readonly Drawn[], isKnown: boolean): string {
  const most = bars.reduce<Drawn | undefined>(
    (top, bar) => (bar.count > (top?.count ?? 0) ? bar : top),
    undefined,
  );
  return most
    ? `Histogram of ${name}: most, ${count(most.count)}, ${barWords(most)}`
    : `Histogram of ${name}: ${isKnown ? 'empty' : 'not known'}`;
}

/** How many listings have which values of a quantity: to look at, and to choose a span. */
export function Histogram({ field, selection, bars, failure }: Props) {
  const frame = useRef<HTMLElement>(null);
  const { range } = field;
  const text = range ? selection.params.get(range.name) : undefined;
  const known = bars ?? NONE;
  const drawn = drawnOf(known);
  const name = title(field.name);
  return (
    <section class="histogram" ref={frame} aria-label={`${name}, histogram`}>
      <div class="line">
        <h3 title={field.about}>
          {name}
          <Unit of={field} />
        </h3>
        <SaveChart name={name} drawing={() => frame.current?.querySelector<SVGSVGElement>('.chart svg')} />
      </div>
      <FailureMessage failure={failure} />
      <BarChart
        bars={known}
        span={spanOf(text ?? '') ?? {}}
        isLog={isLog(selection, field)}
        label={wordsOf(name, drawn, bars !== undefined)}
        none={bars && drawn.every((bar) => bar.count === 0) ? 'Nothing that is found has a value.' : ''}
        onDrag={(first, last) => {
          if (range) showSelection(asking(selection, { [range.name]: spanOfBars(field, first, last) }));
        }}
      />
      <Ends field={field} selection={selection} />
      {bars ? (
        <div class="bar-parts">
          <BarTable field={field} selection={selection} bars={bars} />
          <BarSettings field={field} selection={selection} bars={bars} />
        </div>
      ) : null}
    </section>
  );
}
