import { useCallback, useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { FieldDescription, SearchDescription } from '../../../metadata.ts';
import { parseAddress } from '../../address.ts';
import { askFile, asRefusal } from '../../api.ts';
import { go } from '../../current-address.ts';
import { isMixed, withUnit } from '../../money.ts';
import { ChartFigure } from '../../parts/chart-figure.tsx';
import { type Column, DataTable } from '../../parts/data-table.tsx';
import { Fault, Waiting } from '../../parts/messages.tsx';
import type { Request } from '../../request.ts';
import { type Selection, showing } from '../../selection.ts';
import { useAnswers } from '../../use-answers.ts';
import { count, figure, title } from '../../words.ts';
import { unitOfRecord } from '../dealer/country.ts';
import type { Row, SearchAnswer } from '../explore/answer.ts';
import { foundIn, pointsIn } from '../explore/circle.ts';
import { RECORDS } from '../explore/gather.ts';
import { replaceSelection } from '../explore/show-selection.ts';
import { vehicleAddress } from '../vehicle/vehicle-address.ts';
import { type Axes, axesIn, type Dot, dotsOf, firstRequests, quantities, wholeRequest } from './dots.ts';
import { drawDots, MOST_DOTS } from './draw.ts';
import { type Outlier, outliersOf } from './outliers.ts';

/** Outliers that are told. */
const MOST = 12;

interface Props {
  readonly search: SearchDescription;
  readonly selection: Selection;
  /** the selection that is drawn */
  readonly asked: Selection;
  readonly found: number;
}

/** A value with its unit: of a record in the money of its country. */
const valueText = (search: SearchDescription, { name, unit }: FieldDescription, value: number, row?: Row) =>
  withUnit(figure(value), row ? unitOfRecord(search, name, row) : unit);

/** Name of a record with its quantities. */
const dotWords = (search: SearchDescription, { x, y }: Axes, dot: Dot): string =>
  `${dot.name}: ${title(y.name)} ${valueText(search, y, dot.y, dot.row)}, ${title(x.name)} ${valueText(search, x, dot.x, dot.row)}`;

/** Which of the quantities is across, and which up. */
function Choices({ search, selection, axes }: Pick<Props, 'search' | 'selection'> & { axes: Axes }) {
  const all = quantities(search);
  return (
    <>
      {(['y', 'x'] as const).map((axis) => (
        <label key={axis}>
          {axis === 'y' ? 'Up' : 'Across'}
          <select
            value={axes[axis].name}
            onChange={({ currentTarget: { value } }) =>
              replaceSelection(showing(selection, { [axis]: value }))
            }
          >
            {all.map(({ name }) => (
              <option key={name} value={name}>
                {title(name)}
              </option>
            ))}
          </select>
        </label>
      ))}
    </>
  );
}

/** The outliers, each of which opens as its vehicle. */
function Apart({
  search,
  outliers,
  axes: { x, y },
}: {
  search: SearchDescription;
  outliers: readonly Outlier[];
  axes: Axes;
}) {
  const columns: Column<Outlier>[] = [
    {
      name: 'record',
      title: 'Record',
      text: true,
      value: ({ dot }) => dot.key,
      show: ({ dot }) => {
        const address = vehicleAddress(search, dot.row);
        return address ? <a href={address}>{dot.name}</a> : dot.name;
      },
    },
    ...[
      { field: y, of: (dot: Dot) => dot.y },
      { field: x, of: (dot: Dot) => dot.x },
    ].map(
      ({ field, of }): Column<Outlier> => ({
        name: field.name,
        title: title(field.name),
        value: ({ dot }) => of(dot),
        show: ({ dot }) => valueText(search, field, of(dot), dot.row),
      }),
    ),
    {
      name: 'median',
      title: 'Median near it',
      about: `The median ${title(y.name)} of the tenth of the dots that are nearest in ${title(x.name)}`,
      value: ({ median }) => median,
      show: ({ median }) => valueText(search, y, median),
    },
    {
      name: 'times',
      title: 'Usual distances',
      about: 'How many times the median distance from that median it is away',
      value: ({ times }) => Number(times.toFixed(1)),
    },
  ];
  return <DataTable name="Outliers" columns={columns} rows={outliers} keyOf={({ dot }) => dot.key} />;
}

/** Rows of an export, a JSON object a line. */
const rowsIn = async (file: Blob): Promise<Row[]> =>
  (await file.text())
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as Row);

interface Whole {
  readonly rows?: readonly Row[];
  readonly words: string;
  readonly isReading?: boolean;
}

/** Every record, where they are wanted: read as an export, once for a selection. */
function useWhole(of: string) {
  const [whole, setWhole] = useState<Whole>({ words: '' });
  const given = useRef(new AbortController());
  // another selection, or none: what is being read is no longer wanted
  useEffect(() => {
    given.current = new AbortController();
    setWhole({ words: '' });
    return () => given.current.abort();
  }, [of]);
  const read = (request: Request): void => {
    const { signal } = given.current;
    const tell = (told: typeof whole): void => {
      if (!signal.aborted) setWhole(told);
    };
    tell({ words: 'Reading…', isReading: true });
    askFile(
      request,
      (rows, all) => tell({ words: `${count(rows)} of ${count(all)}`, isReading: true }),
      signal,
    )
      .then(rowsIn)
      .then(
        (rows) => tell({ rows, words: '' }),
        (error: unknown) => tell({ words: asRefusal(error).message }),
      );
  };
  return { ...whole, read };
}

interface Told {
  readonly dots: number;
  readonly read: number;
  readonly found: number;
  readonly records: string;
}

/** How many of what is found are drawn, and why not all. */
function drawnWords({ dots, read, found, records }: Told): string {
  const without = read - dots;
  const drawn =
    read < found
      ? `${count(dots)} of ${count(found)} ${records} are drawn: of the first ${count(read)}, which are no random sample`
      : `${count(dots)} of ${count(found)} ${records} are drawn`;
  const missing = without > 0 ? `; ${count(without)} have no value of one of the two` : '';
  const cells = dots > MOST_DOTS ? '. They are counted in cells; outliers are dots' : '';
  return `${drawn}${missing}${cells}.`;
}

/** Two quantities of what is found, a dot a record. */
export function Scatter({ search: wanted, selection, asked, found: counted }: Props) {
  const axesAsked = axesIn(wanted, selection) as Axes;
  const first = useAnswers<SearchAnswer>(firstRequests(wanted, asked, axesAsked, counted));
  // dots keep the money that they were asked for in until the next ones are there
  const answered = useRef(wanted);
  if (!first.waiting && !first.error) answered.current = wanted;
  const search = answered.current;
  const axes = axesIn(search, selection) as Axes;
  const { x, y } = axes;
  // as what is drawn says
  const told = first.answers.map(({ data }) => data);
  const found = counted > 0 && told.length > 0 ? foundIn(first.requests, told) : counted;
  const of = JSON.stringify([search.path, [...asked.params], x.name, y.name]);
  const whole = useWhole(of);
  const rows = useMemo(
    () => whole.rows ?? first.answers.flatMap(({ data }, at) => pointsIn(search, first.requests[at], data)),
    [whole.rows, first.answers],
  );
  const dots = useMemo(() => dotsOf(rows, axes), [rows, x.name, y.name]);
  // amounts of several countries have no common median
  const isOfMany = [x, y].some(({ unit }) => isMixed(unit));
  const outliers = useMemo(() => (isOfMany ? [] : outliersOf(dots, MOST)), [dots, isOfMany]);
  const [over, setOver] = useState<Dot>();
  const open = useCallback(
    ({ row }: Dot): void => {
      const address = vehicleAddress(search, row);
      if (address) go(parseAddress(address));
    },
    [search.path],
  );
  if (first.error) return <Fault fault={first.error} again={first.again} />;
  if (first.answers.length === 0 && found > 0) return <Waiting />;
  const records = RECORDS[search.shows];
  const all = rows.length < found ? wholeRequest(wanted, asked, axesAsked, found) : undefined;
  const words = drawnWords({ dots: dots.length, read: rows.length, found, records });
  const apart = new Set(outliers.map(({ dot }) => dot.key));
  return (
    <div class={first.waiting ? 'old' : ''}>
      <div class="toolbar">
        <Choices search={search} selection={selection} axes={axes} />
      </div>
      {dots.length > 0 ? (
        <ChartFigure
          name={`${title(y.name)} by ${title(x.name)}`}
          label={words}
          of={JSON.stringify([of, rows.length, dots.length, first.waiting])}
          draw={(width) => drawDots({ dots, apart, axes, onHover: setOver, onOpen: open }, width)}
        />
      ) : null}
      <p class="over">{over ? dotWords(search, axes, over) : ''}</p>
      <p role="status">
        {found === 0 ? `No ${records} are found.` : words}{' '}
        {all && !whole.rows && !whole.isReading ? (
          <button type="button" class="plain" onClick={() => whole.read(all)}>
            Draw all {count(found)}
          </button>
        ) : null}{' '}
        {whole.words}
      </p>
      {isOfMany ? (
        <p class="empty">
          Amounts are in the money of several countries: choose one under Country to see what stands apart.
        </p>
      ) : null}
      {outliers.length > 0 ? <Apart search={search} outliers={outliers} axes={axes} /> : null}
    </div>
  );
}
