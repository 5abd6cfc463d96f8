import { copyFile, mkdir, readdir } from 'node:fs/promises';
import path from 'node:path';
import { classes, requestsOf } from './classes.ts';
import { type Installation, install } from './install.ts';

/** How many searches a server answers while heavy summaries run beside them, as a share of what it answers alone. */

const CALLERS = 8;
/** who ask for summaries; the server decides how many of them run at once */
const ANALYSTS = 2;
const KIND = 'five-filters';
/** alternating runs, of which the median share is given */
const RUNS = 5;
const RUN_MS = 6000;

export interface Beside {
  /** searches a second */
  readonly alone: number;
  readonly beside: number;
  /** the median of the runs' shares */
  readonly share: number;
  /** summaries that were answered meanwhile */
  readonly summaries: number;
}

/** Puts the months of another folder where the server looks for them. */
async function lendMonths(from: string, dataDir: string): Promise<void> {
  const to = path.join(dataDir, 'sold');
  await mkdir(to, { recursive: true });
  for (const file of await readdir(from)) {
    if (file.endsWith('.parquet')) await copyFile(path.join(from, file), path.join(to, file));
  }
  await copyFile(path.join(from, 'manifest.json'), path.join(to, 'manifest.json'));
}

const keyed = ({ address, key }: Installation, target: string) => ({
  url: `${address}${target}${target.includes('?') ? '&' : '?'}api_key=${key}`,
  method: 'GET' as const,
});

/** Asks in a loop until `done`; gives the answers counted. */
async function ask(installation: Installation, next: () => string, done: () => boolean): Promise<number> {
  let answers = 0;
  while (!done()) {
    await installation.wire.sure(keyed(installation, next()));
    answers += 1;
  }
  return answers;
}

const together = async (callers: number, one: () => Promise<number>): Promise<number> =>
  (await Promise.all(Array.from({ length: callers }, one))).reduce((sum, answers) => sum + answers, 0);

/** Searches a second of all callers for the time of a run. */
async function searches(installation: Installation, paths: Iterator<string>): Promise<number> {
  const began = performance.now();
  const isOver = (): boolean => performance.now() - began > RUN_MS;
  const answers = await together(CALLERS, () =>
    ask(installation, () => paths.next().value as string, isOver),
  );
  return answers / ((performance.now() - began) / 1000);
}

/** Paths without end: each round other values. */
function* endless(seed: number, found: number): Generator<string, never> {
  const kind = classes.find(({ name }) => name === KIND);
  if (!kind) throw new Error(`no class ${KIND}`);
  for (let run = 1; ; run += 1) yield* requestsOf(kind, run, 500, seed, found);
}

/**
 * Measures the searches of eight callers alone, and beside the summaries of two analysts: twelve months by state,
 * counted from the vehicles, each another question.
 */
export async function measureBeside(
  { folder, months, size, seed }: { folder: string; months: readonly string[]; size: number; seed: number },
  undo: (() => Promise<void>)[],
): Promise<Beside> {
  const engine = process.env.ELASTICSEARCH_URL || undefined;
  const installation = await install({ size, seed, engine, keep: false }, undo);
  await lendMonths(folder, installation.dataDir);
  const window = `date_from=${months.at(-1)}-01&date_to=${months[0]}-31`;
  let question = 0;
  const summary = (): string =>
    `/v2/sold-vehicles/summary?inventory_type=used&${window}&miles_range=0-${400_000 + question++}`;
  const paths = endless(seed, size);
  await searches(installation, paths); // a server that has just started is slow until its code is compiled
  const runs: { alone: number; beside: number }[] = [];
  let summaries = 0;
  for (let run = 0; run < RUNS; run += 1) {
    const alone = await searches(installation, paths);
    let done = false;
    const [beside, answered] = await Promise.all([
      searches(installation, paths).finally(() => {
        done = true;
      }),
      together(ANALYSTS, () => ask(installation, summary, () => done)),
    ]);
    summaries += answered;
    runs.push({ alone, beside });
    process.stderr.write(`measured searches alone and beside summaries, run ${run + 1}\n`);
  }
  const middle = runs.toSorted((a, b) => a.beside / a.alone - b.beside / b.alone)[Math.floor(RUNS / 2)];
  if (!middle) throw new Error('no run was measured');
  return { ...middle, share: middle.beside / middle.alone, summaries };
}
