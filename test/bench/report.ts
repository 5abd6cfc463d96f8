import { classes } from './classes.ts';
import type { StageFigures } from './load.ts';
import { type Machine, machineText } from './machine.ts';
import type { ClassFigures } from './session.ts';

/** Everything that a bench measured; what `--json` prints. */
export interface BenchReport {
  readonly machine: Machine;
  readonly size: number;
  readonly found: number;
  readonly requests: number;
  readonly runs: number;
  /** milliseconds */
  readonly firstAnswer: number;
  readonly ingest: readonly StageFigures[];
  readonly classes: readonly ClassFigures[];
}

/** CPU of our own that a request of ten rows may take, milliseconds. */
const CPU_AIM = 1;
/** p95 of the default search and its counts, milliseconds, at any size */
const WARM_AIM = 15;

const count = new Intl.NumberFormat('en-US').format;
const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);

function verdict({ name, concurrency, figures: { http, limit, cpu } }: ClassFigures): string {
  const { warm = false, expected } = classes.find((kind) => kind.name === name) ?? {};
  const missed = [
    ...(http.p95 > limit ? [`p95 over ${ms(limit)}`] : []),
    ...(concurrency === 1 && warm && http.p95 >= WARM_AIM ? [`p95 not under ${WARM_AIM}`] : []),
    ...(concurrency === 1 && expected !== undefined && http.p95 >= expected
      ? [`p95 not under ${expected}`]
      : []),
    ...(concurrency === 1 && name === 'default-page' && cpu * 1000 >= CPU_AIM
      ? [`CPU not under ${CPU_AIM}`]
      : []),
  ];
  return missed.length ? missed.join(', ') : 'met';
}

const HEADERS = [
  'class',
  'callers',
  'HTTP p50',
  'HTTP p95',
  'raw p50',
  'raw p95',
  'p95 ratio',
  'own CPU',
  'aim',
];

const cells = (measured: ClassFigures): string[] => {
  const { name, concurrency, figures } = measured;
  const { http, raw, ratio, cpu } = figures;
  const times = [http.p50, http.p95, raw.p50, raw.p95].map(ms);
  return [name, String(concurrency), ...times, ratio.toFixed(2), (cpu * 1000).toFixed(2), verdict(measured)];
};

/** Rows in columns: the first and last to the left, figures to the right. */
function aligned(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
  const last = widths.length - 1;
  return rows
    .map((row) =>
      row
        .map((cell, at) =>
          at === 0 || at === last ? cell.padEnd(widths[at] ?? 0) : cell.padStart(widths[at] ?? 0),
        )
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

const markdown = (rows: readonly (readonly string[])[]): string => {
  const [header = [], ...body] = rows;
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [line(header), `|${header.map(() => '---|').join('')}`, ...body.map(line)].join('\n');
};

const stageRows = (stages: readonly StageFigures[]): string[][] => [
  ['stage', 'seconds', 'rows/s'],
  ...stages.map(({ stage, seconds, rowsPerSecond }) => [
    stage,
    seconds.toFixed(1),
    // a commit or a switch takes no time that grows with the rows
    seconds < 0.5 ? '-' : count(rowsPerSecond),
  ]),
];

const classRows = (measured: readonly ClassFigures[]): string[][] => [HEADERS, ...measured.map(cells)];

const heading = ({ size, found, requests, runs, firstAnswer }: BenchReport): string =>
  `${count(size)} listings, ${count(found)} found by the default search; ${requests} requests a run, ` +
  `median of ${runs} alternating runs.\n` +
  'Milliseconds. HTTP: the whole request; raw: its engine request sent straight to the engine; ' +
  'own CPU: of the server process, a request.\n' +
  'Aims: p95 at most raw p95 × 1.10 + 3; alone also the times of rule E1.12, the default search under ' +
  `${WARM_AIM} and ${CPU_AIM} of CPU for ten rows.\n` +
  `First answer after the load, with facets, ranges and statistics: ${ms(firstAnswer)}.`;

/** The figures for a person at a terminal. */
export function reportText(report: BenchReport): string {
  const { machine, ingest, classes: measured } = report;
  return [
    machineText(machine),
    heading(report),
    aligned(classRows(measured)),
    aligned(stageRows(ingest)),
  ].join('\n\n');
}

/** The same for the README. */
export function reportMarkdown(report: BenchReport): string {
  const { machine, ingest, classes: measured } = report;
  return [
    machineText(machine),
    heading(report),
    markdown(classRows(measured)),
    markdown(stageRows(ingest)),
  ].join('\n\n');
}
