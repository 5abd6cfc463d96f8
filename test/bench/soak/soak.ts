import path from 'node:path';
import { setInterval } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { classes, requestsOf } from '../classes.ts';
import { heldMemory } from '../commands.ts';
import { type Installation, install } from '../install.ts';
import { machineText } from '../machine.ts';
import { rank } from '../measure.ts';
import { whole } from '../options.ts';
import { DuckDb } from '../peers/duckdb.ts';
import { type Question, questionsOf } from '../peers/questions.ts';
import { writeRows } from '../peers/rows.ts';
import { countFound } from '../session.ts';
import { Answers, truthsOf } from './answers.ts';
import { askUntil, type Tally } from './callers.ts';
import { deliver } from './deliveries.ts';

const HELP = `npm run bench -- soak [options]

Callers ask searches of every request class without a pause, while deliveries of one dealer arrive, and in the middle one of the
whole market. Every answer is compared: with the others to the same question of its generation (X-Data-Version), and what it
counts with what DuckDB counts in the rows of that generation. Tells the times by class and the memory of the server.

  --minutes N     how long they ask (60)
  --every N       minutes between two deliveries (5)
  --size N        listings (200000)
  --callers N     connections that ask (64)
  --questions N   different questions of each class (40)
  --seed N        another market and other requests (1)
  --engine URL    an engine that runs (default: ELASTICSEARCH_URL, else one that is found or started)

A wrong answer, and memory that grows after the first sixth of the time, end it with exit code 1.`;

/** What the memory may be in the last quarter of the time, in that of the first one after the warm-up. */
const GROWTH = 1.1;
/** A generation is as good as flat that differs by so many MB: the collector of garbage comes when it likes. */
const SLACK_MB = 60;
const LOOK_MS = 2000;
const MINUTE_MS = 60_000;

const say = (text: string): void => void process.stderr.write(`${text}\n`);
const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Memory of the server in MB, every two seconds until the signal. */
async function watchMemory(pid: number, ends: AbortSignal): Promise<number[]> {
  const held: number[] = [];
  for await (const _ of setInterval(LOOK_MS)) {
    if (ends.aborted) return held;
    held.push((await heldMemory(pid)) ?? Number.NaN);
  }
  return held;
}

/** What the rows of the generation that answers say, as long as it does. */
async function checkGeneration(
  { raw }: Installation,
  questions: readonly Question[],
  folder: string,
): Promise<readonly [generation: string, truths: Awaited<ReturnType<typeof truthsOf>>]> {
  await raw.readAliases();
  const generation = raw.generation('us');
  const file = path.join(folder, `${generation}.jsonl`);
  await writeRows(raw, file);
  const rows = await DuckDb.start(':memory:');
  try {
    await rows.load(file);
    return [generation, await truthsOf(rows, questions)];
  } finally {
    await rows.close();
  }
}

const ms = (value = Number.NaN): string => value.toFixed(value < 100 ? 1 : 0);

function rowOf(kind: string, { times, refused }: Tally): string {
  const sorted = times.toSorted((a, b) => a - b);
  const cells = [0.5, 0.95, 0.99].map((share) => ms(rank(sorted, share)));
  return `| ${kind} | ${times.length} | ${refused} | ${cells.join(' | ')} | ${ms(sorted.at(-1))} |`;
}

/** How the memory went: the mean of the first quarter after the warm-up, that of the last, and whether it is flat. */
function memoryText(held: readonly number[]): { readonly text: string; readonly isFlat: boolean } {
  const steady = held.slice(Math.ceil(held.length / 6));
  const quarter = Math.max(1, Math.floor(steady.length / 4));
  const [first, last] = [mean(steady.slice(0, quarter)), mean(steady.slice(-quarter))];
  const isFlat = last <= Math.max(first * GROWTH, first + SLACK_MB);
  const text =
    `Memory of the server after the first sixth: ${first.toFixed(0)} MB in the first quarter, ${last.toFixed(0)} in the last, ` +
    `${Math.max(...steady).toFixed(0)} at most: ${isFlat ? 'flat' : 'it grows'}.`;
  return { text, isFlat };
}

/** `npm run bench -- soak`. Rejects where an answer is wrong, or the memory grows. */
export async function benchSoak(args: string[], undo: (() => Promise<void>)[]): Promise<void> {
  const { values } = parseArgs({
    args,
    options: {
      minutes: { type: 'string', default: '60' },
      every: { type: 'string', default: '5' },
      size: { type: 'string', default: '200000' },
      callers: { type: 'string', default: '64' },
      questions: { type: 'string', default: '40' },
      seed: { type: 'string', default: '1' },
      engine: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) return console.log(HELP);
  const number = (name: 'minutes' | 'every' | 'size' | 'callers' | 'questions' | 'seed'): number =>
    whole(name, values[name]);
  const [size, seed, minutes, every] = [number('size'), number('seed'), number('minutes'), number('every')];
  const engine = values.engine ?? (process.env.ELASTICSEARCH_URL || undefined);
  const installation = await install({ size, seed, engine, keep: false }, undo);
  const { env, folder, pid, machine } = installation;
  const found = await countFound(installation);
  const asked = classes.flatMap((kind) =>
    requestsOf(kind, 900, number('questions'), seed, found).map((path) => ({ kind: kind.name, path })),
  );
  const questions = await questionsOf(
    installation,
    asked.map(({ path }) => path),
  );
  const truths = new Map([await checkGeneration(installation, questions, folder)]);
  say(`${asked.length} questions, ${values.callers} callers, ${minutes} minutes`);

  const answers = new Answers();
  const began = performance.now();
  // a delivery that is under way at the end is asked about, too
  const over = new AbortController();
  const delivering = deliver(
    { size, seed, folder, env },
    {
      everyMs: every * MINUTE_MS,
      fullAt: Math.max(1, Math.floor(minutes / every / 2)),
      ends: AbortSignal.timeout(minutes * MINUTE_MS),
      async switched() {
        truths.set(...(await checkGeneration(installation, questions, folder)));
        say(`${truths.size - 1} delivered, ${answers.noted} answers so far`);
      },
    },
  ).finally(() => over.abort());
  const [tallies, delivered, held] = await Promise.all([
    askUntil(installation, asked, number('callers'), answers, over.signal),
    delivering,
    watchMemory(pid, over.signal),
  ]);
  const seconds = (performance.now() - began) / 1000;
  const compared = answers.generations
    .map((generation) => answers.check(generation, truths.get(generation) ?? new Map()))
    .reduce((sum, one) => sum + one, 0);
  const memory = memoryText(held);
  console.log(
    [
      machineText(machine),
      '',
      `${values.callers} callers, ${(seconds / 60).toFixed(1)} minutes, ${size.toLocaleString('en-US')} listings, ${delivered} deliveries meanwhile;`,
      `${answers.noted.toLocaleString('en-US')} answers of ${answers.generations.length} generations, ${(answers.noted / seconds).toFixed(0)} a second.`,
      `${answers.wrong.length} wrong; ${compared.toLocaleString('en-US')} different ones compared with the rows.`,
      memory.text,
      '',
      '| class | answered | refused | p50 | p95 | p99 | longest |',
      '|---|---|---|---|---|---|---|',
      ...[...tallies].sort().map(([kind, tally]) => rowOf(kind, tally)),
    ].join('\n'),
  );
  if (answers.wrong.length > 0) throw new Error(`wrong answers:\n${answers.wrong.slice(0, 10).join('\n')}`);
  if (!memory.isFlat) throw new Error('the memory of the server grows');
}
