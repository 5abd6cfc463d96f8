import { useMemo, useRef, useState } from 'preact/hooks';
import { useWidth } from '../../parts/use-width.ts';
import { count, short } from '../../words.ts';
import type { Bars } from './answer.ts';
import { barWords, between, type Drawn, drawnOf, edgesOf, isIn, outerWords, scalesOf } from './bars.ts';
import type { Span } from './ranges.ts';

const HEIGHT = 140;
const MARGIN = { top: 18, right: 8, bottom: 22, left: 40 };
/** pixels that a hand moves when it clicks */
const STILL = 3;

type Scales = ReturnType<typeof scalesOf>;

interface Chosen {
  readonly bars: Bars;
  readonly span: Span;
  /** heights grow by powers of ten */
  readonly isLog: boolean;
  /** what it tells, in words */
  readonly label: string;
  /** what is seen where nothing is drawn */
  readonly none: string;
  /** bars that were dragged over, from one to the other; or one that was clicked, twice */
  readonly onDrag: (first: Drawn, last: Drawn) => void;
}

function Axes({ drawn, scales, width }: { drawn: readonly Drawn[]; scales: Scales; width: number }) {
  return (
    <>
      {scales.ticks.map((tick) => (
        <g key={tick} class="tick" transform={`translate(0,${scales.y(tick)})`}>
          <line x1={MARGIN.left} x2={width - MARGIN.right} />
          <text x={MARGIN.left - 8} dy="0.32em" text-anchor="end">
            {short(tick)}
          </text>
        </g>
      ))}
      {edgesOf(drawn, width).map((edge) => (
        <g key={edge} class="edge" transform={`translate(${scales.x(edge)},${HEIGHT - MARGIN.bottom})`}>
          <line y2="6" />
          <text y="9" dy="0.71em" text-anchor="middle">
            {short(edge)}
          </text>
        </g>
      ))}
    </>
  );
}

const isOuter = ({ lower, upper }: Drawn): boolean => lower === undefined || upper === undefined;

const colorOf = (bar: Drawn, span: Span): string =>
  isIn(bar, span) ? (isOuter(bar) ? 'var(--other)' : 'var(--bar)') : 'var(--bar-out)';

function Columns({ drawn, span, scales }: { drawn: readonly Drawn[]; span: Span; scales: Scales }) {
  const { x, y } = scales;
  return (
    <>
      <g class="bars">
        {drawn
          .filter((bar) => bar.count > 0)
          .map((bar) => (
            <rect
              key={bar.name}
              x={x(bar.x1) + 0.5}
              width={Math.max(0.5, x(bar.x2) - x(bar.x1) - 1)}
              y={y(bar.count)}
              height={y(0) - y(bar.count)}
              fill={colorOf(bar, span)}
            />
          ))}
      </g>
      {drawn.filter(isOuter).map((bar) => (
        <text
          key={bar.name}
          class="outer"
          x={x(bar.name === 'before' ? bar.x1 : bar.x2)}
          y={MARGIN.top - 8}
          dy="0.32em"
          text-anchor={bar.name === 'before' ? 'start' : 'end'}
        >
          {outerWords(bar)}
        </text>
      ))}
    </>
  );
}

/** What the pointer does over the bars: it is over one, drags over some, clicks one. */
function usePointer(drawn: readonly Drawn[], { x, valueAt }: Scales, onDrag: Chosen['onDrag']) {
  const [over, setOver] = useState<Drawn>();
  const [dragged, setDragged] = useState<{ readonly from: number; readonly to: number }>();
  const placeOf = ({ currentTarget, clientX }: PointerEvent & { currentTarget: Element }): number =>
    clientX - currentTarget.getBoundingClientRect().left + MARGIN.left;
  const under = (place: number): Drawn | undefined =>
    drawn.find(({ x1, x2 }) => place >= x(x1) && place < x(x2));
  const end = (): void => {
    const { from = 0, to = 0 } = dragged ?? {};
    setDragged(undefined);
    if (!dragged) return;
    const bar = under(to);
    const isStill = Math.abs(to - from) < STILL;
    const some = isStill
      ? bar
        ? [bar]
        : []
      : between(drawn, valueAt(Math.min(from, to)), valueAt(Math.max(from, to)));
    const [first, last] = [some[0], some.at(-1)];
    if (first && last) onDrag(first, last);
  };
  return {
    over,
    dragged,
    handlers: {
      onPointerDown: (event: PointerEvent & { currentTarget: Element }) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        setDragged({ from: placeOf(event), to: placeOf(event) });
      },
      onPointerMove: (event: PointerEvent & { currentTarget: Element }) => {
        const to = placeOf(event);
        setOver(under(to));
        if (dragged) setDragged({ from: dragged.from, to });
      },
      onPointerUp: end,
      onPointerCancel: () => setDragged(undefined),
      onPointerLeave: () => setOver(undefined),
    },
  };
}

/** The bars; dragging over them chooses them, a click chooses one, and the one under the pointer is told. */
export function BarChart({ bars, span, isLog, label, none, onDrag }: Chosen) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const drawn = useMemo(() => drawnOf(bars), [bars]);
  const [right, bottom] = [width - MARGIN.right, HEIGHT - MARGIN.bottom];
  const scales = scalesOf(drawn, isLog, { left: MARGIN.left, right, top: MARGIN.top, bottom });
  const { over, dragged, handlers } = usePointer(drawn, scales, onDrag);
  const within = (place: number): number => Math.min(right, Math.max(MARGIN.left, place));
  const [from, to] = [dragged?.from ?? 0, dragged?.to ?? 0].map(within).sort((a, b) => a - b);
  return (
    <>
      <div class="chart bar-chart" ref={box}>
        {width > 0 ? (
          <svg role="img" aria-label={label} width={width} height={HEIGHT} viewBox={`0 0 ${width} ${HEIGHT}`}>
            <Axes drawn={drawn} scales={scales} width={width} />
            <Columns drawn={drawn} span={span} scales={scales} />
            <rect
              class="overlay"
              x={MARGIN.left}
              y={MARGIN.top}
              width={Math.max(0, right - MARGIN.left)}
              height={bottom - MARGIN.top}
              {...handlers}
            />
            {dragged ? (
              <rect
                class="selection"
                x={from}
                width={Number(to) - Number(from)}
                y={MARGIN.top}
                height={bottom - MARGIN.top}
              />
            ) : null}
          </svg>
        ) : null}
      </div>
      <p class="over">{over ? `${barWords(over)}: ${count(over.count)}` : none}</p>
    </>
  );
}
