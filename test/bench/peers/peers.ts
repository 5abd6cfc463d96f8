import { chmod, mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { classes, type RequestClass, requestsOf } from '../classes.ts';
import { type Installation, install } from '../install.ts';
import { type Machine, machineText } from '../machine.ts';
import { middleRun, type Run, runOf } from '../measure.ts';
import { whole } from '../options.ts';
import { countFound, keyed } from '../session.ts';
import { answerOf, type Counted, differences, ofEnvelope } from './answers.ts';
import { DuckDb } from './duckdb.ts';
import type { Peer } from './peer.ts';
import { PostgreSql } from './postgresql.ts';
import { type Question, questionsOf } from './questions.ts';
import { writeRows } from './rows.ts';

const HELP = `npm run bench -- peers [options]

Asks the searches of every request class of Forecourt over HTTP, and of PostgreSQL and DuckDB in SQL, each with the same
listings, and compares what they count. PostgreSQL has to be installed; one of the bench's own is started and stopped.

  --size N        listings (1000000)
  --requests N    requests a run (20)
  --runs N        alternating runs, of which the median is shown (3)
  --only CLASS    one request class
  --seed N        another market and other requests (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)
  --reuse         take the market of this size and seed that npm run bench -- --keep left, without loading it

The table goes to stdout, progress to stderr. An answer that differs ends it with exit code 1.`;

const say = (text: string): void => void process.stderr.write(`${text}\n`);

interface Figures {
  readonly name: string;
  readonly ours: Run;
  readonly peers: readonly Run[];
}

/** Files of the peers, where another user may read them. */
async function peersFolder(undo: (() => Promise<void>)[]): Promise<string> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'forecourt-peers-'));
  undo.push(() => rm(folder, { recursive: true, force: true }));
  await chmod(folder, 0o755);
  return folder;
}

/** Both databases with the rows of the installation. */
async function startPeers(installation: Installation, undo: (() => Promise<void>)[]): Promise<Peer[]> {
  const folder = await peersFolder(undo);
  const [lines, csv] = [path.join(folder, 'rows.jsonl'), path.join(folder, 'rows.csv')];
  say('reading the rows');
  await writeRows(installation.raw, lines);
  const duckDb = await DuckDb.start(path.join(folder, 'rows.duckdb'));
  undo.push(() => duckDb.close());
  say('loading DuckDB');
  await duckDb.load(lines);
  await rm(lines);
  await duckDb.export(csv);
  const postgreSql = await PostgreSql.start();
  undo.push(() => postgreSql.close());
  say('loading PostgreSQL');
  await postgreSql.load(csv);
  await rm(csv);
  return [postgreSql, duckDb];
}

interface Answered {
  readonly run: Run;
  readonly counted: readonly Counted[];
}

/** Asks one after the other; reading and comparing the answers is not timed. */
async function askAll<Reply>(
  questions: readonly Question[],
  ask: (question: Question) => Promise<Reply>,
  read: (reply: Reply) => Counted,
): Promise<Answered> {
  const times: number[] = [];
  const counted: Counted[] = [];
  for (const question of questions) {
    const start = performance.now();
    const reply = await ask(question);
    times.push(performance.now() - start);
    counted.push(read(reply));
  }
  return { run: runOf(times), counted };
}

const askUs = (installation: Installation, questions: readonly Question[]): Promise<Answered> =>
  askAll(
    questions,
    ({ path }) => installation.wire.sure(keyed(installation, path)),
    (text) => ofEnvelope(JSON.parse(text)),
  );

const askPeer = (peer: Peer, questions: readonly Question[]): Promise<Answered> =>
  askAll(
    questions,
    ({ plan }) => answerOf(peer, plan),
    (counted) => counted,
  );

/** Throws where a peer counts something else than we do. */
function compare(questions: readonly Question[], ours: Answered, peer: Peer, theirs: Answered): void {
  for (const [at, { path }] of questions.entries()) {
    const [one = {}, other = {}] = [ours.counted[at], theirs.counted[at]];
    const [name] = differences(one, other);
    if (name !== undefined)
      throw new Error(
        `${path}: ${name} is ${JSON.stringify(one[name])?.slice(0, 300)} here and ` +
          `${JSON.stringify(other[name])?.slice(0, 300)} in ${peer.name}`,
      );
  }
}

interface Measuring {
  readonly installation: Installation;
  readonly peers: readonly Peer[];
  readonly found: number;
  readonly requests: number;
  readonly runs: number;
  readonly seed: number;
}

/** Asks everybody in turns; the first run is not counted, as nothing is compiled or read yet. */
async function measure(kind: RequestClass, { installation, peers, ...asked }: Measuring): Promise<Figures> {
  const ours: Run[] = [];
  const theirs: Run[][] = peers.map(() => []);
  for (let run = 0; run <= asked.runs; run += 1) {
    const paths = requestsOf(kind, 100 + run, asked.requests, asked.seed, asked.found);
    const questions = await questionsOf(installation, paths);
    if (!kind.warm) await installation.raw.forget();
    const answered = await askUs(installation, questions);
    if (run > 0) ours.push(answered.run);
    for (const [at, peer] of peers.entries()) {
      const other = await askPeer(peer, questions);
      compare(questions, answered, peer, other);
      if (run > 0) theirs[at]?.push(other.run);
    }
  }
  say(`measured ${kind.name}`);
  return { name: kind.name, ours: middleRun(ours), peers: theirs.map(middleRun) };
}

const ms = (value: number): string => value.toFixed(value < 100 ? 1 : 0);
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

function table(names: readonly string[], figures: readonly Figures[]): string {
  const header = [
    'class',
    'Forecourt p50',
    'p95',
    ...names.flatMap((name) => [`${name} p50`, 'p95', 'times p50']),
  ];
  const rows = figures.map(({ name, ours, peers }) => [
    name,
    ms(ours.p50),
    ms(ours.p95),
    ...peers.flatMap(({ p50, p95 }) => [ms(p50), ms(p95), (p50 / ours.p50).toFixed(1)]),
  ]);
  return [line(header), `|${header.map(() => '---|').join('')}`, ...rows.map(line)].join('\n');
}

const reportOf = (
  machine: Machine,
  names: readonly string[],
  found: number,
  figures: readonly Figures[],
): string =>
  [
    machineText(machine),
    '',
    `The ${found.toLocaleString('en-US')} listings that the default search finds, the same in all; milliseconds of one caller.`,
    'Every answer counted the same: the total, each facet, each interval, and count, least, largest and sum of each statistic.',
    '',
    table(names, figures),
  ].join('\n');

/** `npm run bench -- peers`. */
export async function benchPeers(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      size: { type: 'string', default: '1000000' },
      requests: { type: 'string', default: '20' },
      runs: { type: 'string', default: '3' },
      only: { type: 'string' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      reuse: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const [size, requests, runs, seed] = (['size', 'requests', 'runs', 'seed'] as const).map((name) =>
    whole(name, values[name]),
  ) as [number, number, number, number];
  const engine = values.engine ?? (process.env.ELASTICSEARCH_URL || undefined);
  const kinds = classes.filter(({ name }) => values.only === undefined || name === values.only);
  if (kinds.length === 0)
    throw new Error(`--only ${values.only}: there is ${classes.map(({ name }) => name).join(', ')}`);
  const installation = await install({ size, seed, engine, keep: false, reuse: values.reuse }, undo);
  const peers = await startPeers(installation, undo);
  const found = await countFound(installation);
  const figures: Figures[] = [];
  for (const kind of kinds)
    figures.push(await measure(kind, { installation, peers, found, requests, runs, seed }));
  const names = await Promise.all(peers.map(async (peer) => `${peer.name} ${await peer.version()}`));
  console.log(reportOf(installation.machine, names, found, figures));
}
